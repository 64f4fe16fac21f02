import { normalForm } from '#lib/text/normal-form.ts';

/** A file as it is known by its name, with the path within what was dropped. */
interface Named {
  readonly name: string;
}

/** What a checksum file says of one file. */
export interface Listed {
  /** Name of the checksum file. */
  readonly list: string;
  /** Absent where the line is a digest alone. */
  readonly name: string | null;
  /** Id of the algorithm; absent where the line leaves it open. */
  readonly algorithm: string | null;
  /** In lower-case hexadecimal. */
  readonly digest: string;
}

const listNames =
  /(?:^|[/._-])(?:check|md5|sha\d{1,3}|b2|blake\w{1,3}|rmd160|xxh\w{1,3})[_-]?sums?(?:\.txt)?$|(?:^|[/._-])checksums?(?:\.txt)?$|\.(?:md[45]|sha\d{1,3}|sha3-\d{3}|sfv|b2|b3|blake\w{1,3}|rmd160)$/i;

/** Whether a file is a checksum file by its name: `SHA256SUMS`, `a.iso.md5`, `files.sfv` and so on. */
export const isChecksumFile = ({ name }: Named): boolean => listNames.test(name);

/**
 * The files to work on when others have been opened. New ones take the place of those that are there, except that
 * checksum files join the files that they may list, and those files join them.
 */
export function gatherFiles<F extends Named>(opened: readonly F[], present: readonly F[]): readonly F[] {
  const isNew = ({ name }: F) => opened.every((other) => other.name !== name);
  if (opened.every(isChecksumFile)) return [...present.filter(isNew), ...opened];
  return present.every(isChecksumFile) && !opened.some(isChecksumFile) ? [...opened, ...present] : opened;
}

/** Which files are listed, and what is listed but not there. */
export interface Assignment<F> {
  readonly listed: ReadonlyMap<F, readonly Listed[]>;
  readonly missing: readonly Listed[];
}

/** Finds the file that each line of checksum files is about. */
export function assignFiles<F extends Named>(lines: readonly Listed[], files: readonly F[]): Assignment<F> {
  const find = createFinder(files);
  const listed = new Map<F, Listed[]>();
  const missing: Listed[] = [];
  for (const line of lines) {
    const file = find(line);
    if (!file) missing.push(line);
    else addTo(listed, file, line);
  }
  return { listed, missing };
}

function addTo<K, V>(groups: Map<K, V[]>, key: K, value: V): void {
  const group = groups.get(key);
  if (group) group.push(value);
  else groups.set(key, [value]);
}

/** Names as they can be compared: macOS takes letters apart, Windows has its own separator. */
const toPath = (name: string): string =>
  normalForm(name, 'NFC')
    .replaceAll('\\', '/')
    .replace(/^(?:\.\/)+/, '');

const baseOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The name of the file that a line is about; a digest alone is about the one that its checksum file is named after. */
export const nameOf = ({ list, name }: Listed): string => name ?? baseOf(toPath(list)).replace(/\.[^.]+$/, '');

/**
 * Finds files by the name from the checksum file's folder on; else the only one whose path ends with that name, or that
 * was dropped without its path. A digest alone may be about the only file there is.
 */
function createFinder<F extends Named>(files: readonly F[]): (line: Listed) => F | undefined {
  const known = files.map((file) => ({ file, path: toPath(file.name) }));
  const byPath = new Map(known.map((one) => [one.path, one]));
  const byBase = new Map<string, (typeof known)[number][]>();
  for (const one of known) addTo(byBase, baseOf(one.path), one);
  const [only, ...more] = files.filter((file) => !isChecksumFile(file));
  const isTail = (whole: string, part: string) => whole === part || whole.endsWith(`/${part}`);
  return (line) => {
    const listPath = toPath(line.list);
    const written = toPath(nameOf(line));
    const exact = byPath.get(listPath.slice(0, listPath.lastIndexOf('/') + 1) + written);
    const isOwnList = line.name === null && exact?.path === listPath;
    if (exact && !isOwnList) return exact.file;
    if (line.name === null) return more.length === 0 ? only : undefined;
    const [near, ...others] = (byBase.get(baseOf(written)) ?? []).filter(
      ({ path }) => isTail(path, written) || isTail(written, path),
    );
    return others.length === 0 ? near?.file : undefined;
  };
}
