const sizeOf = (part: unknown): number => {
  if (part instanceof Blob) return part.size;
  return typeof part === 'string' || part instanceof Uint8Array ? Buffer.byteLength(part) : 0;
};

/** The bytes of a result or of the parts of a record, as far as they are texts, bytes or files. */
export const sizeOfResult = (value: unknown): number =>
  typeof value === 'object' && value !== null && !(value instanceof Blob) && !(value instanceof Uint8Array)
    ? Object.values(value).reduce((sum: number, part: unknown) => sum + sizeOf(part), 0)
    : sizeOf(value);
