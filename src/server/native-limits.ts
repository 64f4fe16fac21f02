import { defaultOptions, type Fields } from '#core/fields.ts';
import { toKebab } from '#core/kebab.ts';

type Options = Readonly<Record<string, unknown>>;

/** Of PBKDF2: a few seconds, for a few blocks of the key each. */
export const maxIterations = 1_000_000;
const maxBlocks = 4;

/** The size of what a hash function gives, in bytes: PBKDF2 does all iterations again for each block of this size. */
const hashLengths: Readonly<Record<string, number>> = { sha1: 20, sha256: 32, sha384: 48, sha512: 64 };

/** The most iterations that take no longer than `maxIterations` for `maxBlocks` blocks. */
function iterationsFor({ kdf = 'pbkdf2', hash, length }: Options): number {
  if (kdf !== 'pbkdf2') return Number.POSITIVE_INFINITY;
  const blocks = Math.ceil(Number(length) / (hashLengths[String(hash)] ?? 20));
  return blocks > maxBlocks ? Math.floor((maxIterations * maxBlocks) / blocks) : maxIterations;
}

/** Of what a server returns, in bytes: it holds results in memory until they are read. */
export const maxResult = 128 * 2 ** 20;

/**
 * The most that options may be, by tool, in whatever operation has them. The work of the first two is in native code: it
 * does not end with its thread, so that no limit of time would hold; these take a few seconds. What is decompressed is in
 * memory as a whole, of which a small file could otherwise take all.
 */
const limits: Readonly<Record<string, Readonly<Record<string, number | ((options: Options) => number)>>>> = {
  'rsa-key-pair-generator': { bits: 4_096 },
  encryption: { iterations: iterationsFor, rounds: maxIterations },
  compression: { maxSize: maxResult / 2 ** 20, maxRatio: 1_000 },
};

/**
 * The options of a call that exceed them; null is no limit at all. A default counts where the limit depends on other
 * options: to lower it would change the result.
 */
export const exceededLimits = (tool: string, options: Options, fields: Fields = {}) =>
  Object.entries(limits[tool] ?? {}).flatMap(([name, limit]) => {
    const all = { ...defaultOptions(fields), ...options };
    const [value, most] = typeof limit === 'number' ? [options[name], limit] : [all[name], limit(all)];
    return value === null || Number(value) > most ? [{ option: toKebab(name), most }] : [];
  });

/** Defaults of the options of an operation that exceed them, lowered to them. */
export const loweredDefaults = (tool: string, fields: Fields) =>
  Object.fromEntries(
    Object.entries(limits[tool] ?? {}).filter(([name, most]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return field !== undefined && typeof most === 'number' && Number(field.default) > most;
    }),
  );
