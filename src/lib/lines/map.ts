import { relocateToSlice } from '#lib/errors/relocate-to-slice.ts';

/**
 * Applies a function to each line of a text, with the offset at which it begins; the line ends (LF, CR, CRLF) stay as they are.
 * @throws the ToolError of the first line that fails, at its place in the whole text
 */
export function mapLines(text: string, change: (line: string, offset: number) => string): string {
  let offset = 0;
  return text
    .split(/(\r\n|\r|\n)/)
    .map((part, index) => {
      const start = offset;
      offset += part.length;
      return index % 2 === 0 ? relocateToSlice(start, () => change(part, start)) : part;
    })
    .join('');
}
