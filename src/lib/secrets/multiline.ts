import type { Span } from './findings.ts';

/** What shows that the lines that follow are the value, in YAML (section 8.1). */
export const indicator = String.raw`(?:[&!]\S{0,99}[ \t]{1,9}){0,2}[|>][+\-\d]{0,2}[ \t]{0,9}(?:#[^\r\n]*)?`;

/** The lines from an offset up to one that is not indented more than a column, without the white space around them. */
export function indentedLines(
  text: string,
  at: number,
  column: number,
): { readonly lines: readonly Span[]; end: number } {
  const line = /(?<indent>[ \t]*)(?<content>[^\r\n]*)(?:\r?\n|\r|$)/y;
  const lines: Span[] = [];
  let end = at;
  for (line.lastIndex = at; end < text.length; end = line.lastIndex) {
    const { indent = '', content = '' } = line.exec(text)?.groups ?? {};
    if (content !== '' && indent.length <= column) break;
    const start = end + indent.length;
    if (content !== '') lines.push({ start, end: start + content.trimEnd().length });
  }
  return { lines, end };
}
