import { pbkdf2Sync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { testTool } from '#testing/test-tool.ts';
import messages from './en.json' with { type: 'json' };
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error, notices, report } = testTool(tool, logic, { messages });

const languages = tool.operations.mnemonic.options.language.values;
const about = `${'abandon '.repeat(11)}about`;
const zeros = '00'.repeat(16);

describe('mnemonic', () => {
  it.each(['12', '15', '18', '21', '24'])('has %s words, and its checksum is right', async (words) => {
    for (const language of languages) {
      const { mnemonic, bits } = await run('mnemonic', { words, language });
      expect(mnemonic?.split(language === 'japanese' ? '\u3000' : ' ')).toHaveLength(Number(words));
      expect(await run('mnemonicToEntropy', mnemonic, { language })).toHaveLength((bits ?? 0) / 4);
    }
  });

  it('is of the random bytes, in their order', async () => {
    const random = (n: number) => new Uint8Array(n).fill(0x7f);
    expect((await run('mnemonic', {}, { random })).mnemonic).toBe(
      'legal winner thank year wave sausage worth useful legal winner thank yellow',
    );
  });
});

// github.com/trezor/python-mnemonic, vectors.json, passphrase “TREZOR”; Japanese: github.com/bip32JP, test_JP_BIP39.json.
const vectors = [
  [
    'english',
    zeros,
    about,
    'c55257c360c07c72029aebc1b53c05ed0362ada38ead3e3e9efa3708e53495531f09a6987599d18264c1e1c92f2cf141630c7a3c4ab7c81b2f001698e7463b04',
  ],
  [
    'english',
    'f585c11aec520db57dd353c69554b21a89b20fb0650966fa0a9d6f74fd989d8f',
    'void come effort suffer camp survey warrior heavy shoot primary clutch crush open amazing screen patrol group space point ten exist slush involve unfold',
    '01f5bced59dec48e362f2c45b5de68b9fd6c92c6634f44d6d40aab69056506f0e35524a518034ddc1192e1dacd32c1ed3eaa3c3b131c88ed8e7e54c49a5d0998',
  ],
] as const;

/** Vectors of the same list, of one byte many times. */
const repeated = [
  ['80', 16, 'letter advice cage absurd amount doctor acoustic avoid letter advice cage above'],
  ['ff', 16, `${'zoo '.repeat(11)}wrong`],
  ['00', 24, `${'abandon '.repeat(17)}agent`],
  ['7f', 24, `${'legal winner thank year wave sausage worth useful '.repeat(2)}legal will`],
  ['80', 24, `${'letter advice cage absurd amount doctor acoustic avoid '.repeat(2)}letter always`],
  ['ff', 24, `${'zoo '.repeat(17)}when`],
  ['00', 32, `${'abandon '.repeat(23)}art`],
  [
    '7f',
    32,
    `${'legal winner thank year wave sausage worth useful '.repeat(2)}legal winner thank year wave sausage worth title`,
  ],
  ['ff', 32, `${'zoo '.repeat(23)}vote`],
] as const;

describe('the vectors of the standard', () => {
  it.each(repeated)('%s, %i times', async (byte, count, mnemonic) => {
    expect(await run('entropyToMnemonic', byte.repeat(count), { language: 'english' })).toBe(mnemonic);
    expect(await run('mnemonicToEntropy', mnemonic)).toBe(byte.repeat(count));
  });

  it.each(vectors)('%s, %s', async (language, entropy, mnemonic, seed) => {
    expect(await run('entropyToMnemonic', entropy, { language })).toBe(mnemonic);
    expect(await run('mnemonicToEntropy', mnemonic)).toBe(entropy);
    expect(await run('mnemonicToSeed', mnemonic, { passphrase: 'TREZOR' })).toMatchObject({ seed });
  });

  it('a Japanese passphrase counts in NFKD', async () => {
    const mnemonic = `${'あいこくしん\u3000'.repeat(11)}あおぞら`;
    expect(await run('entropyToMnemonic', zeros, { language: 'japanese' })).toBe(
      mnemonic.normalize('NFKD').replaceAll(' ', '\u3000'),
    );
    const { seed } = await run('mnemonicToSeed', mnemonic, { passphrase: '㍍ガバヴァぱばぐゞちぢ十人十色' });
    expect(seed).toMatch(/^a262d6fb6122ecf45be09c50492b31f92e9beb7d9a845987a02cefda57a15f9c/);
  });

  it('a seed is what PBKDF2 of another library gives', async () => {
    const { mnemonic } = await run('mnemonic', { language: 'korean', words: '24' });
    const passphrase = 'pässwörd 🔑';
    const { seed, fingerprint } = await run('mnemonicToSeed', mnemonic, { passphrase });
    const salt = `mnemonic${passphrase}`.normalize('NFKD');
    expect(seed).toBe(pbkdf2Sync(String(mnemonic).normalize('NFKD'), salt, 2048, 64, 'sha512').toString('hex'));
    expect(fingerprint).toMatch(/^[0-9a-f]{8}$/);
  });
});

// BIP32, computed by a second implementation (Python), also with the passphrase “TREZOR”.
test.each([
  [about, '', '73c5da0a'],
  [about, 'TREZOR', 'b4e3f5ed'],
  ['legal winner thank year wave sausage worth useful legal winner thank yellow', '', 'b8688df1'],
  [`${'zoo '.repeat(23)}vote`, '', '244c267a'],
])('the master fingerprint of %s, %j', async (mnemonic, passphrase, masterFingerprint) => {
  expect(await run('mnemonicToSeed', mnemonic, { passphrase })).toMatchObject({ masterFingerprint });
});

describe('entropyToMnemonic', () => {
  // Of the rolls: printf %s 1234… | sha256sum.
  it.each([
    ['00 '.repeat(16), {}, about],
    [`0x${zeros.toUpperCase()}`, {}, about],
    ['0'.repeat(128), { entropyForm: 'binary' }, about],
    ['T, t'.repeat(64), { entropyForm: 'coin' }, about],
    ['H'.repeat(128), { entropyForm: 'coin' }, `${'zoo '.repeat(11)}wrong`],
  ])('%s, %o', async (input, options, mnemonic) => {
    expect(await run('entropyToMnemonic', input, options)).toBe(mnemonic);
  });

  it('rolls are hashed: the beginning of the SHA-256 of their digits', async () => {
    const rolls = '123456'.repeat(17).slice(0, 99);
    const words = { entropyForm: 'dice', words: '24' };
    const mnemonic = await run('entropyToMnemonic', rolls, words);
    const digest = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(rolls))).toString('hex');
    expect(await run('mnemonicToEntropy', mnemonic)).toBe(digest);
    const shorter = await run('entropyToMnemonic', rolls, { entropyForm: 'dice' });
    expect(await run('mnemonicToEntropy', shorter)).toBe(digest.slice(0, 32));
    expect(await run('entropyToMnemonic', [...rolls].join('-'), words)).toBe(mnemonic);
  });

  it.each([
    ['abc', {}, 'Hexadecimal needs an even number of digits; this has 3.'],
    ['00'.repeat(17), {}, 'Entropy must be 32, 40, 48, 56 or 64 hex digits; you entered 34.'],
    ['01', { entropyForm: 'binary' }, 'Entropy must be 128, 160, 192, 224 or 256 bits; you entered 2.'],
    ['01\n2', { entropyForm: 'binary' }, 'Line 2, column 1: 2 is not one of 0 1.'],
    ['1230', { entropyForm: 'dice' }, 'Line 1, column 4: 0 is not one of 1 2 3 4 5 6.'],
    ['123456', { entropyForm: 'dice' }, 'Rolls so far: 6 (15 bits). Add 44 more rolls for 12 words.'],
    [
      '0'.repeat(98),
      { entropyForm: 'base6', words: '24' },
      'Rolls so far: 98 (253 bits). Add 1 more roll for 24 words.',
    ],
  ])('refuses %s, %o', async (input, options, message) => {
    expect((await report('entropyToMnemonic', input, options)).error).toContain(message);
  });
});

describe('mnemonicToEntropy', () => {
  it.each([
    about,
    about.toUpperCase(),
    `  ${about.replaceAll(' ', ' \r\n\t ')}\n`,
    about.replaceAll(' ', ', '),
    about
      .split(' ')
      .map((word, index) => `${index + 1}. ${word}`)
      .join('\n'),
    about
      .split(' ')
      .map((word, index) => `${index + 1}) ${word};`)
      .join(' '),
    about
      .split(' ')
      .map((word, index) => `${index + 1}.${word}`)
      .join(' '),
    about
      .split(' ')
      .map((word, index) => `${index + 1} ${word}`)
      .join('\n'),
  ])('reads %j', async (written) => {
    expect(await run('mnemonicToEntropy', written)).toBe(zeros);
  });

  it('writes binary digits', async () => {
    expect(await run('mnemonicToEntropy', about, { entropyForm: 'binary' })).toBe('0'.repeat(128));
  });

  it('reads words by their first four letters, and says so', async () => {
    const written = 'lega winn than year wave saus wort usef legal winner thank yell';
    expect(await run('mnemonicToEntropy', written)).toBe('7f'.repeat(16));
    expect((await report('mnemonicToEntropy', written)).notices).toContain('Word 6, “saus”, was read as “sausage”.');
    expect((await error('mnemonicToEntropy', written.replace('saus', 'sau'))).code).toBe('unknown-word-near');
  });

  it('reads Chinese without spaces, and accents in any normal form', async () => {
    for (const language of ['chinese-simplified', 'chinese-traditional', 'spanish', 'french', 'korean']) {
      const mnemonic = await run('entropyToMnemonic', '0123456789abcdef0123456789abcdef', { language });
      const written = language.startsWith('chinese') ? mnemonic.replaceAll(' ', '') : mnemonic.normalize('NFC');
      expect(await run('mnemonicToEntropy', written, { language })).toBe('0123456789abcdef0123456789abcdef');
    }
  });

  it('recognizes the language', async () => {
    const entropies = fc.uint8Array({ minLength: 16, maxLength: 16 });
    const property = fc.asyncProperty(fc.constantFrom(...languages), entropies, async (language, bytes) => {
      const entropy = Buffer.from(bytes).toString('hex');
      const mnemonic = await run('entropyToMnemonic', entropy, { language });
      const { count, language: read } = await run('checkMnemonic', mnemonic);
      expect(count).toBe(12);
      const isAmbiguous = (await notices('checkMnemonic', mnemonic)).length > 0;
      if (!isAmbiguous) expect(read).toBe(language);
      expect(isAmbiguous && !language.startsWith('chinese')).toBe(false);
    });
    await fc.assert(property, { numRuns: 60 });
  });

  it('says where words are in two lists', async () => {
    // The same characters, a number apart: all zeros in both lists.
    const mnemonic = await run('entropyToMnemonic', zeros, { language: 'chinese-simplified' });
    expect(mnemonic).toBe(await run('entropyToMnemonic', zeros, { language: 'chinese-traditional' }));
    expect((await report('mnemonicToEntropy', mnemonic)).notices).toEqual([
      'These words are in two lists and were read as Chinese (simplified). If they are Chinese (traditional), choose that language.',
    ]);
    expect(await notices('mnemonicToEntropy', mnemonic, { language: 'chinese-traditional' })).toEqual([]);
  });

  it.each([
    ['sleep kitten', 'A mnemonic has 12, 15, 18, 21 or 24 words; this one has 2.'],
    [about.slice(0, -6), '“Find last word” lists the words that can follow.'],
    ['abandon '.repeat(25), 'A mnemonic has 12, 15, 18, 21 or 24 words; this one has more than 24.'],
    [
      'abandon '.repeat(12),
      'All 12 words are known, but the checksum in “abandon” is wrong. Check for a typo or swapped words.',
    ],
    [
      about.replace('abandon abandon ', 'abandon abandom '),
      'Word 2, “abandom”, is not in the word list (English). Did you mean abandon',
    ],
    ['7f'.repeat(16), `Word 1, “${'7f'.repeat(16)}”, is not in the word list (English).`],
    [zeros, `Word 1, “${zeros}”, is not in the word list (English).`],
    [about.replace('abandon', '@@@@@@@@@'), 'Word 1, “@@@@@@@@@”, is not in the word list (English).'],
    [
      about.replace('about', 'abaco'),
      'The words come from several lists. Most are English, but word 12, “abaco”, is not.',
    ],
  ])('refuses %s', async (input, message) => {
    expect((await report('mnemonicToEntropy', input)).error).toContain(message);
  });

  it('finds the place of what is wrong', async () => {
    const { at } = await error('mnemonicToEntropy', about.replace('about', 'abuot'));
    expect(at).toMatchObject({ offset: about.length - 5, length: 5 });
    expect((await error('mnemonicToEntropy', `1. abandon 2. abandn ${'abandon '.repeat(10)}`)).at).toMatchObject({
      offset: 14,
      length: 6,
    });
    expect((await error('mnemonicToEntropy', 'abandon '.repeat(12))).at).toMatchObject({ offset: 88, length: 7 });
  });

  it('takes a language by its word', async () => {
    expect((await error('mnemonicToEntropy', about, { language: 'czech' })).code).toMatch(/^unknown-word/);
  });
});

describe('checkMnemonic', () => {
  it('lists the words with number, index and bits', async () => {
    const { table, checksum } = await run('checkMnemonic', about);
    expect(table?.[0]).toEqual({ number: 1, word: 'abandon', index: 0, bits: '00000000000' });
    expect(table?.[11]).toEqual({ number: 12, word: 'about', index: 3, bits: '00000000011' });
    expect(checksum).toBe('0011');
  });
});

describe('lastWord', () => {
  it.each([11, 14, 17, 20, 23])('all that are right after %i words, and no other', async (count) => {
    const given = 'zoo '.repeat(count);
    const found = (await run('lastWord', given)).split('\n');
    expect(found).toHaveLength(2 ** (11 - (count + 1) / 3));
    for (const word of found.slice(0, 20)) expect(await run('mnemonicToEntropy', given + word)).toMatch(/^f+/);
    const { code } = await error('mnemonicToEntropy', `${given}zebra`);
    expect(found.includes('zebra') ? '' : code).toBe(found.includes('zebra') ? '' : 'checksum');
  });

  test('of too few words', async () => {
    expect((await report('lastWord', 'zoo zoo')).error).toBe(
      'Enter 11, 14, 17, 20 or 23 words: all but the last. You entered 2.',
    );
  });
});

describe('suggest', () => {
  test.each<[string, string, readonly string[]]>([
    ['ab', 'auto', ['abandon', 'ability', 'able', 'about', 'above', 'absent']],
    ['legal wi', 'english', ['wide', 'width', 'wife', 'wild', 'will', 'win']],
    ['1. LEGAL\n2. Winn', 'auto', ['winner']],
    // French, by the word before it; accents need not be typed.
    ['abaisser ecla', 'auto', ['éclairer']],
    ['ábaco angu', 'auto', ['ángulo']],
    ['abandon angu', 'spanish', []],
    ['あいこ', 'japanese', ['あいこくしん']],
    ['a', 'auto', []],
    ['legal winner ', 'auto', []],
    ['legal winner', 'auto', []],
    ['legal xq', 'auto', []],
    ['', 'auto', []],
  ])('%j as %s', async (text, language, words) => {
    expect(await run('suggest', text, { language })).toEqual(words);
  });
});

describe('generateEntropy', () => {
  test.each(['hex', 'binary', 'coin', 'dice', 'base6'])('%s, for every number of words', async (entropyForm) => {
    for (const words of ['12', '15', '18', '21', '24']) {
      const entropy = await run('generateEntropy', { entropyForm, words });
      const mnemonic = await run('entropyToMnemonic', entropy, { entropyForm, words });
      expect(mnemonic.split(' ')).toHaveLength(Number(words));
    }
  });
});
