const meanings = new Map([
  ['\\n', '\n'],
  ['\\r', '\r'],
  ['\\t', '\t'],
  ['\\\\', '\\'],
]);

/** What `\n`, `\r`, `\t` and `\\` stand for in a separator; another backslash is itself. */
export const readEscapes = (separator: string): string =>
  separator.replace(/\\[nrt\\]/g, (written) => meanings.get(written) ?? written);
