import { expect, test } from 'vitest';
import { choices, defaultOptions, int, text } from './fields.ts';
import { addPreset, isChosen, optionsOfPreset, readPresets, removePreset, writePresets } from './presets.ts';

const fields = {
  prefix: text(),
  size: int(1, { min: 1 }),
  letters: choices(['a', 'b'], ['a']),
  password: text('', { secret: true }),
};
const defaults = defaultOptions(fields);

test('presets are replaced and removed by name', () => {
  const one = addPreset([], 'mine', { ...defaults, prefix: '<' }, fields);
  const two = addPreset(one, '__proto__', { ...defaults, letters: ['b'] }, fields);
  const three = addPreset(two, 'mine', { ...defaults, size: 2 }, fields);
  expect(three).toEqual([
    { name: '__proto__', options: { letters: ['b'] } },
    { name: 'mine', options: { size: 2 } },
  ]);
  expect(removePreset(three, '__proto__')).toEqual([{ name: 'mine', options: { size: 2 } }]);
});

test('a preset sets every option but secrets, which it never holds', () => {
  const [preset] = addPreset([], 'mine', { ...defaults, size: 2, password: 'hidden' }, fields);
  expect(preset).toEqual({ name: 'mine', options: { size: 2 } });
  const options = preset && optionsOfPreset(preset, fields);
  expect(options).toEqual({ prefix: '', size: 2, letters: ['a'] });
  expect(isChosen(options ?? {}, { ...defaults, size: 2, password: 'hidden' })).toBe(true);
  expect(isChosen(options ?? {}, { ...defaults, size: 2, letters: ['a', 'b'] })).toBe(false);
});

test('those of an operation are kept beside those of others', () => {
  const presets = addPreset([], 'mine', { ...defaults, size: 2 }, fields);
  const kept = writePresets({ other: [1] }, 'convert', presets);
  expect(kept).toEqual({ other: [1], convert: [{ name: 'mine', options: { size: 2 } }] });
  expect(readPresets(kept, 'convert', fields)).toEqual(presets);
  expect(writePresets(kept, 'convert', [])).toEqual({ other: [1] });
});

test.each([undefined, null, 1, 'ab', [[]]])('%j kept by something else is passed over', (kept) => {
  expect(readPresets(kept, 'convert', fields)).toEqual([]);
  expect(writePresets(kept, 'convert', [])).toEqual({});
});

test.each([
  ['{}', []],
  ['null', []],
  ['[null,1,{},{"name":1}]', []],
  ['[{"name":"a"}]', [{ name: 'a', options: {} }]],
  [
    '[{"name":"a","options":{"size":0,"prefix":"x","password":"y","gone":1}}]',
    [{ name: 'a', options: { prefix: 'x' } }],
  ],
])('%s is read as far as it can be', (json, presets) => {
  expect(readPresets({ convert: JSON.parse(json) }, 'convert', fields)).toEqual(presets);
});

test('an operation that has nothing kept has nothing of the object', () => {
  expect(readPresets({}, 'constructor', fields)).toEqual([]);
});
