/** Results on their way from the worker to the page. Apart from the protocol: the page does not need it. */
import { bigTextLength, isBigText } from '#lib/big-text/big-text.ts';
import { toBigText } from '#lib/big-text/make-big-text.ts';

/** Converts long texts of a result to a form that is transferred to the page without copying. */
export function packValue(value: unknown): unknown {
  if (typeof value === 'string') return value.length > bigTextLength ? toBigText(value) : value;
  if (!isPlainRecord(value) || isBigText(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, packValue(part)]));
}

/** The buffers of a result, which are transferred instead of copied. */
export function transferables(value: unknown): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>();
  const visit = (part: unknown): void => {
    if (ArrayBuffer.isView(part)) {
      if (part.buffer instanceof ArrayBuffer) buffers.add(part.buffer);
    } else if (Array.isArray(part)) {
      // Those of a pair, such as both sides of a comparison; lists of records have none.
      for (const inner of part) if (ArrayBuffer.isView(inner)) visit(inner);
    } else if (isPlainRecord(part)) for (const inner of Object.values(part)) visit(inner);
  };
  visit(value);
  return [...buffers];
}

const isPlainRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
