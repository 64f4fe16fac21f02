import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TestOptions, testTool } from '#testing/test-tool.ts';
import { type Alphabet, countTokens } from './alphabet.ts';
import { log2, rateEntropy } from './entropy.ts';
import * as logic from './logic.ts';
import { countPins } from './pin.ts';
import tool from './tool.ts';

const { run, error, notices } = testTool(tool, logic);

const tokensOf = async (options: TestOptions<typeof tool, 'token'>) =>
  String((await run('token', options)).token).split('\n');

describe('token', () => {
  it('draws by rejection from the bytes of the source', async () => {
    const bytes = [0x00, 0x01, 0x3d, 0x3e, 0xf7, 0xf8, 0xff];
    const context = { random: () => Uint8Array.from(bytes) };
    expect((await run('token', { length: 5 }, context)).token).toBe('AB9A9');
  });

  // python: length * log2(size)
  it.each([
    [{}, 381.07, 62, 'very-strong'],
    [{ length: 16, symbols: true }, 104.87, 94, 'strong'],
    [{ length: 32, lowercase: false, numbers: false }, 150.41, 26, 'very-strong'],
    [{ length: 6, uppercase: false, lowercase: false }, 19.93, 10, 'weak'],
    [{ length: 32, alphabet: '0123456789abcdef' }, 128, 16, 'very-strong'],
    [{ length: 12 }, 71.45, 62, 'fair'],
  ])('rates %j', async (options, entropy, alphabetSize, strength) => {
    expect(await run('token', options)).toMatchObject({ entropy, alphabetSize, strength });
  });

  it.each([
    [{}, 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'],
    [{ symbols: true, uppercase: false, lowercase: false, numbers: false }, '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'],
    [{ symbols: true, symbolSet: 'url', uppercase: false, lowercase: false }, '0123456789-._~'],
    [{ symbols: true, symbolSet: 'shell', uppercase: false, lowercase: false }, '0123456789%+,-./:=@_'],
    [{ symbols: true, symbolSet: 'own', ownSymbols: '€!', uppercase: false, lowercase: false }, '0123456789€!'],
    [{ symbolSet: 'own', ownSymbols: '€!', uppercase: false, lowercase: false }, '0123456789'],
    [{ noLookalikes: true, uppercase: false }, 'abcdefghjkmnpqrstuvwxyz23456789'],
    [{ exclude: 'AEIOU', lowercase: false, numbers: false }, 'BCDFGHJKLMNPQRSTVWXYZ'],
    [{ alphabet: 'xyz', symbols: true }, 'xyz'],
    [{ alphabet: '👍🏽👩‍👩‍👧é\u0065\u0301' }, '👍🏽👩‍👩‍👧é\u0065\u0301'],
  ])('builds the alphabet of %j', async (options, alphabet) => {
    const result = await run('token', { ...options, length: 2_000 });
    expect(result.alphabet).toBe(alphabet);
    const drawn = new Set(Array.from(new Intl.Segmenter('en').segment(String(result.token)), (part) => part.segment));
    expect(drawn.size).toBe(result.alphabetSize);
    expect([...drawn].every((character) => alphabet.includes(character))).toBe(true);
  });

  it('counts what is repeated in an alphabet once, and says so', async () => {
    const options = { alphabet: 'aab👍b', length: 10 };
    expect(await run('token', options)).toMatchObject({ alphabet: 'ab👍', alphabetSize: 3 });
    expect(await notices('token', options)).toEqual([{ code: 'repeated-characters', params: { n: 2 } }]);
  });

  it('says so where nothing is random', async () => {
    const options = { alphabet: 'x', length: 3 };
    expect(await run('token', options)).toMatchObject({ token: 'xxx', entropy: 0, strength: 'weak' });
    expect(await notices('token', options)).toEqual([{ code: 'no-randomness', params: {} }]);
  });

  it.each([
    [{ uppercase: false, lowercase: false, numbers: false }, 'no-class', {}],
    [{ uppercase: false, lowercase: false, numbers: false, symbols: true, symbolSet: 'own' }, 'no-class', {}],
    [{ uppercase: false, lowercase: false, exclude: '0123456789' }, 'all-excluded', {}],
    [{ exclude: '0123456789', requireEach: true }, 'class-excluded', {}],
    [{ uppercase: false, lowercase: false, letterFirst: true }, 'no-letter', {}],
    [{ length: 2, requireEach: true }, 'too-short', { length: 2, n: 3 }],
    [{ length: 10_000, count: 100_000 }, 'too-many', { limit: 100_000_000 }],
    [{ prefix: 'x'.repeat(1_000), count: 100_000 }, 'too-many', { limit: 100_000_000 }],
  ])('refuses %j', async (options, code, params) => {
    expect(await error('token', options)).toMatchObject({ code, params });
  });

  it.each(['alphabet', 'ownSymbols'])('refuses half a surrogate pair in %s', async (field) => {
    expect(await error('token', { [field]: 'a\ud83d', symbols: true, symbolSet: 'own' })).toMatchObject({
      code: 'lone-surrogate',
      at: { field, offset: 1 },
    });
  });

  it.each([0, 10_001, 1.5])('refuses the length %d', async (length) => {
    await expect(run('token', { length })).rejects.toMatchObject({ name: 'OptionsError' });
  });

  it('has one of each class where it must, the first a letter where it must', async () => {
    const tokens = await tokensOf({ length: 4, symbols: true, requireEach: true, letterFirst: true, count: 500 });
    for (const token of tokens)
      for (const kind of [/^[A-Za-z]/, /[A-Z]/, /[a-z]/, /[0-9]/, /[^A-Za-z0-9]/]) expect(token).toMatch(kind);
  });

  it('makes every permitted token equally likely', async () => {
    const tokens = await tokensOf({
      ...{ length: 3, uppercase: false, lowercase: false, symbols: true, symbolSet: 'own', ownSymbols: 'a' },
      ...{ exclude: '456789', requireEach: true, count: 60_000 },
    });
    const counts = new Map<string, number>();
    for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
    // Of the 5³ words over 0123a: 5³ − 4³ hold an a, and all of those but aaa hold a digit.
    const permitted = 5 ** 3 - 4 ** 3 - 1;
    expect(counts.size).toBe(permitted);
    // 99.9 % quantile of χ² with 59 degrees of freedom.
    expect(chiSquared([...counts.values()], tokens.length / permitted)).toBeLessThan(98.32);
  });

  it('draws every character equally often: 1,000,000 of 62', async () => {
    const tokens = await tokensOf({ length: 1_000, count: 1_000 });
    const counts = new Map<string, number>();
    for (const character of tokens.join('')) counts.set(character, (counts.get(character) ?? 0) + 1);
    expect(counts.size).toBe(62);
    // 99.9 % quantile of χ² with 61 degrees of freedom.
    expect(chiSquared([...counts.values()], 1_000_000 / 62)).toBeLessThan(100.89);
  });

  it.each([
    [{ length: 7, groupLength: 3 }, /^\w{3}-\w{3}-\w$/],
    [{ length: 6, groupLength: 3, groupSeparator: ' ' }, /^\w{3} \w{3}$/],
    [{ length: 3, groupLength: 5 }, /^\w{3}$/],
    [{ length: 4, prefix: 'sk_live_', suffix: '.' }, /^sk_live_\w{4}\.$/],
    [{ length: 4, count: 2 }, /^\w{4}\n\w{4}$/],
    [{ length: 4, count: 2, listFormat: 'json' }, /^\[\n {2}"\w{4}",\n {2}"\w{4}"\n\]$/],
    [{ length: 4, count: 2, listFormat: 'quoted', prefix: 'x' }, /^'x\w{4}', 'x\w{4}'$/],
    [{ length: 4, count: 2, listFormat: 'separated', listSeparator: ';' }, /^\w{4};\w{4}$/],
  ])('writes %j', async (options, written) => {
    expect((await run('token', options)).token).toMatch(written);
  });
});

const chiSquared = (counts: readonly number[], expected: number): number =>
  counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);

describe('countTokens', () => {
  /** Writes every token down and looks. */
  function countByTrying({ characters, first, required }: Alphabet, length: number): bigint {
    let tokens: readonly (readonly string[])[] = first.map((character) => [character]);
    for (let at = 1; at < length; at++)
      tokens = tokens.flatMap((token) => characters.map((character) => [...token, character]));
    return BigInt(tokens.filter((token) => required.every((some) => token.some((one) => some.has(one)))).length);
  }

  it('counts as many as there are, also where classes overlap', () => {
    const some = fc.subarray([...'abcdef']);
    fc.assert(
      fc.property(
        fc.subarray([...'abcdef'], { minLength: 1 }),
        some,
        fc.array(some, { maxLength: 4 }),
        fc.integer({ min: 1, max: 4 }),
        (characters, letters, classes, length) => {
          const first = characters.filter((character) => letters.includes(character));
          const alphabet = { characters, first, required: classes.map((members) => new Set(members)) };
          expect(countTokens(alphabet, length)).toBe(countByTrying(alphabet, length));
        },
      ),
    );
  });

  it('counts the 8-character passwords of ASCII with one of each class', () => {
    const classes = [
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
      'abcdefghijklmnopqrstuvwxyz',
      '0123456789',
      '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~',
    ];
    const characters = [...classes.join('')];
    const required = classes.map((members) => new Set(members));
    const terms = [94n, -68n, -68n, -84n, -62n, 42n, 58n, 36n, 58n, 36n, 52n, -32n, -10n, -26n, -26n];
    const byHand = terms.reduce((sum, term) => sum + (term < 0n ? -(term ** 8n) : term ** 8n), 0n);
    expect(countTokens({ characters, first: characters, required }, 8)).toBe(byHand);
  });
});

describe('log2', () => {
  it.each([
    [1n, 0],
    [2n, 1],
    [62n, 5.954196310387],
    [2n ** 65_536n, 65_536],
    [10n ** 400n, 1328.7712379549],
  ])('of %s', (count, bits) => {
    expect(log2(count)).toBeCloseTo(bits, 9);
  });
});

it.each([
  [49.99, 'weak'],
  [50, 'fair'],
  [79.99, 'fair'],
  [80, 'strong'],
  [127.99, 'strong'],
  [127.996, 'very-strong'],
  [128, 'very-strong'],
])('%d bits are %s', (bits, strength) => {
  expect(rateEntropy(bits).strength).toBe(strength);
});

describe('passphrase', () => {
  it('takes words of the list, 11 bits each', async () => {
    const result = await run('passphrase');
    expect(result).toMatchObject({ entropy: 66, strength: 'fair', listSize: 2048 });
    expect(result.passphrase).toMatch(/^[a-z]{3,8}(-[a-z]{3,8}){5}$/);
  });

  // BIP39: word 0 is abandon, word 2047 is zoo; two bytes a word, big-endian.
  it('draws words by their number', async () => {
    const context = { random: () => Uint8Array.of(0x00, 0x00, 0x07, 0xff, 0xf8, 0x03, 0x05) };
    const options = { words: 3, separator: ' ', capitalise: true, digit: true };
    const { passphrase, entropy } = await run('passphrase', options, context);
    expect(passphrase).toBe('Abandon Zoo About5');
    expect(entropy).toBe(36.32);
  });

  it('makes lists', async () => {
    const { passphrase } = await run('passphrase', { words: 3, count: 2, prefix: '<', suffix: '>' });
    expect(passphrase).toMatch(/^<\w+-\w+-\w+>\n<\w+-\w+-\w+>$/);
  });
});

describe('pin', () => {
  const habits = ['repeats', 'runs', 'years', 'patterns'] as const;
  const range = (length: number) => Array.from({ length }, (_, at) => at);

  /** Looks at every three and four digits in a row of a PIN. */
  function isGuessable(pin: string, avoid: readonly (typeof habits)[number][]): boolean {
    const found = { repeats: false, runs: false, years: false, patterns: false };
    for (const at of range(pin.length - 2)) {
      const [a = 0, b = 0, c = 0] = Array.from(pin.slice(at, at + 3), Number);
      if (a === b && b === c) found.repeats = true;
      // On a keyboard, 0 follows 9.
      const [x, y, z] = [a, b, c].map((digit) => digit || 10) as [number, number, number];
      if ([a + 1, c - 1].every((digit) => digit === b) || (x + 1 === y && y + 1 === z)) found.runs = true;
      if ([a - 1, c + 1].every((digit) => digit === b) || (x - 1 === y && y - 1 === z)) found.runs = true;
      const four = pin.slice(at, at + 4);
      if (four.length < 4) continue;
      if (['19', '20'].includes(four.slice(0, 2))) found.years = true;
      const [p, q, r, s] = four;
      if ((p === r && q === s) || (p === q && r === s) || (p === s && q === r)) found.patterns = true;
      if (['2580', '0852'].includes(four)) found.patterns = true;
    }
    return avoid.some((habit) => found[habit]);
  }

  it.each([4, 5])('counts those of %d digits that are left, whatever is avoided', (length) => {
    const all = range(10 ** length).map((number) => String(number).padStart(length, '0'));
    fc.assert(
      fc.property(fc.subarray([...habits]), (avoid) => {
        expect(countPins(length, avoid)).toBe(all.filter((pin) => !isGuessable(pin, avoid)).length);
      }),
      { numRuns: 16 },
    );
  });

  // By hand: 10 · 10³; aaax and xaaa are 100 each, aaaa is both; two first digits of 100.
  it.each([
    [4, [], 10_000],
    [12, [], 10 ** 12],
    [4, ['repeats'], 10_000 - 190],
    [4, ['years'], 9_800],
    // No year begins at the second digit of another.
    [5, ['years'], 100_000 - 2 * 2_000],
    // Of aabb, abab and abba there are 100 each, aaaa among each of them; 2580 and 0852.
    [4, ['patterns'], 10_000 - 3 * 100 + 2 * 10 - 2],
    // Nine runs of three each way, before or after any digit; 0123 to 7890 begin and end with one.
    [4, ['runs'], 10_000 - 2 * (2 * 90 - 8)],
  ] as const)('of %d digits without %j: %d', (length, avoid, possible) => {
    expect(countPins(length, avoid)).toBe(possible);
  });

  it('draws none that is guessable, and all others equally often', async () => {
    const count = 100_000;
    const { pin, possible, entropy } = await run('pin', { length: 4, count });
    const drawn = String(pin).split('\n');
    expect(drawn.filter((one) => isGuessable(one, habits) || !/^\d{4}$/.test(one))).toEqual([]);
    expect(entropy).toBe(Math.round(Math.log2(Number(possible)) * 100) / 100);
    const counts = new Map<string, number>();
    for (const one of drawn) counts.set(one, (counts.get(one) ?? 0) + 1);
    expect(counts.size).toBeGreaterThan(Number(possible) - 5);
    // 99.9 % quantile of χ² by Wilson and Hilferty.
    const freedom = Number(possible) - 1;
    const quantile = freedom * (1 - 2 / (9 * freedom) + 3.0902 * Math.sqrt(2 / (9 * freedom))) ** 3;
    const missing = ((Number(possible) - counts.size) * count) / Number(possible);
    expect(chiSquared([...counts.values()], count / Number(possible)) + missing).toBeLessThan(quantile);
  });

  it('draws digits by rejection from the bytes of the source', async () => {
    const context = { random: () => Uint8Array.of(250, 1, 255, 13, 24, 7, 249) };
    expect((await run('pin', { length: 5, avoid: [] }, context)).pin).toBe('13479');
    // 1, 3, 4 and 7 are drawn, then 9; of the next four, 1 3 4 7.
    expect((await run('pin', { length: 4 }, context)).pin).toBe('1347');
  });

  it('begins anew where it comes to what is avoided', async () => {
    const context = { random: () => Uint8Array.of(1, 2, 3, 7, 5, 2, 9) };
    expect((await run('pin', { length: 4 }, context)).pin).toBe('7529');
  });

  it('takes 4 to 12 digits', async () => {
    expect((await run('pin', { length: 12, count: 2, suffix: ';' })).pin).toMatch(/^\d{12};\n\d{12};$/);
    for (const length of [3, 13]) await expect(run('pin', { length })).rejects.toMatchObject({ name: 'OptionsError' });
  });
});

describe('randomBytes', () => {
  const options = { length: 7 };
  const context = { random: () => Uint8Array.of(0, 1, 0x3d, 0x3e, 0xf7, 0xfb, 0xff) };

  it.each([
    [{}, '00013d3ef7fbff'],
    [{ groupLength: 4, groupSeparator: ' ' }, '0001 3d3e f7fb ff'],
    [{ encoding: 'base64' }, 'AAE9Pvf7/w=='],
    [{ encoding: 'base64url' }, 'AAE9Pvf7_w'],
    [{ encoding: 'decimal', groupLength: 4 }, '0 1 61 62 247 251 255'],
    [{ count: 2 }, '00013d3ef7fbff\n00013d3ef7fbff'],
  ])('writes bytes as %j', async (form, written) => {
    expect(await run('randomBytes', { ...options, ...form }, context)).toEqual({
      bytes: written,
      entropy: 56,
      strength: 'fair',
    });
  });

  it('fetches exactly as many bytes as it needs', async () => {
    const { bytes, entropy } = await run('randomBytes', {});
    expect(bytes).toMatch(/^[0-9a-f]{64}$/);
    expect(entropy).toBe(256);
  });
});
