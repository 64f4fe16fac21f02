import { ToolError } from '#core/tool.ts';
import { relocateToOption } from '#lib/errors/relocate-to-option.ts';
import { relocateToSlice } from '#lib/errors/relocate-to-slice.ts';
import { applyClauses, type Circumstances } from './clauses.ts';
import { readListingLine } from './listing-line.ts';
import { classes } from './mode.ts';

/** A mode read from a text. */
export interface Reading {
  readonly mode: number;
  /** The letter of the file type, where the text has one: `-` for a file, `d` for a directory. */
  readonly type?: string;
  /** Of the file, where the text is a line of `ls -l`. */
  readonly name?: string;
  /** How many further lines of it are not read. */
  readonly more?: number;
}

/** What a text is read with: the mode that clauses change, and what their outcome depends on. */
export interface Setting extends Circumstances {
  readonly current: number;
}

/** A setting as it is written in the options. */
export interface WrittenSetting {
  readonly kind: string;
  readonly umask: string;
  readonly current: string;
}

/**
 * Reads a setting; a mode that is there now may itself be written as clauses.
 * @throws ToolError in the field `umask` or `current`, as `readUmask` and `readMode` do
 */
export function readSetting({ kind, umask, current }: WrittenSetting): Setting {
  const setting = {
    isDirectory: kind === 'directory',
    umask: relocateToOption('umask', () => readUmask(umask)),
    current: 0,
  };
  return { ...setting, current: relocateToOption('current', () => readMode(current, setting).mode) };
}

/**
 * Reads a mode in any form: octal (`755`, `0o755`), symbolic (`rwxr-xr-x`), a line of `ls -l`, the output of `stat`
 * (`(0644/-rw-r--r--)`), clauses (`u=rwx,g+w`), a `chmod` command, or `umask 027`. Of nothing, the present mode.
 * @throws ToolError at its place: `not-a-mode` {text}, `digit` {n}, `too-many-digits`, `letter` {expected, found},
 * `clause` {n, clause}
 */
export function readMode(text: string, setting: Setting): Reading {
  const stat = /\((0?[0-7]{4})\/([-a-zA-Z?])[-rwxsStT]{9}\)/.exec(text);
  if (stat) return { mode: Number.parseInt(stat[1] ?? '', 8), type: stat[2] ?? '-' };
  if (text.trim() === '') return { mode: setting.current };
  const line = readListingLine(text);
  if (line) {
    const { offset, ...named } = line;
    return { ...relocateToSlice(offset, () => readListing(text.slice(offset, offset + 10))), ...named };
  }
  if (/^\s*umask\s/.test(text)) return { mode: (setting.isDirectory ? 0o777 : 0o666) & ~readUmask(text) };
  return readWordAt(text, commandStart, (word) => {
    if (/^(?:0o)?\d+$/i.test(word)) return { mode: readOctal(word) };
    if (isListing(word)) return readListing(word);
    if (/^[ugoa]*[-+=]/.test(word)) return { mode: applyClauses(setting.current, word, setting) };
    throw new ToolError('not-a-mode', { text: word }, { offset: 0, length: word.length });
  });
}

const commandStart = /^\s*(?:(?:sudo\s+)?chmod\s+(?:(?:--[a-z-]*|-[RcfvhHLP]+)\s+)*)?/;

/** Clauses may have spaces around their commas. */
const modeWord = /^[ugoa]*[-+=][^\s,]*(?:\s*,\s*[^\s,]*)*|^\S*/;

/** One path that a shell takes as it is written: not several, and none with variables or wildcards. */
const soleArgument = /^\s+(?:'([^']+)'|"([^"$`\\]+)"|([^\s'"`$\\;&|<>*?[\]{}()]+))\s*$/;

/** What a text says as the arguments of `chmod`, whether or not it begins with that. */
export interface Arguments {
  /** Without spaces. */
  readonly mode: string;
  readonly recursive: boolean;
  readonly path?: string | undefined;
}

export function readArguments(text: string): Arguments {
  const start = commandStart.exec(text)?.[0] ?? '';
  const word = modeWord.exec(text.slice(start.length))?.[0] ?? '';
  const [, single, double, bare] = (start.trim() && soleArgument.exec(text.slice(start.length + word.length))) || [];
  return {
    mode: word.replace(/\s/g, ''),
    recursive: /\s-(?:[a-zA-Z]*R|-recursive\s)/.test(start),
    path: single ?? double ?? bare,
  };
}

/** Reads the word that follows a command. */
function readWordAt<T>(text: string, command: RegExp, read: (word: string) => T): T {
  const offset = command.exec(text)?.[0].length ?? 0;
  const word = modeWord.exec(text.slice(offset))?.[0] ?? '';
  return relocateToSlice(offset, () => read(word));
}

/**
 * Octal digits of a mode; missing ones are on the left, as chmod(1) reads them.
 * @throws ToolError `digit` {n}, `too-many-digits`
 */
function readOctal(word: string): number {
  const digits = word.replace(/^0o/i, '');
  const prefix = word.length - digits.length;
  const wrong = digits.search(/[89]/);
  if (wrong >= 0) throw new ToolError('digit', { n: wrong + 1 }, { offset: prefix + wrong, length: 1 });
  if (digits.length > 5 || (digits.length === 5 && !digits.startsWith('0')))
    throw new ToolError('too-many-digits', {}, { offset: prefix, length: digits.length });
  return Number.parseInt(digits, 8);
}

/**
 * The bits that a umask takes away, from octal digits or from what it leaves (`u=rwx,g=rx,o=`), `umask` before them or
 * not; none of nothing.
 * @throws ToolError `not-a-umask` {text}, `digit` {n}, `too-many-digits`, `clause` {n, clause}
 */
export const readUmask = (text: string): number =>
  readWordAt(text, /^\s*(?:umask\s+(?:-S\s+)?)?/, (word) => {
    if (word === '') return 0;
    if (/^(?:0o)?\d+$/i.test(word)) return readOctal(word) & 0o777;
    if (/^[ugoa]*[-+=]/.test(word)) return 0o777 & ~applyClauses(0o755, word, { umask: 0, isDirectory: false });
    throw new ToolError('not-a-umask', { text: word }, { offset: 0, length: word.length });
  });

const listingMark = /[+.@]$/;

/** `rwxr-xr-x`, with the letter of a file type before it or a mark of further rules behind it, perhaps mistaken. */
function isListing(word: string): boolean {
  const letters = word.replace(listingMark, '');
  const isLong = letters.length === 9 || (letters.length === 10 && /^[-bcdlpsCDMnP?]/.test(letters));
  return isLong && !/[=,+]|^[ugoa]+-/.test(letters) && (letters.match(/[-rwxsStT]/g)?.length ?? 0) >= 7;
}

function readListing(word: string): Reading {
  const letters = word.replace(listingMark, '');
  const start = letters.length - 9;
  let mode = 0;
  for (const [index, { shift, special, letter }] of classes.entries()) {
    const at = start + index * 3;
    const last = letters.charAt(at + 2);
    const isSpecial = last.toLowerCase() === letter;
    const canExecute = isSpecial ? last === letter : isSet(letters, at + 2, 'x');
    const bits = (isSet(letters, at, 'r') ? 4 : 0) | (isSet(letters, at + 1, 'w') ? 2 : 0) | (canExecute ? 1 : 0);
    mode |= (bits << shift) | (isSpecial ? special : 0);
  }
  return start === 0 ? { mode } : { mode, type: letters.charAt(0) };
}

function isSet(letters: string, at: number, expected: string): boolean {
  const found = letters.charAt(at);
  if (found !== expected && found !== '-')
    throw new ToolError('letter', { expected, found }, { offset: at, length: 1 });
  return found === expected;
}
