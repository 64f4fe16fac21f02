import { divisions, onErrors } from '#core/execution/each.ts';
import { maxSteps } from '#core/execution/recipe-json.ts';
import type { LoadedTool } from '#host/load-tool.ts';
import { envelopeOf, problemResponse } from './openapi-components.ts';

const example = {
  steps: [{ use: 'base64-string-converter/decode' }, { use: 'json-prettify/format', options: { indent: '0' } }],
  input: 'eyJhIjoxfQ==',
};

/** Describes the path that runs recipes of the operations of these tools. */
export function describeRecipe(tools: readonly LoadedTool[]): object {
  const uses = tools.flatMap(({ id, operations }) => Object.keys(operations).map((name) => `${id}/${name}`));
  const step = {
    type: 'object',
    required: ['use'],
    additionalProperties: false,
    properties: {
      use: { type: 'string', enum: uses },
      options: { type: 'object' },
      pick: { type: 'string', description: 'The output to pass on.' },
      skip: { type: 'boolean', default: false },
    },
  };
  return {
    parameters: [{ $ref: '#/components/parameters/language' }],
    post: {
      operationId: 'recipe',
      summary: 'Run operations in a row',
      description: 'Each step runs on the result of the previous one.',
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['steps'],
              additionalProperties: false,
              properties: {
                steps: { type: 'array', minItems: 1, maxItems: maxSteps, items: step },
                input: {},
                inputBase64: { type: 'string', contentEncoding: 'base64' },
                each: { enum: divisions, description: 'Run on each line, JSON item or cell of a CSV column.' },
                column: { type: 'string', description: 'The CSV column; the first by default.' },
                onError: { enum: onErrors, default: 'stop', description: 'What to do when a value fails.' },
                timeZone: { type: 'string', default: 'UTC' },
              },
              not: { required: ['input', 'inputBase64'] },
            },
            ...(example.steps.every(({ use }) => uses.includes(use)) && { example }),
          },
        },
      },
      responses: {
        200: {
          description: 'The last result, or JSON with notices and time, by `Accept`.',
          content: { 'application/json': { schema: envelopeOf({}) }, 'text/plain': {}, '*/*': {} },
        },
        default: problemResponse,
      },
    },
  };
}
