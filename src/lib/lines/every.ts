/** Whether every line of a text fits, without the white space around it; blank lines do not count, but one must fit. */
export function everyLine(text: string, fits: (line: string) => boolean): boolean {
  const lines = text.split(/[\r\n]+/).flatMap((line) => line.trim() || []);
  return lines.length > 0 && lines.every(fits);
}
