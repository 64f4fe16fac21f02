/** Parses command lines. The flags of a tool's options follow from their fields. */

import { type Field, type Fields, isOptional, isPrivate } from '#core/fields.ts';
import { toKebab } from '#core/kebab.ts';
import { append } from '#lib/collections/append.ts';
import { suggest, UsageError } from './usage-error.ts';

/** The settings that every tool has. */
export interface Settings {
  readonly file?: string;
  /** The encoding of a file or standard input, where it is not UTF-8. */
  readonly encoding?: string;
  readonly output?: string;
  readonly preset?: string;
  readonly pick?: string;
  readonly json?: true;
  readonly help?: true;
}
type Setting = keyof Settings;

/** An option as it was written: a flag without a value is true, `--no-…` false. */
export interface Given {
  readonly flag: string;
  readonly written: string | boolean;
  /** The value is the path of a file that holds the text. */
  readonly isPath: boolean;
}

export interface Arguments {
  readonly positionals: readonly string[];
  readonly settings: Settings;
  /** By field. */
  readonly options: ReadonlyMap<string, Given>;
}

export const settingFlags: Readonly<Record<string, Setting>> = {
  '--file': 'file',
  '--encoding': 'encoding',
  // Where an operation has an option `encoding`, that takes precedence.
  '--input-encoding': 'encoding',
  '-o': 'output',
  '--preset': 'preset',
  '--pick': 'pick',
  '--json': 'json',
  '--help': 'help',
  '-h': 'help',
};
export const withoutValue: readonly Setting[] = ['json', 'help'];

/** `urlSafe` is written `--url-safe`. */
export const toFlag = (field: string): string => `--${toKebab(field)}`;

/**
 * Whether a text can also be read from a file: long texts for convenience, secrets and values of one run because others
 * can see command lines.
 */
export const takesPath = (field: Field): boolean =>
  field.type === 'text' && (field.multiline === true || isPrivate(field) || field.document !== undefined);

export interface Spelling {
  readonly name: string;
  readonly field: Field;
  readonly form: 'plain' | 'negated' | 'path';
}

/** Every flag of the fields, with what it sets. */
export function spellings(fields: Fields): ReadonlyMap<string, Spelling> {
  const all = new Map<string, Spelling>();
  for (const [name, field] of Object.entries(fields)) {
    all.set(toFlag(name), { name, field, form: 'plain' });
    if (field.type === 'flag' || isOptional(field)) all.set(`--no-${toKebab(name)}`, { name, field, form: 'negated' });
    if (takesPath(field)) all.set(`${toFlag(name)}-file`, { name, field, form: 'path' });
  }
  return all;
}

/** A lone `-`, a negative number, `-----BEGIN` or a line of `ls -l` is input. */
const isFlag = (written: string): boolean => /^--?[a-z][^\s=]*(?:=|$)/i.test(written);

/**
 * Parses the arguments after the command's name. After `--` everything is input.
 * @throws UsageError for an unknown flag, or one without its value
 */
export function parseArguments(
  args: readonly string[],
  fields: Fields,
  allowed: readonly Setting[] = ['file', 'encoding', 'output', 'preset', 'pick', 'json', 'help'],
): Arguments {
  const optionFlags = spellings(fields);
  const positionals: string[] = [];
  const settings: Partial<Record<Setting, string | true>> = {};
  const options = new Map<string, Given>();

  const rest = args.values();
  for (const written of rest) {
    if (written === '--') {
      append(positionals, rest);
      break;
    }
    if (!isFlag(written)) {
      positionals.push(written);
      continue;
    }
    const [flag, inline] = splitFlag(written);
    const takeValue = (): string => {
      const value = inline ?? rest.next().value;
      if (value === undefined) throw new UsageError(`${flag} needs a value.`);
      return value;
    };
    const option = optionFlags.get(flag);
    const setting = settingFlags[flag];
    if (option) {
      const { name, field, form } = option;
      if (form === 'negated' && inline !== undefined) throw new UsageError(`${flag} takes no value.`);
      const isSwitch = form === 'negated' || (field.type === 'flag' && inline === undefined);
      options.set(name, { flag, written: isSwitch ? form === 'plain' : takeValue(), isPath: form === 'path' });
    } else if (setting && allowed.includes(setting)) {
      const isSwitch = withoutValue.includes(setting);
      if (isSwitch && inline !== undefined) throw new UsageError(`${flag} takes no value.`);
      settings[setting] = isSwitch ? true : takeValue();
    } else {
      const known = Object.keys(settingFlags).filter((name) => allowed.includes(settingFlags[name] as Setting));
      const near = suggest(flag, [...optionFlags.keys(), ...known]);
      throw new UsageError(`Unknown option ${flag}.${near} Input that begins with - goes after --.`);
    }
  }
  return { positionals, settings: settings as Settings, options };
}

/** A flag, which may be written as the field is declared (`--urlSafe`), and its value. */
function splitFlag(written: string): readonly [string, string | undefined] {
  const equals = written.indexOf('=');
  const flag = equals < 0 ? written : written.slice(0, equals);
  return [flag.startsWith('--') ? toKebab(flag) : flag, equals < 0 ? undefined : written.slice(equals + 1)];
}
