import { ParseError } from 'toml-eslint-parser';
import type { Params } from '#core/messages.ts';
import { locate } from '#core/place.ts';
import { ToolError } from '#core/tool.ts';
import type { Document, Node } from '#lib/data/node.ts';
import { tokenValue } from '#lib/json/strings.ts';
import { shorten } from '#lib/text/shorten.ts';
import { showCharacter } from '#lib/text/show-character.ts';
import { type Lexeme, lexemesOf } from './lexis.ts';

/**
 * Converts an error of the TOML parser, which has a fixed message for each of its codes, to a ToolError. A tool that
 * reads TOML has messages for these codes:
 *
 * | code | parameters |
 * |---|---|
 * | `toml-string`, `missing-value`, `missing-line-break`, `toml-comma`, `missing-key` | |
 * | `missing-equals` | `key` |
 * | `date-does-not-exist`, `toml-leading-zero`, `misplaced-underscore`, `three-quotes`, `needs-toml-1.1` | |
 * | `value-on-next-line`, `blank-in-brackets`, `misplaced-dot`, `carriage-return`, `not-toml` | |
 * | `toml-bracket`, `closing-bracket` | `b` |
 * | `toml-escape`, `toml-code-point`, `toml-character` | `x` |
 * | `toml-control-character` | `hex` |
 * | `key-defined` | `key`, and the line where it is first, `l0` |
 * | `key-defined-in-line` | `key`, and the column where it is first, `c0` |
 *
 * `read` reads a part of the text, before the error.
 */
export function toSyntaxError(error: unknown, text: string, read: (part: string) => Document): unknown {
  if (!(error instanceof ParseError)) return error;
  const at = error.index;
  const found = parserMessages.find(([beginning]) => error.message.startsWith(beginning))?.[1](text, at, read);
  const { code, params = {}, place = at } = found ?? { code: 'not-toml' };
  return new ToolError(code, params, place);
}

interface SyntaxFault {
  readonly code: string;
  readonly params?: Params;
  /** The place of the error, if that is not the parser's position. */
  readonly place?: number;
}

type FindFault = (text: string, at: number, read: (part: string) => Document) => SyntaxFault;

const fault =
  (code: string, params: Params = {}): FindFault =>
  () => ({ code, params });

/** The error may be caused by a bracket that is never closed. */
const orUnclosed =
  (find: FindFault): FindFault =>
  (text, at, read) =>
    unclosedBracket(text, at) ?? find(text, at, read);

/** By the beginning of the parser’s message. */
const parserMessages: readonly (readonly [string, FindFault])[] = [
  ['Unterminated string', unclosedString],
  ['Unterminated array', orUnclosed(unexpected)],
  ['Unterminated inline table', orUnclosed(unexpected)],
  ['Unterminated table-key', orUnclosed(fault('closing-bracket', { b: ']' }))],
  ['Empty bare keys', fault('missing-key')],
  ['Must be a newline', fault('missing-line-break')],
  ['Expected equal', orUnclosed(unexpected)],
  ['Unspecified values', orUnclosed(unexpected)],
  ['Expected comma', orUnclosed(fault('toml-comma'))],
  ['Defining a key', keyDefined],
  ['Control characters', controlCharacter],
  ['Invalid code point', invalidCodePoint],
  ['The key, equals sign', orUnclosed(fault('value-on-next-line'))],
  ['No newlines', orUnclosed(fault('needs-toml-1.1'))],
  ['Trailing comma', fault('needs-toml-1.1')],
  ['Underscores', fault('misplaced-underscore')],
  ['Unexpected spaces', fault('blank-in-brackets')],
  ['Three or more', fault('three-quotes')],
  ['Unexpected invalid', dateStart],
  ['Leading zeros', fault('toml-leading-zero')],
  ['Invalid character in escape', badEscape],
  ['Consecutive dots', fault('misplaced-dot')],
  ['Keys cannot', fault('misplaced-dot')],
  ['Unexpected', orUnclosed(unexpected)],
];

const maxBefore = 2_000;

/** From an equals sign over the end of its line: the value is missing there, whatever follows. */
const valueGap = /(?<==)[ \t]*(?:#[^\n]*)?(?:\r?\n[ \t]*(?:#[^\n]*)?)+$/;

/** A key, in a line or an inline table, that nothing follows. */
const keyAlone = /(?:^|[\n{,])[ \t]*((?:[\w-]|"[^"\n]*"|'[^'\n]*')(?:[\w.-]|"[^"\n]*"|'[^'\n]*')*)[ \t]*$/;

function unexpected(text: string, at: number): SyntaxFault {
  const before = text.slice(Math.max(0, at - maxBefore), at);
  const [gap] = valueGap.exec(before) ?? [];
  if (gap !== undefined) return { code: 'missing-value', place: at - gap.length };
  const [, key] = keyAlone.exec(before) ?? [];
  if (key !== undefined && text.charAt(at) !== '=') return { code: 'missing-equals', params: { key: shorten(key) } };
  return at >= text.length || /[\r\n]/.test(text.charAt(at))
    ? { code: 'missing-value' }
    : text.charAt(at) === '='
      ? { code: 'missing-key' }
      : { code: 'toml-character', params: { x: showCharacter(text, at) } };
}

/** The string that is never closed. */
function unclosedString(text: string, at: number): SyntaxFault {
  const open = [...lexemesOf(text.slice(0, at))].findLast(({ kind }) => kind === 'string');
  return { code: 'toml-string', place: open?.start ?? at };
}

/** The innermost unclosed bracket before a place. */
function unclosedBracket(text: string, at: number): SyntaxFault | undefined {
  const open: Lexeme[] = [];
  for (const lexeme of lexemesOf(text))
    if (lexeme.kind === 'open') open.push(lexeme);
    else if (lexeme.mark === closers[open.at(-1)?.mark ?? '']) open.pop();
  const found = open.findLast(({ start }) => start < at);
  return found && { code: 'toml-bracket', params: { b: found.mark }, place: found.start };
}

const closers: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

/** The parser's position is after the part of the date that it has read. */
function dateStart(text: string, at: number): SyntaxFault {
  const read = /\d[\d:.TtZz +-]*$/.exec(text.slice(Math.max(0, at - maxDateLength), at));
  return { code: 'date-does-not-exist', place: at - (read?.[0].length ?? 0) };
}

const maxDateLength = 40;

function controlCharacter(text: string, at: number): SyntaxFault {
  const hex = text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0');
  return { code: 'toml-control-character', params: { hex } };
}

function badEscape(text: string, at: number): SyntaxFault {
  const place = text.lastIndexOf('\\', at);
  const written = /^\\(?:[uUx][^\s"'\\]{0,8}|[\s\S])?/.exec(text.slice(place, place + 12))?.[0] ?? '\\';
  const x = written.length === 2 ? showCharacter(text, place + 1) : written.slice(1);
  return { code: 'toml-escape', params: { x }, place };
}

function invalidCodePoint(text: string, at: number): SyntaxFault {
  const place = text.lastIndexOf('\\', at);
  const written = /^\\[uU][\da-fA-F]{4,8}/.exec(text.slice(place, place + 10))?.[0];
  if (place < 0 || written === undefined || place + written.length < at)
    return { code: 'toml-code-point', params: { x: showCharacter(text, at) } };
  return { code: 'toml-code-point', params: { x: written }, place };
}

/**
 * A key that is defined twice. The first place is looked for in the text in front of the statement, which has no such
 * mistake; if it is not there, the statement has both.
 */
function keyDefined(text: string, at: number, read: (part: string) => Document): SyntaxFault {
  const [{ name: key = '', token = '' } = {}] = keysAt(text, at);
  const { start, root } = statementAt(text, at, read);
  const isHead = /^\s*\[/.test(text.slice(start, start + 100));
  const own = keysAt(text, start + (/^[\s[]*/.exec(text.slice(start))?.[0].length ?? 0)).filter(
    ({ place }) => place <= at,
  );
  const path = [...(isHead ? [] : tableBefore(text.slice(0, start), root)), ...own.map(({ name }) => name)];
  const first = placeOf(root, path) ?? Math.max(start, text.indexOf(token, start));
  const { line: l0, column: c0 } = locate({ offset: first }, text);
  return locate({ offset: at }, text).line === l0
    ? { code: 'key-defined-in-line', params: { key: shorten(key), c0 } }
    : { code: 'key-defined', params: { key: shorten(key), l0 } };
}

const maxTries = 20;

/** The start of the statement around an offset, and the text before it. */
function statementAt(text: string, at: number, read: (part: string) => Document) {
  let start = at + 1;
  for (let tries = 0; tries < maxTries && start > 0; tries++) {
    start = text.lastIndexOf('\n', start - 2) + 1;
    try {
      return { start, root: read(text.slice(0, start)).values[0] };
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
    }
  }
  return { start, root: undefined };
}

interface Key {
  readonly name: string;
  readonly token: string;
  readonly place: number;
}

/** The dotted keys at an offset. */
function keysAt(text: string, at: number): readonly Key[] {
  const keys: Key[] = [];
  const part = /[ \t]*([\w-]+|"(?:[^"\\\n]|\\.)*"|'[^'\n]*')[ \t]*(\.?)/y;
  part.lastIndex = at;
  for (let found = part.exec(text); found; found = found[2] === '.' ? part.exec(text) : null) {
    const [whole, token = ''] = found;
    keys.push({ name: keyName(token), token, place: found.index + whole.indexOf(token) });
  }
  return keys;
}

function keyName(token: string): string {
  if (token.startsWith("'")) return token.slice(1, -1);
  if (!token.startsWith('"')) return token;
  // Nearly all escapes of TOML are also those of JSON5.
  return tokenValue(token);
}

/** The table in which a text ends: that of the last line that looks like a header and is one. */
function tableBefore(text: string, root: Node | undefined): readonly string[] {
  const heads = [...text.matchAll(/^[ \t]*\[\[?/gm)].map(({ index, 0: mark }) => keysAt(text, index + mark.length));
  const found = heads.findLast((keys) => keys.length > 0 && placeOf(root, namesOf(keys)) !== undefined);
  return found ? namesOf(found) : [];
}

const namesOf = (keys: readonly Key[]): readonly string[] => keys.map(({ name }) => name);

/** Where a path is first defined. */
function placeOf(root: Node | undefined, path: readonly string[]): number | undefined {
  let node = root;
  let place: number | undefined;
  for (const key of path) {
    const table = node?.type === 'array' ? node.items.at(-1) : node;
    const entry = table?.type === 'object' ? table.entries.find((candidate) => candidate.key === key) : undefined;
    if (!entry) return undefined;
    place = entry.keyStart;
    node = entry.value;
  }
  return place;
}
