import { endOfString } from './quoted.ts';

/** A secret in a text: from one offset up to another. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Where secrets of a kind are: whatever the pattern matches, or its group `secret` after its group `before`. With a group
 * `quote`, the secret is instead all after the match, up to the end of the string that the quote opened. All of them take
 * linear time: a match begins only where a word does, and what repeats is limited.
 */
export interface Pattern {
  readonly pattern: RegExp;
  /** How much of what matches is a secret, in UTF-16 units; 0 for none of it. All where absent. */
  readonly lengthOf?: (secret: string) => number;
  /** After a secret and a space or hyphen, another one may follow in what matches. */
  readonly isList?: true;
  /** Sticky: what has to follow a string. */
  readonly followedBy?: RegExp;
  /** Finds what of it is secret. All where absent. */
  readonly parts?: (secret: string) => Iterable<Span>;
}

/** Finds secrets of a kind, by a pattern or in its own way. */
export type Finder = Pattern | ((text: string) => Iterable<Span>);

/** Finds what some finders find in a text. */
export function* findAll(text: string, finders: readonly Finder[]): Generator<Span> {
  for (const finder of finders)
    for (const span of typeof finder === 'function' ? finder(text) : findByPattern(text, finder))
      if (span.end > span.start) yield span;
}

function* findByPattern(text: string, { pattern, lengthOf, isList, followedBy, parts }: Pattern): Generator<Span> {
  for (const match of text.matchAll(pattern)) {
    const { quote, before = quote === undefined ? '' : match[0] } = match.groups ?? {};
    const start = match.index + before.length;
    const secret =
      quote === undefined ? (match.groups?.secret ?? match[0]) : text.slice(start, endOfString(text, start, quote));
    if (followedBy && !isAt(text, start + secret.length, followedBy)) continue;
    if (parts) {
      yield* shift(parts(secret), start);
      continue;
    }
    let [at, length] = [0, 0];
    do {
      const rest = secret.slice(at);
      length = lengthOf ? lengthOf(rest) : rest.length;
      yield { start: start + at, end: start + at + length };
      at += length + 1;
    } while (isList && length > 0 && at < secret.length);
  }
}

function isAt(text: string, at: number, pattern: RegExp): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** Spans of a part of a text as those of the text. */
export function* shift(spans: Iterable<Span>, by: number): Generator<Span> {
  for (const { start, end } of spans) yield { start: start + by, end: end + by };
}

/**
 * The length of a value, unless it is obviously no secret: a word of the language, a placeholder, the path of a mounted
 * secret, a masked one, a sign of YAML, a function of SQL.
 */
export function secretLength(value: string): number {
  const isHarmless =
    /^(?:null|nil|none|true|false|undefined|read|write|inherit|string|number|boolean|[*•x]+|<[^>]*>|\$\{?[\w.]*\}?|%\w+%|\{\w*\}|\$?\{\{.*|\/run\/secrets\/\S*|password\(|[|>][+\-\d]{0,2})$/i;
  return isHarmless.test(value) ? 0 : value.length;
}
