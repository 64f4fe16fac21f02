import { type OptionsOf, type RunOf, ToolError } from '#core/tool.ts';
import { createRandom, type Random } from '#lib/crypto/random.ts';
import { base64Alphabets, encodeBase64 } from '#lib/encoding/base64.ts';
import { encodeHex } from '#lib/encoding/hex.ts';
import { makeList } from '#lib/listing/make-list.ts';
import { type Alphabet, buildAlphabet, countTokens } from './alphabet.ts';
import { log2, rateEntropy } from './entropy.ts';
import { countPins, drawPin } from './pin.ts';
import type tool from './tool.ts';

/**
 * Tokens of characters, each drawn uniformly. Where one of each class is required, whole tokens are drawn until one
 * holds them all, so that every permitted token stays equally likely. The entropy is that of one token.
 * @throws ToolError as `buildAlphabet` does; `too-short` {length, n}: the length cannot hold n classes; `too-many`
 */
export const token: RunOf<typeof tool, 'token'> = (options, ctx) => {
  const alphabet = buildAlphabet(options, ctx);
  const permitted = countTokens(alphabet, options.length);
  if (permitted === 0n) throw new ToolError('too-short', { length: options.length, n: alphabet.required.length });
  const random = createRandom(ctx.random);
  return {
    token: makeList(options.count, () => group(drawToken(alphabet, options.length, random), options), options, ctx),
    ...rateEntropy(log2(permitted)),
    alphabet: alphabet.characters.join(''),
    alphabetSize: alphabet.characters.length,
  };
};

function drawToken({ characters, first, required }: Alphabet, length: number, { pick }: Random): readonly string[] {
  for (;;) {
    const drawn = [pick(first)];
    while (drawn.length < length) drawn.push(pick(characters));
    if (required.every((some) => drawn.some((character) => some.has(character)))) return drawn;
  }
}

/**
 * Passphrases of words of the BIP39 English list, 2,048 words of 11 bits each, drawn uniformly.
 * @throws ToolError `too-many`
 */
export const passphrase: RunOf<typeof tool, 'passphrase'> = async (options, ctx) => {
  const { wordlist } = await import('@scure/bip39/wordlists/english.js');
  const { pick, below } = createRandom(ctx.random);
  const { words, separator, capitalise, digit } = options;
  const drawWord = () => {
    const word = pick(wordlist);
    return capitalise ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  };
  const draw = () => Array.from({ length: words }, drawWord).join(separator) + (digit ? below(10) : '');
  return {
    passphrase: makeList(options.count, draw, options, ctx),
    ...rateEntropy(words * Math.log2(wordlist.length) + (digit ? Math.log2(10) : 0)),
    listSize: wordlist.length,
  };
};

/**
 * PINs of digits, without those that people choose by habit. All others are equally likely; the entropy is that of one.
 * @throws ToolError `too-many`
 */
export const pin: RunOf<typeof tool, 'pin'> = (options, ctx) => {
  const { length, avoid, count } = options;
  const random = createRandom(ctx.random);
  const possible = countPins(length, avoid);
  return {
    pin: makeList(count, () => drawPin(length, avoid, random), options, ctx),
    ...rateEntropy(Math.log2(possible)),
    possible,
  };
};

/**
 * Random bytes, written down; decimal is the number of each byte, and is not grouped.
 * @throws ToolError `too-many`
 */
export const randomBytes: RunOf<typeof tool, 'randomBytes'> = (options, ctx) => ({
  bytes: makeList(options.count, () => writeBytes(ctx.random(options.length), options), options, ctx),
  ...rateEntropy(8 * options.length),
});

function writeBytes(bytes: Uint8Array, options: OptionsOf<typeof tool, 'randomBytes'>): string {
  switch (options.encoding) {
    case 'hex':
      return group([...encodeHex(bytes)], options);
    case 'base64':
      return group([...encodeBase64(bytes)], options);
    case 'base64url':
      return group([...encodeBase64(bytes, { alphabet: base64Alphabets.url, padding: false })], options);
    case 'decimal':
      return bytes.join(' ');
  }
}

type Grouping = Pick<OptionsOf<typeof tool, 'token'>, 'groupLength' | 'groupSeparator'>;

/** The characters in a row, with a separator between groups, if any. */
function group(characters: readonly string[], { groupLength, groupSeparator }: Grouping): string {
  if (groupLength === null) return characters.join('');
  const groups: string[] = [];
  for (let start = 0; start < characters.length; start += groupLength)
    groups.push(characters.slice(start, start + groupLength).join(''));
  return groups.join(groupSeparator);
}
