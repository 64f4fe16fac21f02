import { type Context, type OptionsOf, ToolError } from '#core/tool.ts';
import { createRandom } from '#lib/crypto/random.ts';
import { decodeHex, encodeHex } from '#lib/encoding/hex.ts';
import { showCharacter } from '#lib/text/show-character.ts';
import { entropyBits, fromBits, sha256 } from './bits.ts';
import type tool from './tool.ts';

type Options = OptionsOf<typeof tool, 'entropyToMnemonic'>;

/** How each form of entropy but hexadecimal is written: a character for every event, in the order of their numbers. */
const events = { binary: '01', coin: 'TH', dice: '123456', base6: '012345' } as const;

/** Bits of entropy in a mnemonic of this number of words. */
export const bitsOfWords = (words: Options['words']): number => (Number(words) / 3) * 32;

/**
 * The entropy that a text writes. Rolls of dice are hashed, as hardware wallets do: it is the beginning of the SHA-256
 * of the digits.
 * @throws ToolError of `decodeHex`; `hex-digits` {n} and `bit-count` {n}: another number of them is needed;
 * `event` {symbol, expected}: a character that is none; `rolls` {n, bits, missing, words}: too few
 */
export async function readEntropy(text: string, options: Options, ctx: Context): Promise<Uint8Array> {
  const { entropyForm, words } = options;
  if (entropyForm === 'hex') {
    const bytes = decodeHex(text);
    if (!entropyBits.includes(bytes.length * 8)) throw new ToolError('hex-digits', { n: bytes.length * 2 });
    return bytes;
  }
  const digits = readEvents(text, events[entropyForm]);
  if (entropyForm === 'dice' || entropyForm === 'base6') {
    const wanted = bitsOfWords(words);
    const missing = rollsFor(wanted) - digits.length;
    if (missing > 0) {
      const bits = Math.floor(digits.length * bitsPerRoll);
      throw new ToolError('rolls', { n: missing, rolls: digits.length, bits, words });
    }
    return (await sha256(new TextEncoder().encode(digits), ctx)).slice(0, wanted / 8);
  }
  if (!entropyBits.includes(digits.length)) throw new ToolError('bit-count', { n: digits.length });
  return fromBits(entropyForm === 'coin' ? digits.replaceAll('T', '0').replaceAll('H', '1') : digits);
}

const bitsPerRoll = Math.log2(6);

/** 99 rolls are taken for 256 bits everywhere, which is a tenth of a bit too few. */
const rollsFor = (bits: number): number => Math.round(bits / bitsPerRoll);

/** Random entropy for a mnemonic of this number of words, as `readEntropy` reads it. */
export function writeRandomEntropy(
  { entropyForm, words }: Pick<Options, 'entropyForm' | 'words'>,
  { random }: Pick<Context, 'random'>,
): string {
  const bits = bitsOfWords(words);
  if (entropyForm === 'hex') return encodeHex(random(bits / 8));
  const { pick } = createRandom(random);
  const count = entropyForm === 'dice' || entropyForm === 'base6' ? rollsFor(bits) : bits;
  return Array.from({ length: count }, () => pick([...events[entropyForm]])).join('');
}

/** The characters that are events; white space, commas and hyphens between them are ignored. */
function readEvents(text: string, expected: string): string {
  const characters: string[] = [];
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index).toUpperCase();
    if (/[\s,-]/.test(character)) continue;
    if (!expected.includes(character))
      throw new ToolError(
        'event',
        { symbol: showCharacter(text, index), expected: [...expected].join(' ') },
        { offset: index, length: 1 },
      );
    characters.push(character);
  }
  return characters.join('');
}
