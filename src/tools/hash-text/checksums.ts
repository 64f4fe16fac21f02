import { ToolError } from '#core/tool.ts';
import { quoteCsvField } from '#lib/csv/write.ts';
import { encodeHex } from '#lib/encoding/hex.ts';
import { type DigestReading, readDigest } from '#lib/hashing/digest-encoding.ts';
import { type HashAlgorithm, hashAlgorithmIds, hashAlgorithms } from '#lib/hashing/hash-algorithms.ts';

/** What a digest that someone wrote down may be: a value of one algorithm. */
export interface Candidate {
  readonly algorithm: HashAlgorithm;
  /** In lower-case hexadecimal. */
  readonly digest: string;
  /** How it was written. */
  readonly encoding: DigestReading['encoding'];
}

/** A line of a checksum file. */
export interface Checksum {
  /** At least one; several where the line does not name the algorithm. */
  readonly candidates: readonly [Candidate, ...Candidate[]];
  /** Of the file; absent where the line is a digest alone. */
  readonly name?: string;
}

/** Tags that are not the algorithm's name: of BSD, of GNU coreutils and of xxhsum. */
const tags: Partial<Record<HashAlgorithm, string>> = {
  ripemd160: 'RMD160',
  'blake2b-512': 'BLAKE2b',
  'blake2s-256': 'BLAKE2s',
  'xxh3-64': 'XXH3',
  'xxh3-128': 'XXH128',
};

const tagOf = (algorithm: HashAlgorithm): string =>
  tags[algorithm] ?? hashAlgorithms[algorithm].name.replace(/^(SHA|CRC)-/, '$1');

/** Letters and digits of a tag; OpenSSL writes SHA2-256 for SHA256. */
const simplifyTag = (tag: string): string =>
  tag
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/^sha2(?=224|256|384|512)/, 'sha');

const algorithmOfTag: ReadonlyMap<string, HashAlgorithm> = new Map(
  hashAlgorithmIds.flatMap((id) => [[simplifyTag(hashAlgorithms[id].name), id] as const, [simplifyTag(tagOf(id)), id]]),
);

/** Hardly any digest is of another algorithm, and those are many. */
export const usualAlgorithms: readonly HashAlgorithm[] = [
  'md5',
  'sha1',
  'sha224',
  'sha256',
  'sha384',
  'sha512',
  'crc32',
];

/** The algorithm of an id, a name or a tag. */
const findAlgorithm = (tag: string): HashAlgorithm | undefined => algorithmOfTag.get(simplifyTag(tag));

/** What a text can be as a digest: every reading of it, in every algorithm whose digests are as long. */
const readCandidates = (text: string, only?: HashAlgorithm): readonly Candidate[] =>
  readDigest(text).flatMap(({ encoding, bytes }) =>
    hashAlgorithmIds
      .filter((id) => hashAlgorithms[id].size === bytes.length && (only === undefined || only === id))
      .map((algorithm) => ({ algorithm, digest: encodeHex(bytes), encoding })),
  );

/** A digest in hexadecimal after the name of its algorithm, of whatever length: `sha256:…`. */
export function readTaggedDigest(
  text: string,
): { readonly algorithm: HashAlgorithm; readonly digest: string } | undefined {
  const [, tag = '', digest = ''] = /^([a-z0-9]+):([0-9a-f]+)$/i.exec(text.trim()) ?? [];
  const algorithm = findAlgorithm(tag);
  return algorithm && { algorithm, digest };
}

/**
 * What an expected value can be: a digest in any encoding, one of a container image (`sha256:` and hexadecimal), or a
 * whole line of a checksum file.
 */
export function readExpected(text: string): readonly Candidate[] {
  const tagged = readTaggedDigest(text);
  if (tagged) return readCandidates(tagged.digest, tagged.algorithm).filter(({ encoding }) => encoding === 'hex');
  return [...(readChecksumLine(text)?.candidates ?? []), ...readCandidates(text)];
}

/**
 * Reads a line as GNU (`digest  name`, `digest *name`), BSD (`SHA256 (name) = digest`), SFV (`name CRC-32`) or as a
 * digest alone; nothing where it is none of them. A backslash in front says that the name has `\\`, `\n` and `\r`.
 */
export function readChecksumLine(line: string): Checksum | undefined {
  const trimmed = line.trimStart();
  if (!trimmed.startsWith('\\')) return readPlainLine(trimmed);
  const checksum = readPlainLine(trimmed.slice(1));
  return checksum?.name === undefined ? checksum : { ...checksum, name: unescapeName(checksum.name) };
}

const readPlainLine = (line: string): Checksum | undefined =>
  readTagged(line) ?? readDigestFirst(line, 16) ?? readDigestLast(line) ?? readDigestFirst(line, 8);

function readTagged(line: string): Checksum | undefined {
  const open = line.indexOf('(');
  const close = line.lastIndexOf(')');
  const algorithm = findAlgorithm(line.slice(0, Math.max(0, open)));
  const rest = line.slice(close + 1).trim();
  if (!algorithm || close < open || !rest.startsWith('=')) return undefined;
  return toChecksum(readCandidates(rest.slice(1), algorithm), line.slice(open + 1, close));
}

function readDigestFirst(line: string, shortest: number): Checksum | undefined {
  const [, digest = '', name = ''] = /^([0-9a-f]{8,128})(?:[ \t][ *]?(.+))?$/is.exec(line) ?? [];
  if (digest.length < shortest) return undefined;
  return toChecksum(readHex(digest), name.trim() === '' ? undefined : name);
}

function readDigestLast(line: string): Checksum | undefined {
  const end = line.trimEnd();
  const digest = /\s[0-9a-f]{8}$/i.test(end.slice(-9)) ? end.slice(-8) : '';
  return toChecksum(
    readHex(digest).filter(({ algorithm }) => algorithm === 'crc32'),
    end.slice(0, -8).trimEnd(),
  );
}

const readHex = (digest: string): readonly Candidate[] =>
  readCandidates(digest).filter(({ encoding }) => encoding === 'hex');

function toChecksum([first, ...others]: readonly Candidate[], name: string | undefined): Checksum | undefined {
  if (!first) return undefined;
  return { candidates: [first, ...others], ...(name === undefined ? {} : { name }) };
}

const escapeName = (name: string): string =>
  name.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
const unescapeName = (name: string): string =>
  name.replace(/\\([\\nr])/g, (_, code: string) => (code === 'n' ? '\n' : code === 'r' ? '\r' : '\\'));

/** A line of a checksum file, as GNU coreutils writes it with or without `--tag`; the digest in hexadecimal. */
export function writeChecksumLine(
  style: 'gnu' | 'bsd',
  algorithm: HashAlgorithm,
  digest: string,
  name: string,
): string {
  const written = escapeName(name);
  const mark = written === name ? '' : '\\';
  return mark + (style === 'gnu' ? `${digest}  ${written}` : `${tagOf(algorithm)} (${written}) = ${digest}`);
}

type Row = Readonly<Record<string, string | number | boolean | null>>;

/** A digest of a row. */
interface RowDigest {
  readonly candidate: Candidate;
  /** The row does not say which algorithm it is of. */
  readonly isGuessed: boolean;
}

/**
 * The digests of a row: under the names of their algorithms, or in its column `digest`.
 * @throws ToolError as `formatChecksums` does
 */
export function readRowDigests(row: Row, name: string): readonly RowDigest[] {
  const cell = (column: string) => (Object.hasOwn(row, column) ? row[column] : undefined) ?? undefined;
  const columns = hashAlgorithmIds.map((id) => [id, cell(id)] as const);
  const tag = cell('algorithm');
  const algorithm = tag === undefined ? undefined : findAlgorithm(String(tag));
  const digest = cell('digest');
  if (digest !== undefined && tag !== undefined && !algorithm)
    throw new ToolError('unknown-algorithm', { name, algorithm: String(tag) });
  return [...columns, [algorithm, digest] as const].flatMap(([id, written]) => {
    if (written === undefined) return [];
    const candidates = readCandidates(String(written), id);
    const candidate = candidates.find((other) => usualAlgorithms.includes(other.algorithm)) ?? candidates[0];
    if (candidate) return [{ candidate, isGuessed: id === undefined }];
    if (id === undefined) throw new ToolError('wrong-digest-unnamed', { name });
    throw new ToolError('wrong-digest', { name, algorithm: hashAlgorithms[id].name });
  });
}

/** Rows as CSV (RFC 4180 with LF), the names of all their columns in the first line. */
export function writeCsv(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = rows.map((row) => columns.map((column) => (Object.hasOwn(row, column) ? (row[column] ?? '') : '')));
  return [columns, ...lines].map((line) => `${line.map((field) => quoteCsvField(String(field))).join(',')}\n`).join('');
}
