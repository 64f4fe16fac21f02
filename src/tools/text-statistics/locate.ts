/** The place of an offset in UTF-16 units: its line, ended by LF, CRLF or CR, and its column in code points, both from 1. */
export function locate(text: string, offset: number) {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: lines.length, column: [...(lines.at(-1) ?? '')].length + 1, offset };
}
