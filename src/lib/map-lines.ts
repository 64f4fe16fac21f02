import { ToolError } from '#core/tool.ts';

/**
 * Applies a function to each line of a text; the line ends (LF, CR, CRLF) stay as they are.
 * @throws the ToolError of the first line that fails, its place moved to where it is in the whole text
 */
export function mapLines(text: string, change: (line: string) => string): string {
  let offset = 0;
  return text
    .split(/(\r\n|\r|\n)/)
    .map((part, index) => {
      const start = offset;
      offset += part.length;
      if (index % 2 === 1) return part;
      try {
        return change(part);
      } catch (error) {
        if (!(error instanceof ToolError) || error.at?.field !== undefined) throw error;
        const { offset: within, ...rest } = error.at ?? { offset: 0, length: part.length };
        throw new ToolError(error.code, error.params, { ...rest, offset: start + within });
      }
    })
    .join('');
}
