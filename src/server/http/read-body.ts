/** Reads requests whose body is JSON: what those for a call and those for a recipe have in common. */
import type { failIn } from '../failed.ts';
import type { Body, CallJob } from '../job.ts';
import { parseJson } from './body.ts';

export type Fail = ReturnType<typeof failIn>;

export type Data = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object in a body, of which `keys` are the allowed keys. */
export async function readObject(
  { query, body }: { readonly query: string; readonly body: Body },
  keys: readonly string[],
  fail: Fail,
): Promise<Data> {
  if (query !== '') return fail('request', 'query-with-json');
  const value = await parseJson(body).catch((error: unknown) =>
    // The message of the parser quotes the body, which may hold a secret.
    fail('request', 'not-json-body', { reason: /position \d+/.exec(String(error))?.[0] ?? 'syntax' }),
  );
  const known = keys.join(', ');
  if (!isRecord(value)) return fail('request', 'not-an-object', { known });
  const unknown = Object.keys(value).find((key) => !keys.includes(key));
  if (unknown !== undefined) return fail('request', 'unknown-key', { key: unknown, known });
  return value;
}

/** The input and the time zone of a JSON request. */
export async function readGiven(
  { input, inputBase64, timeZone }: Data,
  fail: Fail,
): Promise<Pick<CallJob, 'input' | 'timeZone'>> {
  if (input !== undefined && inputBase64 !== undefined) return fail('request', 'two-inputs');
  return {
    timeZone: await checkZone(timeZone, 'timeZone', fail),
    ...(input !== undefined && { input }),
    ...(inputBase64 !== undefined && { input: await readBase64(inputBase64, fail) }),
  };
}

/** Node skips characters that are not Base64; such input must be rejected, not partly decoded. */
async function readBase64(written: unknown, fail: Fail): Promise<Uint8Array> {
  const bytes = typeof written === 'string' ? Buffer.from(written, 'base64') : undefined;
  if (!bytes || bytes.toString('base64') !== written) return fail('request', 'wrong-base64');
  return new Uint8Array(bytes);
}

/** A time zone that exists; undefined where none is given. `key` names it in the message. */
export async function checkZone(zone: unknown, key: string, fail: Fail): Promise<string | undefined> {
  if (zone === undefined) return undefined;
  try {
    new Intl.DateTimeFormat('en', { timeZone: String(zone) });
    return String(zone);
  } catch {
    return fail('request', 'wrong-key', { key, wanted: 'Europe/Paris' });
  }
}
