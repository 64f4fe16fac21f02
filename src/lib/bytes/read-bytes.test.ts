import { expect, test } from 'vitest';
import { ToolError } from '#core/tool.ts';
import { encodeHex } from '#lib/encoding/hex.ts';
import { type BytesWriting, readBytes } from './read-bytes.ts';

test.each<[string, BytesWriting, string, readonly string[]]>([
  ['é', 'utf-8', 'c3a9', []],
  ['é', 'latin1', 'e9', []],
  ['é', 'utf-16le', 'e900', []],
  ['0x4A 65', 'hex', '4a65', []],
  ['-_8', 'base64', 'fbff', []],
  ['+/8=', 'base64url', 'fbff', []],
  ['YQ', 'base64', '61', ['base64-unpadded']],
  ['YQ', 'base64url', '61', []],
  ['a\ud800', 'utf-8', '61efbfbd', ['surrogate-replaced']],
  ['\udc00', 'utf-16be', 'fffd', ['surrogate-replaced']],
  ['-_9', 'base64', 'fbff', ['base64-bits']],
  ['', 'hex', '', []],
])('%j as %s', (text, writing, hex, codes) => {
  const told: string[] = [];
  expect(encodeHex(readBytes(text, writing, (code) => told.push(code)))).toBe(hex);
  expect(told).toEqual(codes);
});

test.each<[string, BytesWriting, string]>([
  ['abc', 'hex', 'hex-length'],
  ['abcde', 'base64', 'base64-length'],
  ['€', 'latin1', 'not-in-encoding'],
  ['\ud800', 'latin1', 'lone-surrogate'],
])('%j as %s is rejected', (text, writing, code) => {
  const read = () => readBytes(text, writing, () => {});
  expect(read).toThrow(ToolError);
  expect(read).toThrow(code);
});
