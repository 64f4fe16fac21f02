import { type OptionsOf, ToolError } from '#core/tool.ts';
import type tool from './tool.ts';

const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const lower = upper.toLowerCase();
const decimal = '0123456789';
const standard = [...decimal, ...lower];

/** RFC 4648 sections 4 to 7; Crockford's base 32; Bitcoin's base 58. */
const alphabets = {
  'lower-first': `${decimal}${lower}${upper}+/`,
  'upper-first': `${decimal}${upper}${lower}+/`,
  base64: `${upper}${lower}${decimal}+/`,
  base64url: `${upper}${lower}${decimal}-_`,
  base62: `${decimal}${upper}${lower}`,
  base58: '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz',
  base32: `${upper}234567`,
  base32hex: `${decimal}ABCDEFGHIJKLMNOPQRSTUV`,
  crockford32: `${decimal}ABCDEFGHJKMNPQRSTVWXYZ`,
};

export type Alphabet = Pick<OptionsOf<typeof tool, 'parse'>, 'alphabet' | 'customAlphabet'>;

/** 0–9 a–z A–Z, without one that is chosen. */
export const standardAlphabet: Alphabet = { alphabet: 'lower-first', customAlphabet: '' };

/** The digits of a base. */
export interface Digits {
  readonly base: number;
  readonly symbols: readonly string[];
  /** They are 0–9 a–z, which may as well be written in upper case. */
  readonly isStandard: boolean;
  /** The value of a character, or nothing. */
  valueOf(character: string): number | undefined;
}

/**
 * The digits of a base from 2 to 64: those of the alphabet where the base is above 36 or uses the whole alphabet, else
 * 0–9 a–z. Up to base 36 the letters' case is ignored, unless the alphabet has both.
 * @throws ToolError in the option: `repeated-character` {c}, `short-alphabet` {b}
 */
export function digitsOf(base: number, alphabet: Alphabet): Digits {
  const chosen = symbolsOf(alphabet);
  const isStandard = base <= 36 && chosen.length !== base;
  const symbols = (isStandard ? standard : chosen).slice(0, base);
  if (symbols.length < base) throw shortAlphabet(base, alphabet);
  const values = new Map(symbols.map((symbol, value) => [symbol, value]));
  const fold = (character: string) => (base <= 36 ? [character.toLowerCase(), character.toUpperCase()] : []);
  for (const [value, symbol] of symbols.entries())
    for (const other of fold(symbol)) if (!values.has(other)) values.set(other, value);
  if (alphabet.alphabet === 'crockford32' && !isStandard)
    for (const [like, value] of Object.entries({ o: 0, O: 0, i: 1, I: 1, l: 1, L: 1 })) values.set(like, value);
  return { base, symbols, isStandard, valueOf: (character) => values.get(character) };
}

function symbolsOf({ alphabet, customAlphabet }: Alphabet): readonly string[] {
  if (alphabet !== 'custom') return [...alphabets[alphabet]];
  const symbols = [...customAlphabet];
  const repeated = symbols.findIndex((symbol, index) => symbols.indexOf(symbol) < index);
  if (repeated >= 0) {
    const at = { offset: symbols.slice(0, repeated).join('').length, length: 1, field: 'customAlphabet' };
    throw new ToolError('repeated-character', { c: symbols[repeated] ?? '' }, at);
  }
  if (symbols.length < 2) throw shortAlphabet(2, { alphabet, customAlphabet });
  return symbols;
}

const shortAlphabet = (base: number, { alphabet }: Alphabet): ToolError =>
  new ToolError(
    'short-alphabet',
    { b: base },
    { offset: 0, field: alphabet === 'custom' ? 'customAlphabet' : 'alphabet' },
  );
