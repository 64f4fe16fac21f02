import { describe, expect, test } from 'vitest';
import { choice, choices, flag, int, text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';
import {
  choose,
  chooseByQuery,
  chooseExample,
  keepSecrets,
  optionsOf,
  readChosen,
  storeChosen,
} from './chosen-options.ts';

const algorithms = ['md5', 'sha1', 'sha256'] as const;
const tool = defineTool({
  category: 'text',
  icon: 'x',
  operations: {
    hashText: {
      input: 'text',
      output: 'text',
      options: { algorithms: choices(algorithms, algorithms), uppercase: flag(), key: text('', { secret: true }) },
    },
    hashFile: {
      input: 'file',
      output: 'text',
      options: { algorithms: choices(algorithms, ['md5']), uppercase: flag(), length: int(1, { max: 9 }) },
    },
    write: { input: 'text', output: 'text', options: { algorithms: choice(algorithms, 'sha1') } },
  },
});
const none = {};

test('what has not been chosen is the default of the operation', () => {
  expect(optionsOf(tool, 'hashText', none)).toEqual({ algorithms, uppercase: false, key: '' });
  expect(optionsOf(tool, 'hashFile', none)).toEqual({ algorithms: ['md5'], uppercase: false, length: 1 });
  expect(optionsOf(tool, 'unknown', none)).toEqual({});
});

test('a choice holds for all operations that declare the same field, and for no others', () => {
  const chosen = choose(tool, 'hashFile', { uppercase: true, algorithms: ['sha1'], length: 99 }, none);
  expect(optionsOf(tool, 'hashFile', chosen)).toEqual({ algorithms: ['sha1'], uppercase: true, length: 99 });
  expect(optionsOf(tool, 'hashText', chosen)).toEqual({ algorithms, uppercase: true, key: '' });
  expect(optionsOf(tool, 'write', chosen)).toEqual({ algorithms: 'sha1' });
});

test('an example sets back what it leaves open', () => {
  const chosen = choose(tool, 'hashFile', { uppercase: true, length: 5 }, none);
  expect(optionsOf(tool, 'hashFile', chooseExample(tool, 'hashFile', { length: 3 }, chosen))).toEqual({
    algorithms: ['md5'],
    uppercase: false,
    length: 3,
  });
});

test('secrets stay when options are set back', () => {
  const chosen = choose(tool, 'hashText', { uppercase: true, key: 'typed' }, none);
  expect(optionsOf(tool, 'hashText', keepSecrets(tool, chosen))).toEqual({
    algorithms,
    uppercase: false,
    key: 'typed',
  });
});

describe('stored', () => {
  test('are the choices that differ from the defaults, without secrets', () => {
    const chosen = choose(tool, 'hashText', { algorithms: ['md5'], uppercase: false, key: 'hidden' }, none);
    const stored = storeChosen(tool, choose(tool, 'hashFile', { length: 5 }, chosen));
    expect(stored).toEqual({ 'hashText.algorithms': ['md5'], 'hashFile.length': 5 });
    expect(optionsOf(tool, 'hashText', readChosen(tool, stored))).toEqual({
      algorithms: ['md5'],
      uppercase: false,
      key: '',
    });
    expect(optionsOf(tool, 'hashFile', readChosen(tool, stored))).toEqual({
      algorithms: ['md5'],
      uppercase: false,
      length: 5,
    });
  });

  test.each([undefined, null, 'x', [], { 'hashFile.length': 99, 'hashFile.gone': 1, __proto__: { uppercase: true } }])(
    '%j that no longer fits is passed over',
    (stored) => {
      expect(readChosen(tool, stored)).toEqual({});
    },
  );
});

test('a query comes on top', () => {
  const chosen = choose(tool, 'hashFile', { uppercase: true, length: 5 }, none);
  const asked = chooseByQuery(tool, 'hashFile', new URLSearchParams('length=7&algorithms=sha256&other=1'), chosen);
  expect(optionsOf(tool, 'hashFile', asked)).toEqual({ algorithms: ['sha256'], uppercase: true, length: 7 });
  expect(optionsOf(tool, 'hashText', asked)).toEqual({ algorithms, uppercase: true, key: '' });
});
