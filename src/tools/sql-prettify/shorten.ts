const maxLength = 30;

/** The first line of a text, as long as a message can show it. */
export function shorten(text: string): string {
  const [line = ''] = text.split(/[\r\n]/, 1);
  return line.length > maxLength ? `${line.slice(0, maxLength - 1)}…` : line;
}
