import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LinkedStep, readAddress, readSteps, stepsOfAddress, writeSteps } from './recipe-link.ts';

const step = (use: string, options: Readonly<Record<string, string>> = {}, pick?: string): LinkedStep => ({
  use,
  ...(pick !== undefined && { pick }),
  options: new URLSearchParams(options),
});
const plain = (steps: readonly LinkedStep[] | undefined) =>
  steps?.map(({ options, ...rest }) => ({ ...rest, options: [...options] }));

describe('steps in a link', () => {
  test.each([
    ['', []],
    ['json-prettify/format', [step('json-prettify/format')]],
    [
      'base64-string-converter/decode,json-prettify/format(indent:4,sort-keys:1)',
      [step('base64-string-converter/decode'), step('json-prettify/format', { indent: '4', 'sort-keys': '1' })],
    ],
    ['hash-text/hash.sha256', [step('hash-text/hash', {}, 'sha256')]],
    ['a/b,-c-d/e.f(g:1)', [step('a/b'), { ...step('c-d/e', { g: '1' }, 'f'), skip: true }]],
    ['a/b(separator:%2C%20%28%3A%29)', [step('a/b', { separator: ', (:)' })]],
  ] as const)('%s', (text, steps) => {
    expect(plain(readSteps(text))).toEqual(plain(steps));
    expect(writeSteps(steps)).toBe(text);
  });

  test('names that nothing has are read: others say that there is nothing of them', () => {
    const uses = ['__proto__/x', 'json-prettify/__proto__', 'constructor/toString', 'Json/format'];
    expect(readSteps(uses.join(','))?.map(({ use }) => use)).toEqual(uses);
  });

  test('a colon in a value needs no encoding', () => {
    expect(plain(readSteps('a/b(time:10:30)'))).toEqual(plain([step('a/b', { time: '10:30' })]));
  });

  test.each([
    'x',
    'json-prettify/format,,a/b',
    'json-prettify/format(indent:4',
    'a/b(c:%E0%A4)',
    'a/b(c:(d))',
    'a/b,--c/d',
    'a/b,-',
    'javascript:alert(1)',
    '__proto__',
    `${'a/b,'.repeat(100)}a/b`,
    'a/b,'.repeat(10_000),
  ])('is not %s', (text) => {
    expect(readSteps(text)).toBeUndefined();
  });

  test('any options come back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (name, value) => {
        const written = [step('a/b', { [name]: value }, 'c'), step('d/e')];
        expect(plain(readSteps(writeSteps(written)))).toEqual(plain(written));
      }),
    );
  });
});

test.each([
  ['?do=what', 'unreadable'],
  ['?do=a/b(c:%E0%A4)', 'unreadable'],
  [`?do=${'a/b,'.repeat(100)}a/b`, 'too-long'],
  [`#do=a/b(c:${'x'.repeat(190_000)})`, 'too-long'],
  ['?theme=dark', undefined],
] as const)('what is wrong with the link %s', (address, fault) => {
  expect(readAddress(address)).toBe(fault);
});

test.each([
  ['https://penknife.example/fr/recipe?do=a/b(c:d)', [step('a/b', { c: 'd' })]],
  ['?theme=dark&do=a/b', [step('a/b')]],
  ['#do=a/b&input=x', [step('a/b')]],
  ['?do=', []],
  ['?do=what', null],
  ['recipe?undo=a/b', undefined],
  ['claims', undefined],
] as const)('the steps of the address %s', (address, steps) => {
  const found = stepsOfAddress(address);
  expect(found && plain(found)).toEqual(steps && plain(steps));
});
