import { type Finder, type Pattern, type Span, secretLength, shift } from './findings.ts';
import { endOfString, quote } from './quoted.ts';

/** A value that has a name before it. */
interface Naming {
  /** Source of a pattern for the name. */
  readonly name: string;
  /** What of a value in quotes is secret. */
  readonly parts: (value: string) => Iterable<Span>;
  /** What of a value in an object is secret, by its key. */
  readonly ofMember?: (key: string, value: string, depth: number) => Iterable<Span>;
}

/** Between a name and its value: `: `, ` = ` or `": "`, or `", "value": "` where the name is itself a value. */
export const assigned = (name: string) =>
  String.raw`${name}(?:${quote})?(?:(?:(?<=["'])\s{0,99},?|[ \t]{0,9}\r?\n)\s{0,99}(?:${quote})?value(?:${quote})?)?[ \t]{0,9}(?:=>?|:=?)`;

/** The value of a setting, but no call or property in a program. */
export const setting = (name: string): Pattern => ({
  pattern: new RegExp(String.raw`(?<before>${name}=)(?<secret>[^\s"'\x60;,&()=]{4,})(?![^\s"'\x60;,&])`, 'gi'),
  lengthOf: (value) => (/^[a-z_$][\w$]*\.[a-z_$]/i.test(value) ? 0 : secretLength(value)),
});

/** The letters before a quote in Python: f"…". */
const prefix = '(?:[bfru]{1,2}(?=["\']))?';

/** Finds values that are strings, lists or objects, whether their name is a key or the value of another key. */
export const namedValues = ({ name, parts, ofMember }: Naming): readonly Finder[] => [
  { pattern: new RegExp(String.raw`${assigned(name)}\s{0,99}${prefix}(?<quote>${quote})`, 'gi'), parts },
  {
    pattern: new RegExp(String.raw`(?<![a-z])value(?:${quote})?\s{0,99}[:=]\s{0,99}(?<quote>${quote})`, 'gi'),
    followedBy: new RegExp(
      String.raw`${quote}\s{0,99},?\s{0,99}(?:${quote})?(?:name|key)(?:${quote})?\s{0,99}[:=]\s{0,99}${quote}[\w.-]{0,40}?${name}${quote}`,
      'iy',
    ),
    parts,
  },
  function* data(text) {
    const start = new RegExp(String.raw`${assigned(name)}\s{0,99}(?=\[\s{0,99}(?:${quote}|[[{])|\{)`, 'gi');
    for (let match = start.exec(text); match; match = start.exec(text)) {
      const data = readData(text, match.index + match[0].length);
      for (let leaf = data.next(); ; leaf = data.next()) {
        if (leaf.done) {
          // No part is read twice.
          start.lastIndex = leaf.value;
          break;
        }
        const { key, depth, start: from, end } = leaf.value;
        const value = text.slice(from, end);
        yield* shift((key === '' ? parts(value) : ofMember?.(key, value, depth)) ?? [], from);
      }
    }
  },
];

interface Leaf extends Span {
  /** Empty in a list. */
  readonly key: string;
  /** In how many lists and objects it is. */
  readonly depth: number;
}

/**
 * Reads lists and objects of JSON, JavaScript, Python and the like, up to what is no data.
 * @returns where it stopped
 */
function* readData(text: string, start: number): Generator<Leaf, number> {
  const token = new RegExp(
    String.raw`\s*(?:(?<bracket>[[\]{}])|[bfru]{0,2}(?<quote>${quote})|(?<word>[\w.+-]+)|(?<sign>=>|[:=,]))`,
    'y',
  );
  let [depth, key, at] = [0, '', start];
  let last: Span | undefined;
  do {
    token.lastIndex = at;
    const { bracket, quote: opening, word, sign } = token.exec(text)?.groups ?? {};
    if (!bracket && !opening && !word && !sign) break;
    at = token.lastIndex;
    if (last && key !== '' && (opening || word)) {
      // Fields on lines of their own, as in HCL.
      yield { key, depth, ...last };
      key = '';
    }
    if (opening) {
      last = { start: at, end: endOfString(text, at, opening) };
      at = text.startsWith(opening, last.end) ? last.end + opening.length : last.end;
    } else if (word) {
      // Names of variables and words of the language are no data.
      last = /\d/.test(word) ? { start: at - word.length, end: at } : undefined;
      if (!last && /^\s*[:=]/.test(text.slice(at, at + 9))) last = { start: at - word.length, end: at };
    } else if (sign && sign !== ',') {
      key = last ? text.slice(last.start, last.end) : '';
      last = undefined;
    } else {
      if (last) yield { key, depth, ...last };
      [key, last] = ['', undefined];
      if (bracket) depth += bracket === '[' || bracket === '{' ? 1 : -1;
    }
  } while (depth > 0);
  if (last) yield { key, depth, ...last };
  return at;
}
