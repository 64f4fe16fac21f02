import { type Context, ToolError } from '#core/tool.ts';
import type { Document, Node } from '#lib/data/node.ts';

/**
 * One of several documents, counted from 1, where the target has room for one only; nothing if there are none.
 * Notice: `one-document` (`n`, `m`).
 * @throws ToolError `no-such-document` (`n`, `m`)
 */
export function pickDocument({ values }: Document, number: number, host: Pick<Context, 'notice'>): Node | undefined {
  if (values.length === 0) return undefined;
  const value = values[number - 1];
  if (!value) throw new ToolError('no-such-document', { n: values.length, m: number });
  if (values.length > 1) host.notice('one-document', { n: values.length, m: number });
  return value;
}
