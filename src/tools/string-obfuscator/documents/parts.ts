import { lowerBound } from '#lib/collections/lower-bound.ts';
import { decodeString } from '#lib/json/strings.ts';
import type { Span } from '#lib/secrets/findings.ts';

/** A part of a text, such as a string without its escapes. */
export interface Part {
  readonly text: string;
  /** The offset in the whole text. */
  readonly offsetOf: (offset: number) => number;
  /** What quotes a string in it: `"`, with a backslash where the part is itself a string of JSON. */
  readonly quote: string;
}

/** A text as the only part of it. */
export const wholePart = (text: string): Part => ({ text, offsetOf: (offset) => offset, quote: '"' });

/** Units of a part as a part of their own. */
export const slicePart = ({ text, offsetOf, quote }: Part, start: number, end: number): Part => ({
  text: text.slice(start, end),
  offsetOf: (offset) => offsetOf(start + offset),
  quote,
});

/** How a scalar is written: in double quotes, which have escapes, in others, without any, or as lines of its own. */
export type Style = 'double' | 'single' | 'bare' | 'literal' | 'folded';

/** Line breaks with the white space around them, which are read as a space, or as one break less (YAML 1.2.2, section 6.5). */
const fold = String.raw`(?<![ \t])[ \t]*(?:\r?\n[ \t]*)+`;

/** What is not read as it is written. */
const written: Readonly<Record<Exclude<Style, 'literal'>, RegExp>> = {
  double: new RegExp(String.raw`\\(?:\r?\n[ \t]*|u[\da-f]{4}|x[\da-f]{2}|[\s\S])|${fold}`, 'gi'),
  single: new RegExp(`''|${fold}`, 'g'),
  bare: new RegExp(fold, 'g'),
  folded: new RegExp(String.raw`^[ \t]+|${fold}`, 'g'),
};

function read(token: string): string {
  if (token === "''") return "'";
  if (token.startsWith('\\')) return /^\\[\r\n]/.test(token) ? '' : decodeString(token, 0, token.length);
  const breaks = token.split('\n').length - 1;
  return breaks === 1 ? ' ' : '\n'.repeat(Math.max(0, breaks - 1));
}

/** The value of a scalar between its quotes, as it is read. */
export function readPart(part: Part, start: number, end: number, style: Style): Part {
  const raw = part.text.slice(start, end);
  const quote = style === 'double' ? `${part.quote.slice(0, -1).repeat(2)}\\"` : part.quote;
  if (style === 'literal' || !/[\\'\n]/.test(raw)) return { ...slicePart(part, start, end), quote };
  const texts: string[] = [];
  const offsets: number[] = [];
  let done = 0;
  const copy = (until: number) => {
    texts.push(raw.slice(done, until));
    for (; done < until; done++) offsets.push(done);
  };
  for (const { 0: token, index } of raw.matchAll(written[style])) {
    copy(index);
    done += token.length;
    const text = read(token);
    texts.push(text);
    for (let unit = 0; unit < text.length; unit++) offsets.push(index);
  }
  copy(raw.length);
  offsets.push(raw.length);
  return { text: texts.join(''), offsetOf: (offset) => part.offsetOf(start + (offsets[offset] ?? 0)), quote };
}

/** Spans of a part as those of the whole text. */
export function* spansOf({ offsetOf }: Part, spans: Iterable<Span>): Generator<Span> {
  for (const { start, end } of spans) if (end > start) yield { start: offsetOf(start), end: offsetOf(end) };
}

/** Between parts: it ends lines, and is neither white space nor part of a word. */
const separator = '\n\0\n';

/** Finds spans in many parts at once, as if each were lines of a text; a span ends with the part that it begins in. */
export function finderIn(parts: readonly Part[]): (find: (text: string) => Iterable<Span>) => Generator<Span> {
  const starts: number[] = [];
  let length = 0;
  for (const { text } of parts) {
    starts.push(length);
    length += text.length + separator.length;
  }
  const joined = parts.map(({ text }) => text).join(separator);
  return function* findIn(find) {
    for (const { start, end } of find(joined)) {
      const index = lowerBound(starts, start + 1) - 1;
      const [part, from] = [parts[index], starts[index] ?? 0];
      if (part) yield* spansOf(part, [{ start: start - from, end: Math.min(end - from, part.text.length) }]);
    }
  };
}
