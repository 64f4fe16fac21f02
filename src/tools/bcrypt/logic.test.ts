import { spawnSync } from 'node:child_process';
import { bcryptVerify } from 'hash-wasm';
import { describe, expect, it } from 'vitest';
import { strongRandom } from '#core/execution/context.ts';
import bytes from '#lib/bytes/en.json' with { type: 'json' };
import { brief, testTool } from '#testing/test-tool.ts';
import messages from './en.json' with { type: 'json' };
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error, notices, report } = testTool(tool, logic, {
  messages: { ...messages, notices: { ...bytes.notices, ...messages.notices } },
});

// The vectors of OpenBSD and jBCrypt; of 72 and 73 letters: python bcrypt 5.0.0.
const known = [
  ['', '$2a$06$DCq7YPn5Rq63x1Lad4cll.TV4S6ytwfsfvkgY8jIucDrjc8deX1s.'],
  ['a', '$2a$06$m0CrhHm10qJ3lXRY.5zDGO3rS2KdeeWLuGmsfGlMfOxih58VYVfxe'],
  ['abc', '$2a$06$If6bvum7DFjUnE9p2uDeDu0YHzrHM6tf.iqN8.yx.jNN1ILEf7h0i'],
  ['abcdefghijklmnopqrstuvwxyz', '$2a$06$.rCVZVOThsIa97pEDOxvGuRRgzG64bvtJ0938xuqzv18d3ZpQhstC'],
  ['U*U', '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW'],
  ['ππππππππ', '$2a$10$.TtQJ4Jr6isd4Hp.mVfZeuh6Gws4rOQ/vdBczhDx.19NFK0Y84Dle'],
  ['a'.repeat(72), '$2b$05$abcdefghijklmnopqrstuuGUnCqbfgs3htOkLrFduUjAyLBw1Rq/u'],
  ['a'.repeat(73), '$2b$05$abcdefghijklmnopqrstuuGUnCqbfgs3htOkLrFduUjAyLBw1Rq/u'],
] as const;
const [, [, hashOfA]] = known;

/** A cost that takes no time. */
const quick = { cost: 4 };

describe('hash', () => {
  it.each(known)('of %j is %s', async (password, hash) => {
    const { version, cost, salt } = await run('parse', hash);
    const options = { version: version ?? '', cost: cost ?? 0, salt: salt ?? '' };
    expect(await run('hash', password, options)).toEqual({
      hash,
      bytes: new TextEncoder().encode(password).length,
    });
  });

  it.each(['2a', '2b', '2y'])('has a random salt, and the version %s', async (version) => {
    const { hash } = await run('hash', 'é🌍', { ...quick, version }, { random: strongRandom });
    const { hash: other } = await run('hash', 'é🌍', { ...quick, version }, { random: strongRandom });
    expect(hash).toMatch(new RegExp(`^\\$${version}\\$04\\$[./A-Za-z0-9]{53}$`));
    expect(other).not.toBe(hash);
    expect(await run('verify', 'é🌍', { hash: hash ?? '' })).toMatchObject({ matches: true });
    // Another implementation.
    expect(await bcryptVerify({ password: 'é🌍', hash: hash?.replace(/^..../, '$2a$') ?? '' })).toBe(true);
  });

  it('takes a salt in hexadecimal', async () => {
    const { saltHex, salt } = await run('parse', hashOfA);
    expect(saltHex).toBe('a3612d8c9a37dac2f99d94da03bd4521');
    const options = { cost: 6, version: '2a' };
    for (const given of [saltHex?.toUpperCase(), ` ${salt}\n`])
      expect(await run('hash', 'a', { ...options, salt: given ?? '' })).toMatchObject({ hash: hashOfA });
  });

  it('is written for htpasswd', async () => {
    const { hash } = await run('hash', 'a', { ...quick, version: '2y', user: 'zoë' });
    expect(hash).toMatch(/^zoë:\$2y\$04\$[./A-Za-z0-9]{53}$/);
    expect(await run('verify', 'a', { hash: hash ?? '' })).toMatchObject({ matches: true });
  });

  it('is made of each line', async () => {
    const { hash, bytes: size } = await run('hash', 'a\r\nb\n\n', { ...quick, eachLine: true });
    const hashes = hash?.split('\n') ?? [];
    expect(hashes).toHaveLength(3);
    expect(new Set(hashes).size).toBe(3);
    expect(size).toBeNull();
    for (const [index, password] of ['a', 'b', ''].entries())
      expect(await run('verify', password, { hash: hashes[index] ?? '' })).toMatchObject({ matches: true });
  });

  it.each([
    ['a'.repeat(72), {}, []],
    ['a'.repeat(73), {}, ['Bcrypt reads only the first 72 bytes; this password has 73. The last byte is ignored.']],
    ['é'.repeat(40), {}, ['Bcrypt reads only the first 72 bytes; this password has 80. The last 8 bytes are ignored.']],
    ['ab\0c', {}, ['Some bcrypt libraries stop at a NUL byte (byte 3).']],
    [
      'a',
      { salt: 'abcdefghijklmnopqrstuv' },
      ['The last character of the salt, “v”, has bits that bcrypt ignores; it was read as “u”.'],
    ],
    ['a\ud800', {}, ['Character 2 is half of a surrogate pair, which is not valid UTF-8; it was read as U+FFFD.']],
  ])('reports for %j with %j: %j', async (password, options, told) => {
    expect((await report('hash', password, { ...quick, ...options })).notices).toEqual(told);
  });

  it.each([
    ['a', { cost: 21 }, ['slow', { cost: 21 }, 0]],
    ['a', { salt: 'abc' }, ['salt-form', { n: 3 }, 0]],
    ['a', { salt: '!'.repeat(22) }, ['salt-form', { n: 22 }, 0]],
  ])('of %j with %j fails with %j', async (password, options, fault) => {
    expect(brief(await error('hash', password, { ...quick, ...options }))).toEqual(fault);
  });

  it('reports how far it has come', async () => {
    const fractions: number[] = [];
    await run('hash', 'a\nb', { ...quick, eachLine: true }, { progress: (fraction) => fractions.push(fraction) });
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
    expect(fractions.at(-1)).toBe(1);
  });

  const perl = (password: string, salt: string) =>
    spawnSync('perl', ['-e', 'print crypt($ENV{P}, $ENV{S})'], {
      env: { ...process.env, P: password, S: salt },
    }).stdout?.toString() ?? '';
  describe.runIf(perl('abc', known[2][1]) === known[2][1])('is that of crypt(3) of this machine', () => {
    it.each(['a', 'é🌍', 'a'.repeat(80), '\x80\xff'])('of %j', async (password) => {
      for (const version of ['2a', '2b', '2y']) {
        const { hash } = await run('hash', password, { ...quick, version });
        expect(perl(password, hash ?? '')).toBe(hash);
      }
    });
  });
});

describe('verify', () => {
  it.each(known)('%j matches %s', async (password, hash) => {
    expect(await run('verify', password, { hash })).toMatchObject({ matches: true });
    expect(await run('verify', `${password.slice(0, 70)}x`, { hash })).toMatchObject({ matches: false });
  });

  it('ignores text around a hash, and the line break after a password', async () => {
    for (const hash of [
      ` ${hashOfA}\n`,
      `"${hashOfA}"`,
      `'${hashOfA}'`,
      `user:${hashOfA}`,
      hashOfA.replace('2a', '2y'),
    ])
      expect(await run('verify', 'a', { hash })).toMatchObject({ matches: true });
    expect(await run('verify', 'a\r\n', { hash: hashOfA })).toMatchObject({ matches: true });
    expect(await run('verify', 'a\n\n', { hash: hashOfA })).toMatchObject({ matches: false });
  });

  it.each([
    ['', ['hash-missing', {}, 0]],
    ['abc', ['not-bcrypt', { n: 3 }, 0]],
    [` ${hashOfA}x`, ['hash-length', { n: 61 }, 1]],
    [hashOfA.slice(0, 58), ['hash-length', { n: 58 }, 0]],
    [hashOfA.replaceAll('$', '-'), ['not-bcrypt', { n: 60 }, 0]],
    [hashOfA.replace('2a', '2x'), ['version-x', {}, 1]],
    [hashOfA.replace('2a', '2z'), ['version', { version: '2z' }, 1]],
    [hashOfA.replace('2a', '2'), ['version', { version: '2' }, 1]],
    [hashOfA.replace('06', '03'), ['cost-range', { cost: 3 }, 4]],
    [hashOfA.replace('06', '32'), ['cost-range', { cost: 32 }, 4]],
    [hashOfA.replace('06', '31'), ['slow', { cost: 31 }, 0]],
    [hashOfA.replace('VY', '!Y'), ['bcrypt-character', { symbol: '!' }, hashOfA.indexOf('VY')]],
  ])('%j is rejected: %j', async (hash, fault) => {
    const failure = await error('verify', 'a', { hash });
    expect(brief(failure)).toEqual(fault);
    expect(failure.at).toMatchObject({ field: 'hash' });
  });

  it('reports a password that is too long', async () => {
    expect((await notices('verify', 'a'.repeat(73), { hash: known[7][1] })).map(({ code }) => code)).toEqual([
      'too-long',
    ]);
  });
});
