import { type Context, type OptionsOf, type RunOf, ToolError } from '#core/tool.ts';
import { readText } from '#lib/bytes/read-text.ts';
import { readWhole } from '#lib/bytes/read-whole.ts';
import { writeCsv } from '#lib/csv/write.ts';
import { decodeBase64, encodeBase64 } from '#lib/encoding/base64.ts';
import { encodeHex } from '#lib/encoding/hex.ts';
import type { Entry } from './archives/entry.ts';
import { reportEntries, writeEntries } from './archives/list-entries.ts';
import { extractEntry, type OpenedArchive, openArchive } from './archives/open-archive.ts';
import { isTarHeader } from './archives/read-tar.ts';
import { readSources, writeArchive } from './archives/write-archive.ts';
import { compressFile } from './compress.ts';
import type { Format } from './decoders/decoder.ts';
import { type Content, type Decompression, decompressStreams } from './decompress.ts';
import type messages from './en.json';
import { type Reading, readCompressed } from './read-compressed.ts';
import type tool from './tool.ts';

type Messages = Context<keyof typeof messages.logic>;

/** Longer content, in bytes, is a file rather than a text to read. */
const maxText = 8 * 2 ** 20;

const readableText = async (content: Blob): Promise<string | undefined> =>
  content.size > maxText ? undefined : readText(content);

/**
 * Compresses a file, or a text in UTF-8: gzip (RFC 1952), zlib (RFC 1950), deflate (RFC 1951) or Zstandard (RFC 8878).
 * @throws ToolError of `readSlices`
 */
export const compress: RunOf<typeof tool, 'compress'> = async (file, options, ctx) => {
  const { format, outputAs } = options;
  const made = await compressFile(file, format, format === 'zstd' ? options.zstdLevel : options.level, ctx);
  if (file.size > 0 && made.size >= file.size) ctx.notice('not-smaller', { given: format });
  const encode = { base64: encodeBase64, hex: encodeHex };
  return {
    file: outputAs === 'file' ? made : null,
    text: outputAs === 'file' ? null : encode[outputAs](await readWhole(made, ctx)),
    summary: summarize(file.size, made.size, made.size / file.size, ctx),
  };
};

/** The size before and after, and the share of the content that the compressed data is, or by how much it has grown. */
function summarize(before: number, after: number, share: number, ctx: Messages): string {
  const sizes = { before: before.toLocaleString(ctx.locale), after: after.toLocaleString(ctx.locale), n: after };
  if (!Number.isFinite(share)) return ctx.message('sizes', sizes);
  const format = new Intl.NumberFormat(ctx.locale, { style: 'percent', maximumFractionDigits: 1 });
  if (share <= 1) return ctx.message('sizes-share', { ...sizes, share: format.format(share) });
  return after > before
    ? ctx.message('sizes-grown', { ...sizes, share: format.format(share - 1) })
    : ctx.message('sizes', sizes);
}

/** What is compared: the fastest, the usual and the best level of each format. */
const compared = [
  ['gzip', 1],
  ['gzip', 6],
  ['gzip', 9],
  ['zstd', 1],
  ['zstd', 3],
  ['zstd', 19],
] as const;

/**
 * Compresses a file or a text in several ways, and gives their sizes as a table. zlib and deflate are gzip with a shorter header, 12 and
 * 18 bytes less.
 * @throws ToolError of `readSlices`
 */
export const compare: RunOf<typeof tool, 'compare'> = async (file, _, ctx) => {
  const { signal, locale } = ctx;
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const rows: string[][] = [];
  for (const [index, [format, level]] of compared.entries()) {
    signal.throwIfAborted();
    const { size } = await compressFile(file, format, level, { ...ctx, progress: () => {} });
    const written = file.size === 0 ? '' : share.format(size / file.size);
    rows.push([ctx.message(`read-${format}`), String(level), String(size), written]);
    ctx.progress((index + 1) / compared.length);
  }
  return writeCsv(['format', 'level', 'size', 'share'], rows);
};

/**
 * Decompresses bytes, or the Base64 or hexadecimal of them; the format is found by its signature or, of the two without one, by
 * trying. UTF-8 is a text, anything else a file.
 * @throws ToolError `not-compressed` {bytes}, `is-zip`; of `readCompressed` and `decompressStreams`
 */
export const decompress: RunOf<typeof tool, 'decompress'> = async (file, options, ctx) => {
  const readings = await readCompressed(file, options.inputAs, ctx);
  const { reading, content } = await decompressAny(readings, options, ctx);
  report(reading, content, ctx);
  const { blob, header } = content;
  const { length } = reading.bytes;
  const text = await readableText(blob);
  if (text === undefined && isTarHeader(new Uint8Array(await blob.slice(0, 512).arrayBuffer())))
    ctx.notice('is-tar', {}, undefined, [{ operation: 'listArchive' }]);
  return {
    text: text ?? null,
    file: text === undefined ? blob : null,
    summary: summarize(length, blob.size, length / blob.size, ctx),
    format: ctx.message(`as-${reading.writing}`, { format: ctx.message(`read-${content.format}`) }),
    name: header?.name ?? null,
    modified: header && header.time > 0 ? new Date(header.time * 1_000).toISOString().replace(/\.\d+/, '') : null,
  };
};

interface Found {
  readonly reading: Reading;
  readonly content: Content;
}

async function decompressAny(
  readings: readonly [Reading, ...Reading[]],
  options: OptionsOf<typeof tool, 'decompress'>,
  ctx: Context,
): Promise<Found> {
  const [first] = readings;
  if (options.format !== 'auto') {
    const reading = readings.find(({ signed }) => signed === options.format) ?? first;
    return { reading, content: await decompressStreams(reading.bytes, options.format, options, ctx) };
  }
  const { signed } = first;
  if (signed === 'zip') throw new ToolError('is-zip', {}, undefined, [{ operation: 'listArchive' }]);
  if (signed) return { reading: first, content: await decompressStreams(first.bytes, signed, options, ctx) };
  for (const reading of readings)
    for (const format of ['deflate', 'brotli'] as const) {
      const content = await guess(reading.bytes, format, options, ctx);
      if (content) return { reading, content };
    }
  const head = encodeHex((readings.at(-1) ?? first).bytes.subarray(0, 4)).replace(/..(?=.)/g, '$& ');
  throw new ToolError('not-compressed', { bytes: head });
}

/** Content of a stream without a signature, where all of the bytes are one, which others hardly are by chance. */
async function guess(
  bytes: Uint8Array<ArrayBuffer>,
  format: Format,
  options: OptionsOf<typeof tool, 'decompress'>,
  ctx: Context,
): Promise<Content | undefined> {
  try {
    const content = await decompressStreams(bytes, format, { ...options, recover: false }, ctx);
    return content.end === bytes.length && content.blob.size > 0 ? content : undefined;
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    // Bytes that are of another format by accident have little content.
    if (error.code === 'bomb' || error.code === 'too-large') throw error;
    return undefined;
  }
}

/** Reports how the input was read, and what was left out. */
function report({ bytes, signed }: Reading, content: Content, { notice }: Context): void {
  const { format, members, end, failure } = content;
  if (!signed) notice('guessed', { given: format });
  if (members > 1) notice('members', { n: members, given: format });
  if (failure) notice('recovered', { n: content.blob.size });
  if (end < bytes.length) notice('trailing', { n: bytes.length - end, given: format });
}

/**
 * The entries of a ZIP or tar archive, a compressed one too. Reports those that lead outside, and what cannot be extracted.
 * @throws ToolError of `openArchive`
 */
export const listArchive: RunOf<typeof tool, 'listArchive'> = async (file, options, ctx) => {
  const archive = await openArchive(file, options, ctx);
  reportEntries(archive, ctx);
  const files = archive.entries.filter(({ type }) => type === 'file');
  const size = files.reduce((sum, entry) => sum + entry.size, 0);
  return {
    entries: writeEntries(archive, ctx),
    format: archive.compression === null ? ctx.message(archive.format) : `tar, ${archive.compression}`,
    summary: ctx.message('contents', {
      files: ctx.message('files', { n: files.length }),
      size: ctx.message('bytes', { n: size }),
    }),
  };
};

/** The names of the files in an archive, for the field in which one is chosen. */
export const listNames: RunOf<typeof tool, 'listNames'> = async (file, options, ctx) => {
  const { entries } = await openArchive(file, options, ctx);
  return entries.flatMap(({ name, type }) => (type === 'file' ? [name] : []));
};

/** How many files an error offers. */
const maxOffered = 5;

/**
 * One file of an archive, the only one where none is named; of several of the same name the last one, as programs do that write
 * one over the other.
 * @throws ToolError `empty-archive`; `choose-entry` {n}, `no-entry` {name}, `is-link` {name, target} in the option `entry`; of `openArchive` and `extractEntry`
 */
export const extract: RunOf<typeof tool, 'extract'> = async (file, options, ctx) => {
  const archive = await openArchive(file, options, ctx);
  const entry = chooseEntry(archive, options.entry);
  if (entry.type === 'link') throw await linkError(entry, options, ctx);
  const blob = await extractEntry(entry, options, ctx);
  const text = await readableText(blob);
  return {
    text: text ?? null,
    file: text === undefined ? blob : null,
    name: entry.name.split(/[\\/]/).at(-1) ?? entry.name,
    summary: summarize(entry.packed ?? blob.size, blob.size, (entry.packed ?? Number.NaN) / blob.size, ctx),
    modified: entry.modified,
  };
};

function chooseEntry({ entries }: OpenedArchive, name: string) {
  const files = entries.filter(({ type }) => type === 'file');
  const [first, ...others] = files;
  const named = (all: readonly Entry[]) => all.findLast((entry) => entry.name === name);
  const found = named(files) ?? named(entries.filter(({ type }) => type === 'link'));
  if (found) return found;
  if (!first) throw new ToolError('empty-archive');
  if (name === '' && others.length === 0) return first;
  const place = { field: 'entry', offset: 0, length: name.length };
  const offers = [...new Set(files.map((file) => file.name))].slice(0, maxOffered).map((entry) => ({ entry }));
  if (name === '') throw new ToolError('choose-entry', { n: files.length }, place, offers);
  throw new ToolError('no-entry', { name }, place, offers);
}

/** The longest path that an error quotes, in UTF-16 code units. */
const maxPath = 1_000;

/** Says where a link leads: in a ZIP archive, its content does. */
async function linkError(entry: Entry, options: Decompression, ctx: Context): Promise<ToolError> {
  const { name } = entry;
  const target = entry.target ?? (await (await extractEntry(entry, options, ctx)).slice(0, maxPath).text());
  return new ToolError(
    'is-link',
    { name, target: target.slice(0, maxPath) },
    { field: 'entry', offset: 0, length: name.length },
  );
}

/**
 * A ZIP archive of one file, or of a text.
 * @throws ToolError of `writeArchive`
 */
export const archive: RunOf<typeof tool, 'archive'> = (file, { name, level }, ctx) =>
  writeArchive([{ name: name || (file instanceof File && file.name) || 'file.txt', content: file }], level, ctx);

/**
 * A ZIP archive of several files, given as data.
 * @throws ToolError of `readSources` and `writeArchive`; of `decodeBase64`
 */
export const archiveFiles: RunOf<typeof tool, 'archiveFiles'> = (value, { level }, ctx) =>
  writeArchive(readSources(value, decodeBase64), level, ctx);
