/** The parts of the OpenAPI document that its paths share. */

/** A JSON Schema. */
export type Schema = Readonly<Record<string, unknown>>;

/** The answer of every path where something is wrong. */
export const problemResponse = { $ref: '#/components/responses/Problem' };

/** An answer as JSON, around the schema of its value. */
export const envelopeOf = (value: Schema): Schema => ({
  type: 'object',
  required: ['value', 'notices', 'milliseconds'],
  properties: {
    value,
    notices: { type: 'array', items: { $ref: '#/components/schemas/Message' } },
    milliseconds: { type: 'number' },
  },
});

const place = {
  type: 'object',
  properties: {
    line: { type: 'integer' },
    column: { type: 'integer' },
    character: { type: 'integer' },
    option: { type: 'string' },
  },
};

const step = { type: 'integer', description: 'The step of a recipe, from 0.' };

const message = {
  type: 'object',
  required: ['code', 'message'],
  properties: { code: { type: 'string' }, message: { type: 'string' }, at: place, step },
};

const problem = {
  type: 'object',
  required: ['title', 'status', 'detail', 'code'],
  properties: {
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { type: 'string' },
    at: place,
    step,
    excerpt: { type: 'string' },
    issues: {
      type: 'array',
      items: { type: 'object', properties: { option: { type: 'string' }, message: { type: 'string' } } },
    },
    offers: { type: 'array', items: { type: 'object' } },
    notices: { type: 'array', items: { $ref: '#/components/schemas/Message' } },
  },
};

/** What the descriptions of calls refer to. */
export const components = {
  parameters: {
    tz: {
      name: 'tz',
      in: 'query',
      description: 'The time zone of results.',
      schema: { type: 'string', default: 'UTC' },
    },
    language: {
      name: 'Accept-Language',
      in: 'header',
      description: 'The language of messages and of composed text: en or fr.',
      schema: { type: 'string' },
    },
  },
  responses: {
    Problem: {
      description: 'What is wrong (RFC 9457).',
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  },
  schemas: { Message: message, Problem: problem },
};
