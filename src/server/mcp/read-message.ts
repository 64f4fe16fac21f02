/** Reads messages of JSON-RPC from outside: what is wrong gets an error of the protocol. */
import { type JSONRPCMessage, ProtocolErrorCode, parseJSONRPCMessage } from '@modelcontextprotocol/server';

type Id = string | number | null;

export interface WrongMessage {
  readonly jsonrpc: '2.0';
  readonly id: Id;
  readonly error: { readonly code: number; readonly message: string };
}

/** The most levels of a message: the parser takes seconds for millions of them. Documents have fewer, or come as text. */
export const maxDepth = 1_000;

/** The most values of a message: its checks take microseconds for each, while nothing else is answered. */
export const maxValues = 100_000;

const [space, quote, backslash, comma, colon] = [0x20, 0x22, 0x5c, 0x2c, 0x3a];
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

interface Scan {
  readonly depth: number;
  readonly values: number;
  readonly id: string | undefined;
}

/** The levels and values of a JSON text, read in one pass without the parser, and the text of its own `id`. */
function scan(bytes: Uint8Array): Scan {
  let [level, depth, values, start, key] = [0, 0, 1, -1, ''];
  let id: string | undefined;
  let isEmpty = false;
  const textFrom = (from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString().trim();
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if (byte === quote) {
      const from = at++;
      for (; at < bytes.length && bytes[at] !== quote; at++) if (bytes[at] === backslash) at++;
      if (level === 1 && at - from < 8) key = textFrom(from, at + 1);
    } else if (byte === colon && level === 1 && key === '"id"') start = at + 1;
    else if (start >= 0 && level === 1 && (byte === comma || closing.has(byte))) {
      id = textFrom(start, at);
      start = -1;
    }
    if (byte === comma) {
      key = '';
      values++;
    } else if (opening.has(byte)) {
      depth = Math.max(depth, ++level);
      values++;
    } else if (closing.has(byte)) {
      level--;
      // What an opening counts ahead, the first value inside, is not there.
      if (isEmpty) values--;
    }
    if (byte > space) isEmpty = opening.has(byte);
  }
  return { depth, values, id };
}

const wrong = (id: Id, code: number, message: string): WrongMessage => ({
  jsonrpc: '2.0',
  id,
  error: { code, message },
});

/** The parser rounds them, so that the answer would be that to another request. */
const isRounded = (id: unknown): boolean => Number.isInteger(id) && !Number.isSafeInteger(id);

const toId = (value: unknown): Id =>
  typeof value === 'string' || (typeof value === 'number' && !isRounded(value)) ? value : null;

/** What to answer to a request whose id another one has that is not answered yet. */
export const repeatedId = (id: string | number): WrongMessage =>
  wrong(id, ProtocolErrorCode.InvalidRequest, `A request with the id ${JSON.stringify(id)} is not answered yet.`);

/** What to answer where the ids of a message, or of those of a batch, do not say which answer belongs to which request. */
function findWrongId(data: unknown): WrongMessage | undefined {
  const ids = new Set<unknown>();
  for (const message of Array.isArray(data) ? data : [data]) {
    const { id, method } = Object(message) as { readonly id?: unknown; readonly method?: unknown };
    if (isRounded(id)) {
      const most = Number.MAX_SAFE_INTEGER;
      const text = `A number as “id” must be from -${most} to ${most}: others are rounded. Use a text.`;
      return wrong(null, ProtocolErrorCode.InvalidRequest, text);
    }
    if (method === undefined || toId(id) === null) continue;
    if (ids.has(id)) return repeatedId(id as string | number);
    ids.add(id);
  }
  return undefined;
}

/** The data of a message, or what to answer where it is not JSON in UTF-8, has too many levels or values, or wrong ids. */
export function readData(bytes: Uint8Array): { readonly data: unknown } | { readonly wrong: WrongMessage } {
  const { depth, values, id } = scan(bytes);
  const excess =
    (depth > maxDepth && `${depth} levels of nesting, at most ${maxDepth}`) ||
    (values > maxValues && `${values} values, at most ${maxValues}`);
  if (excess) {
    const message = `The message has ${excess} are read. Pass the document as text.`;
    return { wrong: wrong(toId(parse(id ?? 'null')), ProtocolErrorCode.InvalidRequest, message) };
  }
  try {
    const data: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    const wrongId = findWrongId(data);
    return wrongId ? { wrong: wrongId } : { data };
  } catch {
    return { wrong: wrong(null, ProtocolErrorCode.ParseError, 'The message is not JSON in UTF-8.') };
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A message, or what to answer where it is none. */
export function readMessage(
  bytes: Uint8Array,
): { readonly message: JSONRPCMessage } | { readonly wrong: WrongMessage } {
  const read = readData(bytes);
  if ('wrong' in read) return read;
  try {
    return { message: parseJSONRPCMessage(read.data) };
  } catch {
    const { id } = Object(read.data) as { readonly id?: unknown };
    return { wrong: wrong(toId(id), ProtocolErrorCode.InvalidRequest, explain(read.data)) };
  }
}

function explain(data: unknown): string {
  if (Array.isArray(data)) return 'Batches are not supported: send each request on a line of its own.';
  const { jsonrpc, method } = Object(data) as { readonly jsonrpc?: unknown; readonly method?: unknown };
  if (jsonrpc !== '2.0') return '“jsonrpc” must be "2.0".';
  return typeof method === 'string'
    ? '“id” must be a text or a whole number, and “params” an object.'
    : 'A request needs a “method”, such as "tools/list".';
}
