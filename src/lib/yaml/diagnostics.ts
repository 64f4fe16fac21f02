import { YAMLException } from 'js-yaml';
import type { Params } from '#core/messages.ts';
import { locate } from '#core/place.ts';
import { ToolError } from '#core/tool.ts';
import { maxDepth } from '#lib/data/depth.ts';
import { showCharacter } from '#lib/text/show-character.ts';
import { parseYaml } from './parse.ts';

/**
 * Converts an error of the YAML parser to a ToolError. A tool that reads YAML has messages for these codes:
 *
 * | code | parameters |
 * |---|---|
 * | `tab-indentation`, `wrong-indentation`, `second-colon`, `yaml-colon`, `yaml-comma`, `list-behind-key` | |
 * | `more-after-value`, `unclosed-quote`, `properties-of-alias` | |
 * | `unclosed-flow` | `b`, the bracket, and its line, `l0` |
 * | `yaml-escape`, `stray-character`, `reserved-character`, `tag-handle` | `x` |
 * | `yaml-control-character` | `hex` |
 * | `too-deep` | `limit` |
 * | `not-yaml` | `reason`, the parser’s message |
 */
export function toSyntaxError(error: unknown, text: string): unknown {
  if (!(error instanceof YAMLException)) return error;
  const { reason } = error;
  const at = error.mark?.position ?? 0;
  const known = parserMessages.find(([beginning]) => reason.startsWith(beginning));
  const found = known ? known[1](text, at) : (unfinished(text, at) ?? misplaced(text, at, reason));
  return found ?? new ToolError('not-yaml', { reason }, at);
}

const syntaxError =
  (code: string, params: Params = {}) =>
  (_text: string, at: number): ToolError =>
    new ToolError(code, params, at);

/** By the beginning of the parser’s reason. */
const parserMessages: readonly (readonly [string, (text: string, at: number) => ToolError])[] = [
  ['tab characters', syntaxError('tab-indentation')],
  ['nesting exceeded', syntaxError('too-deep', { limit: maxDepth })],
  ['alias node should not', syntaxError('properties-of-alias')],
  ['missed comma', (text, at) => unfinished(text, at) ?? missingComma(text, at)],
  ['unknown escape', (text, at) => new ToolError('yaml-escape', { x: showCharacter(text, at) }, at - 1)],
  ['expected hexadecimal', brokenEscape],
  ['the stream contains', controlCharacter],
  ['null byte', controlCharacter],
  ['expected valid JSON character', controlCharacter],
  ['undeclared tag handle', (text, at) => new ToolError('tag-handle', { x: handleAt(text, at) }, at)],
  ["expected ':' after", keyWithoutColon],
  ['can not read a block mapping entry', keyWithoutColon],
];

const missingComma = (text: string, at: number): ToolError =>
  /[\]}]/.test(text.charAt(at))
    ? new ToolError('stray-character', { x: text.charAt(at) }, at)
    : new ToolError('yaml-comma', {}, at);

function brokenEscape(text: string, at: number): ToolError {
  const start = text.lastIndexOf('\\', at);
  return new ToolError('yaml-escape', { x: text.slice(start + 1, at + 1).trimEnd() }, start);
}

function controlCharacter(text: string, at: number): ToolError {
  const hex = text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0');
  return new ToolError('yaml-control-character', { hex }, at);
}

/** The parser's position is after the tag. */
function handleAt(text: string, at: number): string {
  return /!\w*!?\S*$/.exec(text.slice(Math.max(0, at - 100), at))?.[0] ?? '!';
}

/** In longer texts, finding where something begins would take too long. */
const maxSearchedLength = 1_000_000;

/** The quotation or bracket that is open where the parser stopped, or undefined. */
function unfinished(text: string, at: number): ToolError | undefined {
  if (text.length > maxSearchedLength) return undefined;
  const end = /\S/.test(text.slice(at)) ? startOfLine(text, at) : text.length;
  const state = stateAfter(text, end);
  if (state === 'closed') return undefined;
  const start = openingOf(text, end, state);
  if (state === 'quote') return new ToolError('unclosed-quote', {}, start);
  const place = end < text.length ? at : text.trimEnd().length;
  if (/[\]}]/.test(text.charAt(place))) return undefined;
  const l0 = locate({ offset: start }, text).line;
  return new ToolError('unclosed-flow', { b: text.charAt(start), l0 }, place);
}

type State = 'closed' | 'quote' | 'flow';

/** What is open where a text is cut off, by the parser's error for the part before. */
function stateAfter(text: string, end: number): State {
  try {
    parseYaml(text.slice(0, end).trimEnd());
    return 'closed';
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    if (/quoted scalar$/.test(error.reason)) return 'quote';
    return /within a flow collection$/.test(error.reason) ? 'flow' : 'closed';
  }
}

/** The start of the quotation or flow collection that is open at an offset. */
function openingOf(text: string, end: number, state: State): number {
  // A quotation may be part of a flow collection.
  const isBefore = (at: number): boolean => {
    const found = stateAfter(text, at);
    return state === 'quote' ? found !== 'quote' : found === 'closed';
  };
  let low = end;
  for (let step = 1; low > 0; step *= 2) {
    for (let line = 0; line < step && low > 0; line++) low = startOfLine(text, low - 1);
    if (isBefore(low)) break;
  }
  // A binary search: lines after which nothing is open come before the others.
  let line = low;
  for (let high = end; line < high; ) {
    const middle = startOfLine(text, Math.floor((line + high) / 2));
    const next = middle > line ? middle : nextLine(text, line);
    if (next >= high) break;
    if (isBefore(next)) line = next;
    else high = next;
  }
  const stop = Math.min(nextLine(text, line), end);
  const marks = state === 'quote' ? /["']/ : /[[{]/;
  for (let at = stop - 1; at >= line; at--)
    if (marks.test(text.charAt(at)) && text.charAt(at - 1) !== '\\' && isBefore(at)) return at;
  return line;
}

const startOfLine = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;

function nextLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end + 1;
}

/** Text at a place that its line, or the value before it, does not allow. */
function misplaced(text: string, at: number, reason: string): ToolError | undefined {
  if (!/^(?:bad|deficient) indentation|^end of the stream or/.test(reason)) return undefined;
  const start = startOfLine(text, at);
  const before = text.slice(start, at);
  const char = text.charAt(at);
  if (/^ *\t/.test(before + char)) return new ToolError('tab-indentation', {}, start + (before + char).indexOf('\t'));
  if (/[@`%]/.test(char)) return new ToolError('reserved-character', { x: char }, at);
  if (/[\]},]/.test(char) && !reason.startsWith('deficient')) return new ToolError('stray-character', { x: char }, at);
  if (/^-(?:\s|$)/.test(text.slice(at, at + 2)) && /:\s+$/.test(before))
    return new ToolError('list-behind-key', {}, at);
  if (char === ':') {
    if (/:\s/.test(before)) return new ToolError('second-colon', {}, at);
    const above = lineAbove(text, start);
    return isPair(above.line) ? outOfLine(start, before) : new ToolError('yaml-colon', {}, above.start);
  }
  if (before.trim() !== '') return new ToolError('more-after-value', {}, at);
  const isOut = reason.startsWith('deficient') || isPair(text.slice(start, nextLine(text, start)));
  return isOut ? outOfLine(start, before) : keyWithoutColon(text, at);
}

const outOfLine = (start: number, before: string): ToolError =>
  new ToolError('wrong-indentation', {}, start + (/^ */.exec(before)?.[0].length ?? 0));

/** The line without the colon that would make it a key: that of the parser's position, or the previous one. */
function keyWithoutColon(text: string, at: number): ToolError {
  const start = startOfLine(text, at);
  const own = text.slice(start, nextLine(text, start));
  const isOwn = own.trim() !== '' && !isPair(own);
  const above = lineAbove(text, start);
  const place = isOwn ? start + own.search(/\S/) : above.start;
  return new ToolError('yaml-colon', {}, place);
}

/** Starts like a list item, or has a key and a colon. */
const isPair = (line: string): boolean => /^\s*[-?](?:\s|$)|:(?:\s|$)/.test(line);

/** The last line before a place that is not blank, and its start. */
function lineAbove(text: string, at: number): { readonly line: string; readonly start: number } {
  const end = text.slice(0, at).trimEnd().length;
  const start = startOfLine(text, end);
  const line = text.slice(start, end);
  return { line, start: start + (/^\s*/.exec(line)?.[0].length ?? 0) };
}
