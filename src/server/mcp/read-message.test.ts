import { expect, test } from 'vitest';
import { growsLinearly } from '#testing/effort.ts';
import { maxDepth, maxValues, readMessage } from './read-message.ts';

const read = (text: string | Uint8Array) =>
  readMessage(typeof text === 'string' ? new TextEncoder().encode(text) : text);
const nest = (depth: number, before = '', after = '') =>
  `{${before}"jsonrpc":"2.0","method":"x","params":{"a":${'['.repeat(depth - 2)}${']'.repeat(depth - 2)}}${after}}`;

test('a message is read', () => {
  expect(read('{"jsonrpc":"2.0","id":1,"method":"ping"}')).toEqual({
    message: { jsonrpc: '2.0', id: 1, method: 'ping' },
  });
  expect(read(nest(maxDepth, '"id":1,'))).toHaveProperty('message');
});

// JSON-RPC 2.0, section 5.1: the codes, and an id of null where that of the request is not known.
test.each<[string | Uint8Array, number, string | number | null]>([
  ['nonsense', -32700, null],
  ['{"jsonrpc":"2.0","id":1,', -32700, null],
  [Uint8Array.of(34, 255, 34), -32700, null],
  ['{"jsonrpc":"1.0","id":1,"method":"ping"}', -32600, 1],
  ['{"id":"a","method":"ping"}', -32600, 'a'],
  ['{"jsonrpc":"2.0","id":2}', -32600, 2],
  ['{"jsonrpc":"2.0","id":2,"method":3}', -32600, 2],
  ['{"jsonrpc":"2.0","id":{},"method":"ping"}', -32600, null],
  ['{"jsonrpc":"2.0","id":4,"method":"ping","params":1}', -32600, 4],
  ['[]', -32600, null],
  ['null', -32600, null],
  ['1', -32600, null],
  ['{"jsonrpc":"2.0","id":9007199254740992,"method":"ping"}', -32600, null],
  ['{"jsonrpc":"2.0","id":-1e300,"method":"ping"}', -32600, null],
  [nest(maxDepth + 1, '"id":9007199254740993,'), -32600, null],
  [nest(maxDepth + 1), -32600, null],
  [nest(maxDepth + 1, '"id" : "b\\"}" ,'), -32600, 'b"}'],
  [nest(maxDepth + 1, '"x":["id",{"id":9}],', ',"id":7'), -32600, 7],
])('%j is answered by %i for %j', (text, code, id) => {
  expect(read(text)).toEqual({
    wrong: { jsonrpc: '2.0', id, error: { code, message: expect.stringMatching(/\.$/) } },
  });
});

/** A message with this number of values; six are around those of its list. */
const withValues = (count: number, value: string) =>
  `{"jsonrpc":"2.0","id":1,"method":"x","params":{"a":[${Array(count - 6)
    .fill(value)
    .join()}]}}`;

test.each(['0', '"a,b"', '"\\",[{"', '{}', '[]', '{ \r\n\t}'])(
  'a message has at most as many values as are read at once: %s',
  (value) => {
    expect(read(withValues(maxValues, value))).toHaveProperty('message');
    expect(read(withValues(maxValues + 1, value))).toHaveProperty(
      'wrong.error.message',
      'The message has 100001 values, at most 100000 are read. Pass the document as text.',
    );
  },
);

test('the largest whole number that is exact is an id', () => {
  expect(read('{"jsonrpc":"2.0","id":9007199254740991,"method":"ping"}')).toHaveProperty('message.id', 2 ** 53 - 1);
});

test('brackets in a text are no levels', () => {
  expect(read(`{"jsonrpc":"2.0","id":1,"method":"${'\\"['.repeat(2 * maxDepth)}"}`)).toHaveProperty('message');
});

test('takes time in proportion to the levels', async () => {
  expect(await growsLinearly((n) => read('['.repeat(n)), 200_000)).toBe(true);
});
