import type { Node, StringNode } from '#lib/data/node.ts';

/** A string node that replaces another value, with its comments. */
export const toStringNode = ({ start, end, comments }: Node, value: string): StringNode => ({
  type: 'string',
  value,
  style: 'double',
  literal: undefined,
  start,
  end,
  comments,
});
