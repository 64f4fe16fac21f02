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
import type { CallJob, HttpJob, JobOutcome, RecipeJob } from '../job.ts';
import { runJob } from '../run-job.ts';
import { toBlob } from './body.ts';
import { chooseForm } from './negotiate.ts';
import { checkZone, type Fail, isRecord, readGiven, readObject } from './read-body.ts';
import { formOfRecipe, type ResultForm, readRecipeJob } from './read-recipe.ts';

/** The body of an answer. */
export interface Answer {
  readonly body: string | Uint8Array | Blob;
  readonly type: string;
}

type Requested = HttpJob['http'];

/** Runs a request and returns its outcome, whose value is an `Answer`; never throws. */
export async function runHttpJob(
  { http, locale = 'en' }: HttpJob,
  context: Pick<Context, 'signal' | 'progress'>,
): Promise<JobOutcome> {
  const fail = failIn(locale);
  try {
    const { job, declared, pick } = await readRequest(http, locale, fail);
    const type = typeOf(declared, pick);
    const form =
      chooseForm(http.accept, type, http.isJson ? 'json' : 'plain') ??
      (await fail('accept', 'not-acceptable', { type: type === 'application/json' ? 'text/plain' : type }));
    const outcome = await runJob({ ...job, locale }, context);
    if ('failure' in outcome) return outcome;
    const answer = form === 'json' ? await toEnvelope(outcome) : await toPlain(outcome, declared, type);
    // JSON holds the notices itself.
    return { ...outcome, value: answer, notices: form === 'json' ? [] : outcome.notices };
  } catch (error) {
    if (!(error instanceof Failed)) throw error;
    return { failure: error.problem, notices: [], duration: 0 };
  }
}

/** The job of a request, and the form of its result. */
async function readRequest(
  http: Requested,
  locale: string,
  fail: Fail,
): Promise<ResultForm & { readonly job: CallJob | RecipeJob }> {
  const { target } = http;
  if ('hiddenTools' in target) {
    const job = await readRecipeJob(http, target.hiddenTools, fail);
    return { job, ...(await formOfRecipe(job)) };
  }
  const { operations } = await loadTool(target.tool, locale);
  const declared = operations[target.operation] as Operation;
  const call = http.isJson ? await readJson(http, fail) : await readQuery(http, declared, fail);
  return { job: { ...target, ...call }, declared, pick: call.pick };
}

/** A call, but for what it names. */
type Call = Omit<CallJob, 'tool' | 'operation'>;

const keys = ['input', 'inputBase64', 'options', 'pick', 'timeZone'];

/** A call as JSON: `{"input": "abc", "options": {"algorithms": ["md5"]}, "pick": "md5"}`. */
async function readJson(http: Requested, fail: Fail): Promise<Call> {
  const value = await readObject(http, keys, fail);
  const { options = {}, pick } = value;
  if (!isRecord(options)) return fail('request', 'wrong-key', { key: 'options', wanted: '{"indent": 2}' });
  if (pick !== undefined && typeof pick !== 'string')
    return fail('request', 'wrong-key', { key: 'pick', wanted: '"sha256"' });
  return { options, pick, ...(await readGiven(value, fail)) };
}

/** A call with its options in the query and its input in the body, or in the query where the request has no body. */
async function readQuery({ query, body, isGet }: Requested, declared: Operation, fail: Fail): Promise<Call> {
  const { options: fields = {} } = declared;
  if (!isUtf8Query(query)) return fail('request', 'not-utf8-query');
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
  const content = body instanceof Uint8Array ? body : toBlob(body);
  const isEmpty = body instanceof Uint8Array && body.length === 0;
  const sent = isEmpty && !declared.input ? undefined : content;
  return {
    options: readOptions(fields, options),
    pick,
    timeZone: await checkZone(tz, 'tz', fail),
    ...((isGet ? input : sent) !== undefined && { input: isGet ? input : sent }),
  };
}

/** Whether the bytes that a query names are UTF-8: other text would be changed by decoding it. */
function isUtf8Query(query: string): boolean {
  try {
    for (const [bytes] of query.matchAll(/(?:%[\da-f]{2})+/gi)) decodeURIComponent(bytes);
    return true;
  } catch {
    return false;
  }
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
export function typeOf({ output, facts = [] }: ResultForm['declared'], pick: string | undefined): string {
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

async function toPlain(
  { value, output }: Success,
  { facts, headline }: ResultForm['declared'],
  type: string,
): Promise<Answer> {
  const isWhole = typeof output !== 'string';
  const shape = isWhole ? { output, ...(facts && { facts }), ...(headline && { headline }) } : { output };
  const body = await renderResult(value, shape, { json: false, isTerminal: false, paint: plain });
  const isText = typeof body === 'string' && !/^application\/(?:.*\+)?json$/.test(type);
  return { body, type: isText ? `${type}; charset=utf-8` : type };
}
