import type { Context } from './tool.ts';

/** The context of a host that has nothing to show progress or notices with. */
export const plainContext = (overrides: Partial<Context> = {}): Context => ({
  signal: new AbortController().signal,
  progress: () => {},
  notice: () => {},
  limit: (work) => work(),
  // biome-ignore lint/plugin: this is where the host's clock comes in
  now: () => new Date(),
  random: strongRandom,
  locale: 'en',
  timeZone: 'UTC',
  ...overrides,
});

/** Random bytes from the platform's cryptographic source, which gives at most 65,536 at a time. */
export function strongRandom(count: number): Uint8Array {
  const bytes = new Uint8Array(count);
  for (let start = 0; start < count; start += 65_536)
    // biome-ignore lint/plugin: this is where the host's randomness comes in
    crypto.getRandomValues(bytes.subarray(start, start + 65_536));
  return bytes;
}
