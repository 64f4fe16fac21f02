/** Writes the command that does what a page shows. */
import { type Field, isPrivate, sameValue } from '#core/fields.ts';
import { toKebab } from '#core/kebab.ts';
import { hasSecretInput } from '#core/operations/has-secret-input.ts';
import type { Tool } from '#core/tool.ts';
import { optionFlags } from '#lib/option-flags.ts';
import { quoteForShell } from '#lib/text/quote-for-shell.ts';

/** Longer texts do not belong on a command line. */
const maxTextLength = 10_000;

export interface CommandInput {
  /** A text that is given as it is. */
  readonly text?: string;
  /** The name of a file to read. */
  readonly file?: string;
}

/**
 * The command of a POSIX shell that runs an operation with these options on this input. Others can read a command line:
 * a secret input comes from standard input, a secret or transient option from a file named after it. Undefined where a
 * command line cannot carry it: a text that is too long, is not well-formed or has a NUL, and a second document that is
 * not given.
 * @param documents the second documents, by option
 */
export function commandFor(
  id: string,
  tool: Tool,
  name: string,
  options: Readonly<Record<string, unknown>>,
  { text, file }: CommandInput,
  documents: Readonly<Record<string, CommandInput>> = {},
): string | undefined {
  const changed = Object.entries(tool.operations[name]?.options ?? {}).filter(
    ([option, field]) => !documents[option] && !sameValue(options[option], field.default),
  );
  if (changed.some(([, field]) => isDocument(field))) return undefined;
  const shown = hasSecretInput(tool) ? undefined : text;
  if (![shown, ...Object.values(documents).map((document) => document.text)].every(isCarried)) return undefined;
  const flags = [
    ...changed.flatMap(([option, field]) => flagFor(option, field, options[option])),
    ...Object.entries(documents).flatMap(([option, document]) => documentFlags(option, document)),
  ];
  const path = file === '-' ? './-' : file;
  const input = path !== undefined ? ['--file', path] : shown === undefined ? [] : [...guardFor(shown), shown];
  return ['penknife', id, toKebab(name), ...flags, ...input].map(quoteForShell).join(' ');
}

const isDocument = (field: Field): boolean => field.type === 'text' && field.document !== undefined;

/** Whether a command line can carry a text, if there is one. */
const isCarried = (text = ''): boolean => text.length <= maxTextLength && text.isWellFormed() && !text.includes('\0');

const documentFlags = (option: string, { text = '', file }: CommandInput): readonly string[] =>
  file === undefined ? optionFlags(option, text) : [`--${toKebab(option)}-file`, file];

/** What begins like a flag is input only after `--`. */
const guardFor = (text: string): readonly string[] => (text.startsWith('-') ? ['--'] : []);

function flagFor(option: string, field: Field, value: unknown): readonly string[] {
  if (isPrivate(field)) return [`--${toKebab(option)}-file`, `${toKebab(option)}.txt`];
  return optionFlags(option, value);
}
