import { toKebab } from '#core/kebab.ts';

/** The words of a command line that set an option: `--decimal-sign comma`, `--no-strict`. */
export function optionFlags(option: string, value: unknown): readonly string[] {
  const name = toKebab(option);
  if (value === false || value === null) return [`--no-${name}`];
  if (value === true) return [`--${name}`];
  const written = String(value);
  return written.startsWith('-') ? [`--${name}=${written}`] : [`--${name}`, written];
}
