/** What a request over HTTP is to its thread: all of it is read there, so that none can block the others. */
import { type Fields, fieldFromText } from '#core/fields.ts';
import { findName, toKebab } from '#core/kebab.ts';
import { fileKind } from '#core/kinds/file-kinds.ts';
import type { Context, Operation, Output } from '#core/tool.ts';
import { toData, toJson } from '#host/json.ts';
import { loadTool } from '#host/load-tool.ts';
import { plain } from '../../cli/rendering/paint.ts';
import { renderResult } from '../../cli/rendering/render.ts';
import { Failed, failIn } from '../failed.ts';
import type { CallJob, HttpJob, JobOutcome } from '../job.ts';
import { runJob } from '../run-job.ts';
import { type Body, parseJson } from './body.ts';
import { chooseForm } from './negotiate.ts';

/** The body of an answer. */
export interface Answer {
  readonly body: string | Uint8Array | Blob;
  readonly type: string;
}

type Requested = HttpJob['http'];
type Fail = ReturnType<typeof failIn>;

/** Runs a request and returns its outcome, whose value is an `Answer`; never throws. */
export async function runHttpJob(
  { http, locale = 'en' }: HttpJob,
  context: Pick<Context, 'signal' | 'progress'>,
): Promise<JobOutcome> {
  const fail = failIn(locale);
  try {
    const loaded = await loadTool(http.tool, locale);
    const operation = loaded.operations[http.operation] as Operation;
    const call = http.isJson ? await readJson(http, fail) : await readQuery(http, operation, fail);
    const type = typeOf(operation, call.pick);
    const form =
      chooseForm(http.accept, type, http.isJson ? 'json' : 'plain') ??
      (await fail('accept', 'not-acceptable', { type }));
    const outcome = await runJob({ ...call, locale }, context);
    if ('failure' in outcome) return outcome;
    const answer = form === 'json' ? await toEnvelope(outcome) : await toPlain(outcome, operation, type);
    // JSON holds the notices itself.
    return { ...outcome, value: answer, notices: form === 'json' ? [] : outcome.notices };
  } catch (error) {
    if (!(error instanceof Failed)) throw error;
    return { failure: error.problem, notices: [], duration: 0 };
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const keys = ['input', 'inputBase64', 'options', 'pick', 'timeZone'];

/** A call as JSON: `{"input": "abc", "options": {"algorithms": ["md5"]}, "pick": "md5"}`. */
async function readJson({ tool, operation, query, body }: Requested, fail: Fail): Promise<CallJob> {
  if (query !== '') return fail('request', 'query-with-json');
  const value = await parse(body, fail);
  if (!isRecord(value)) return fail('request', 'not-an-object');
  const unknown = Object.keys(value).find((key) => !keys.includes(key));
  if (unknown !== undefined) return fail('request', 'unknown-key', { key: unknown, known: keys.join(', ') });
  const { input, inputBase64, options = {}, pick, timeZone } = value;
  if (!isRecord(options)) return fail('request', 'wrong-key', { key: 'options', wanted: '{"indent": 2}' });
  if (pick !== undefined && typeof pick !== 'string')
    return fail('request', 'wrong-key', { key: 'pick', wanted: '"sha256"' });
  if (input !== undefined && inputBase64 !== undefined) return fail('request', 'two-inputs');
  return {
    tool,
    operation,
    options,
    pick,
    timeZone: await checkZone(timeZone, 'timeZone', fail),
    ...(input !== undefined && { input }),
    ...(inputBase64 !== undefined && { input: await readBase64(inputBase64, fail) }),
  };
}

const parse = (body: Body, fail: Fail): Promise<unknown> =>
  // The message of the parser quotes the body, which may hold a secret.
  parseJson(body).catch((error: unknown) =>
    fail('request', 'not-json-body', { reason: /position \d+/.exec(String(error))?.[0] ?? 'syntax' }),
  );

/** Node skips characters that are not Base64; such input must be rejected, not partly decoded. */
async function readBase64(written: unknown, fail: Fail): Promise<Uint8Array> {
  const bytes = typeof written === 'string' ? Buffer.from(written, 'base64') : undefined;
  if (!bytes || bytes.toString('base64') !== written) return fail('request', 'wrong-base64');
  return new Uint8Array(bytes);
}

async function checkZone(zone: unknown, key: string, fail: Fail): Promise<string | undefined> {
  if (zone === undefined) return undefined;
  try {
    new Intl.DateTimeFormat('en', { timeZone: String(zone) });
    return String(zone);
  } catch {
    return fail('request', 'wrong-key', { key, wanted: 'Europe/Paris' });
  }
}

/** A call with its options in the query and its input in the body, or in the query where the request has no body. */
async function readQuery(
  { tool, operation, query, body, isGet }: Requested,
  declared: Operation,
  fail: Fail,
): Promise<CallJob> {
  const { options: fields = {} } = declared;
  const parameters = new URLSearchParams(query);
  const given: Record<string, string> = Object.create(null);
  for (const key of new Set(parameters.keys())) {
    const values = parameters.getAll(key);
    const field = fields[findName(Object.keys(fields), key) ?? ''];
    if (values.length > 1 && field?.type !== 'choices') return fail('request', 'repeated-parameter', { key });
    if (field?.type === 'text' && field.secret) return fail('options', 'secret-in-address', { option: toKebab(key) });
    given[key] = values.join(',');
  }
  const { input, pick, tz, ...options } = given;
  if (input !== undefined && !isGet) return fail('request', 'two-inputs');
  const isEmpty = (body instanceof Blob ? body.size : body.length) === 0;
  const sent = isEmpty && !declared.input ? undefined : body;
  return {
    tool,
    operation,
    options: readOptions(fields, options),
    pick,
    timeZone: await checkZone(tz, 'tz', fail),
    ...((isGet ? input : sent) !== undefined && { input: isGet ? input : sent }),
  };
}

const readOptions = (fields: Fields, texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      const name = findName(Object.keys(fields), key);
      const field = name === undefined ? undefined : fields[name];
      return [name ?? key, field ? fieldFromText(field, text) : text];
    }),
  );

/** The media type of a value itself: JSON for several outputs, that of the only one besides facts for one. */
export function typeOf({ output, facts = [] }: Operation, pick: string | undefined): string {
  if (typeof output === 'string') return fileKind(output).mime;
  const names = Object.keys(output);
  const picked = pick === undefined ? undefined : findName(names, pick);
  const [only, more] = picked === undefined ? names.filter((name) => !facts.includes(name)) : [picked];
  const kind = only === undefined || more !== undefined ? undefined : output[only];
  return kind === undefined ? 'application/json' : fileKind(kind).mime;
}

type Success = Extract<JobOutcome, { readonly value: unknown }>;

async function toEnvelope({ value, output, notices, duration }: Success): Promise<Answer> {
  const data = {
    value: await toData(value, output as Output),
    notices,
    milliseconds: Math.round(duration * 100) / 100,
  };
  return { body: `${toJson(data)}\n`, type: 'application/json' };
}

async function toPlain({ value, output }: Success, { facts, headline }: Operation, type: string): Promise<Answer> {
  const isWhole = typeof output !== 'string';
  const shape = isWhole ? { output, ...(facts && { facts }), ...(headline && { headline }) } : { output };
  const body = await renderResult(value, shape, { json: false, isTerminal: false, paint: plain });
  const isText = typeof body === 'string' && !/^application\/(?:.*\+)?json$/.test(type);
  return { body, type: isText ? `${type}; charset=utf-8` : type };
}
