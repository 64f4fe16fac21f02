import { percentName } from './percent.ts';

/** A line as the parser takes it; `places[i]` is where its character i stands in the line as written. */
export interface Spelled {
  readonly text: string;
  readonly places: readonly number[];
}

const signs: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '×': '*',
    '·': '*',
    '÷': '/',
    '−': '-',
    '**': '^',
    π: 'pi',
    '∞': 'Infinity',
    '≤': '<=',
    '≥': '>=',
    '≠': '!=',
  }),
);

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A text in quotes, a comment, a root, a number, a name, and signs; all else one by one. */
const piece =
  /"(?:[^"\\]|\\.)*"?|#.*|√\s*(?:\d[\d._]*|[a-z_]\w*(?!\w|\())?|0[xbo][\da-f_]+|\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+(?!\d)|\d[\d_]*|[a-z_]\w*|\*\*|⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+|./giu;

/** Writes what calculators, people and other languages write (`×`, `√9`, `1_000`, `**`) as the parser reads it. */
export function respell(line: string): Spelled {
  let text = '';
  let places: number[] = [];
  for (const { 0: written, index } of line.matchAll(piece)) {
    const start = written === '%' && isPercentage(line, index) ? operandAt(text) : -1;
    if (start >= 0) {
      const opening = `${percentName}(`;
      text = `${text.slice(0, start)}${opening}${text.slice(start)})`;
      const placesOfOpening = new Array<number>(opening.length).fill(places[start] ?? 0);
      places = [...places.slice(0, start), ...placesOfOpening, ...places.slice(start), index];
      continue;
    }
    const spelled = respellPiece(written);
    for (let i = 0; i < spelled.length; i++) places.push(index + Math.min(i, written.length - 1));
    text += spelled;
  }
  places.push(line.length);
  return { text, places };
}

/** Whether a `%` before a sign makes a percentage; `7 % -3`, spaced like this, is a modulus. */
const isPercentage = (line: string, index: number): boolean =>
  /^%\s*[-+−]/.test(line.slice(index, index + 100)) &&
  !(/\s/.test(line.charAt(index - 1)) && /^%\s+[-+−]\S/.test(line.slice(index, index + 100)));

/** Where the number, name or group at the end of a text begins; -1 if there is none, or it is an exponent. */
function operandAt(text: string): number {
  const end = text.trimEnd();
  let start = end.length;
  if (end.endsWith(')')) {
    let depth = 0;
    do {
      start--;
      depth += Number(end[start] === ')') - Number(end[start] === '(');
    } while (depth > 0 && start > 0);
    if (depth > 0) return -1;
  }
  const isPart = (character: string) => /[\w.]/.test(character);
  while (start > 0 && isPart(end.charAt(start - 1))) start--;
  return start === end.length || end.charAt(start - 1) === '^' ? -1 : start;
}

function respellPiece(written: string): string {
  if (written.startsWith('√')) {
    const operand = written.slice(1).trim().replaceAll('_', '');
    return operand ? `sqrt(${operand})` : 'sqrt';
  }
  if (/^\d/u.test(written)) return written.replaceAll(/[_\s]/gu, '');
  if (/^⁻?[⁰¹²³⁴-⁹]/u.test(written)) {
    const digits = [...written].map((sign) => (sign === '⁻' ? '-' : superscripts.indexOf(sign))).join('');
    return digits.startsWith('-') ? `^(${digits})` : `^${digits}`;
  }
  return signs.get(written) ?? written;
}

/** A line of the text, and where it begins there. */
export interface Line {
  readonly start: number;
  readonly written: string;
  readonly spelled: Spelled;
}

export function readLines(text: string): readonly Line[] {
  let start = 0;
  return text.split('\n').map((written) => {
    const line = { start, written, spelled: respell(written.trimEnd()) };
    start += written.length + 1;
    return line;
  });
}
