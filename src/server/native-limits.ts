import type { Fields } from '#core/fields.ts';
import { toKebab } from '#core/kebab.ts';

/** Of PBKDF2: a few seconds. */
export const maxIterations = 1_000_000;

/** Of what a server returns, in bytes: it holds results in memory until they are read. */
export const maxResult = 128 * 2 ** 20;

/**
 * The most that options may be, by tool, in whatever operation has them. The work of the first two is in native code: it
 * does not end with its thread, so that no limit of time would hold; these take a few seconds. What is decompressed is in
 * memory as a whole, of which a small file could otherwise take all.
 */
const limits: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'rsa-key-pair-generator': { bits: 4_096 },
  encryption: { iterations: maxIterations, rounds: maxIterations },
  compression: { maxSize: maxResult / 2 ** 20, maxRatio: 1_000 },
};

/** The options of a call that exceed them; null is no limit at all. */
export const exceededLimits = (tool: string, options: Readonly<Record<string, unknown>>) =>
  Object.entries(limits[tool] ?? {}).flatMap(([name, most]) =>
    options[name] === null || Number(options[name]) > most ? [{ option: toKebab(name), most }] : [],
  );

/** Defaults of the options of an operation that exceed them, lowered to them. */
export const loweredDefaults = (tool: string, fields: Fields) =>
  Object.fromEntries(
    Object.entries(limits[tool] ?? {}).filter(([name, most]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return field !== undefined && Number(field.default) > most;
    }),
  );
