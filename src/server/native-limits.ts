import { toKebab } from '#core/kebab.ts';

/** Of PBKDF2: a few seconds. */
export const maxIterations = 1_000_000;

/**
 * The most that options may be, by tool, in whatever operation has them. The work of the first two is in native code: it
 * does not end with its thread, so that no limit of time would hold; these take a few seconds. What is decompressed is in
 * memory as a whole, of which a small file could otherwise take all.
 */
const limits: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'rsa-key-pair-generator': { bits: 4_096 },
  encryption: { iterations: maxIterations, rounds: maxIterations },
  compression: { maxSize: 512, maxRatio: 1_000 },
};

/** The options of a call that exceed them; null is no limit at all. */
export const exceededLimits = (tool: string, options: Readonly<Record<string, unknown>>) =>
  Object.entries(limits[tool] ?? {}).flatMap(([name, most]) =>
    options[name] === null || Number(options[name]) > most ? [{ option: toKebab(name), most }] : [],
  );
