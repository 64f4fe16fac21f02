/** What each byte adds to a checksum. */
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  return rest;
});

/** The cyclic redundancy check of ZIP and PNG. */
export function crc32(bytes: Uint8Array): number {
  let rest = -1;
  for (const byte of bytes) rest = (rest >>> 8) ^ (table[(rest ^ byte) & 0xff] as number);
  return ~rest >>> 0;
}
