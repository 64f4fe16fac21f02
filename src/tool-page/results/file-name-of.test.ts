import { expect, test } from 'vitest';
import type { FileName } from '#core/tool.ts';
import type { Input } from '#page/services.ts';
import type { Success } from '#page/session/run.ts';
import { fileNameOf } from './file-name-of.ts';

const file: Input = { file: new File([], 'Notes.txt.AGE') };

const nameOf = (fileName: FileName | undefined, options: Readonly<Record<string, unknown>> = {}, input: Input = file) =>
  fileNameOf({ operation: { output: 'text', ...(fileName && { fileName }) }, options, input });

test('is as declared', () => {
  expect(nameOf('compose.yaml')).toBe('compose.yaml');
  expect(nameOf(undefined)).toBeUndefined();
});

test('follows the value of an option', () => {
  const fileName = { by: 'format', names: { age: '.age', json: 'data.json' } };
  expect(nameOf(fileName, { format: 'json' })).toBe('data.json');
  expect(nameOf(fileName, { format: 'age' })).toBe('Notes.txt.AGE.age');
  expect(nameOf(fileName, { format: 'other' })).toBeUndefined();
});

test('loses an extension of the input', () => {
  expect(nameOf({ without: ['age', 'enc'] })).toBe('Notes.txt');
  expect(nameOf({ without: ['enc'] })).toBe('Notes.txt.AGE');
  expect(nameOf({ without: ['age'] }, {}, { text: 'a' })).toBeUndefined();
});

test('is an output', () => {
  const named = (value: unknown) =>
    fileNameOf({
      operation: { output: { text: 'text', name: 'text' }, fileName: { output: 'name' } },
      options: {},
      input: file,
      run: { success: { value } as Success },
    });
  expect(named({ text: 'a', name: 'a.txt' })).toBe('a.txt');
  expect(named({ text: 'a', name: null })).toBeUndefined();
  expect(nameOf({ output: 'name' })).toBeUndefined();
});
