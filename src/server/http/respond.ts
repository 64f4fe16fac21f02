/** Writes answers: values, and problems as `application/problem+json` (RFC 9457). */
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import type { Params } from '#core/messages.ts';
import { localeOf } from '#core/registry.ts';
import type { Message, Problem, Reason } from '../job.ts';
import { type ServerCode, toProblem } from '../problem.ts';
import type { Answer } from './http-job.ts';
import { chooseLocale } from './negotiate.ts';

/** The status of each reason of the pool. */
const statusOf: Readonly<Record<Reason, number>> = {
  unknown: 404,
  options: 422,
  input: 400,
  request: 400,
  accept: 406,
  timeout: 504,
  memory: 504,
  overloaded: 503,
  aborted: 503,
  bug: 500,
};

/** Longer answers are sent in pieces: how much a client has read of one is known once it has all of it. */
const maxPiece = 65_536;

export async function* toPieces(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const part of parts)
    for (let at = 0; at < part.length; at += maxPiece) yield part.subarray(at, at + maxPiece);
}

/** Maximum number of notices in a header. */
const maxHeaderNotices = 8;

/**
 * Sends a value. It is data, which no browser may run as a page of this origin.
 * @returns the status
 */
export async function sendAnswer(
  response: ServerResponse,
  { body, type }: Answer,
  notices: readonly Message[],
): Promise<number> {
  response.setHeader('content-type', type);
  response.setHeader('content-security-policy', "default-src 'none'; sandbox");
  response.appendHeader('vary', 'Accept, Accept-Language');
  if (notices.length > 0) response.setHeader('penknife-notices', toHeader(notices));
  if (!(body instanceof Blob) && body.length <= maxPiece) response.end(body);
  else {
    const whole = typeof body === 'string' ? Buffer.from(body) : body;
    response.setHeader('content-length', whole instanceof Blob ? whole.size : whole.length);
    const parts = whole instanceof Blob ? Readable.fromWeb(whole.stream() as WebStream) : Readable.from([whole]);
    // A client that goes away is no error.
    await pipeline(parts, toPieces, response).catch(() => {});
  }
  return 200;
}

/** How much of a refused body is read, in bytes, and for how long, in milliseconds. */
const discarded = { bytes: 64_000_000, time: 10_000 };

/**
 * Reads what is left of a body, since most clients read no answer before they have sent all. Returns false where it is
 * too long for that, the client waits for a word to send it, or a part of it was read.
 */
function discardsRest(request: IncomingMessage): boolean {
  const { 'content-length': length, expect } = request.headers;
  if (Number(length ?? discarded.bytes + 1) > discarded.bytes || expect !== undefined || request.readableDidRead)
    return false;
  request.resume();
  const timer = setTimeout(() => request.socket.destroy(), discarded.time).unref();
  request.once('close', () => clearTimeout(timer));
  return true;
}

/** The first notices as JSON in ASCII, each a code and a message. */
const toHeader = (notices: readonly Message[]): string =>
  JSON.stringify(notices.slice(0, maxHeaderNotices).map(({ code, message }) => ({ code, message }))).replace(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * Sends a problem.
 * @param status that of its reason where absent
 * @returns the status
 */
export function sendProblem(
  request: IncomingMessage,
  response: ServerResponse,
  { reason, message, at, step, ...more }: Problem,
  { notices = [], status = statusOf[reason] }: { readonly notices?: readonly Message[]; readonly status?: number } = {},
): number {
  const problem = {
    title: STATUS_CODES[status],
    status,
    detail: message,
    ...more,
    ...(at && { at: { line: at.line, column: at.column, character: at.character, option: at.field } }),
    ...(step !== undefined && { step }),
    ...(notices.length > 0 && { notices }),
  };
  if (!request.complete && !discardsRest(request)) response.setHeader('connection', 'close');
  if (status === 503 || status === 429) response.setHeader('retry-after', '1');
  response.appendHeader('vary', 'Accept-Language');
  response.setHeader('content-language', localeOf(chooseLocale(request.headers['accept-language'])));
  response.writeHead(status, { 'content-type': 'application/problem+json' }).end(`${JSON.stringify(problem)}\n`);
  return status;
}

/** Sends a problem that belongs to no tool. */
export async function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  code: ServerCode,
  params: Params = {},
): Promise<number> {
  const problem = await toProblem('request', code, params, chooseLocale(request.headers['accept-language']));
  return sendProblem(request, response, problem, { status });
}
