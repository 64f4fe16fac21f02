import { formatMessage, type ToolMessages } from '#core/messages.ts';
import type { Context, KeyAlgorithm } from '#core/tool.ts';

/** `ctx.message` from the section `logic` of a tool's messages; an unknown key is returned as it is. */
export const messageFrom =
  (messages: ToolMessages['logic'] = {}, locale: string): Context['message'] =>
  (key, params = {}) =>
    formatMessage(messages[key] ?? key, params, locale);

/** Merges contexts like a spread, but leaves getters for logic to read: what they give may take long to find. */
export function mergeContexts<C extends Partial<Context>>(base: C, ...others: readonly Partial<Context>[]): C {
  const merged = Object.defineProperties({}, Object.getOwnPropertyDescriptors(base)) as C;
  for (const other of others) Object.defineProperties(merged, Object.getOwnPropertyDescriptors(other));
  return merged;
}

/** The context of a host that shows neither progress nor notices, and knows no tool's messages. */
export const plainContext = (overrides: Partial<Context> = {}): Context =>
  mergeContexts<Context>(
    {
      signal: new AbortController().signal,
      progress: () => {},
      notice: () => {},
      message: (key) => key,
      limit: (work) => work(),
      reuse: (_, make) => make(overrides.notice ?? (() => {})),
      // biome-ignore lint/plugin: this is where the host's clock comes in
      now: () => new Date(),
      random: strongRandom,
      // Browsers hide Web Crypto from pages on plain http; Node loads it when it is first read.
      get generateKey() {
        return (crypto.subtle as SubtleCrypto | undefined) && generateKey;
      },
      locale: 'en',
      timeZone: 'UTC',
    },
    overrides,
  );

/** Random bytes from the platform's cryptographic source, which gives at most 65,536 at a time. */
export function strongRandom(count: number): Uint8Array {
  const bytes = new Uint8Array(count);
  for (let start = 0; start < count; start += 65_536)
    // biome-ignore lint/plugin: this is where the host's randomness comes in
    crypto.getRandomValues(bytes.subarray(start, start + 65_536));
  return bytes;
}

/** In milliseconds: Web Crypto digests nothing at all in far less, unless it does something else first. */
const answerTime = 250;

/** Whether Web Crypto is at work: Chromium goes on with a key whose worker was terminated, and does all else after it. */
async function isBusy(): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, answerTime, true);
  });
  const answered = crypto.subtle.digest('SHA-256', new Uint8Array()).then(() => false);
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}

async function generateKey(algorithm: KeyAlgorithm, isUrgent = false): Promise<Uint8Array<ArrayBuffer>> {
  if (isUrgent && (await isBusy())) throw new Error('Web Crypto is busy.');
  // biome-ignore lint/plugin: this is where the host's randomness comes in
  const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  if (!('privateKey' in pair)) throw new RangeError(`${algorithm.name} makes no key pairs.`);
  return new Uint8Array(await crypto.subtle.exportKey('pkcs8', pair.privateKey));
}
