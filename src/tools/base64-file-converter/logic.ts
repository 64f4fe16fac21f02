import type { Context, OptionsOf, RunOf } from '#core/tool.ts';
import { readSlices } from '#lib/bytes/read-slices.ts';
import { type Base64Form, base64Alphabets, decodeBase64, encodeBase64ToAscii } from '#lib/encoding/base64.ts';
import { encodeHex } from '#lib/encoding/hex.ts';
import { relocateNoticeToSlice, relocateToSlice } from '#lib/errors/relocate-to-slice.ts';
import { detectBlobType, detectFileType } from '#lib/files/detect-file-type.ts';
import { type FileType, otherTypes, textTypes, typeOfMime, zip } from '#lib/files/file-types.ts';
import { hashFile } from '#lib/hashing/hash.ts';
import { type DataUri, decodePercent, findDataUri } from './data-uri.ts';
import type tool from './tool.ts';

type EncodeOptions = OptionsOf<typeof tool, 'encode'>;

/** In bytes; slices are cut so that each holds whole lines. */
const sliceLength = 3 * 2 ** 20;

const anything = 'application/octet-stream';

/**
 * A file to Base64, alone or in the form in which other languages embed it. Takes constant memory beside the result.
 * @throws ToolError of `readSlices`
 */
export const encode: RunOf<typeof tool, 'encode'> = async (file, options, ctx) => {
  const lineLength = lineLengthOf(options);
  const isUrlSafe = options.urlSafe && (options.form === 'raw' || options.form === 'json');
  const form: Base64Form = { lineLength, ...(isUrlSafe ? { alphabet: base64Alphabets.url, padding: false } : {}) };
  const [before, after] = wrappingOf(options.form, options.mime || (await mimeOf(file)), options.label);

  const bytesInLine = lineLength > 0 ? (lineLength / 4) * 3 : 3;
  const parts: Blob[] = [new Blob([before])];
  for await (const bytes of readSlices(file, sliceLength - (sliceLength % bytesInLine), ctx)) {
    if (lineLength > 0 && parts.length > 1) parts.push(new Blob(['\n']));
    parts.push(new Blob([encodeBase64ToAscii(bytes, form)]));
  }
  return new Blob([...parts, after], { type: 'text/plain' });
};

/** PEM has lines of exactly 64 characters but for the last (RFC 7468 section 3). */
function lineLengthOf({ form, lineLength }: EncodeOptions): number {
  if (form === 'pem') return 64;
  return form === 'raw' && lineLength !== 'none' ? Number(lineLength) : 0;
}

/** The text before and after the Base64. */
function wrappingOf(
  form: EncodeOptions['form'],
  mime: string,
  label: string,
): readonly [before: string, after: string] {
  const uri = `data:${mime};base64,`;
  switch (form) {
    case 'raw':
      return ['', ''];
    case 'data-uri':
      return [uri, ''];
    case 'css':
      return [`url("${uri}`, '")'];
    case 'html':
      return [`<img src="${uri}`, '" alt="">'];
    case 'markdown':
      return [`![](${uri}`, ')'];
    case 'json':
      return ['"', '"'];
    case 'pem':
      return [`-----BEGIN ${label}-----\n`, `\n-----END ${label}-----\n`];
  }
}

/** Formats that many narrower ones are written in: a name or a media type may know better than the content. */
const broadTypes: readonly (FileType | undefined)[] = [textTypes.plain, textTypes.xml, zip, otherTypes.der];

/** The media type by the content; where that is text or a container, by the type the file came with. */
async function mimeOf(file: Blob): Promise<string> {
  const detected = await detectBlobType(file);
  const given = /^[\w.+-]+\/[\w.+-]+$/.test(file.type) ? file.type : undefined;
  return (broadTypes.includes(detected) ? given : undefined) ?? detected?.mime ?? given ?? anything;
}

/**
 * Base64, alone or in a data URI, CSS, HTML, Markdown, JSON or PEM, to a file of the media type that is named there, else of the one its content shows; read tolerantly, as `decodeBase64` says.
 * @throws ToolError at the first character that is not Base64
 */
export const decode: RunOf<typeof tool, 'decode'> = (text, _, ctx) => {
  const { bytes, declared, type } = readFile(text, ctx);
  return new Blob([bytes], { type: declared ?? type?.mime ?? anything });
};

/**
 * The type of the bytes in a Base64 text, by their content and by the data URI around them.
 * @throws ToolError at the first character that is not Base64
 */
export const identify: RunOf<typeof tool, 'identify'> = (text, _, ctx) => {
  const { bytes, declared, type } = readFile(text, ctx);
  return {
    mime: declared ?? type?.mime ?? anything,
    extension: (declared === null ? type : (typeOfMime(declared) ?? type))?.extension ?? 'bin',
    format: type?.name ?? null,
    size: bytes.length,
    declared,
  };
};

/**
 * What a file is, by its content, and how long it is in Base64.
 * @throws ToolError of `readSlices`
 */
export const sniff: RunOf<typeof tool, 'sniff'> = async (file, _, ctx) => {
  const mime = await mimeOf(file);
  const type = await detectBlobType(file);
  const digests = await hashFile(file, ['sha256'], ctx);
  const base64Length = Math.ceil(file.size / 3) * 4;
  return {
    mime,
    extension: (typeOfMime(mime) ?? type)?.extension ?? 'bin',
    format: type?.name ?? null,
    size: file.size,
    base64Length,
    growth: file.size === 0 ? null : Math.round((base64Length / file.size - 1) * 10_000) / 100,
    sha256: encodeHex(digests.get('sha256') ?? new Uint8Array()),
  };
};

interface FileInText {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The media type that a data URI names. */
  readonly declared: string | null;
  readonly type: FileType | undefined;
}

function readFile(text: string, ctx: Context): FileInText {
  const { mime, isBase64, start, end } = findDataUri(text) ?? findQuoted(text);
  const data = text.slice(start, end);
  const bytes = isBase64
    ? relocateToSlice(start, () => decodeBase64(data, { notice: relocateNoticeToSlice(start, ctx.notice) }))
    : decodePercent(data);
  const type = detectFileType(bytes);
  if (!isBase64) ctx.notice('not-base64', {}, start);
  if (bytes.length === 0 && /\S/.test(text)) ctx.notice('empty');
  if (type && contradicts(typeOfMime(mime), type)) ctx.notice('type-mismatch', { declared: mime, name: type.name });
  return { bytes, declared: mime === '' ? null : mime, type };
}

/** Base64 in double quotes, as JSON has it, or as it is. */
function findQuoted(text: string): DataUri {
  const first = text.search(/\S/);
  const last = text[first] === '"' ? text.indexOf('"', first + 1) : -1;
  const isQuoted = last >= 0 && !/\S/.test(text.slice(last + 1));
  return { mime: '', isBase64: true, start: isQuoted ? first + 1 : 0, end: isQuoted ? last : text.length };
}

/** Whether content of one type cannot be of the type that was declared; containers and plain text can be many. */
function contradicts(declared: FileType | undefined, found: FileType): boolean {
  if (!declared || found === zip || found === otherTypes.der) return false;
  const isEitherBroad = broadTypes.includes(found) || declared === textTypes.plain;
  if (isEitherBroad && isText(declared) && isText(found)) return false;
  return found.name !== declared.name && found.mime !== declared.mime;
}

const isText = ({ mime }: FileType): boolean => /^text\/|xml$|\/(?:json|yaml|x-pem-file)$/.test(mime);
