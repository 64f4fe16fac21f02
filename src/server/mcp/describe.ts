/** `describe_tool`: the operations of a tool, for those that call them. */
import { type Fields, toJsonSchema } from '#core/fields.ts';
import { kindInfo } from '#core/kinds/kinds.ts';
import type { Operation } from '#core/tool.ts';
import { toJson } from '#host/json.ts';
import type { LoadedTool } from '#host/load-tool.ts';
import { loadNamedOperation, loadNamedTool } from './named-call.ts';
import type { Toolbox } from './toolbox.ts';

/** The longest input or output of an example that is shown, in characters. */
const maxExampleLength = 500;

/** A tool with all its operations, or with the one that the id names. */
export async function describeTool(
  id: string,
  tools: Toolbox,
  { hasFiles }: { readonly hasFiles: boolean },
): Promise<object> {
  if (!/[/\s]/.test(id.trim())) {
    const loaded = await loadNamedTool(id.trim(), tools);
    return describe(loaded, Object.keys(loaded.operations), hasFiles);
  }
  const { loaded, name } = await loadNamedOperation(id, tools);
  return describe(loaded, [name], hasFiles);
}

function describe(loaded: LoadedTool, names: readonly string[], hasFiles: boolean): object {
  const { id, messages, operations } = loaded;
  return {
    id,
    title: messages.title,
    description: messages.description,
    ...(messages.warning !== undefined && { warning: messages.warning }),
    operations: names.map((name) => describeOperation(loaded, name, operations[name] as Operation, hasFiles)),
  };
}

function describeOperation(
  { id, messages }: LoadedTool,
  name: string,
  operation: Operation,
  hasFiles: boolean,
): object {
  const { input, output, options = {}, presets, secretInput, secretOutput, headline } = operation;
  return {
    use: `${id}/${name}`,
    title: messages.operations[name] ?? name,
    ...(input !== undefined && {
      input,
      ...(isBytes(input) && { inputIs: `bytes: inputBase64, ${hasFiles ? 'file, ' : ''}or text as UTF-8` }),
    }),
    output,
    ...(typeof headline === 'string' && { mainResult: headline }),
    ...((secretInput ?? secretOutput) && { secret: true }),
    ...(Object.keys(options).length > 0 && { options: optionsSchema(options, messages) }),
    ...(presets && { presets }),
    ...exampleOf(operation),
  };
}

const isBytes = (kind: NonNullable<Operation['input']>) => ['bytes', 'file'].includes(kindInfo(kind).repr);

/** The options as JSON Schema; the description of each is its label and when it has an effect. */
export const optionsSchema = (fields: Fields, { options }: LoadedTool['messages']) =>
  toJsonSchema(fields, (name) => {
    const { when } = fields[name] ?? {};
    const label = options?.[name] ?? name;
    if (!when) return label;
    const values = 'is' in when ? [when.is].flat() : [when.not].flat();
    return `${label} (only if ${when.field} is ${'is' in when ? '' : 'not '}${values.join(' or ')})`;
  });

/** The first short example, as the arguments of a call and its result. */
function exampleOf({ examples = [] }: Operation): object {
  const sizeOf = (value: unknown) => (value === undefined ? 0 : toJson(value).length);
  const short = examples.find((one) => sizeOf(one.input) <= maxExampleLength) ?? examples[0];
  if (!short) return {};
  const { input, options, output } = short;
  return {
    example: {
      ...(sizeOf(input) <= maxExampleLength && { input }),
      ...(options && { options }),
      ...(sizeOf(output) <= maxExampleLength && { output }),
    },
  };
}
