import { describe, expect, it } from 'vitest';
import type { Detection } from '#core/kind.ts';
import jsonLines from '../json-lines/kind.ts';
import json from './kind.ts';

const confidenceIn = (detection: Detection): number =>
  typeof detection === 'number' ? detection : detection.confidence;

it.each<[string, number, number]>([
  // JSON
  ['{}', 0.95, 0],
  [' [1, {"a": null}]\n', 0.95, 0],
  ['\ufeff{"a":1}', 0.95, 0],
  ['{\n"a":1\n}', 0.95, 0],
  // what else is read as JSON
  ['{a: 1}', 0.6, 0],
  ["['x',]", 0.6, 0],
  ['// c\n{"a":1}', 0.6, 0],
  [String.raw`{\"a\":1}`, 0.6, 0],
  ['{} {}', 0.6, 0],
  ['{\n"a":1\n}\n{"a":2}', 0.6, 0],
  // JSON Lines
  ['{"a":1}\n{"a":2}\n', 0.5, 0.95],
  ['[1]\r\n\r\n[2]', 0.5, 0.95],
  // JSON with a fault
  [`[${'1,'.repeat(30)} x]`, 0.5, 0],
  // not JSON
  ['', 0, 0],
  ['1', 0, 0],
  ['"a"', 0, 0],
  ['null', 0, 0],
  ['[section]\nkey = 1', 0, 0],
  ['[link](https://example.com)', 0, 0],
  ['{{ template }}', 0, 0],
  ['{ color: red; }', 0, 0],
  ['[2024-02-29 10:00] started', 0, 0],
  ['// a comment', 0, 0],
  ['/* a */ SELECT 1', 0, 0],
  ['[1] a footnote', 0, 0],
])('%j', (text, asJson, asLines) => {
  expect([confidenceIn(json.detect(text)), jsonLines.detect(text)]).toEqual([asJson, asLines]);
});

describe('a text cut off after 64 Ki units', () => {
  const record = String.raw`{"id":12.5e3,"text":"caf\u00e9, \"quoted\"","on":true,"off":null}`;
  const cut = (text: string, offset: number) => text.slice(offset, offset + 65_536);

  it('is detected wherever it is cut', () => {
    for (let shift = 0; shift < record.length; shift++) {
      const padding = ' '.repeat(shift);
      expect(json.detect(cut(`[${padding}${`${record},`.repeat(2000)}`, 0))).toBe(0.95);
      expect(jsonLines.detect(cut(`${padding}${`${record}\n`.repeat(2000)}`, 0))).toBe(0.95);
    }
  });

  it('is detected in the middle of a long string', () => {
    expect(json.detect(`["${'a'.repeat(70_000)}`.slice(0, 65_536))).toBe(0.95);
    expect(json.detect(`["${'a'.repeat(60_000)}`)).toBe(0);
  });
});
