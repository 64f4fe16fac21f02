const rowLength = 16;

/**
 * Bytes as a table of 16 a row, as `hexdump -C` prints it: offset, hexadecimal in two groups of eight, and the ASCII
 * characters, a full stop for unprintable ones.
 */
export function formatHexDump(bytes: Uint8Array): string {
  const rows: string[] = [];
  for (let start = 0; start < bytes.length; start += rowLength) {
    const row = Array.from(bytes.subarray(start, start + rowLength));
    const pairs = row.map((byte) => byte.toString(16).padStart(2, '0'));
    const groups = `${pairs.slice(0, 8).join(' ')}  ${pairs.slice(8).join(' ')}`.padEnd(rowLength * 3);
    const characters = row.map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.')).join('');
    rows.push(`${start.toString(16).padStart(8, '0')}  ${groups}  |${characters}|`);
  }
  return rows.join('\n');
}
