import { ToolError } from '#core/tool.ts';

/** A part of a pattern. */
export type PatternPart =
  | { readonly type: 'literal'; readonly text: string }
  | {
      readonly type: 'field';
      readonly letter: string;
      readonly count: number;
      /** A digit follows directly: as many digits are read as there are letters. */
      readonly isTight: boolean;
    }
  | { readonly type: 'optional'; readonly parts: Pattern };
export type Pattern = readonly PatternPart[];

/** Supported letters of Unicode LDML (UTS 35, part 4). */
const letters = 'GyuYQMLwdDEeaHhKkmsSXxZzOV';
/**
 * Additional letters for the standards: a fraction with its dot, annotations in brackets, a comment in parentheses, and
 * obsolete years: `o` as RFC 5322 has them, in two digits or more, `oo` in two, of the century in which the weekday
 * fits.
 */
const ownLetters = 'fbco';
const digitLetters = 'yuYQMLwdDeHhKkmsS';

/**
 * Reads a pattern such as `yyyy-MM-dd'T'HH:mm:ss.SSSxxx`. In patterns of standards, which are built in, `[…]` is
 * optional and there are the letters f, b, c and o.
 * @throws ToolError `pattern-letter` {letter} or `pattern-quote` at their place
 */
export function compilePattern(text: string, isStandard = false): Pattern {
  const token = /'((?:[^']|'')*)'|([A-Za-z])\2*|([^A-Za-z'])|'/gy;
  const known = isStandard ? letters + ownLetters : letters;
  const stack: PatternPart[][] = [[]];
  const add = (part: PatternPart) => stack.at(-1)?.push(part);
  for (const match of text.matchAll(token)) {
    const [whole, quoted, letter, other] = match;
    if (letter !== undefined) {
      if (!known.includes(letter))
        throw new ToolError('pattern-letter', { letter }, { offset: match.index, length: whole.length });
      const next = text.charAt(match.index + whole.length);
      const isDigits = digitLetters.includes(next) && next !== '';
      add({ type: 'field', letter, count: whole.length, isTight: isDigits });
    } else if (isStandard && other === '[') stack.push([]);
    else if (isStandard && other === ']') add({ type: 'optional', parts: stack.pop() ?? [] });
    else if (whole === "''") add({ type: 'literal', text: "'" });
    else if (quoted !== undefined) add({ type: 'literal', text: quoted.replaceAll("''", "'") });
    else if (other !== undefined) add({ type: 'literal', text: other });
    else throw new ToolError('pattern-quote', {}, match.index);
  }
  return stack[0] ?? [];
}
