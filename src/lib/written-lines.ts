import type { Params } from '#core/messages.ts';
import { ToolError } from '#core/tool.ts';
import { inPart } from '#lib/in-part.ts';
import { hasSeveralLines } from '#lib/line-breaks.ts';
import { mapLines } from '#lib/map-lines.ts';

/** Gives the message `where`: the number of a line as `{n}`. */
interface Messages {
  message(key: 'where', params: Params): string;
}

/**
 * Changes each line that is not blank, without the white space around it; the other lines and all line ends stay. A
 * ToolError gets its place in the whole text and the parameter `where`: the line it is in, where there are several.
 */
export function changeLines(text: string, change: (line: string) => string, { message }: Messages): string {
  const isList = hasSeveralLines(text);
  let n = 0;
  return mapLines(text, (line) => {
    n++;
    const trimmed = line.trim();
    if (trimmed === '') return line;
    try {
      return inPart(line.indexOf(trimmed), () => change(trimmed));
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      const where = isList ? `${message('where', { n })} ` : '';
      throw new ToolError(error.code, { ...error.params, where }, error.at);
    }
  });
}

/** Reads each line that is not blank, as `changeLines` does. */
export function readLines<T>(text: string, read: (line: string) => T, messages: Messages): readonly T[] {
  const values: T[] = [];
  changeLines(
    text,
    (line) => {
      values.push(read(line));
      return '';
    },
    messages,
  );
  return values;
}
