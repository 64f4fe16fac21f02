/** The brackets of a pattern, right or wrong. */
export interface Brackets {
  /** How many are open at most at one place. */
  readonly depth: number;
  /** Where the last one is that is never closed, in UTF-16 units. */
  readonly unclosed: number | undefined;
}

/** Reads the brackets of a pattern; those of classes hold others only with the flag `v`. */
export function readBrackets(source: string, flags: string): Brackets {
  const isNested = flags.includes('v');
  const open: number[] = [];
  let depth = 0;
  for (let index = 0; index < source.length; index++) {
    const character = source[index];
    const isInClass = source[open.at(-1) ?? -1] === '[';
    if (character === '\\') index++;
    else if (character === '[' ? !isInClass || isNested : character === '(' && !isInClass) {
      open.push(index);
      depth = Math.max(depth, open.length);
    } else if (character === (isInClass ? ']' : ')')) open.pop();
  }
  return { depth, unclosed: open.at(-1) };
}
