import { dateForm } from '#lib/data/date.ts';
import type { DateNode, NumberNode } from '#lib/data/node.ts';

export type YamlVersion = '1.1' | '1.2';

/**
 * The value of a plain scalar. Numbers are written so that they mean the same in every version of YAML and other
 * formats.
 */
export type Resolved =
  | { readonly type: 'string' }
  | { readonly type: 'null' }
  | { readonly type: 'boolean'; readonly value: boolean }
  | { readonly type: 'number'; readonly raw: string; readonly form: NumberNode['form'] }
  | { readonly type: 'date'; readonly form: DateNode['form'] };

const string: Resolved = { type: 'string' };
const isNull: Resolved = { type: 'null' };
const isTrue: Resolved = { type: 'boolean', value: true };
const isFalse: Resolved = { type: 'boolean', value: false };

const words = new Map<string, Resolved>([
  ...['', '~', 'null', 'Null', 'NULL'].map((word) => [word, isNull] as const),
  ...['true', 'True', 'TRUE'].map((word) => [word, isTrue] as const),
  ...['false', 'False', 'FALSE'].map((word) => [word, isFalse] as const),
  ...['.inf', '.Inf', '.INF'].flatMap((word) =>
    ['', '+', '-'].map((sign): [string, Resolved] => [
      sign + word,
      { type: 'number', raw: `${sign}.inf`, form: 'inf' },
    ]),
  ),
  ...['.nan', '.NaN', '.NAN'].map((word): [string, Resolved] => [word, { type: 'number', raw: '.nan', form: 'nan' }]),
]);

/** Booleans of YAML 1.1 only, as far as its parsers agree on them: `y` and `n` are text for most. */
const words11 = new Map<string, Resolved>([
  ...['yes', 'Yes', 'YES', 'on', 'On', 'ON'].map((word) => [word, isTrue] as const),
  ...['no', 'No', 'NO', 'off', 'Off', 'OFF'].map((word) => [word, isFalse] as const),
]);

const maxWordLength = 5;

/**
 * The value of a plain scalar by the core schema of YAML 1.2.2 (section 10.3.2) or the types of YAML 1.1. Dates in the
 * format of RFC 3339 are found in both.
 */
export function resolvePlain(text: string, version: YamlVersion): Resolved {
  const first = text.charCodeAt(0);
  // A fast path: most texts begin with a letter, and few of these are such words.
  if (text.length <= maxWordLength) {
    const word = words.get(text) ?? (version === '1.1' ? words11.get(text) : undefined);
    if (word) return word;
  }
  if (!(first <= 0x39 && (first >= 0x30 || first === 0x2b || first === 0x2d || first === 0x2e))) return string;
  const number = version === '1.1' ? number11(text) : number12(text);
  if (number) return number;
  const form = dateForm(text);
  return form === undefined || form === 'local-time' ? string : { type: 'date', form };
}

export const number = (raw: string, form: NumberNode['form']): Resolved => ({ type: 'number', raw, form });

/** Without leading zeros, which no other format allows. */
export const trimZeros = (digits: string): string => digits.replace(/^([+-]?)0+(?=\d)/, '$1');

function number12(text: string): Resolved | undefined {
  if (/^[-+]?[0-9]+$/.test(text)) return number(trimZeros(text), 'int');
  if (/^0x[0-9a-fA-F]+$/.test(text)) return number(text, 'hex');
  if (/^0o[0-7]+$/.test(text)) return number(text, 'oct');
  return /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/.test(text)
    ? number(trimZeros(text), 'float')
    : undefined;
}

function number11(text: string): Resolved | undefined {
  if (!/^[-+]?[.\d][\w.:+-]*$/.test(text)) return undefined;
  const sign = /^[-+]/.exec(text)?.[0] ?? '';
  const typed = text.slice(sign.length);
  // Neither the prefix nor the exponent of a number has underscores in it.
  if (/^0_+[bx]/.test(typed)) return undefined;
  const size = typed.replaceAll('_', '');
  if (/^0b[01]+$/.test(size)) return number(sign + size, 'bin');
  if (/^0x[\da-fA-F]+$/.test(size)) return number(sign + size, 'hex');
  if (/^0[0-7]+$/.test(size)) return number(`${sign}0o${size.slice(1)}`, 'oct');
  if (/^(?:0|[1-9]\d*)$/.test(size)) return number(sign + size, 'int');
  if (/^(?:\d+\.\d*|\.\d+)(?:[eE][-+]\d+)?$/.test(size))
    return /[eE].*_/.test(typed) ? undefined : number(trimZeros(sign + size), 'float');
  const [, whole, fraction] = typed.length <= maxSexagesimalLength ? (sexagesimal.exec(typed) ?? []) : [];
  if (whole === undefined) return undefined;
  const total = whole
    .replaceAll('_', '')
    .split(':')
    .reduce((sum, part) => sum * 60n + BigInt(part), 0n);
  return number(sign + total + (fraction?.replaceAll('_', '') ?? ''), fraction === undefined ? 'int' : 'float');
}

const sexagesimal = /^(\d[\d_]*(?::[0-5]?\d)+)(\.[\d_]*)?$/;
const maxSexagesimalLength = 100;
