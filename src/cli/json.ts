/**
 * A result as JSON, on one line or indented. Bytes and files become base64; numbers that JSON does not have (Infinity,
 * NaN, big integers) become texts, so that nothing turns into null unseen.
 */
export async function toJson(value: unknown, indent?: number): Promise<string> {
  return JSON.stringify(await withoutFiles(value), replaceValue, indent);
}

/** Files, which are read asynchronously, stand alone or as one of several outputs. */
async function withoutFiles(value: unknown): Promise<unknown> {
  if (value instanceof Blob) return new Uint8Array(await value.arrayBuffer());
  if (value === null || typeof value !== 'object' || !Object.values(value).some((part) => part instanceof Blob))
    return value;
  const parts = Object.entries(value).map(async ([name, part]) => [name, await withoutFiles(part)] as const);
  return Object.fromEntries(await Promise.all(parts));
}

function replaceValue(_key: string, value: unknown): unknown {
  if (typeof value === 'bigint' || (typeof value === 'number' && !Number.isFinite(value))) return String(value);
  return value instanceof Uint8Array
    ? Buffer.from(value.buffer, value.byteOffset, value.length).toString('base64')
    : value;
}
