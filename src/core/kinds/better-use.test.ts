import { describe, expect, test } from 'vitest';
import { text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';
import { betterUse, isAnotherValue, isClearlyFor } from './better-use.ts';
import { detectKinds } from './detect.ts';
import type { KindId } from './kinds.ts';

const base64 = defineTool({
  category: 'converter',
  icon: 'x',
  operations: { encode: { input: 'text', output: 'base64' }, decode: { input: 'base64', output: 'text' } },
});
const yaml = defineTool({
  category: 'converter',
  icon: 'x',
  operations: { convert: { input: 'yaml', output: 'json' } },
});
const both = ['encode', 'decode'];
const json = '{"a": 1}';
const encoded = 'SGVsbG8gV29ybGQ=';

describe('a text that is clearly of another kind', () => {
  test('is for the operation that is made for it', () => {
    expect(betterUse(detectKinds(encoded), base64, both, 'encode', false)).toEqual({
      kind: 'base64',
      operation: 'decode',
    });
  });

  test('is for a list of such values too, where that was chosen', () => {
    const list = defineTool({
      category: 'converter',
      icon: 'x',
      operations: {
        decode: { input: 'base64', output: 'text', list: { operation: 'decodeAll' } },
        decodeAll: { input: 'text', output: 'csv' },
        encode: { input: 'text', output: 'base64' },
      },
    });
    const offered = ['decode', 'decodeAll', 'encode'];
    expect(betterUse(detectKinds(encoded), list, offered, 'decodeAll', false)).toBeUndefined();
    expect(betterUse(detectKinds(encoded), list, offered, 'decodeAll', false, true)).toMatchObject({
      operation: 'decode',
    });
    expect(betterUse(detectKinds(encoded), list, offered, 'encode', false)).toMatchObject({ operation: 'decode' });
  });

  test('is for that operation with the options that it needs for it', () => {
    const bits = defineTool({
      category: 'converter',
      icon: 'x',
      operations: {
        encode: { input: 'text', output: 'bits' },
        decode: { input: 'bits', alsoTakes: { hex: { radix: 'hex' } }, output: 'text' },
      },
    });
    expect(betterUse(detectKinds('48 65 6c 6c 6f'), bits, both, 'encode', false)).toEqual({
      kind: 'hex',
      operation: 'decode',
      options: { radix: 'hex' },
    });
  });

  test('is for the operation whose second document it is', () => {
    const patch = '--- a\n+++ b\n@@ -1 +1 @@\n-a\n+b\n';
    const diff = defineTool({
      category: 'text',
      icon: 'x',
      operations: {
        compare: { input: 'text', output: 'text' },
        apply: { input: 'text', output: 'text', options: { changes: text('', { document: 'text', kind: 'patch' }) } },
      },
    });
    const offered = ['compare', 'apply'];
    expect(betterUse(detectKinds(patch), diff, offered, 'compare', false)).toEqual({
      kind: 'patch',
      operation: 'apply',
      document: 'changes',
    });
    expect(betterUse(detectKinds(patch), diff, offered, 'apply', false)).toBeUndefined();
  });

  test('is for the second document of exactly its kind rather than for the input of a wider one', () => {
    const diff = defineTool({
      category: 'text',
      icon: 'x',
      operations: {
        compare: { input: 'json', output: 'text' },
        apply: {
          input: 'json',
          output: 'json',
          options: { patch: text('', { document: 'json', kind: 'json-patch' }) },
        },
      },
    });
    const offered = ['compare', 'apply'];
    const patch = detectKinds('[{"op": "remove", "path": "/a"}]');
    expect(betterUse(patch, diff, offered, 'compare', false)).toEqual({
      kind: 'json-patch',
      operation: 'apply',
      document: 'patch',
    });
    expect(betterUse(detectKinds('{"a": 1}'), diff, offered, 'compare', false)).toBeUndefined();
  });

  test('is for another tool where it has been refused', () => {
    expect(betterUse(detectKinds(json), base64, both, 'decode', true)).toEqual({ kind: 'json' });
  });
});

describe('nothing better is known', () => {
  test('where the operation takes the kind, or is the only one that does', () => {
    expect(betterUse(detectKinds(encoded), base64, both, 'decode', false)).toBeUndefined();
    expect(betterUse(detectKinds('a: 1\nb: 2'), yaml, ['convert'], 'convert', true)).toBeUndefined();
  });

  test('where the operation fixes the kind', () => {
    const fixer = defineTool({
      ...{ category: 'text', icon: 'x' },
      operations: {
        format: { input: 'json', output: 'json' },
        repair: { input: 'text', fixes: 'json', output: 'json' },
      },
    });
    expect(betterUse(detectKinds(json), fixer, ['format', 'repair'], 'repair', false)).toBeUndefined();
  });

  test('where any text will do', () => {
    expect(betterUse(detectKinds(json), base64, both, 'encode', false)).toBeUndefined();
  });

  test('where the kind is only a guess', () => {
    expect(betterUse([{ kind: 'base64', confidence: 0.4 }], base64, both, 'encode', true)).toBeUndefined();
    expect(betterUse(detectKinds('two words'), base64, both, 'encode', true)).toBeUndefined();
  });

  test('where the other operation is not offered', () => {
    expect(betterUse(detectKinds(encoded), base64, ['encode'], 'encode', false)).toBeUndefined();
  });
});

test.each<[string, KindId, boolean]>([
  ['DE89370400440532013000', 'iban', true],
  ['10.0.0.1', 'ip-network', true],
  ['eyJhbGciOiJub25lIn0.e30.', 'jwt', true],
  ['1700000000', 'date', true],
  ['42', 'numeral', false],
  ['#ff6600', 'iban', false],
  ['{"a":1}', 'json', false],
  ['Hello', 'text', false],
])('%j pasted behind a value of the kind %s is another one: %s', (text, input, isAnother) => {
  expect(isAnotherValue(detectKinds(text), { input })).toBe(isAnother);
});

test('a text that is refused, and of no kind, may be for the inverse operation', () => {
  const inverse = defineTool({
    category: 'converter',
    icon: 'x',
    operations: {
      encode: { input: 'text', output: 'base64', inverse: 'decode' },
      decode: { input: 'base64', output: 'text', inverse: 'encode' },
    },
  });
  expect(betterUse([], inverse, both, 'decode', true)).toEqual({ kind: 'text', operation: 'encode' });
  expect(betterUse([], inverse, both, 'decode', false)).toBeUndefined();
  expect(betterUse([], inverse, both, 'encode', true)).toBeUndefined();
  expect(betterUse(detectKinds(encoded), inverse, both, 'decode', true)).toBeUndefined();
});

describe('a refused text is clearly for an operation', () => {
  const decompress = { input: 'file', alsoTakes: { gzip: {} } } as const;

  test.each([
    ['H4sIAAAAAAAA', true],
    // The checksum is wrong.
    ['H4sIAAAAAAAAA/NIzcnJ11HIQKECUvOy8zLTUhUBq08hXB4AAAB=', true],
    ['Hello world', false],
    ['KLUv/SATmQAAWnN0YW5kYXJkLCBSRkMgODg3OA==', false],
  ])('%s: %j', (text, expected) => {
    expect(isClearlyFor(detectKinds(text), decompress)).toBe(expected);
  });
});
