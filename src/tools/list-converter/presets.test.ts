import { expect, test } from 'vitest';
import { defaultOptions } from '#core/fields.ts';
import { addPreset, holds, optionsOf, readPresets, removePreset, usualPresets } from './presets.ts';
import tool from './tool.ts';

const fields = tool.operations.convert.options;
const defaults = defaultOptions(fields);

test('presets are kept, replaced and removed by name', () => {
  const one = addPreset([], 'mine', { ...defaults, prefix: '<' });
  const two = addPreset(readPresets(one), '__proto__', { ...defaults, order: 'az' });
  const three = addPreset(readPresets(two), 'mine', { ...defaults, suffix: '>' });
  expect(readPresets(three)).toEqual([
    { name: '__proto__', options: { order: 'az' } },
    { name: 'mine', options: { suffix: '>' } },
  ]);
  expect(readPresets(three).map(optionsOf)).toEqual([
    { ...defaults, order: 'az' },
    { ...defaults, suffix: '>' },
  ]);
  expect(removePreset(readPresets(one), 'mine')).toBe('');
});

test.each([
  ['', []],
  ['{', []],
  ['null', []],
  ['[null,1,{},{"name":1}]', []],
  ['[{"name":"a"}]', [{ name: 'a', options: {} }]],
  ['[{"name":"a","options":{"order":"old","prefix":"x","gone":1}}]', [{ name: 'a', options: { prefix: 'x' } }]],
])('%j is read as far as it can be', (json, presets) => expect(readPresets(json)).toEqual(presets));

test('each usual preset sets options that exist, all the same ones, and no two alike', () => {
  const all = Object.values(usualPresets);
  for (const preset of all) {
    expect(Object.keys(preset)).toEqual(Object.keys(all[0] ?? {}));
    expect(readPresets(addPreset([], 'x', preset)).map(optionsOf)).toEqual([{ ...defaults, ...preset }]);
    expect(all.filter((other) => holds(preset, { ...defaults, ...other }))).toEqual([preset]);
  }
});
