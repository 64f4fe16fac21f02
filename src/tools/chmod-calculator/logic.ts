import { type Context, type OptionsOf, type RunOf, ToolError } from '#core/tool.ts';
import { relocateToOption } from '#lib/errors/relocate-to-option.ts';
import { shortestChange } from './change.ts';
import { applyOctal } from './clauses.ts';
import { umaskFor, writeMode } from './commands.ts';
import type messages from './en.json';
import { explainMode } from './explain.ts';
import { everyBit, formatBits, formatOctal, formatSymbolic, setgid, setuid, sticky } from './mode.ts';
import { readArguments, readMode, readSetting, readUmask } from './read-mode.ts';
import type tool from './tool.ts';
import { isChange } from './two-way.ts';

/**
 * A mode in every form, from any form; what is risky or without effect is reported. Commands are about the path of the
 * options or, of a line of `ls -l` or a `chmod` command, about its file.
 * @throws ToolError at the place that is no mode, as `readMode` says
 */
export const describe: RunOf<typeof tool, 'describe'> = (text, options, ctx) => {
  const setting = readSetting(options);
  const { mode, type = setting.isDirectory ? 'd' : '-', name, more = 0 } = readMode(text, setting);
  const isDirectory = setting.isDirectory || type === 'd';
  const current = options.current.trim() === '' ? undefined : setting.current;
  const given = readArguments(text);
  // A directory keeps bits under clauses that set all the others: these are no change.
  const change = isChange(text, { ...options, kind: 'file' }) ? given.mode : undefined;
  const { path, recursive } = targetOf(options, ctx, name ?? given.path);
  const target = { path, recursive: recursive || given.recursive, isDirectory, type, current, change };
  const { clauses: _, ...written } = writeMode(mode, target);
  if (change !== undefined)
    ctx.notice(current === undefined ? 'no-current' : 'applied-to', { octal: formatOctal(setting.current) });
  if (more > 0) ctx.notice('more-lines', { n: more });
  if (type === 'l') ctx.notice('symbolic-link');
  else warn(mode, isDirectory, ctx);
  return {
    ...written,
    explanation: explainMode(mode, isDirectory, ctx),
    change: current === undefined ? null : shortestChange(current, mode, isDirectory) || null,
    umask: umaskFor(mode, isDirectory),
  };
};

/**
 * A mode in any form to its number.
 * @throws ToolError at the place that is no mode, as `readMode` says
 */
export const parse: RunOf<typeof tool, 'parse'> = (text, options) => readMode(text, readSetting(options)).mode;

/**
 * The number of a mode (493 is 755) in one of the forms that `describe` gives.
 * @throws ToolError `not-a-number-of-a-mode`
 */
export const format: RunOf<typeof tool, 'format'> = (mode, options, ctx) => {
  checkMode(mode);
  const isDirectory = options.kind === 'directory';
  const type = isDirectory ? 'd' : '-';
  return writeMode(mode, { ...targetOf(options, ctx), isDirectory, type, current: undefined })[options.form];
};

/**
 * What `chmod` makes of a mode, given octal digits or clauses: GNU's rules, by which a directory keeps setuid and setgid.
 * @throws ToolError `not-a-number-of-a-mode`, or as `readMode` does, in the field `change`
 */
export const apply: RunOf<typeof tool, 'apply'> = (mode, { change, kind, umask }) => {
  checkMode(mode);
  const setting = readSetting({ kind, umask, current: formatOctal(mode) });
  return relocateToOption('change', () => {
    const digits = /^\s*(?:0o)?(\d+)\s*$/i.exec(change)?.[1];
    const changed = readMode(change, setting).mode;
    return digits === undefined ? changed : applyOctal(mode, changed, digits.length, setting.isDirectory);
  });
};

/**
 * What a umask leaves of 666 for a new file and of 777 for a new directory.
 * @throws ToolError `not-a-umask` {text}, `digit` {n}, `too-many-digits`, `clause` {n, clause}
 */
export const fromUmask: RunOf<typeof tool, 'fromUmask'> = (text) => {
  const mask = readUmask(text);
  const [files, directories] = [0o666 & ~mask, 0o777 & ~mask];
  const table = ['u', 'g', 'o'].map((who, index) => {
    const shift = 6 - 3 * index;
    return {
      who,
      umask: (mask >> shift) & 7,
      files: formatBits((files >> shift) & 7),
      directories: formatBits((directories >> shift) & 7),
    };
  });
  return {
    files: formatOctal(files),
    directories: formatOctal(directories),
    filesListing: `-${formatSymbolic(files)}`,
    directoriesListing: `d${formatSymbolic(directories)}`,
    table,
  };
};

type ChmodContext = Context<keyof typeof messages.logic>;

/** A path of one's own goes before the name that the text has, and that before the word for any path. */
const targetOf = (
  { path, recursive }: Pick<OptionsOf<typeof tool, 'format'>, 'path' | 'recursive'>,
  { message }: ChmodContext,
  name = message('anyPath'),
) => ({ path: path === '' ? name : path, recursive });

function checkMode(mode: number): void {
  if (!Number.isInteger(mode) || mode < 0 || mode > everyBit) throw new ToolError('not-a-number-of-a-mode');
}

/** Reports what is risky or without effect. */
function warn(mode: number, isDirectory: boolean, ctx: Context): void {
  const writable = isDirectory ? mode & (mode << 1) : mode;
  if (writable & 0o002 && !(mode & sticky)) ctx.notice('anyone-writes');
  if (isDirectory) {
    if (mode & ~writable & 0o222) ctx.notice('write-without-execute');
    if (!(mode & (setuid | setgid)))
      ctx.notice('directory-keeps-setgid', { octal: formatOctal(mode), digits: formatOctal(mode).padStart(5, '0') });
    return;
  }
  if (mode & setuid) ctx.notice('setuid-script');
  if (mode & setuid && !(mode & 0o100)) ctx.notice('setuid-without-execute');
  if (mode & setgid && !(mode & 0o010)) ctx.notice('setgid-without-execute');
}
