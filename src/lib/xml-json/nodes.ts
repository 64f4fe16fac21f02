import type { Entry, Node } from '#lib/data/node.ts';

/** Values of JSON, made of what was read at `start`. */
export const stringNode = (value: string, start: number): Node => ({
  type: 'string',
  value,
  style: 'double',
  literal: undefined,
  start,
  end: start,
  comments: undefined,
});

export const arrayNode = (items: Node[], start: number): Node => ({
  type: 'array',
  items,
  start,
  end: start,
  comments: undefined,
});

export const objectNode = (entries: readonly (readonly [key: string, value: Node])[], start: number): Node => ({
  type: 'object',
  entries: entries.map(([key, value]): Entry => ({ key, literal: undefined, keyStart: start, keyEnd: start, value })),
  start,
  end: start,
  comments: undefined,
});

const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/;

/** A text as the number or truth value that it is written as, if it is; digits stay as they are. */
export function typedNode(text: string, start: number): Node {
  if (text.length <= 1_000 && number.test(text))
    return { type: 'number', raw: text, form: 'float', start, end: start, comments: undefined };
  if (text === 'true' || text === 'false')
    return { type: 'boolean', value: text === 'true', start, end: start, comments: undefined };
  return stringNode(text, start);
}
