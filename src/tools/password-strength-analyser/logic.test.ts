import fc from 'fast-check';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { growsLinearly } from '#testing/effort.ts';
import { testTool } from '#testing/test-tool.ts';
import messages from './en.json' with { type: 'json' };
import french from './fr.json' with { type: 'json' };
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error, notices, report } = testTool(tool, logic, { messages });

describe('bruteForce', () => {
  // The formula, by python and Node: guesses are size^length, at 10^9 a second.
  it.each([
    ['password', 26, 37.6, '3 minutes, 28 seconds'],
    ['P@ssw0rd!', 94, 58.99, '18 years, 2 months'],
    ['123456', 10, 19.93, 'instantly'],
    ['ABCabc123!@#', 94, 78.66, '15.1 million years'],
    ['-_(', 32, 15, 'instantly'],
    ['1234567', 10, 23.25, 'less than a second'],
    ['é', 128, 7, 'instantly'],
    ['a b', 27, 14.26, 'instantly'],
    ['😀😀', 128, 14, 'instantly'],
    ['x'.repeat(100), 26, 470.04, 'about 10^124 years'],
    ['x'.repeat(1_000), 26, 4700.44, 'about 10^1398 years'],
  ])('%s', async (password, setSize, entropy, bruteForceTime) => {
    expect(await run('bruteForce', password)).toMatchObject({ setSize, entropy, bruteForceTime });
  });

  it('counts code points', async () => {
    expect(await run('bruteForce', '😀é')).toMatchObject({ length: 2 });
    expect(await run('bruteForce', 'password\n')).toMatchObject({ length: 9, setSize: 154 });
  });

  it.each([
    ['throttled', '238,000 years'],
    ['cluster', 'less than a second'],
  ])('for the attacker %s', async (attacker, bruteForceTime) => {
    expect(await run('bruteForce', 'password', { attacker })).toMatchObject({ bruteForceTime });
  });

  it('for a rate of one’s own', async () => {
    const { bruteForceTime } = await run('bruteForce', 'ab', { attacker: 'custom', rate: 0.5 });
    expect(bruteForceTime).toBe('22 minutes, 32 seconds');
    await expect(run('bruteForce', 'ab', { attacker: 'custom', rate: 0 })).rejects.toThrow();
  });

  it('speaks French', async () => {
    const { run: ask } = testTool(tool, logic, { messages: french, context: { locale: 'fr' } });
    expect(await ask('bruteForce', 'password')).toMatchObject({ bruteForceTime: '3 minutes, 28 secondes' });
  });

  it('of a very long text is a matter of its length', async () => {
    expect(await growsLinearly((n) => run('bruteForce', 'aB1! é'.repeat(n)), 20_000)).toBe(true);
  });
});

const exponentFor = async (password: string) =>
  Number((await run('passwordStrength', password)).guesses?.replace('10^', ''));

describe('passwordStrength', () => {
  // The same in zxcvbn 4.4.2, except for the last two (10^14.4 for the four words); with all dictionaries.
  it.each([
    ['password', 0, '10^0.5'],
    ['P@ssw0rd!', 1, '10^4'],
    ['aaaaaaaaaaaa', 0, '10^2.2'],
    ['Tr0ub4dor&3', 4, '10^11'],
    ['jK8#mQ2$vL9!xR', 4, '10^14'],
    ['2023-11-20', 1, '10^4.5'],
    ['correcthorsebatterystaple', 4, '10^14'],
  ])('%s', async (password, score, guesses) => {
    expect(await run('passwordStrength', password, { thorough: true })).toMatchObject({ score, guesses });
  });

  it.each([
    ['correct horse battery staple', 'correcthorsebatterystaple'],
    ['correct-horse-battery-staple', 'correcthorsebatterystaple'],
    ['correct, horse, battery, staple', 'correct horse battery staple'],
    ['Summer2024!', 'Summer2024'],
    ['!Summer2024', 'Summer2024'],
  ])('guesses %s at little more cost than %s', async (separated, joined) => {
    const [more, less] = await Promise.all([exponentFor(separated), exponentFor(joined)]);
    expect(more).toBeGreaterThan(less);
    expect(more).toBeLessThanOrEqual(less + 1);
  });

  it('counts another separator, but not the same one again', async () => {
    const same = await exponentFor('correct-horse-battery-staple');
    expect(await exponentFor('correct-horse-battery-staple-blanket')).toBeLessThan(same + 5);
    expect(await exponentFor('correct-horse_battery staple')).toBeCloseTo(same + 2, 0);
  });

  it.each([
    ['correct horse', ['Diceware word, rank 1,320', 'separator or symbol', 'common word, rank 915']],
    ['Summer2024!', ['common password, rank 81', 'year', 'separator or symbol']],
    ['P@ssw0rd!', ['common password, rank 2: “password”, with substitutions', 'no known word or pattern']],
    ['monday', ['common password, rank 742']],
    ['onetwothree', ['sequence']],
    ['drowssap', ['common password, rank 2: “password”, reversed']],
    ['aaaaaaaaaaaa', ['repeated 12 times']],
    ['2023-11-20', ['date']],
    ['zaqwertgbvcxs', ['keyboard pattern']],
    ['abcdefghijk', ['sequence']],
  ])('finds in %s %j', async (password, found) => {
    const { parts } = await run('passwordStrength', password);
    expect(parts?.map((part) => part['found'])).toEqual(found);
    expect(parts?.map((part) => part['part']).join('')).toBe(password);
  });

  it('says how long all characters take only where nothing is known of them', async () => {
    const { ifRandom, bruteForceTime } = await run('passwordStrength', 'aB3$kQ9!zX7@pL5#');
    expect(ifRandom).toBe('about 10^15 years');
    expect(ifRandom).toBe(bruteForceTime);
    expect(await run('passwordStrength', 'P@ssw0rd!')).toMatchObject({ ifRandom: null });
  });

  it('says what is weak, and what would be better', async () => {
    expect(await run('passwordStrength', 'password')).toMatchObject({
      time: 'instantly',
      warning: 'This is one of the ten most common passwords.',
      suggestions: 'Add words, and choose less common ones.',
    });
    expect(await run('passwordStrength', 'jK8#mQ2$vL9!xR')).toMatchObject({ warning: null, suggestions: null });
  });

  it('knows words about you', async () => {
    const password = 'Zwiebelfisch-1987';
    const { guesses: before } = await run('passwordStrength', password);
    const { guesses, parts } = await run('passwordStrength', password, { userWords: 'Example, zwiebelfisch\nInc.' });
    expect(Number(guesses?.slice(3))).toBeLessThan(Number(before?.slice(3)));
    expect(parts?.[0]).toEqual({ part: 'Zwiebelfisch', found: 'personal word' });
  });

  it('estimates the time for every attacker', async () => {
    const { attackers, time } = await run('passwordStrength', 'Tr0ub4dor&3', { attacker: 'online' });
    expect(time).toBe('317 years');
    expect(attackers).toContainEqual({ attacker: 'Online: 10 per second', time });
    expect(attackers).toHaveLength(6);
  });

  it.each([
    ['Tr0ub4dor&3', 'billion', '1 minute, 40 seconds', 'weak'],
    ['Tr0ub4dor&3', 'slow-hash', '3 months, 25 days', 'fair'],
    ['Tr0ub4dor&3', 'cluster', 'less than a second', 'very-weak'],
    ['Tr0ub4dor&3', 'online', '317 years', 'very-strong'],
  ] as const)('judges %s by the time that the attacker %s needs', async (password, attacker, time, strength) => {
    expect(await run('passwordStrength', password, { attacker })).toMatchObject({ time, strength });
  });

  it.each([
    ['password', 'Very weak: cracked instantly'],
    ['Tr0ub4dor&3', 'Weak: cracked in 1 minute, 40 seconds'],
    ['correct horse battery staple', 'Fair: cracked in 11 days, 4 hours'],
  ])('answers with strength and time, and rates %s alike in a list', async (password, assessment) => {
    expect(await run('passwordStrength', password)).toMatchObject({ assessment });
    const [, row = ''] = (await run('passwordList', password)).split('\n');
    expect(row.split(',')[2]).toBe(assessment.replace(/:.*/, ''));
  });

  it('gives all about a password in one result', async () => {
    const { bruteForceTime, length } = await run('passwordStrength', 'P@ssw0rd!');
    expect({ bruteForceTime, length }).toEqual({ bruteForceTime: '18 years, 2 months', length: 9 });
  });

  it.each(['summer2024', 'x9$Kq1987'])('finds the year in %s', async (password) => {
    const { parts } = await run('passwordStrength', password);
    expect(parts?.at(-1)).toEqual({ part: password.slice(-4), found: 'year' });
  });

  it('reports what was not checked, and what sites cut off', async () => {
    const long = 'ab1!'.repeat(25_000);
    expect((await report('passwordStrength', long)).notices).toEqual([
      'Patterns are checked in the first 256 characters only; brute force counts all 100,000.',
    ]);
    expect(await notices('passwordStrength', 'password')).toEqual([]);
    expect((await report('passwordStrength', ' password')).notices).toEqual([
      'The password starts or ends with a space, which many sites remove.',
    ]);
    expect(await run('passwordStrength', '')).toMatchObject({ score: null });
  });

  it('gives an answer for any text', async () => {
    const property = fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }), async (password) => {
      const { parts, guesses } = await run('passwordStrength', password);
      expect(parts?.map((part) => part['part']).join('')).toBe(password);
      expect(guesses).toMatch(/^10\^\d+(?:\.\d)?$/);
    });
    await fc.assert(property, { numRuns: 50 });
  });
});

describe('where the dictionaries do not load', () => {
  afterEach(() => {
    vi.doUnmock('@zxcvbn-ts/core');
    vi.resetModules();
  });

  test('says so, and loads them the next time', async () => {
    vi.resetModules();
    vi.doMock('@zxcvbn-ts/core', () => {
      throw new Error('Failed to fetch dynamically imported module');
    });
    const fresh = testTool(tool, await import('./logic.ts'), { messages });
    const { value, notices: told } = await fresh.report('passwordStrength', 'password');
    expect(value).toMatchObject({ time: '3 minutes, 28 seconds', strength: 'weak', setSize: 26, parts: null });
    expect(told).toEqual(['The list of common passwords did not load; the time shown is that of brute force.']);
    await expect(fresh.run('passwordList', 'password')).rejects.toThrow('no-dictionary');
    vi.doUnmock('@zxcvbn-ts/core');
    expect(await fresh.run('passwordStrength', 'password')).toMatchObject({ score: 0 });
  });
});

describe('passwordList', () => {
  it('is a table without the passwords', async () => {
    const table = await run('passwordList', 'password\r\n\r\nTr0ub4dor&3\n');
    expect(table.split('\n').map((line) => line.split(',')[0])).toEqual(['line', '1', '3']);
    expect(table).not.toMatch(/password|Tr0ub/);
  });

  it('has a limit', async () => {
    expect((await error('passwordList', 'a\n'.repeat(1_001))).code).toBe('too-many');
  });
});

test('knows French words if the language is French', async () => {
  const { run: ask } = testTool(tool, logic, { messages: french, context: { locale: 'fr' } });
  const parts = async (by: typeof run) => (await by('passwordStrength', 'Longtemps')).parts;
  expect(await parts(run)).toEqual([
    expect.objectContaining({ part: 'Long' }),
    expect.objectContaining({ part: 'temps' }),
  ]);
  expect(await parts(ask)).toEqual([{ part: 'Longtemps', found: expect.stringMatching(/^mot courant, rang \d+$/) }]);
  const thorough = await ask('passwordStrength', 'Longtemps', { thorough: true });
  expect(thorough.parts).toHaveLength(1);
});
