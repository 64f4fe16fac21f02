/** Pads to whole blocks by PKCS #7 (RFC 5652, section 6.3): at least one byte. */
export function pad(bytes: Uint8Array, blockLength: number): Uint8Array<ArrayBuffer> {
  const count = blockLength - (bytes.length % blockLength);
  const padded = new Uint8Array(bytes.length + count).fill(count);
  padded.set(bytes);
  return padded;
}

/** Removes PKCS #7 padding; undefined if any byte of it is wrong. */
export function unpad(bytes: Uint8Array<ArrayBuffer>, blockLength: number): Uint8Array<ArrayBuffer> | undefined {
  const count = bytes.at(-1) ?? 0;
  const isRight = count >= 1 && count <= blockLength && bytes.subarray(-count).every((byte) => byte === count);
  return isRight ? bytes.subarray(0, -count) : undefined;
}
