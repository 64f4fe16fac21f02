import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstInstant, lastInstant, nanosPerSecond, toWall } from './calendar.ts';
import { compilePattern } from './pattern.ts';
import { readPattern } from './read-pattern.ts';
import { resolveParts } from './resolve.ts';
import { type Moment, writePattern } from './write-pattern.ts';

const moment = (instant: bigint, zone = 'UTC', offset = 0): Moment => ({
  instant,
  zone,
  offset,
  wall: toWall(instant + BigInt(offset) * nanosPerSecond),
});
const paris = moment(1_681_333_824_012_345_678n, 'Europe/Paris', 7_200);

/** The examples and rules of UTS 35, part 4, table of date field symbols. */
test.each([
  ['yyyy-MM-dd HH:mm:ss', '2023-04-12 23:10:24'],
  ['y yy yyy yyyyyy', '2023 23 2023 002023'],
  ['M MM MMM MMMM MMMMM', '4 04 Apr April A'],
  ['L d D DDD Q QQ QQQ', '4 12 102 102 2 02 Q2'],
  ["YYYY-'W'ww-e", '2023-W15-3'],
  ['E EEE EEEE EEEEE', 'Wed Wed Wednesday W'],
  ['H HH k h hh K a', '23 23 23 11 11 11 PM'],
  ['S SSS SSSSSS SSSSSSSSS SSSSSSSSSSS', '0 012 012345 012345678 01234567800'],
  ['x xx xxx X XXX Z ZZZZ ZZZZZ', '+02 +0200 +02:00 +02 +02:00 +0200 GMT+02:00 +02:00'],
  ['O OOOO VV zzzz G', 'GMT+2 GMT+02:00 Europe/Paris Central European Summer Time AD'],
  ["'it''s' ''yyyy'' [é😀]", "it's '2023' [é😀]"],
])('%s', (pattern, text) => {
  expect(writePattern(compilePattern(pattern), paris)).toBe(text);
});

test('midnight, noon, UTC and years before 1', () => {
  const midnight = moment(-62_198_755_200n * nanosPerSecond);
  expect(writePattern(compilePattern('y yyyy u h K H k a X O'), midnight)).toBe('-1 -0001 -000001 12 0 0 24 AM Z GMT');
});

test.each([
  ['yyyy-bb', 'pattern-letter', 5],
  ["yyyy'T", 'pattern-quote', 4],
])('%s is no pattern', (pattern, code, offset) => {
  expect(() => compilePattern(pattern)).toThrow(
    expect.objectContaining({ code, at: expect.objectContaining({ offset }) }),
  );
});

describe('reading', () => {
  const patterns = [
    'yyyyMMddHHmmssSSSSSSSSSxxx',
    "EEEE, d MMMM yyyy 'at' h:mm:ss.SSSSSSSSS a xxxx",
    "YYYY-'W'ww-e HH mm ss SSSSSSSSS X",
  ];

  test('returns what was written', () => {
    const years = fc.bigInt({ min: -62_135_596_800n * nanosPerSecond, max: 253_402_300_799n * nanosPerSecond - 1n });
    fc.assert(
      fc.property(years, fc.constantFrom(...patterns), (instant, source) => {
        const pattern = compilePattern(source);
        const result = readPattern(pattern, writePattern(pattern, moment(instant)));
        expect('parts' in result && resolveParts(result.parts, 'en').wall).toBe(instant);
      }),
    );
  });

  test.each([
    ['dd/MM/yyyy', '1/04/2023', 'day', 0],
    ['dd/MM/yyyy', '01/x4/2023', 'month', 3],
    ['dd/MM/yyyy', '01-04-2023', 'literal', 2],
    ['dd/MM/yyyy', '01/04/2023 10', 'end', 10],
    ['d MMM yyyy', '1 Foo 2023', 'month', 2],
    ['yyyy-MM-dd VV', '2023-01-01 !', 'zone', 11],
    ['yyyy-MM-dd a', '2023-01-01 xm', 'half', 11],
    ['yyyy-MM-dd xxx', '2023-01-01 +25:00', 'offset', 11],
  ])('by %s of %j misses', (pattern, text, part, offset) => {
    expect(readPattern(compilePattern(pattern), text)).toMatchObject({ expected: { part, offset } });
  });

  test('takes time in proportion to the text', () => {
    const pattern = compilePattern('[[[y]M]d]'.repeat(20), true);
    expect(readPattern(pattern, '1'.repeat(200))).toHaveProperty('expected');
  });

  test('reads the first and the last year', () => {
    const pattern = compilePattern("uuuu-MM-dd'T'HH:mmX");
    for (const instant of [firstInstant, lastInstant]) {
      const result = readPattern(pattern, writePattern(pattern, moment(instant)));
      expect('parts' in result && resolveParts(result.parts, 'en').wall).toBe(instant);
    }
  });
});
