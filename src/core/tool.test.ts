import { expect, test } from 'vitest';
import { operationForFiles } from '#core/operations/operation-for-files.ts';
import { defineTool, ToolError, toPlace } from './tool.ts';

test('an error carries its code, parameters and place', () => {
  expect(new ToolError('odd')).toMatchObject({
    name: 'ToolError',
    message: 'odd',
    code: 'odd',
    params: {},
    at: undefined,
  });
  expect(new ToolError('odd', { n: 1 }, 3)).toMatchObject({ params: { n: 1 }, at: { offset: 3 } });
  expect(new ToolError('odd', {}, { offset: 3, length: 2, field: 'x' }).at).toEqual({
    offset: 3,
    length: 2,
    field: 'x',
  });
  expect(toPlace(0)).toEqual({ offset: 0 });
});

test('a file goes to the first public operation that takes bytes, after the present one where there is one', () => {
  const base = { category: 'text', icon: 'x' } as const;
  const of = (operations: Parameters<typeof defineTool>[0]['operations'], present?: string) =>
    operationForFiles(defineTool({ ...base, operations }), present);
  expect(of({ make: { output: 'text' }, read: { input: 'text', output: 'text' } })).toBeUndefined();
  expect(of({ read: { input: 'text', output: 'text' }, hash: { input: 'file', output: 'hex' } })).toBe('hash');
  expect(
    of({ peek: { input: 'bytes', output: 'text', internal: true }, encode: { input: 'bytes', output: 'base64' } }),
  ).toBe('encode');
  const both = {
    encrypt: { input: 'text', output: 'text' },
    encryptFile: { input: 'file', output: 'file' },
    decrypt: { input: 'text', output: 'text' },
    decryptFile: { input: 'file', output: 'file' },
    derive: { input: 'text', output: 'text' },
  } as const;
  const measured = {
    encode: { input: 'file', output: 'text', details: 'measure' },
    decode: { input: 'text', output: 'text' },
    measure: { input: 'file', output: 'number' },
  } as const;
  expect(of(measured, 'decode')).toBe('encode');
  expect(['encrypt', 'decrypt', 'derive', undefined].map((present) => of(both, present))).toEqual([
    'encryptFile',
    'decryptFile',
    'encryptFile',
    'encryptFile',
  ]);
});
