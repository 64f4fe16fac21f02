import { dateForm } from '#lib/data/date.ts';
import type { DateNode, NumberNode } from '#lib/data/node.ts';
import { toJsonNumber } from '#lib/data/number-text.ts';
import type { TomlVersion } from '#lib/toml/parse.ts';

export interface TomlSpelling {
  /** 1.1 has shorter escapes, `\e` and `\xHH`. */
  readonly version: TomlVersion;
  readonly quoteKeys: 'needed' | 'always';
  /** `'…'` for texts that would need escapes in `"…"`. */
  readonly literalStrings: boolean;
  /** Texts with line breaks as multi-line strings. */
  readonly multiLine: boolean;
}

export const spellKey = (key: string, { quoteKeys, version }: TomlSpelling): string =>
  quoteKeys === 'needed' && /^[\w-]+$/.test(key) ? key : `"${escapeText(key, version)}"`;

/** A text as a TOML string; `isInline`: it must stay on one line. A lone surrogate becomes U+FFFD. */
export function spellText(
  text: string,
  isInline: boolean,
  { literalStrings, multiLine, version }: TomlSpelling,
): string {
  const hasLines = text.includes('\n');
  const isLiteral = literalStrings && /["\\]/.test(text) && !unwritable.test(text);
  if (hasLines && multiLine && !isInline) {
    if (isLiteral && text.includes('\\') && !/'''|'$/.test(text)) return `'''\n${text}'''`;
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these must be escaped
    const body = escapeText(text, version, /[\\\0-\x09\x0b-\x1f\x7f]/g);
    // Three quotes would end the string; so would one at its end.
    return `"""\n${body.replace(/""(?=")|"$/g, (quotes) => `${quotes.slice(0, -1)}\\"`)}"""`;
  }
  return isLiteral && !hasLines && !text.includes("'") ? `'${text}'` : `"${escapeText(text, version)}"`;
}

/** Control characters except tab and line feed, and lone surrogates: they need escapes. */
const unwritable = /(?![\t\n])[\p{Cc}\p{Cs}]/u;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these must be escaped
const escaped = /["\\\0-\x1f\x7f]/g;

const named: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
};

const escapeText = (text: string, version: TomlVersion, needing = escaped): string =>
  text.toWellFormed().replace(needing, (character) => {
    if (version === '1.1' && character === '\x1b') return '\\e';
    const hex = character.charCodeAt(0).toString(16).toUpperCase();
    return named[character] ?? (version === '1.1' ? `\\x${hex.padStart(2, '0')}` : `\\u${hex.padStart(4, '0')}`);
  });

const ownNumber =
  /^(?:[+-]?(?:inf|nan)|0x[\da-fA-F](?:_?[\da-fA-F])*|0o[0-7](?:_?[0-7])*|0b[01](?:_?[01])*|[+-]?(?:0|[1-9](?:_?\d)*)(?:\.\d(?:_?\d)*)?(?:[eE][+-]?\d(?:_?\d)*)?)$/;

/** A number in TOML's syntax; one that already is in it stays as it is typed. */
export function spellNumber({ raw, form }: Pick<NumberNode, 'raw' | 'form'>): string {
  if (ownNumber.test(raw)) return raw;
  if (form === 'hex' && /^0[xX]/.test(raw)) return `0x${raw.slice(2).replaceAll('_', '')}`;
  const number = toJsonNumber(raw);
  if (number === 'NaN') return 'nan';
  return number.endsWith('y') ? `${number.startsWith('-') ? '-' : ''}inf` : number;
}

const [least, greatest] = [-(2n ** 63n), 2n ** 63n - 1n];
/** A number of at most this length, including a hexadecimal prefix, always fits into 64 bits. */
const safeLength = 17;
/** No number that fits is written longer than this. */
const longest = 200;

/** Whether a whole number fits into a signed 64-bit integer (TOML 1.0.0, Integer), which parsers must support. */
export function fitsInteger({ raw, form }: Pick<NumberNode, 'raw' | 'form'>): boolean {
  if (form === 'float' || form === 'inf' || form === 'nan' || raw.length <= safeLength) return true;
  if (raw.length > longest) return false;
  const value = BigInt(toJsonNumber(raw));
  return value >= least && value <= greatest;
}

/** A date in TOML's syntax: 1.0 requires the seconds. */
export const spellDate = (raw: string, version: TomlVersion): string =>
  version === '1.0' ? raw.replace(/(?<=^|[Tt ])\d\d:\d\d(?!:)/, '$&:00') : raw;

/** The kind of date as which TOML would read a text without quotes. TOML 1.0 requires the seconds. */
export function dateFormFor(text: string, version: TomlVersion): DateNode['form'] | undefined {
  const form = dateForm(text);
  return version === '1.0' && form !== 'local-date' && !/:\d\d:/.test(text) ? undefined : form;
}
