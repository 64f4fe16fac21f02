import { type Finder, type Span, secretLength, shift } from './findings.ts';
import { findJsonManifests, findYamlManifests } from './manifests.ts';
import { indentedLines, indicator } from './multiline.ts';
import { password } from './names.ts';
import { unquoted } from './quoted.ts';

/** A name at the beginning of a line, as in YAML, in properties and in files of settings. */
const name = String.raw`^[ \t]{0,99}(?:-[ \t]{1,9})?(?:export[ \t]{1,9})?["']?[\w.-]{0,60}?${password}["']?`;

/** A value of several lines, with its name. */
interface Block extends Span {
  readonly secrets: Iterable<Span>;
}

function* readScalars(text: string): Generator<Block> {
  const start = new RegExp(String.raw`${name}[ \t]{0,9}:[ \t]{1,9}${indicator}\r?(?:\n|$)`, 'gim');
  for (let match = start.exec(text); match; match = start.exec(text)) {
    const column = /^[ \t]*(?:-[ \t]+)?/.exec(match[0])?.[0].length ?? 0;
    const { lines, end } = indentedLines(text, start.lastIndex, column);
    // Lines around a private key are none.
    const secrets = lines.filter((line) => !text.startsWith('-----', line.start));
    yield { start: match.index, end, secrets };
    start.lastIndex = end;
  }
}

/** Strings that end, after other lines, at the end of a line; the last one may be cut off. */
function* readStrings(text: string): Generator<Block> {
  const opening = new RegExp(String.raw`${name}[ \t]{0,9}[:=][ \t]{0,9}(?<quote>["'])`, 'gim');
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const start = opening.lastIndex;
    let end = start;
    for (; end < text.length && text[end] !== match.groups?.quote; end++) if (text[end] === '\\') end++;
    const isWhole = end >= text.length || /^["'][ \t]{0,9}[,;]?[ \t]{0,9}(?:#|\r?\n|$)/.test(text.slice(end, end + 22));
    if (!isWhole || !text.slice(start, end).includes('\n')) continue;
    yield { start: match.index, end, secrets: end < text.length ? [{ start, end }] : [] };
    opening.lastIndex = end;
  }
}

const findBlocks = (read: (text: string) => Iterable<Block>): Finder =>
  function* find(text) {
    for (const { secrets } of read(text)) yield* secrets;
  };

/** Where secrets of several lines begin after which no whole line follows. */
export function* openBlocks(text: string): Generator<number> {
  for (const read of [readScalars, readStrings])
    for (const { start, end } of read(text)) if (!text.includes('\n', end)) yield start;
}

/** Finds the value in the rest of a line: it ends where another name follows. */
function* findPlain(rest: string): Generator<Span> {
  const next = /(?<=[\s,;&])(?<quote>["']?)[a-z_][\w.-]{0,60}\k<quote>[ \t]?(?:=|:(?=\s))/i.exec(rest)?.index;
  const isCall = /^[a-z_$][\w$.]*\(/i.test(rest);
  const first = /^[^\s,;]*/.exec(rest)?.[0].replace(/[)\]}]+$/, '') ?? '';
  if (isCall || new RegExp(`^${indicator}$`).test(rest) || secretLength(first) === 0) return;
  let end = next ?? rest.length;
  const after = /[([{]/.test(rest) ? /[\s,;&]/ : /[\s,;&)\]}]/;
  while (end > 0 && after.test(rest.charAt(end - 1))) end--;
  yield { start: 0, end };
}

/** A line of a file of settings: a comment, a section, or a name and its value. */
const settingLine = /^[ \t]*(?:[#;!].*|\[.*|(?:export[ \t]+|set[ \t]+)?[\w.-]+[ \t]*[=:].*)?$/;

/** Finds values with spaces after names that are settings: in capitals, with a point, or in a file of nothing else. */
function* findSettings(text: string): Generator<Span> {
  const start = new RegExp(
    String.raw`^[ \t]{0,99}(?:export[ \t]{1,9}|set[ \t]{1,9})?(?<name>[\w.-]{0,60}?${password})=(?<value>${unquoted}[^\s"'\x60(][^\r\n]*)`,
    'gim',
  );
  let isFile: boolean | undefined;
  for (const match of text.matchAll(start)) {
    const { name = '', value = '' } = match.groups ?? {};
    // Another command may have the setting for itself: PASSWORD=a ./run --port 80
    if (!/\s/.test(value) || /\s(?:--?\w|\.{0,2}\/)/.test(value)) continue;
    isFile ??= /\n./.test(text) && text.split(/\r?\n/).every((line) => settingLine.test(line));
    if (isFile || /\.|^[^a-z]*$/.test(name))
      yield* shift(findPlain(value), match.index + match[0].length - value.length);
  }
}

/** Passwords that take the rest of a line or several lines. */
export const lineFinders: readonly Finder[] = [
  findYamlManifests,
  findJsonManifests,
  findBlocks(readScalars),
  findBlocks(readStrings),
  findSettings,
  // A connection string, whose values end with semicolons or with the quotes around it.
  {
    pattern: new RegExp(
      String.raw`(?<before>[;"'=][ \t]{0,9}${password}[ \t]{0,3}=[ \t]{0,3})(?<secret>${unquoted}[^\s;"'][^;"'\r\n]*)(?=[;"']|\r?$)`,
      'gim',
    ),
    lengthOf: (value) => secretLength(value.trimEnd()),
  },
  {
    pattern: new RegExp(
      String.raw`(?<before>${name}(?:[ \t]{0,9}:|[ \t]{1,9}=)[ \t]{1,99})(?<secret>${unquoted}[^\s[{][^\r\n]*)`,
      'gim',
    ),
    parts: findPlain,
  },
];
