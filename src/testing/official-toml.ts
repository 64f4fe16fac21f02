import { isDeepStrictEqual } from 'node:util';
import { toJsonNumber } from '#lib/data/number-text.ts';
import { describeOutcome, inputOf, type Judge, judgeRefusal } from './official.ts';
import type { Row } from './suites/suite.ts';

/** Penknife decodes a file with a byte-order mark before it is read as TOML, which itself is UTF-8 only, and reports that. */
export const tomlExceptions = { 'invalid/encoding/utf16-bom': 'decoded from UTF-16, with a notice' };

/**
 * Valid TOML gives the expected data, as read by an independent parser of the target format; invalid TOML is rejected.
 */
export const judgeToml =
  (operation: string, read: (text: string) => unknown): Judge =>
  async (row, ask) => {
    const outcome = await ask(operation, inputOf(row), { tomlVersion: versionOf(row) });
    if (row.expectError) return judgeRefusal(outcome);
    if (!('value' in outcome)) return describeOutcome(outcome);
    const { tagged } = row.expect as { readonly tagged: unknown };
    const given = normalize(read(String(outcome.value)));
    const wanted = normalize(untag(tagged));
    return isDeepStrictEqual(given, wanted) ? undefined : `${show(given)} is not ${show(wanted)}`;
  };

const versionOf = ({ options }: Row): string => (options?.['tomlVersion'] === '1.0 only' ? '1.0' : '1.1');

interface Leaf {
  readonly type: string;
  readonly value: string;
}

const isLeaf = (data: object): data is Leaf =>
  'type' in data && 'value' in data && typeof data.type === 'string' && typeof data.value === 'string';

/** The values of the suite, in which each leaf has its type. */
function untag(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(untag);
  if (typeof data !== 'object' || data === null) return data;
  if (!isLeaf(data)) return Object.fromEntries(Object.entries(data).map(([key, held]) => [key, untag(held)]));
  const { type, value } = data;
  if (type === 'bool') return value === 'true';
  return type === 'integer' || type === 'float' ? Number(toJsonNumber(value)) : value;
}

/** Normalizes dates that mean the same, and numbers that JSON does not have. */
function normalize(data: unknown): unknown {
  if (typeof data === 'bigint') return Number(data);
  if (typeof data === 'number') return Number.isFinite(data) ? data + 0 : String(data);
  if (typeof data === 'string')
    return data
      .replace(/^(\d{4}-\d\d-\d\d)[Tt ](?=\d\d:)/, '$1T')
      .replace(/(?<=^|T)(\d\d:\d\d)(?=$|[Zz+-])/, '$1:00')
      .replace(/(?<=:\d\d)\.(\d*?)0*(?=$|[Zz+-])/, (_, digits: string) => (digits === '' ? '' : `.${digits}`))
      .replace(/(?<=:\d\d(?:\.\d+)?)(?:z|[+-]00:00)$/, 'Z');
  if (Array.isArray(data)) return data.map(normalize);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, held]) => [key, normalize(held)]));
}

const show = (data: unknown): string => JSON.stringify(data).slice(0, 200);
