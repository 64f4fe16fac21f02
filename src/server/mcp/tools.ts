/** The tools that the server lists: six that reach all operations, so that a list of hundreds costs no context. */
import type { Tool } from '@modelcontextprotocol/server';
import { divisions, onErrors } from '#core/execution/each.ts';
import { maxSteps } from '#core/execution/recipe-json.ts';

/** A JSON Schema of the arguments of a tool, which are an object. */
type Schema = Tool['inputSchema'];

/** A JSON Schema of arguments. */
export const schema = (properties: Readonly<Record<string, object>>, required: readonly string[] = []) => ({
  type: 'object' as const,
  properties: properties as NonNullable<Schema['properties']>,
  ...(required.length > 0 && { required: [...required] }),
  additionalProperties: false,
});

const text = (description: string) => ({ type: 'string', description });
const count = (description: string) => ({ type: 'integer', minimum: 0, description });

/** The ways to give an input. */
export const given = {
  input: { description: 'Text; or JSON, where the operation takes data' },
  inputBase64: { ...text('Bytes as padded Base64, instead of input'), contentEncoding: 'base64' },
};
export const fromFile = { file: text('Path of a file to read, instead of input') };

/** Where a result begins and ends. */
export const part = {
  offset: count('Skip this many characters or rows of the result'),
  limit: { ...count('Return at most this many characters or rows'), maximum: 1_000_000 },
};

/** Where a result is to go. */
const target = {
  asFile: { type: 'boolean', description: 'Return the result as an embedded file' },
};
const saved = { saveAs: text('Write the result to this new file instead of returning it') };

const isReadOnly = { readOnlyHint: true, openWorldHint: false };

const named = (name: string, description: string, inputSchema: Schema, annotations = isReadOnly): Tool => ({
  name,
  description,
  inputSchema,
  annotations,
});

const lookUp = (references: readonly string[]): Tool =>
  named(
    'look_up',
    'Search a reference table.',
    schema(
      { tool: { enum: [...references] }, query: text('Words, a code or a name; leave empty to list all'), ...part },
      ['tool', 'query'],
    ),
  );

/** What the six tools depend on. */
interface Surroundings {
  /** How many Penknife tools there are. */
  readonly count: number;
  /** The ids that `look_up` takes. */
  readonly references: readonly string[];
  readonly canRead: boolean;
  readonly canSave: boolean;
}

/** The six tools. Their descriptions are for agents. */
export function toolSurface({ count, references, canRead, canSave }: Surroundings): readonly Tool[] {
  const inputs = { ...given, ...(canRead && fromFile) };
  const running = { ...target, ...(canSave && saved) };
  const writing = { ...isReadOnly, readOnlyHint: !canSave };
  return [
    named(
      'find_tools',
      `Search ${count} developer tools: encode, hash, convert, format, validate, generate, compare, calculate. Use one instead of computing it yourself: results are exact, and random values truly random.`,
      schema(
        {
          query: text('A few words: "decode base64", "csv to json"'),
          limit: { type: 'integer', minimum: 1, maximum: 50, default: 5 },
        },
        ['query'],
      ),
    ),
    named(
      'describe_tool',
      'List the operations of a tool, with options as JSON Schema and an example of each. All options have defaults.',
      schema({ id: text('An id that find_tools lists: "tool", or "tool/operation" for one operation') }, ['id']),
    ),
    named(
      'run_tool',
      'Run an operation. Errors say where the input is wrong and what would be right.',
      schema(
        {
          use: text('"tool/operation", as find_tools lists them'),
          ...inputs,
          options: { type: 'object', description: 'As describe_tool lists them' },
          pick: text('The one result to return, if there are several'),
          ...part,
          ...running,
        },
        ['use'],
      ),
      writing,
    ),
    named(
      'run_recipe',
      'Run operations one after another, each on the result of the previous one: intermediate results cost no context.',
      schema(
        {
          steps: {
            type: 'array',
            maxItems: maxSteps,
            items: schema(
              { use: { type: 'string' }, options: { type: 'object' }, pick: text('The result to pass on') },
              ['use'],
            ),
          },
          ...inputs,
          each: {
            enum: [...divisions],
            description: 'Run on each line, item of a JSON array, or cell of a CSV column',
          },
          column: text('CSV column; the first by default'),
          onError: { enum: [...onErrors], description: 'What to do when a value fails' },
          ...part,
          ...running,
        },
        ['steps'],
      ),
      writing,
    ),
    named(
      'detect',
      'Say what a value is (JWT, Base64, UUID, date, file type…), what is encoded inside it, and which operations take it.',
      schema(inputs),
    ),
    ...(references.length === 0 ? [] : [lookUp(references)]),
  ];
}
