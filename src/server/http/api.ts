/** `/api/v1/<tool>/<operation>` and `/api/v1/recipe`: answers one call. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { findName } from '#core/kebab.ts';
import type { Params } from '#core/messages.ts';
import { closestNames } from '#core/search/closest.ts';
import type { Operation } from '#core/tool.ts';
import { loadTool, toolIds } from '#host/load-tool.ts';
import type { JobOutcome, Target } from '../job.ts';
import type { Pool } from '../pool.ts';
import { type ServerCode, toProblem } from '../problem.ts';
import { sizeOfResult } from '../result-size.ts';
import { type BodyBudget, onceGone } from './body.ts';
import type { Answer } from './http-job.ts';
import type { Metrics } from './metrics.ts';
import { chooseLocale } from './negotiate.ts';
import { refuse, sendAnswer, sendProblem } from './respond.ts';
import type { ResultBudget } from './result-budget.ts';

/** What calls are answered with. */
export interface ApiOptions {
  readonly pool: Pool;
  readonly bodies: BodyBudget;
  readonly results: ResultBudget;
  readonly metrics: Metrics;
  /** The ids of tools that are not there. */
  readonly hiddenTools: ReadonlySet<string>;
}

/** Where recipes are run: no tool can have this path. */
export const recipePath = '/api/v1/recipe';

/** Whether a call may be in an address: it is kept in histories and logs, so it holds no secret. */
export const mayGet = ({ secretInput, options = {} }: Operation): boolean =>
  !secretInput && !Object.values(options).some((field) => field.type === 'text' && field.secret);

/** Answers a call, and counts it. */
export async function answerCall(
  request: IncomingMessage,
  response: ServerResponse,
  address: { readonly tool: string; readonly operation: string; readonly query: string },
  options: ApiOptions,
): Promise<void> {
  const { hiddenTools, metrics } = options;
  const locale = chooseLocale(request.headers['accept-language']);
  const known = toolIds.filter((id) => !hiddenTools.has(id));
  if (!known.includes(address.tool)) {
    const near = closestNames(address.tool, known).slice(0, 3).join(', ');
    const code = near ? 'unknown-tool-near' : 'unknown-tool';
    const problem = await toProblem('unknown', code, { tool: address.tool, near }, locale);
    return metrics.count('', '', sendProblem(request, response, problem), 0);
  }
  const { operations } = await loadTool(address.tool);
  const name = findName(Object.keys(operations), address.operation);
  const operation = name === undefined ? undefined : operations[name];
  if (name === undefined || !operation) {
    const outcome = await options.pool.run({ tool: address.tool, operation: address.operation, locale });
    return metrics.count(address.tool, '', sendOutcome(request, response, outcome), 0);
  }
  const methods = mayGet(operation) ? ['GET', 'HEAD', 'POST'] : ['POST'];
  const target = { tool: address.tool, operation: name };
  const { status, duration } = await run(request, response, { target, query: address.query, methods }, options);
  metrics.count(address.tool, name, status, duration);
}

/** Runs the steps in the body of a request, and counts it. */
export async function answerRecipe(
  request: IncomingMessage,
  response: ServerResponse,
  query: string,
  options: ApiOptions,
): Promise<void> {
  const target = { hiddenTools: [...options.hiddenTools] };
  const { status, duration } = await run(request, response, { target, query, methods: ['POST'] }, options);
  options.metrics.count('recipe', '', status, duration);
}

interface Asked {
  readonly target: Target;
  readonly query: string;
  readonly methods: readonly string[];
}

interface Counted {
  readonly status: number;
  readonly duration: number;
}

async function run(
  request: IncomingMessage,
  response: ServerResponse,
  { target, query, methods }: Asked,
  { pool, bodies, results }: ApiOptions,
): Promise<Counted> {
  const { method = '', headers } = request;
  const fail = async (code: ServerCode, status: number, params: Params = {}) => ({
    status: await refuse(request, response, status, code, params),
    duration: 0,
  });
  if (!methods.includes(method)) {
    response.setHeader('allow', methods.join(', '));
    return fail('wrong-method', 405, { methods: methods.join(', ') });
  }
  const isGet = method !== 'POST';
  const type = isGet ? '' : readType(request);
  const isJson = type === 'application/json';
  if ('hiddenTools' in target && !isJson) return fail('json-only', 415);
  if (type === undefined) return fail('wrong-type', 415);
  const body = isGet ? new Uint8Array() : await bodies.read(request, response);
  if (body === 'too-large') return fail('too-large', 413, { megabytes: bodies.maxBody / 1_000_000 });
  if (body === 'overloaded') return fail('overloaded', 503);
  // The status is for the counts: nobody reads it.
  if (!body) return { status: 499, duration: 0 };
  const gone = new AbortController();
  onceGone(request, response, () => gone.abort());
  const outcome = await pool.run(
    {
      http: { target, isGet, query, body, isJson, accept: headers.accept ?? '' },
      locale: chooseLocale(headers['accept-language']),
    },
    { signal: gone.signal },
  );
  bodies.release(request);
  if (response.closed || request.socket.destroyed) return { status: 499, duration: 0 };
  if ('value' in outcome) {
    const size = sizeOfResult(outcome.value);
    if (!results.makeRoom(size)) return fail('overloaded', 503);
    results.hold(request, response, size);
  }
  const status =
    'value' in outcome
      ? await sendAnswer(response, outcome.value as Answer, outcome.notices)
      : sendOutcome(request, response, outcome);
  return { status, duration: outcome.duration };
}

/** Sends the failure of an outcome. */
function sendOutcome(request: IncomingMessage, response: ServerResponse, outcome: JobOutcome): number {
  if (!('failure' in outcome)) throw new Error('A call of an unknown operation succeeded.');
  return sendProblem(request, response, outcome.failure, { notices: outcome.notices });
}

/** The media type of a body; undefined where it is a form, compressed, or a text that is not in UTF-8. */
export function readType({ headers }: IncomingMessage): string | undefined {
  const [type = '', ...parameters] = (headers['content-type'] ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length);
  const isUtf8 = charset === undefined || ['utf-8', 'utf8', '"utf-8"', 'us-ascii'].includes(charset);
  const isCompressed = !['', 'identity'].includes(headers['content-encoding'] ?? '');
  return type.startsWith('multipart/') || isCompressed || !isUtf8 ? undefined : type;
}
