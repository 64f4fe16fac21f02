import { kindInfo } from '#core/kinds/kinds.ts';
import type { PageMessages } from '#core/messages.ts';
import { headlineOf, type LabelledValue } from '#core/operations/headline.ts';
import type { Operation } from '#core/tool.ts';
import { isBigText, linesOf } from '#lib/big-text/big-text.ts';
import { formatDecimal } from '#lib/text/format-decimal.ts';

/** The answer of a result as a screen reader reads it, in parts that messages join. */
export interface SpokenAnswer {
  readonly value: unknown;
  readonly label: string | undefined;
  /** Absent for a secret and for what is no text. */
  readonly text?: string | undefined;
  /** The number of lines, of several. */
  readonly lines?: number;
}

/** How much of a text is read, in UTF-16 units. */
const maxText = 100;
/** How much of a longer word is read, such as a digest, in UTF-16 units. */
const maxWord = 40;
const shortWord = 12;

/** The beginning of a text on one line: nobody listens to 64 hexadecimal digits. */
export function shorten(text: string): string {
  const beginning = text
    .slice(0, maxText * 2)
    .trim()
    .replace(/\s+/g, ' ');
  const words = beginning.split(' ').map((word) => (word.length > maxWord ? `${word.slice(0, shortWord)}…` : word));
  const joined = words.join(' ');
  if (joined.length > maxText) return `${joined.slice(0, maxText).trimEnd()}…`;
  return text.length > maxText * 2 && !joined.endsWith('…') ? `${joined}…` : joined;
}

const countLines = (text: string): number => text.replace(/\n$/, '').split('\n').length;

/**
 * The answer of a run: that of its headline.
 * @param name that of the operation, by which the answer is named where its output has no name
 */
export function spokenAnswer(
  operation: Operation,
  name: string,
  result: unknown,
  messages: Pick<PageMessages, 'outputs' | 'values'>,
  locale: string,
): SpokenAnswer | undefined {
  const answer = headlineOf(operation, result);
  if (!answer || answer.value === undefined || answer.value === null) return undefined;
  const output = answer.name ?? name;
  const label = messages.outputs?.[output];
  const { value } = answer;
  if (isSecret(operation, answer)) return { value, label };
  return { value, label, ...spokenValue(answer, messages.values?.[output]?.[String(value)], locale) };
}

function spokenValue(
  { kind, value }: LabelledValue,
  word: string | undefined,
  locale: string,
): Omit<SpokenAnswer, 'label' | 'value'> {
  if (word !== undefined) return { text: word };
  if (typeof value === 'number') return { text: formatDecimal(String(value), locale) };
  if (isBigText(value)) return { lines: linesOf(value) };
  if (kindInfo(kind).present === 'picture' || (typeof value === 'object' && value !== null)) return {};
  const text = String(value);
  // The first row of a table holds the names of its columns.
  const shown = kind === 'csv' ? text.slice(text.indexOf('\n') + 1) : text;
  const lines = countLines(text);
  return { text: shorten(shown), ...(lines > 1 && { lines }) };
}

const isSecret = ({ secretOutput = [] }: Operation, { name }: LabelledValue): boolean =>
  secretOutput === true || (name !== undefined && secretOutput.includes(name));
