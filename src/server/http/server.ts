/** The HTTP server of `penknife serve`: checks who calls, and finds what answers. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { maxResult } from '../native-limits.ts';
import type { Pool } from '../pool.ts';
import { type AccessOptions, allowOrigin, isAllowed } from './access.ts';
import { answerCall, answerRecipe, recipePath } from './api.ts';
import { BodyBudget } from './body.ts';
import { createMcpRoute } from './mcp.ts';
import { createMetrics } from './metrics.ts';
import { describeApi } from './openapi.ts';
import type { Pace } from './progress.ts';
import { createRateLimit } from './rate-limit.ts';
import { sendReference } from './reference.ts';
import { refuse } from './respond.ts';
import { ResultBudget } from './result-budget.ts';

/** Answers all requests below a path. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

export interface ServerOptions extends AccessOptions {
  readonly pool: Pool;
  readonly port: number;
  /** Answers calls below `/api/v1`. */
  readonly hasApi: boolean;
  /** Answers agents at `/mcp`. */
  readonly hasMcp: boolean;
  /** In bytes. */
  readonly maxBody: number;
  /** How slow bodies may be. */
  readonly pace?: Pace | undefined;
  /** Calls of one client address a minute; unlimited where absent. */
  readonly rateLimit?: number | undefined;
  readonly hiddenTools: ReadonlySet<string>;
  /** The version of Penknife. */
  readonly version: string;
  /** What answers at further paths, such as `/config.json`. */
  readonly handlers?: Readonly<Record<string, Handler>> | undefined;
  /** Answers everything else; there is nothing else where absent. */
  readonly site?: Handler | undefined;
}

/** Answers whether the server takes calls. */
export const healthPath = '/healthz';

const descriptionPath = '/api/v1/openapi.json';

export interface RunningServer {
  readonly address: AddressInfo;
  /** Takes no new requests, answers those that have come, and resolves when the last connection is closed. */
  close(): Promise<void>;
}

/** How long a request may take to arrive, in milliseconds; `BodyBudget` ends slow bodies before. */
const arrival = { headers: 15_000, whole: 3_600_000 };

/** How long a connection may be without traffic, in milliseconds: longer than a call may wait and run. */
const idleTime = 120_000;

/** How many connections there may be at a time: further ones are closed. */
const maxConnections = 4_096;

/** How many requests of a connection may wait for their answers: browsers send none before the last one is answered. */
const maxPipelined = 16;

/**
 * Starts a server.
 * @throws where the address cannot be listened on
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { pool, maxBody, hiddenTools, rateLimit } = options;
  const metrics = createMetrics();
  const api = {
    pool,
    metrics,
    hiddenTools,
    bodies: new BodyBudget(maxBody, options.pace),
    results: new ResultBudget(2 * maxResult),
  };
  const mayCall = rateLimit === undefined ? () => true : createRateLimit(rateLimit);
  let access: AccessOptions = options;
  let isClosing = false;
  let description: Promise<string> | undefined;

  const routes: Readonly<Record<string, Handler>> = {
    [healthPath]: (_, response) => sendText(response, isClosing ? 503 : 200, isClosing ? 'closing\n' : 'ok\n'),
    '/metrics': (_, response) => sendText(response, 200, metrics.toText(pool), 'text/plain; version=0.0.4'),
    ...(options.hasMcp && { '/mcp': createMcpRoute({ ...api, version: options.version, mayCall, maxResult }) }),
    ...options.handlers,
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url = '/' } = request;
    const [path = '', query = ''] = url.split(/\?(.*)/s, 2);
    // Probes call by any name.
    if (path !== healthPath && !isAllowed(request, access)) {
      protect(response);
      metrics.count('', '', await refuse(request, response, 403, 'forbidden'), 0);
      return;
    }
    const isApi = options.hasApi && path.startsWith('/api/');
    const handler = Object.hasOwn(routes, path) ? routes[path] : undefined;
    if (!isApi && !handler && options.site) return options.site(request, response);
    protect(response);
    allowOrigin(request, response, options.corsOrigins);
    if ((isApi || handler) && method === 'OPTIONS' && request.headers.origin !== undefined)
      return void response.writeHead(204).end();
    const isRead = method === 'GET' || method === 'HEAD';
    if (handler && (isRead || path === '/mcp')) return handler(request, response);
    if (handler || (path === descriptionPath && !isRead)) return refuseMethod(request, response);
    if (!isApi) return void (await refuse(request, response, 404, 'unknown-path'));
    if (path === descriptionPath) {
      description ??= describeApi(options.version, hiddenTools).then((api) => JSON.stringify(api));
      return sendText(response, 200, await description, 'application/json');
    }
    const [isPage, id = ''] = /^\/api\/v1(?:\/([^/]*))?$/.exec(path) ?? [];
    if (isPage !== undefined && isRead && (await sendReference(request, response, id, hiddenTools))) return;
    const [, tool = '', operation = ''] = /^\/api\/v1\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
    const isRecipe = path === recipePath;
    if (tool === '' && !isRecipe) return void (await refuse(request, response, 404, 'unknown-path'));
    if (!mayCall(request.socket.remoteAddress ?? '')) {
      metrics.count('', '', await refuse(request, response, 429, 'too-many'), 0);
      return;
    }
    if (isRecipe) return answerRecipe(request, response, query, api);
    await answerCall(request, response, { tool, operation, query }, api);
  };

  const waiting = new WeakMap<Socket, number>();
  /** Counts a request until it is answered; ends the connection of a client that reads no answers, and says so. */
  const isFlood = ({ socket }: IncomingMessage, response: ServerResponse): boolean => {
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    if (count > maxPipelined) socket.destroy();
    return socket.destroyed;
  };

  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    if (isFlood(request, response)) return;
    if (isClosing) response.setHeader('connection', 'close');
    answer(request, response).catch(async () => {
      if (response.headersSent) response.destroy();
      else await refuse(request, response, 500, 'bug', { reason: '' });
    });
  };

  const server = createServer({ headersTimeout: arrival.headers, requestTimeout: arrival.whole }, handle);
  // A body that is too large is refused before it is sent.
  server.on('checkContinue', handle);
  // Of a client that neither sends nor reads.
  server.setTimeout(idleTime);
  server.maxConnections = maxConnections;
  const address = await listen(server, options);
  // There are many ways to write the same address.
  access = { ...options, host: address.address };
  return {
    address,
    close() {
      isClosing = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      return closed;
    },
  };
}

/** Answers are data of this server alone: no other page may embed them, and no browser may keep or guess them. */
function protect(response: ServerResponse): void {
  response.setHeader('cache-control', 'no-store');
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('cross-origin-resource-policy', 'same-origin');
}

async function refuseMethod(request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader('allow', 'GET, HEAD');
  await refuse(request, response, 405, 'wrong-method', { methods: 'GET, HEAD' });
}

const sendText = (response: ServerResponse, status: number, text: string, type = 'text/plain'): void =>
  void response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(text);

const listen = (server: Server, { port, host }: Pick<ServerOptions, 'port' | 'host'>): Promise<AddressInfo> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server.address() as AddressInfo));
  });
