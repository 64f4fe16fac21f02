import type { Representation } from '#core/kind.ts';
import { kindInfo } from '#core/kinds/kinds.ts';
import type { Output } from '#core/tool.ts';

const isRepresentedAs: Readonly<Record<Representation, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  bytes: (value) => value instanceof Uint8Array,
  file: (value) => value instanceof Blob,
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  rows: (value) => Array.isArray(value) && value.every(isFlat),
  value: (value) => value !== undefined,
};

const isFlat = (row: unknown): boolean =>
  row !== null &&
  typeof row === 'object' &&
  Object.values(row).every((cell) => cell === null || ['string', 'number', 'boolean'].includes(typeof cell));

/** How a result differs from what its operation declares; undefined where it does not. */
export function findMisfit(value: unknown, output: Output): string | undefined {
  if (typeof output === 'string') return isRepresentedAs[kindInfo(output).repr](value) ? undefined : `not ${output}`;
  if (value === null || typeof value !== 'object') return 'not a record';
  const named = value as Readonly<Record<string, unknown>>;
  const undeclared = Object.keys(named).find((name) => !Object.hasOwn(output, name));
  if (undeclared !== undefined) return `undeclared ${undeclared}`;
  return Object.entries(output)
    .filter(([name, kind]) => named[name] !== null && !isRepresentedAs[kindInfo(kind).repr](named[name]))
    .map(([name, kind]) => `${name} is not ${kind}`)[0];
}
