import { describe, expect, test } from 'vitest';
import { testTool } from '#testing/test-tool.ts';
import {
  nameBrand,
  nameBrowser,
  nameCode,
  nameWindows,
  writeBytes,
  writeOffset,
  writePhysicalSize,
  writeSize,
} from './facts.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run } = testTool(tool, logic);

describe('facts', () => {
  test('sizes', () => {
    expect(writeSize(1920, 1080)).toBe('1920 × 1080');
    expect(writePhysicalSize(1280, 720, 1.5)).toBe('1920 × 1080');
  });

  // Microsoft Edge documentation, “Detect Windows 11 and CPU architecture using User-Agent Client Hints”.
  test.each([
    ['10.0.0', 'Windows 10'],
    ['1.0.0', 'Windows 10'],
    ['13.0.0', 'Windows 11'],
    ['15.0.0', 'Windows 11'],
    ['0.3.0', 'Windows 8.1'],
    ['0.2.0', 'Windows 8'],
    ['0.1.0', 'Windows 7'],
    ['', 'Windows'],
  ])('the platform version %j is %s', (version, name) => {
    expect(nameWindows(version)).toBe(name);
  });

  test.each([
    [-330, 'UTC+05:30'],
    [210, 'UTC-03:30'],
    [0, 'UTC+00:00'],
  ])('an offset of %d minutes is %s', (minutes, offset) => {
    expect(writeOffset(minutes)).toBe(offset);
  });

  test.each([
    ['calendar', 'gregory', 'en', 'Gregorian Calendar'],
    ['calendar', 'gregory', 'fr', 'calendrier grégorien'],
    ['numberingSystem', 'latn', 'en', 'Latin'],
    ['numberingSystem', 'hanidec', 'en', 'hanidec'],
    ['hourCycle', 'h23', 'en', 'h23'],
  ])('the %s %s in %s is %s', (fact, code, language, name) => {
    expect(nameCode(fact, code, language)).toBe(name);
  });

  test.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [5_368_709_120, '5 GiB'],
    [1536, '1.5 KiB'],
    [2 ** 60, '1048576 TiB'],
  ])('%d bytes are %s', (bytes, written) => {
    expect(writeBytes(bytes)).toBe(written);
  });

  test.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0.0.0 Safari/537.36 Edg/144.0.0.0',
      'Edge 144.0.0.0',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox 145.0'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15',
      'Safari 26.1',
    ],
    ['curl/8.0', undefined],
  ])('%s is %s', (userAgent, name) => {
    expect(nameBrowser(userAgent)).toBe(name);
  });

  test('a brand that is made up is no browser, the engine only where nothing else is', () => {
    const made = { brand: 'Not(A:Brand', version: '8' };
    const engine = { brand: 'Chromium', version: '144' };
    expect(nameBrand([made, engine, { brand: 'Google Chrome', version: '144' }])).toBe('Google Chrome 144');
    expect(nameBrand([made, engine])).toBe('Chromium 144');
    expect(nameBrand([])).toBe(undefined);
  });
});

test.each([
  ['en-US', 'h12', '1,234,567.89', '€1,234.50'],
  ['de', 'h23', '1.234.567,89', '1.234,50\u00a0€'],
])('the locale %s', async (language, hourCycle, sampleNumber, sampleCurrency) => {
  expect(await run('describeLocale', { language })).toMatchObject({
    timeZone: 'UTC',
    offset: 'UTC+00:00',
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle,
    sampleNumber,
    sampleCurrency,
  });
});
