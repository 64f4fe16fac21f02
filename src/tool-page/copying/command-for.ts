/** Writes the command that does what a page shows. */
import { type Field, fieldToText, isUnstored, sameValue, toStored } from '#core/fields.ts';
import { toKebab } from '#core/kebab.ts';
import type { Tool } from '#core/tool.ts';
import { quoteForShell } from '#lib/quote-for-shell.ts';

/** Longer texts do not belong on a command line. */
const maxTextLength = 10_000;

export interface CommandInput {
  /** A text that is given as it is. */
  readonly text?: string;
  /** The name of a file to read. */
  readonly file?: string;
}

/**
 * The command of a POSIX shell that runs an operation with these options on this input; undefined where a command line
 * cannot carry it: a text that is too long, is not well-formed or has a NUL, a second document, and secrets, which others
 * could read there.
 */
export function commandFor(
  id: string,
  tool: Tool,
  name: string,
  options: Readonly<Record<string, unknown>>,
  { text, file }: CommandInput,
): string | undefined {
  const fields = tool.operations[name]?.options ?? {};
  const isHidden = Object.entries(fields).some(
    ([option, field]) => isUnstored(field) && !sameValue(options[option], field.default),
  );
  if (isHidden || (text !== undefined && (text.length > maxTextLength || !text.isWellFormed() || text.includes('\0'))))
    return undefined;
  const flags = Object.entries(toStored(fields, options)).map(([option, value]) =>
    flagFor(option, fields[option] as Field, value),
  );
  const input = file !== undefined ? ['--file', file] : text === undefined ? [] : [...guardFor(text), text];
  return ['penknife', id, toKebab(name), ...flags.flat(), ...input].map(quoteForShell).join(' ');
}

/** What begins like a flag is input only after `--`. */
const guardFor = (text: string): readonly string[] => (text.startsWith('-') ? ['--'] : []);

function flagFor(option: string, field: Field, value: unknown): readonly string[] {
  const flag = toKebab(option);
  if (value === false || value === null) return [`--no-${flag}`];
  if (field.type === 'flag') return [`--${flag}`];
  const written = fieldToText(field, value);
  return written.startsWith('-') ? [`--${flag}=${written}`] : [`--${flag}`, written];
}
