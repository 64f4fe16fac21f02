import { describe, expect, test } from 'vitest';
import { choice, choices, flag, int, text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';
import type { Input } from '#page/services.ts';
import {
  choose,
  chooseByQuery,
  chooseExample,
  keepSecrets,
  optionsOf,
  readChosen,
  readLeft,
  storeChange,
  storeChosen,
  writeLeft,
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

test('a change is stored beside what another tab has stored', () => {
  const before = choose(tool, 'hashFile', { uppercase: true, length: 5 }, none);
  const elsewhere = { 'hashFile.length': 7, 'write.algorithms': 'md5' };
  const after = choose(tool, 'hashFile', { uppercase: false, algorithms: ['sha1'] }, before);
  expect(storeChange(tool, before, after, elsewhere)).toEqual({ ...elsewhere, 'hashFile.algorithms': ['sha1'] });
  expect(storeChange(tool, before, none, { ...elsewhere, 'hashText.uppercase': true })).toEqual({
    'write.algorithms': 'md5',
  });
});

test('a query comes on top', () => {
  const chosen = choose(tool, 'hashFile', { uppercase: true, length: 5 }, none);
  const asked = chooseByQuery(tool, 'hashFile', new URLSearchParams('length=7&algorithms=sha256&other=1'), chosen);
  expect(optionsOf(tool, 'hashFile', asked)).toEqual({ algorithms: ['sha256'], uppercase: true, length: 7 });
  expect(optionsOf(tool, 'hashText', asked)).toEqual({ algorithms, uppercase: true, key: '' });
});

describe('options kept as inputs', () => {
  const pair = defineTool({
    category: 'text',
    icon: 'x',
    operations: {
      compare: {
        input: 'text',
        output: 'text',
        options: { other: text('', { document: 'text' }), against: text('white', { kind: 'color' }) },
      },
      apply: { input: 'text', output: 'text', options: { patch: text('', { document: 'json' }), against: text() } },
    },
  });
  /** The memory of a tab. */
  const tab = (kept: Record<string, Input> = {}) => ({
    kept,
    readDocument: (name: string) => kept[name],
    writeDocument(name: string, input: Input) {
      kept[name] = input;
    },
  });

  test('restores documents of all operations, and values for the one that is opened', () => {
    const file = new File(['x'], 'x');
    const memory = tab({ other: { text: 'a' }, patch: { file }, against: { text: 'red' } });
    const chosen = readLeft(pair, 'apply', memory);
    expect(optionsOf(pair, 'compare', chosen)).toEqual({ other: 'a', against: 'white' });
    expect(optionsOf(pair, 'apply', chosen)['patch']).toBe(file);
    expect(optionsOf(pair, 'compare', readLeft(pair, 'compare', memory))).toEqual({ other: 'a', against: 'red' });
  });

  test('does not take an empty text for a value', () => {
    expect(readLeft(pair, 'compare', tab({ other: { text: '' }, against: { text: '' } }))).toEqual({});
  });

  test('leaves documents as they are when a query sets options', () => {
    const chosen = readLeft(pair, 'compare', tab({ other: { text: 'a' } }));
    const asked = chooseByQuery(pair, 'compare', new URLSearchParams('against=red&other=x'), chosen);
    expect(optionsOf(pair, 'compare', asked)).toEqual({ other: 'a', against: 'red' });
  });

  test('keeps a document that has changed', () => {
    const memory = tab();
    writeLeft(pair, none, choose(pair, 'compare', { other: 'b' }, none), memory);
    expect(memory.kept).toEqual({ other: { text: 'b' } });
  });

  test('keeps content, and takes it from a link', () => {
    const card = defineTool({
      category: 'text',
      icon: 'x',
      operations: { write: { output: 'text', options: { name: text('', { content: true }), size: int(1) } } },
    });
    const memory = tab();
    const chosen = choose(card, 'write', { name: 'Ada', size: 2 }, none);
    writeLeft(card, none, chosen, memory);
    expect(storeChosen(card, chosen)).toEqual({ 'write.size': 2 });
    expect(optionsOf(card, 'write', readLeft(card, 'write', memory))).toEqual({ name: 'Ada', size: 1 });
    const linked = chooseByQuery(card, 'write', new URLSearchParams('name=Bob'), chosen);
    expect(optionsOf(card, 'write', linked)).toEqual({ name: 'Bob', size: 2 });
  });

  test('drops a value from elsewhere once the option is set', () => {
    const memory = tab({ against: { text: 'red' } });
    const before = readLeft(pair, 'compare', memory);
    writeLeft(pair, before, before, memory);
    expect(memory.kept['against']).toEqual({ text: 'red' });
    writeLeft(pair, before, choose(pair, 'compare', { against: 'blue' }, before), memory);
    expect(memory.kept['against']).toEqual({ text: '' });
  });
});
