import { getScalarValue, SCALAR_STYLE } from 'js-yaml';
import { isPlainText } from '#lib/yaml/plain.ts';
import { resolvePlain } from '#lib/yaml/resolve.ts';
import { differenceOf } from '#lib/yaml/versions.ts';
import type { Scalar } from './layout.ts';

export type Quotes = 'keep' | 'double' | 'single' | 'needed';

/** How scalars are spelled. */
export interface Spelling {
  readonly quotes: Quotes;
  /** Puts strings in quotes that parsers of YAML 1.1 read as something else. */
  readonly quoteAmbiguous: boolean;
}

const isFlowText = /[,[\]{}]/;
/** Characters that are not seen, or look like a space; what chooses the style of an emoji is none. */
const invisible = /\p{Cf}|(?! )\p{Zs}|(?![\ufe00-\ufe0f])\p{Default_Ignorable_Code_Point}/u;
const breaks = /\r\n?|\n/;

/** Whether a text has a template of Helm or Jinja in it, which is not changed. */
export const hasTemplate = (text: string): boolean => /\{[{%]/.test(text);

/** The value of a scalar; `view` is the text that its event is of. */
export const scalarValue = ({ event }: Scalar, view: string): string => getScalarValue(view, event);

/** Whether a scalar is a plain one that all parsers read as a string. */
const isString = (raw: string): boolean => resolvePlain(raw, '1.2').type === 'string' && !differenceOf(raw, '1.2');

/** Whether a scalar can be in brackets, on one line. */
export function fitsFlow(node: Scalar): boolean {
  if (node.lines || breaks.test(node.raw)) return false;
  if (node.raw === '') return node.props === '';
  if (node.event.style !== SCALAR_STYLE.PLAIN) return true;
  if (/:$/.test(node.raw)) return false;
  if (!isFlowText.test(node.raw)) return true;
  return !node.isTagged && isString(node.raw) && !hasTemplate(node.raw);
}

/** A scalar that is no block, as it is written. `isFlow`: in brackets; `isOld`: its document is of YAML 1.1. */
export function spell(
  node: Scalar,
  view: string,
  { quotes, quoteAmbiguous }: Spelling,
  isFlow: boolean,
  isOld: boolean,
) {
  const { raw, event, isTagged } = node;
  if (hasTemplate(raw)) return raw;
  if (event.style === SCALAR_STYLE.PLAIN) {
    const needsQuotes = isFlow && isFlowText.test(raw) && !breaks.test(raw);
    const isAmbiguous = quoteAmbiguous && !isOld && !isTagged && isAmbiguousString(raw);
    return isAmbiguous || (needsQuotes && !isTagged && isString(raw)) ? quote(raw, quotes) : raw;
  }
  if (quotes === 'keep' || breaks.test(raw)) return raw;
  const value = scalarValue(node, view);
  const isHidden = invisible.test(value);
  if (quotes === 'needed') return !isTagged && !isHidden && isPlainText(value, 'any', isFlow) ? value : raw;
  // An escape shows what is not seen itself.
  const isEscaped = isHidden && !invisible.test(raw);
  return canQuote(value, quotes) && !isEscaped ? quote(value, quotes) : raw;
}

/** Whether a plain scalar is a string in YAML 1.2, and something else in 1.1, such as `no`. Dates stay. */
export function isAmbiguousString(raw: string): boolean {
  const difference = differenceOf(raw, '1.2');
  return difference !== undefined && !difference.isDate && resolvePlain(raw, '1.2').type === 'string';
}

/** Quotes that need no escapes, so that each text has one spelling. */
const canQuote = (value: string, quotes: Quotes): boolean =>
  !/[\p{Cc}\p{Cs}\u2028\u2029\ufeff\ufffe\uffff]/u.test(value) && !(quotes === 'double' ? /["\\]/ : /'/).test(value);

function quote(value: string, quotes: Quotes): string {
  const isSingle = quotes === 'single' ? !value.includes("'") : !canQuote(value, 'double');
  return isSingle ? `'${value.replaceAll("'", "''")}'` : `"${value}"`;
}

/**
 * The lines of a plain or quoted scalar, without indentation. `first` is the room on the line where it begins, `width`
 * that on the others; without them it keeps its lines.
 */
export function toLines(raw: string, style: number, first: number, width: number): readonly string[] {
  const isDouble = style === SCALAR_STYLE.DOUBLE_QUOTED;
  const typed = raw.split(breaks);
  const lines = typed.map((line, index) => trimLine(line, index > 0, index < typed.length - 1, isDouble));
  if (width === Number.POSITIVE_INFINITY) return lines;
  const [paragraphs, gaps] = joinLines(lines, isDouble);
  return paragraphs.flatMap((text, index) => [
    ...new Array<string>(gaps[index] ?? 0).fill(''),
    ...fold(text, index === 0 ? first : width, width, isDouble),
  ]);
}

/** A line without the blanks that line folding removes. */
function trimLine(line: string, trimsStart: boolean, trimsEnd: boolean, isDouble: boolean): string {
  const start = trimsStart ? line.replace(/^[ \t]+/, '') : line;
  if (!trimsEnd) return start;
  const trimmed = start.replace(/[ \t]+$/, '');
  // An escaped blank is part of the text.
  const isEscaped = isDouble && trimmed !== start && endsInBackslash(trimmed);
  return isEscaped ? start.slice(0, trimmed.length + 1) : trimmed;
}

const endsInBackslash = (text: string): boolean => (/\\*$/.exec(text)?.[0].length ?? 0) % 2 === 1;

/** The texts between blank lines, and how many blank lines are above each. Escaped line breaks stay. */
function joinLines(lines: readonly string[], isDouble: boolean): [string[], number[]] {
  const paragraphs: string[] = [];
  const gaps: number[] = [];
  let gap = 0;
  let isOpen = false;
  for (const line of lines) {
    if (line === '' && paragraphs.length > 0) gap++;
    else if (isOpen && gap === 0) paragraphs.push(`${paragraphs.pop()} ${line}`);
    else {
      paragraphs.push(line);
      gaps.push(gap);
      gap = 0;
    }
    if (line !== '' || paragraphs.length === 1) isOpen = line !== '' && !(isDouble && endsInBackslash(line));
  }
  return [paragraphs, gaps];
}

/** Breaks a text at single blanks before words, so that lines are no longer than there is room, where possible. */
function fold(text: string, first: number, width: number, isDouble: boolean): readonly string[] {
  const lines: string[] = [];
  let start = 0;
  let room = first;
  const gaps = [...text.matchAll(/(?<=[^\s]) (?=[\p{L}\p{N}(])/gu)].map(({ index }) => index);
  const places = isDouble ? gaps.filter((gap) => text.charAt(gap - 1) !== '\\') : gaps;
  for (const [index, gap] of places.entries()) {
    if ((places[index + 1] ?? text.length) - start <= room) continue;
    lines.push(text.slice(start, gap));
    start = gap + 1;
    room = width;
  }
  return [...lines, text.slice(start)];
}
