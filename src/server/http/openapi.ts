/** `/api/v1/openapi.json`: all calls as OpenAPI 3.1, from the declarations. */
import { toJsonSchema } from '#core/fields.ts';
import { toKebab } from '#core/kebab.ts';
import { fileKind } from '#core/kinds/file-kinds.ts';
import { type KindId, kindInfo } from '#core/kinds/kinds.ts';
import type { Operation } from '#core/tool.ts';
import { type LoadedTool, loadTool, toolIds } from '#host/load-tool.ts';
import { mayGet, recipePath } from './api.ts';
import { typeOf } from './http-job.ts';
import { components, envelopeOf, problemResponse, type Schema } from './openapi-components.ts';
import { describeRecipe } from './openapi-recipe.ts';

/** Longer inputs make no good example. */
const maxExample = 200;

/** Describes the calls of all tools that are not hidden. */
export async function describeApi(version: string, hiddenTools: ReadonlySet<string>): Promise<object> {
  const ids = toolIds.filter((id) => !hiddenTools.has(id));
  const tools = (await Promise.all(ids.map((id) => loadTool(id)))).filter(
    ({ operations }) => Object.keys(operations).length > 0,
  );
  const paths = tools.flatMap((tool) =>
    Object.entries(tool.operations).map(([name, operation]) => [
      `/api/v1/${tool.id}/${toKebab(name)}`,
      describeOperation(tool, name, operation),
    ]),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'Penknife',
      version,
      description: 'Small tools for developers. No input is stored or logged.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: tools.map(({ id, messages }) => ({ name: id, description: `${messages.title}: ${messages.description}` })),
    paths: { [recipePath]: describeRecipe(tools), ...Object.fromEntries(paths) },
    components,
  };
}

function describeOperation(tool: LoadedTool, name: string, operation: Operation): object {
  const { id, messages } = tool;
  const { options = {}, input } = operation;
  const schema = toJsonSchema(options, (field) => messages.options?.[field]);
  const isSecret = (option: string) => {
    const field = options[option];
    return field?.type === 'text' && field.secret === true;
  };
  const inQuery = Object.entries<Schema & { readonly description?: string }>(schema.properties)
    .filter(([option]) => !isSecret(option))
    .map(([option, { description, ...own }]) => ({
      ...toParameter(toKebab(option), own),
      ...(description !== undefined && { description }),
    }));
  const outputs = typeof operation.output === 'string' ? undefined : Object.keys(operation.output);
  const pick = outputs && { type: 'string', enum: outputs, description: 'The only output to return.' };
  const about = {
    tags: [id],
    summary: `${messages.title}: ${messages.operations[name] ?? name}`,
    responses: {
      200: describeAnswer(operation, pick !== undefined),
      default: problemResponse,
    },
  };
  return {
    parameters: [
      ...inQuery,
      ...(pick ? [toParameter('pick', pick)] : []),
      { $ref: '#/components/parameters/tz' },
      { $ref: '#/components/parameters/language' },
    ],
    post: {
      operationId: `${id}_${name}`,
      description:
        'With a JSON body, options are in the body; otherwise, the body is the input and options are parameters.',
      ...about,
      requestBody: {
        required: input !== undefined,
        content: {
          'application/json': { schema: describeCall(operation, schema, pick), ...exampleOf(operation) },
          ...(input && { 'application/octet-stream': {}, 'text/plain': { schema: { type: 'string' } } }),
        },
      },
    },
    ...(mayGet(operation) && {
      get: {
        operationId: `${id}_${name}_get`,
        ...about,
        ...(input && { parameters: [{ ...toParameter('input', { type: 'string' }), required: true }] }),
      },
    }),
  };
}

/** A parameter in the query; of several values, separated by commas. */
const toParameter = (name: string, schema: Schema) => ({
  name,
  in: 'query',
  schema,
  ...(schema['type'] === 'array' && { style: 'form', explode: false }),
});

/** The call as JSON. */
function describeCall({ input }: Operation, options: object, pick: Schema | undefined): Schema {
  return {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...(input && { input: schemaOf(input), inputBase64: { type: 'string', contentEncoding: 'base64' } }),
      options,
      ...(pick && { pick }),
      timeZone: { type: 'string', default: 'UTC' },
    },
    ...(input && { oneOf: [{ required: ['input'] }, { required: ['inputBase64'] }] }),
  };
}

/** A call as JSON, where there is a short one. */
export function exampleOf({ examples: [example] = [], input }: Operation): { readonly example?: object } {
  if (!example || String(example.input ?? '').length > maxExample) return {};
  const { options } = example;
  return { example: { ...(input && { input: example.input }), ...(options && { options }) } };
}

function describeAnswer(operation: Operation, canPick: boolean): object {
  const { output } = operation;
  const whole = typeof output === 'string' ? valueSchemaOf(output) : recordSchemaOf(output);
  const picked = typeof output === 'string' ? [] : Object.values(output).map(valueSchemaOf);
  const distinct = [...new Map(picked.map((schema) => [JSON.stringify(schema), schema])).values()];
  const value = canPick ? { anyOf: [whole, ...distinct, { type: 'null' }] } : whole;
  const type = typeOf(operation, undefined);
  return {
    description: 'The value, or JSON with notices and time, by `Accept`.',
    content: {
      'application/json': { schema: envelopeOf(value) },
      ...(type !== 'application/json' && { [type]: {} }),
      'text/plain': {},
    },
  };
}

/** Labelled results; absent ones are left out. */
const recordSchemaOf = (output: Readonly<Record<string, KindId>>): Schema => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(output).map(([name, kind]) => [name, valueSchemaOf(kind)])),
  additionalProperties: false,
});

/** What a kind is as JSON in an answer: numbers that JSON has not are texts. */
function valueSchemaOf(kind: KindId): Schema {
  const { repr } = kindInfo(kind);
  if (repr === 'number') return { type: ['number', 'string'] };
  const isBase64 = ['bytes', 'file'].includes(repr) && !fileKind(kind).mime.startsWith('text/');
  return isBase64 ? { type: 'string', contentEncoding: 'base64' } : schemaOf(kind);
}

/** What a kind is as JSON. */
function schemaOf(kind: KindId): Schema {
  switch (kindInfo(kind).repr) {
    case 'number':
      return { type: ['number', 'string'] };
    case 'boolean':
      return { type: 'boolean' };
    case 'rows':
      return { type: 'array', items: { type: 'object' } };
    case 'value':
      return {};
    default:
      return { type: 'string' };
  }
}
