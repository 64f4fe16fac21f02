import { toKebab } from '#core/kebab.ts';

/**
 * The most that options may be whose work is in native code: it does not end with its thread, so that no limit of time
 * would hold. Each of these takes a few seconds.
 */
const limits: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'rsa-key-pair-generator/generate': { bits: 4_096 },
  'encryption/deriveKey': { iterations: 1_000_000 },
};

/** The options of a call that exceed them. */
export const exceededLimits = (use: string, options: Readonly<Record<string, unknown>>) =>
  Object.entries(limits[use] ?? {}).flatMap(([name, most]) =>
    Number(options[name]) > most ? [{ option: toKebab(name), most }] : [],
  );
