import { expect, test } from 'vitest';
import { replaceBy, withoutGenerated } from './generated.ts';

const generated = {
  values: { key: '00112233445566778899aabbccddeeff', keyEncoding: 'hex' },
  former: { key: 'a typed key', keyEncoding: 'utf-8' },
};
const left = (key: string, keyEncoding = 'hex') => withoutGenerated('key', generated, { key, keyEncoding, other: 1 });

test('leaves a generated key with its encoding, also while it is edited', () => {
  expect(left('00112233445566778899aabbccddeeff')).toBeUndefined();
  expect(left('0011223344')).toBeUndefined();
  expect(left('ff445566778899aabbccddeeff')).toBeUndefined();
});

test('sets the encoding back with which a generated key came once it is cleared or replaced', () => {
  expect(left('')).toEqual({ keyEncoding: 'utf-8' });
  expect(left('deadbeef1234')).toEqual({ keyEncoding: 'utf-8' });
});

test('leaves an encoding that was chosen since', () => {
  expect(left('', 'base64')).toEqual({});
});

test('sets back the encoding that was there before the first of several keys', () => {
  const options = { ...generated.values, other: 1 };
  const next = replaceBy({ key: 'ffeeddccbbaa99887766554433221100', keyEncoding: 'hex' }, options, generated);
  expect(next.former).toEqual(generated.values);
  expect(withoutGenerated('key', next, { key: '', keyEncoding: 'hex' })).toEqual({ keyEncoding: 'utf-8' });
});
