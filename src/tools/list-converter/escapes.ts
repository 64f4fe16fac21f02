const meanings = new Map([
  ['\\n', '\n'],
  ['\\r', '\r'],
  ['\\t', '\t'],
  ['\\\\', '\\'],
]);

/** Replaces `\n`, `\r`, `\t` and `\\` in a separator by what they mean; another backslash is itself. */
export const readEscapes = (separator: string): string =>
  separator.replace(/\\[nrt\\]/g, (written) => meanings.get(written) ?? written);
