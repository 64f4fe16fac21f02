import { recordOf } from '#core/record-of.ts';
import { type Context, type Place, type RunOf, ToolError } from '#core/tool.ts';
import { encodeHex } from '#lib/encoding/hex.ts';
import { gatherNotices } from '#lib/errors/gather-notices.ts';
import { type DigestForm, encodeDigest } from '#lib/hashing/digest-encoding.ts';
import { type Digests, hashBytes, hashFile as hashWholeFile } from '#lib/hashing/hash.ts';
import { type HashAlgorithm, hashAlgorithmIds, hashAlgorithms } from '#lib/hashing/hash-algorithms.ts';
import { type OtherLineBreaks, otherEnding, otherLineEndings } from '#lib/hashing/other-line-breaks.ts';
import { readInput } from '#lib/hashing/read-input.ts';
import { shorten } from '#lib/text/shorten.ts';
import {
  type Candidate,
  readChecksumLine,
  readExpected,
  readRowDigests,
  readTaggedDigest,
  usualAlgorithms,
  writeChecksumLine,
  writeCsv,
} from './checksums.ts';
import { readIntegrity, writeElements, writeIntegrity } from './integrity.ts';
import type tool from './tool.ts';

/**
 * Digests of a text (or of the bytes that it writes down in hexadecimal or Base64) in the chosen algorithms: FIPS 180-4,
 * FIPS 202, RFC 1321 and so on. Half a surrogate pair is hashed as U+FFFD, and reported.
 * @throws ToolError of `readInput`
 */
export const hash: RunOf<typeof tool, 'hash'> = async (text, options, ctx) => {
  const { bytes, endsWithNewline } = readInput(text, options, ctx);
  const digests = await hashBytes(bytes, options.algorithms, ctx);
  return { ...writeDigests(digests, options), size: bytes.length, endsWithNewline };
};

/**
 * Digests of a file in the chosen algorithms, read once, in constant memory.
 * @throws ToolError `unreadable`, `unreadable-unnamed`
 */
export const hashFile: RunOf<typeof tool, 'hashFile'> = async (file, options, ctx) => {
  const digests = await hashWholeFile(file, options.algorithms, ctx);
  return { ...writeDigests(digests, options), ...(await measure(file)) };
};

const measure = async (file: Blob) => ({
  size: file.size,
  endsWithNewline: (await file.slice(-1).text()) === '\n',
});

/**
 * What makes browsers check a file that they load (W3C Subresource Integrity): the value of the attribute `integrity`,
 * and elements with it. Without a URL they have the name of the file.
 * @throws ToolError as `hashFile` does; `no-algorithm`
 */
export const integrity: RunOf<typeof tool, 'integrity'> = async (file, { algorithms, url }, ctx) => {
  if (algorithms.length === 0) throw new ToolError('no-algorithm', {}, { field: 'algorithms', offset: 0 });
  const value = writeIntegrity(await hashWholeFile(file, algorithms, ctx), algorithms);
  const name = file instanceof File ? encodeURI(file.name) : '';
  return { integrity: value, ...writeElements(url.trim() || name, value), ...(await measure(file)) };
};

/** One text an algorithm, null where there is no digest. */
const writeDigests = (digests: Digests, form: DigestForm): Readonly<Record<HashAlgorithm, string | null>> =>
  recordOf(hashAlgorithmIds, (id) => {
    const digest = digests.get(id);
    return digest ? encodeDigest(digest, form) : null;
  });

/**
 * Compares the digest of a text with an expected one: in any encoding and of any algorithm whose digests are as long,
 * a whole line of a checksum file, or a value of the attribute `integrity`, of which the strongest algorithm counts.
 * Reports where it is that of the text with other line breaks.
 * @throws ToolError as `hash` and `readIntegrity` do; `not-a-digest` {n} and `wrong-length` {n, algorithm, size} in
 * the option `expected`, of n characters
 */
export const verify: RunOf<typeof tool, 'verify'> = async (text, options, ctx) => {
  const { bytes } = readInput(text, options, ctx);
  const others = async () => [await otherEnding(bytes), ...otherLineEndings(text, options)];
  return compare(options.expected, bytes, others, ctx);
};

/**
 * Compares the digest of a file with an expected one, as `verify` does.
 * @throws ToolError as `hashFile` and `verify` do
 */
export const verifyFile: RunOf<typeof tool, 'verifyFile'> = (file, { expected }, ctx) =>
  compare(expected, file, async () => [], ctx);

type Message = OtherLineBreaks['message'];

/** The first of the candidates that is a digest of a message: the usual algorithms are tried before the others. */
async function findCandidate(candidates: readonly Candidate[], message: Message, ctx: Context) {
  const possible = possibleOf(candidates);
  const isUsual = (id: HashAlgorithm) => usualAlgorithms.includes(id);
  for (const algorithms of [possible.filter(isUsual), possible.filter((id) => !isUsual(id))]) {
    if (algorithms.length === 0) continue;
    const digests = await (message instanceof Blob
      ? hashWholeFile(message, algorithms, ctx)
      : hashBytes(message, algorithms, ctx));
    const found = candidates.find(({ algorithm, digest }) => {
      const actual = digests.get(algorithm);
      return actual !== undefined && encodeHex(actual) === digest;
    });
    if (found) return found;
  }
  return undefined;
}

const possibleOf = (candidates: readonly Candidate[]): readonly HashAlgorithm[] =>
  hashAlgorithmIds.filter((id) => candidates.some(({ algorithm }) => algorithm === id));

/** @param others what may have been hashed instead, for where the message was not */
async function compare(
  expected: string,
  message: Message,
  others: () => Promise<readonly OtherLineBreaks[]>,
  ctx: Context,
) {
  const list = readIntegrity(expected);
  const candidates = list?.strongest ?? readExpected(expected);
  const [first] = candidates;
  if (!first) {
    const place = { field: 'expected', offset: 0, length: expected.length };
    const tagged = readTaggedDigest(expected);
    if (!tagged) throw new ToolError('not-a-digest', { n: [...expected.trim()].length }, place);
    const { name, size } = hashAlgorithms[tagged.algorithm];
    throw new ToolError('wrong-length', { n: tagged.digest.length, algorithm: name, size: size * 2 }, place);
  }
  const [ignoredOne] = list?.ignored ?? [];
  if (ignoredOne !== undefined)
    ctx.notice('integrity-ignored', { n: list?.ignored.length ?? 0, first: shorten(ignoredOne) });
  const found = await findCandidate(candidates, message, ctx);
  if (found) return { matches: true, algorithm: found.algorithm, digest: found.digest };
  const mismatch = { matches: false, algorithm: null, digest: null };
  const nameOf = ({ algorithm }: Candidate) => hashAlgorithms[algorithm].name;
  const ignored = list && (await findCandidate(list.weaker, message, ctx));
  if (ignored) {
    ctx.notice('mismatch-stronger', { algorithm: nameOf(first), weaker: nameOf(ignored) });
    return mismatch;
  }
  for (const other of await others()) {
    const meant = await findCandidate(candidates, other.message, ctx);
    if (!meant) continue;
    ctx.notice(`mismatch-${other.difference}`, { algorithm: nameOf(meant) });
    return mismatch;
  }
  const isHex = first.encoding === 'hex';
  const fitting = possibleOf(candidates).filter((id) => hashAlgorithms[id].size * 2 === first.digest.length);
  ctx.notice(isHex ? 'mismatch' : 'mismatch-bytes', {
    n: isHex ? first.digest.length : first.digest.length / 2,
    algorithms: fitting.map((id) => hashAlgorithms[id].name).join(', '),
  });
  return mismatch;
}

/**
 * The lines of a checksum file (GNU, BSD, SFV, or a digest alone) with their digests in lower-case hexadecimal. The
 * algorithm is null where the line leaves it open. Empty lines and those that start with `#` or `;` are passed over;
 * others that are no checksums are reported.
 * @throws ToolError `no-checksums` at the first line where none is one
 */
export const parseChecksums: RunOf<typeof tool, 'parseChecksums'> = (text, _, ctx) => {
  const rows: { line: number; name: string | null; algorithm: string | null; digest: string }[] = [];
  const wrong: Place[] = [];
  let offset = 0;
  for (const [index, line] of text.split(/(?<=\n)|(?<=\r)(?!\n)/).entries()) {
    const content = line.replace(/[\r\n]+$/, '');
    const checksum = readChecksumLine(content);
    if (checksum) {
      const { name = null, candidates } = checksum;
      const [{ algorithm, digest }, ...others] = candidates;
      rows.push({ line: index + 1, name, algorithm: others.length > 0 ? null : algorithm, digest });
    } else if (!/^\s*(?:[#;]|$)/.test(content)) {
      wrong.push({ offset, length: content.length });
    }
    offset += line.length;
  }
  const [first] = wrong;
  if (rows.length === 0) throw new ToolError('no-checksums', {}, first ?? 0);
  if (first) ctx.notice('not-checksums', { n: wrong.length }, first);
  return rows;
};

/**
 * Rows with a `name` and digests under the names of their algorithms, or with an `algorithm` and a `digest` as
 * `parseChecksums` gives them: as lines that `sha256sum --check` and its like read, or all that is in the rows as CSV or
 * JSON. The digests may be in any encoding. BSD lines name the algorithm: where it is not known, the usual one of that
 * length is named, and reported. Rows without a digest are reported.
 * @throws ToolError `unknown-algorithm` {name, algorithm}, `wrong-digest` {name, algorithm}, `wrong-digest-unnamed` {name}
 */
export const formatChecksums: RunOf<typeof tool, 'formatChecksums'> = (rows, { style }, ctx) => {
  if (style === 'json') return `${JSON.stringify(rows, null, 2)}\n`;
  if (style === 'csv') return writeCsv(rows);
  const gathered = gatherNotices(ctx.notice);
  const notice = gathered.of(0);
  const lines = rows.map((row, index) => {
    const name = String(row['name'] ?? '-');
    const digests = readRowDigests(row, name);
    if (digests.length === 0) notice('no-digest', { n: 1, row: index + 1 });
    return digests.map(({ candidate, isGuessed }) => {
      const { algorithm, digest } = candidate;
      if (isGuessed && style === 'bsd') notice('guessed', { n: 1, name, algorithm: hashAlgorithms[algorithm].name });
      return `${writeChecksumLine(style, algorithm, digest, name)}\n`;
    });
  });
  gathered.report();
  return lines.flat().join('');
};
