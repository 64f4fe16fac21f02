import { fileKind } from '#core/kinds/file-kinds.ts';
import type { KindId } from '#core/kinds/kinds.ts';
import type { Output } from '#core/tool.ts';
import { encodeBase64 } from '#lib/encoding/base64.ts';

/**
 * A result as data that JSON can represent: bytes and files become Base64, or a text where their kind is one. Of
 * several results, absent ones are left out.
 */
export async function toData(value: unknown, output: Output): Promise<unknown> {
  if (typeof output === 'string') return partToData(value, output);
  const named = value as Readonly<Record<string, unknown>>;
  const parts = Object.entries(output)
    .filter(([name]) => named[name] !== null)
    .map(async ([name, kind]) => [name, await partToData(named[name], kind)] as const);
  return Object.fromEntries(await Promise.all(parts));
}

async function partToData(value: unknown, kind: KindId): Promise<unknown> {
  const bytes = value instanceof Blob ? new Uint8Array(await value.arrayBuffer()) : value;
  if (!(bytes instanceof Uint8Array)) return value;
  const isText = fileKind(kind).mime.startsWith('text/');
  return isText ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) : encodeBase64(bytes);
}

/**
 * Data as JSON, on one line or indented. Numbers that JSON does not have (Infinity, NaN, bigint) become texts instead
 * of null.
 */
export const toJson = (data: unknown, indent?: number): string => JSON.stringify(data, replaceValue, indent);

function replaceValue(_key: string, value: unknown): unknown {
  if (value instanceof Blob) throw new Error('a file within data cannot be written as JSON');
  if (value instanceof Uint8Array) return encodeBase64(value);
  return typeof value === 'bigint' || (typeof value === 'number' && !Number.isFinite(value)) ? String(value) : value;
}
