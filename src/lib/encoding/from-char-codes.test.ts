import { expect, test } from 'vitest';
import { fromCharCodes } from './from-char-codes.ts';

test('converts more units than a call can have arguments', () => {
  expect(fromCharCodes(new Uint16Array(1_000_000).fill(0x61))).toBe('a'.repeat(1_000_000));
});

test('keeps lone surrogates, and pairs where two slices meet', () => {
  const text = `${'x'.repeat(8_191)}😀\ud800`;
  const units = Uint16Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  expect(fromCharCodes(units)).toBe(text);
});

test('is empty without units', () => {
  expect(fromCharCodes(new Uint8Array())).toBe('');
});
