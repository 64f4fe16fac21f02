/** `/mcp`: the Model Context Protocol over HTTP. No state is kept: each request is answered by a server of its own. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { Params } from '#core/messages.ts';
import { readData } from '../mcp/read-message.ts';
import { createMcpServer } from '../mcp/server.ts';
import { createToolbox } from '../mcp/toolbox.ts';
import type { ServerCode } from '../problem.ts';
import { type ApiOptions, readType } from './api.ts';
import { onceGone, toBlob } from './body.ts';
import { refuse, toPieces } from './respond.ts';

export interface McpOptions extends ApiOptions {
  readonly version: string;
  /** Counts a call of a client address; false where it makes too many. */
  readonly mayCall: (address: string) => boolean;
  /** The most bytes of a result in JSON. */
  readonly maxResult: number;
}

/** The most bytes of a message: it is read while nothing else is answered. */
const maxMessage = 16_000_000;

/** The methods that are counted by their names, so that the number of names is bounded. */
const methods = new Set([
  'initialize',
  'notifications/cancelled',
  'notifications/initialized',
  'ping',
  'prompts/get',
  'prompts/list',
  'resources/list',
  'resources/read',
  'resources/templates/list',
  'server/discover',
  'subscriptions/listen',
  'tools/call',
  'tools/list',
]);

/** What the server itself decides. */
const ownHeaders = new Set(['cache-control', 'connection']);

/** Creates what answers at `/mcp`. Nothing that it lists ever changes, so a subscription ends as soon as it begins. */
export function createMcpRoute(options: McpOptions) {
  const { pool, bodies, results, metrics, hiddenTools, version, mayCall, maxResult } = options;
  const settings = { version, pool, tools: createToolbox(hiddenTools), published: [], timeZone: 'UTC', maxResult };
  const most = Math.min(maxMessage, bodies.maxBody);
  const tooLarge = most === maxMessage ? 'large-message' : 'too-large';
  const count = (status: number, method = '', duration = 0) => metrics.count('mcp', method, status, duration);

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const fail = async (status: number, code: ServerCode, params: Params = {}) =>
      count(await refuse(request, response, status, code, params));
    if (request.method !== 'POST') {
      response.setHeader('allow', 'POST');
      return fail(405, 'wrong-method', { methods: 'POST' });
    }
    const address = request.socket.remoteAddress ?? '';
    if (!mayCall(address)) return fail(429, 'too-many');
    if (readType(request) !== 'application/json') return fail(415, 'json-only');
    const body = await bodies.read(request, response, most);
    if (body === 'too-large') return fail(413, tooLarge, { megabytes: most / 1_000_000 });
    if (body === 'overloaded') return fail(503, 'overloaded');
    if (!body) return count(499);
    const start = performance.now();
    const gone = new AbortController();
    onceGone(request, response, () => gone.abort());
    const bytes = body instanceof Uint8Array ? body : new Uint8Array(await toBlob(body).arrayBuffer());
    const read = readData(bytes);
    const message = 'data' in read ? read.data : undefined;
    // Each message of a batch is a call.
    if (Array.isArray(message) && !message.slice(1).every(() => mayCall(address))) return fail(429, 'too-many');
    const hold = (size: number): boolean => {
      const isMade = results.makeRoom(size, request);
      if (isMade) results.hold(request, response, size);
      return isMade;
    };
    const handler = createMcpHandler(() => createMcpServer({ ...settings, hold }));
    const asked = new Request('http://localhost/mcp', {
      method: 'POST',
      headers: request.headers as Record<string, string>,
      signal: gone.signal,
    });
    await send(
      response,
      'wrong' in read
        ? Response.json(read.wrong, { status: 400 })
        : await handler.fetch(asked, { parsedBody: message }),
    );
    const status = response.writableFinished ? response.statusCode : 499;
    count(status, methodOf(message), performance.now() - start);
  };
}

function methodOf(message: unknown): string {
  const method = typeof message === 'object' && message !== null && 'method' in message ? message.method : undefined;
  return typeof method === 'string' && methods.has(method) ? method : '';
}

/** Sends an answer, as fast as the client takes it; one that goes away is no error. */
async function send(response: ServerResponse, { status, headers, body }: Response): Promise<void> {
  response.statusCode = status;
  for (const [name, value] of headers) if (!ownHeaders.has(name)) response.setHeader(name, value);
  if (!body) response.end();
  else await pipeline(Readable.fromWeb(body as WebStream), toPieces, response).catch(() => {});
}
