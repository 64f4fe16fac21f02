/** Numbers of the lines, from 1, in which some offsets of a text stand; one pass over the text for all of them. */
export function lineNumbers(text: string, offsets: readonly number[]): ReadonlyMap<number, number> {
  const numbers = new Map<number, number>();
  if (offsets.length === 0) return numbers;
  const breaks = /\r\n|[\n\r]/g;
  let line = 1;
  let next = breaks.exec(text);
  for (const offset of offsets.toSorted((a, b) => a - b)) {
    for (; next && breaks.lastIndex <= offset; next = breaks.exec(text)) line++;
    numbers.set(offset, line);
  }
  return numbers;
}
