import { quotePathForShell } from '#lib/text/quote-for-shell.ts';
import { spellOut } from './change.ts';
import { executeBits, formatOctal, formatSymbolic, readBits, setgid, setuid, sticky } from './mode.ts';

/** What a mode is to be given to. */
export interface Target {
  readonly path: string;
  readonly recursive: boolean;
  readonly isDirectory: boolean;
  /** The letter of the file type in `ls -l`. */
  readonly type: string;
  /** The mode that it has now, where that is known. */
  readonly current: number | undefined;
  /** The clauses that make the mode of that one, which the command keeps. */
  readonly change?: string | undefined;
}

/** Every way to write a mode down, by name. */
export function writeMode(mode: number, target: Target) {
  const { isDirectory, type, recursive } = target;
  const path = quotePathForShell(openPath(target.path));
  const octal = formatOctal(mode);
  const keptIds = isDirectory ? (target.current ?? 0) & ~mode & (setuid | setgid) : 0;
  const chmod = recursive ? 'chmod -R' : 'chmod';
  const clauses = spellOut(mode, keptIds !== 0);
  return {
    octal,
    symbolic: formatSymbolic(mode),
    listing: type + formatSymbolic(mode),
    clauses,
    command: `${chmod} ${target.change ?? (keptIds ? octal.padStart(5, '0') : octal)} ${path}`,
    clauseCommand: `${chmod} ${clauses} ${path}`,
    findDirectories: `find ${path} -type d -exec chmod ${formatOctal(directoryMode(mode, isDirectory))} {} +`,
    findFiles: `find ${path} -type f -exec chmod ${formatOctal(mode & 0o666)} {} +`,
    install: isDirectory ? `install -d -m ${octal} ${path}` : `install -m ${octal} source ${path}`,
    dockerfile: `COPY --chmod=${octal} ${pathForDocker(target.path)}`,
    ansible: `mode: "${octal.padStart(4, '0')}"`,
    python: `0o${octal}`,
    go: inGo(mode),
    c: inC(mode),
  };
}

/** A path that begins like an option or an operator would be taken for one. */
const openPath = (path: string): string => (/^[-(),!]/.test(path) ? `./${path}` : path);

/** The directories of a tree whose files have a mode: whoever may read a file may enter. */
const directoryMode = (mode: number, isDirectory: boolean): number =>
  (isDirectory ? mode : mode & 0o777) | ((mode & readBits) >> 2);

/** Docker splits at spaces, unless the paths are a JSON array. */
const pathForDocker = (path: string): string =>
  /^[\w./@%+:,=-]+$/.test(path) ? `${path} ./` : JSON.stringify([path, './']);

/** Go keeps the special bits elsewhere than POSIX: `os.FileMode(0o4755)` has none of them. */
function inGo(mode: number): string {
  const special = [
    [setuid, 'os.ModeSetuid'],
    [setgid, 'os.ModeSetgid'],
    [sticky, 'os.ModeSticky'],
  ] as const;
  const names = special.filter(([bit]) => mode & bit).map(([, name]) => name);
  return [...names, `0o${formatOctal(mode & 0o777)}`].join(' | ');
}

const macros: readonly (readonly [bits: number, name: string])[] = [
  [setuid, 'S_ISUID'],
  [setgid, 'S_ISGID'],
  [sticky, 'S_ISVTX'],
  [0o700, 'S_IRWXU'],
  [0o400, 'S_IRUSR'],
  [0o200, 'S_IWUSR'],
  [0o100, 'S_IXUSR'],
  [0o070, 'S_IRWXG'],
  [0o040, 'S_IRGRP'],
  [0o020, 'S_IWGRP'],
  [0o010, 'S_IXGRP'],
  [0o007, 'S_IRWXO'],
  [0o004, 'S_IROTH'],
  [0o002, 'S_IWOTH'],
  [0o001, 'S_IXOTH'],
];

/** The macros of <sys/stat.h>, one for three bits where all are set. */
function inC(mode: number): string {
  let left = mode;
  const names = macros.flatMap(([bits, name]) => {
    if ((left & bits) !== bits) return [];
    left &= ~bits;
    return [name];
  });
  return names.join(' | ') || '0';
}

/**
 * The umask under which something new gets a mode: a file starts from 666, a directory from 777. Nothing, where no umask
 * does it. Of those that do it for a file, the usual one: where neither reading nor writing is left, nor is executing.
 */
export function umaskFor(mode: number, isDirectory: boolean): string | null {
  const start = isDirectory ? 0o777 : 0o666;
  if ((mode & ~start) !== 0) return null;
  const taken = start & ~mode;
  const closed = isDirectory ? 0 : (taken >> 2) & (taken >> 1) & executeBits;
  return (taken | closed).toString(8).padStart(3, '0');
}
