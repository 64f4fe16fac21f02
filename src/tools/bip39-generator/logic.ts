import { type Context, type RunOf, ToolError } from '#core/tool.ts';
import { readBytes } from '#lib/bytes/read-bytes.ts';
import { pbkdf2 } from '#lib/crypto/pbkdf2.ts';
import { encodeHex } from '#lib/encoding/hex.ts';
import { relocateNoticeToOption } from '#lib/errors/relocate-to-option.ts';
import { bitsOf, bitsPerWord, checksumOf, fromBits, sha256, toBits, toIndices, wordCounts } from './bits.ts';
import { masterFingerprintOf } from './master-fingerprint.ts';
import { bitsOfWords, readEntropy, writeRandomEntropy } from './read-entropy.ts';
import { readMnemonic, readWords, suggestWords } from './read-mnemonic.ts';
import type tool from './tool.ts';
import { type Language, loadWordList, separatorOf } from './word-lists.ts';

async function write(entropy: Uint8Array, language: Language, ctx: Context): Promise<string> {
  const list = await loadWordList(language);
  return (await toIndices(entropy, ctx)).map((index) => list[index]).join(separatorOf(language));
}

/** A random mnemonic (BIP39). */
export const mnemonic: RunOf<typeof tool, 'mnemonic'> = async ({ words, language }, ctx) => {
  const bits = bitsOfWords(words);
  return { mnemonic: await write(ctx.random(bits / 8), language, ctx), bits };
};

/**
 * The mnemonic of 128 to 256 bits of entropy, its words in NFKD.
 * @throws ToolError of `readEntropy`
 */
export const entropyToMnemonic: RunOf<typeof tool, 'entropyToMnemonic'> = async (text, options, ctx) =>
  text.trim() === '' ? '' : write(await readEntropy(text, options, ctx), options.language, ctx);

/**
 * Decodes the entropy of a mnemonic.
 * @throws ToolError of `readMnemonic`
 */
export const mnemonicToEntropy: RunOf<typeof tool, 'mnemonicToEntropy'> = async (text, options, ctx) => {
  if (text.trim() === '') return '';
  const { entropy } = await readMnemonic(text, options.language, ctx);
  return options.entropyForm === 'hex' ? encodeHex(entropy) : toBits(entropy);
};

const seedRounds = 2_048;
const fingerprintLength = 8;

/**
 * The seed that wallets derive their keys from: PBKDF2-HMAC-SHA512 of the mnemonic, salted with the passphrase, both in
 * NFKD (BIP39). The fingerprints are that of the master key, which wallets show, and the beginning of its SHA-256.
 * @throws ToolError of `readMnemonic`
 */
export const mnemonicToSeed: RunOf<typeof tool, 'mnemonicToSeed'> = async (text, { language, passphrase }, ctx) => {
  if (text.trim() === '') return { seed: null, masterFingerprint: null, fingerprint: null };
  const { indices, list } = await readMnemonic(text, language, ctx);
  const password = new TextEncoder().encode(indices.map((index) => list[index]).join(' '));
  const salt = readBytes(
    `mnemonic${passphrase.normalize('NFKD')}`,
    'utf-8',
    relocateNoticeToOption('passphrase', ctx.notice),
  );
  const seed = await pbkdf2(password, salt, { hash: 'sha512', iterations: seedRounds, length: 64 });
  return {
    seed: encodeHex(seed),
    masterFingerprint: await masterFingerprintOf(seed, ctx),
    fingerprint: encodeHex(await sha256(seed, ctx)).slice(0, fingerprintLength),
  };
};

/**
 * Lists the words of a mnemonic with their numbers, from 0 on, and bits; the checksum is at the end of the last.
 * @throws ToolError of `readMnemonic`
 */
export const checkMnemonic: RunOf<typeof tool, 'checkMnemonic'> = async (text, options, ctx) => {
  if (text.trim() === '') return { table: null, count: null, language: null, checksum: null };
  const { indices, list, language, checksum } = await readMnemonic(text, options.language, ctx);
  return {
    table: indices.map((index, at) => ({
      number: at + 1,
      word: list[index]?.normalize('NFC') ?? '',
      index,
      bits: bitsOf(index),
    })),
    count: indices.length,
    language,
    checksum,
  };
};

/**
 * The words that make the checksum right after all others of a mnemonic, in the order of the list, one per line.
 * @throws ToolError of `readWords`; `all-but-one` {n}: it is not all words but the last
 */
export const lastWord: RunOf<typeof tool, 'lastWord'> = async (text, options, ctx) => {
  if (text.trim() === '') return '';
  const { indices, list } = await readWords(text, options.language, ctx);
  if (!wordCounts.includes(indices.length + 1)) throw new ToolError('all-but-one', { n: indices.length });
  const given = indices.map(bitsOf).join('');
  const checksumLength = (indices.length + 1) / 3;
  const free = bitsPerWord - checksumLength;
  const found: string[] = [];
  for (let rest = 0; rest < 2 ** free; rest++) {
    const tail = rest.toString(2).padStart(free, '0');
    const last = Number.parseInt(tail + (await checksumOf(fromBits(given + tail), ctx)), 2);
    found.push(list[last]?.normalize('NFC') ?? '');
  }
  return found.join('\n');
};

/** Random entropy in any form, to go on from. */
export const generateEntropy: RunOf<typeof tool, 'generateEntropy'> = (options, ctx) =>
  writeRandomEntropy(options, ctx);

/** Words that the one being typed, the last of a text, can become. */
export const suggest: RunOf<typeof tool, 'suggest'> = (text, { language }) => suggestWords(text, language);
