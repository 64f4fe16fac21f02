import { bigTextToBlob, isBigText } from '#lib/big-text/big-text.ts';

/** Several labelled values as one JSON text; bytes as base64. */
export async function recordToJson(values: Readonly<Record<string, unknown>>): Promise<string> {
  const entries = Object.entries(values).map(async ([name, value]) => [name, await toPlain(value)] as const);
  return JSON.stringify(Object.fromEntries(await Promise.all(entries)), null, 2);
}

/** A value as JSON has it. */
export async function toPlain(value: unknown): Promise<unknown> {
  if (isBigText(value)) return bigTextToBlob(value, 'text/plain').text();
  if (value instanceof Blob && value.type.startsWith('text/')) return value.text();
  if (!(value instanceof Blob || value instanceof Uint8Array)) return value;
  const { encodeBase64 } = await import('#lib/encoding/base64.ts');
  return encodeBase64(value instanceof Blob ? new Uint8Array(await value.arrayBuffer()) : value);
}
