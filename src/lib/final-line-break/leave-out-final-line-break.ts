import type { Context } from '#core/tool.ts';

/**
 * A secret without the line break that an editor or `echo` puts at its end.
 * @param notice called where there is one: `final-line-break`
 */
export function leaveOutFinalLineBreak(text: string, notice: Context['notice']): string {
  const line = text.replace(/\r?\n$/, '');
  if (line.length < text.length) notice('final-line-break', {}, line.length);
  return line;
}
