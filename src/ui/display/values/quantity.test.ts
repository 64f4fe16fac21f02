import { expect, test } from 'vitest';
import { formatEstimate } from './estimate.ts';
import { formatBytes, formatDuration } from './quantity.ts';

// English has plain spaces there in CLDR, French has no-break ones already, wide or narrow.
test('no line breaks between an amount and its unit', () => {
  expect(formatBytes(7, 'en')).toBe('7\u00a0bytes');
  expect(formatBytes(2_000, 'en')).toBe('2\u00a0kB');
  expect(formatBytes(4_290_000_000, 'fr')).toMatch(/^4,29[\u00a0\u202f]Go$/);
  expect(formatDuration(12, 'en')).toBe('12\u00a0ms');
  expect(formatEstimate(120_000, 'en')).toBe('2\u00a0minutes');
  expect(formatEstimate(300 * 86_400_000, 'en')).toBe('300\u00a0days');
  expect(formatEstimate(1_000 * 86_400_000, 'en')).toBe('2.7\u00a0years');
  expect(formatEstimate(433, 'en')).toBe('0.43\u00a0seconds');
  expect(formatEstimate(433, 'en', 1)).toBe('0.4\u00a0seconds');
  expect(formatEstimate(433, 'fr')).toMatch(/^0,43[\u00a0\u202f]seconde$/);
  expect(formatEstimate(42, 'en')).toBe('42\u00a0milliseconds');
});
