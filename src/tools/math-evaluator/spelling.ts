import { decimalSignOf } from '#lib/rational/read-number.ts';
import { percentName } from './percent.ts';
import { type Names, namesAssignedIn, respellUnits, unitPiece } from './unit-spelling.ts';

/** A line as the parser takes it; `places[i]` is the offset of its character i in the line as written. */
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
    µ: 'u',
    '∞': 'Infinity',
    '≤': '<=',
    '≥': '>=',
    '≠': '!=',
  }),
);

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A text in quotes, a comment, a value with units, a root, a number, a name, and signs; all else one by one. */
const piece = new RegExp(
  /"(?:[^"\\]|\\.)*"?|#.*|/.source +
    unitPiece +
    /|√\s*(?:\d[\d._]*|[a-z_]\w*(?!\w|\())?|0[xbo][\da-f_]+|\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+(?!\d)|(?<![\w.,])\d{1,3}(?:,\d{3})+(?![\d,])|\d[\d_]*|[a-z_]\w*|\*\*|⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+|./u
      .source,
  'giu',
);

/**
 * Writes what calculators, people and other languages write (`×`, `√9`, `1_000`, `**`, `°C`) as the parser reads it.
 * @param own names that the text assigns, which are no units
 * @param locale where a comma is the decimal sign, `1,234` alone is not taken for a thousand
 */
export function respell(line: string, own: Names = new Set(), locale = 'en'): Spelled {
  const text: string[] = [];
  const places: number[] = [];
  /** Whether commas separate values, for each open bracket. */
  const brackets: boolean[] = [];
  for (const { 0: written, index } of line.matchAll(piece)) {
    const start = written === '%' && isPercentage(line, index) ? operandAt(text) : -1;
    if (start >= 0) {
      const place = places[start] ?? 0;
      for (const character of [...percentName, '('].reverse()) {
        text.splice(start, 0, character);
        places.splice(start, 0, place);
      }
      text.push(')');
      places.push(index);
      continue;
    }
    const before = line.slice(Math.max(0, index - 20), index);
    const after = line.slice(index + written.length, index + written.length + 20);
    if (written === '(' || written === '[') brackets.push(written === '[' || /\w\s*$/.test(before));
    if (written === ')' || written === ']') brackets.pop();
    const isGrouped = groups.test(written) && brackets.at(-1) !== true && !mayBeDecimal(written, line, index, locale);
    const isFactor = /^(?:of|de)$/i.test(written) && /%\s*$/.test(before);
    const spelled = isGrouped
      ? written.replaceAll(',', '')
      : isFactor
        ? '*'
        : (respellUnits(written, before, after, own) ?? respellPiece(written));
    for (let i = 0; i < spelled.length; i++) {
      text.push(spelled.charAt(i));
      places.push(index + Math.min(i, written.length - 1));
    }
  }
  places.push(line.length);
  return { text: text.join(''), places };
}

const groups = /^\d+(?:,\d{3})+$/;

/** Whether a single comma may be the decimal sign of the language. */
const mayBeDecimal = (written: string, line: string, index: number, locale: string): boolean =>
  /^\d+,\d+$/.test(written) && line.charAt(index + written.length) !== '.' && decimalSignOf(locale) === ',';

/** Whether a `%` before a sign or “of” makes a percentage; `7 % -3`, spaced like this, is a modulus. */
const isPercentage = (line: string, index: number): boolean =>
  /^%\s*(?:[-+−]|(?:of|de)\b)/i.test(line.slice(index, index + 100)) &&
  !(/\s/.test(line.charAt(index - 1)) && /^%\s+[-+−]\S/.test(line.slice(index, index + 100)));

/** Where the number, name or group at the end of a text begins; -1 if there is none, or it is an exponent. */
function operandAt(text: readonly string[]): number {
  const end = text.findLastIndex((character) => character.trim() !== '') + 1;
  let start = end;
  if (text[end - 1] === ')') {
    let depth = 0;
    do {
      start--;
      depth += Number(text[start] === ')') - Number(text[start] === '(');
    } while (depth > 0 && start > 0);
    if (depth > 0) return -1;
  }
  while (start > 0 && /[\w.]/.test(text[start - 1] ?? '')) start--;
  return start === end || text[start - 1] === '^' ? -1 : start;
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
  /** Names that the text assigns, which are no units. */
  readonly own: Names;
}

export function readLines(text: string, locale: string): readonly Line[] {
  let start = 0;
  const own = namesAssignedIn(text);
  return text.split('\n').map((written) => {
    const line = { start, written, spelled: respell(written.trimEnd(), own, locale), own };
    start += written.length + 1;
    return line;
  });
}
