import { firstInvalidUtf8 } from '#core/encoding/encoding.ts';
import { fromCharCodes } from '#lib/encoding/from-char-codes.ts';
import {
  type FileType,
  mediaBrands,
  otherTypes,
  signatures,
  textTypes,
  zip,
  zipContents,
  zipMimetypes,
} from './file-types.ts';

/** How much of a file's beginning, and of a ZIP archive's end, is examined. */
const sampleLength = 65_536;

/** The type of a file by its content; undefined for unknown bytes. UTF-8 text of no narrower type is `text/plain`. */
export const detectFileType = (bytes: Uint8Array): FileType | undefined =>
  detect(bytes.subarray(0, sampleLength), bytes.subarray(-sampleLength), bytes.length);

/** Like `detectFileType`, for a file that is not read completely. */
export async function detectBlobType(blob: Blob): Promise<FileType | undefined> {
  const read = async (slice: Blob) => new Uint8Array(await slice.arrayBuffer());
  return detect(await read(blob.slice(0, sampleLength)), await read(blob.slice(-sampleLength)), blob.size);
}

function detect(head: Uint8Array, tail: Uint8Array, size: number): FileType | undefined {
  if (size === 0) return undefined;
  const start = fromCharCodes(head);
  if (start.startsWith('PK\x03\x04') || start.startsWith('PK\x05\x06')) return typeOfZip(start, fromCharCodes(tail));
  if (start.startsWith('ftyp', 4)) return mediaBrands.find(([brand]) => start.startsWith(brand, 8))?.[1];
  return (
    signatures.find(({ marks }) => marks.every(([offset, bytes]) => start.startsWith(bytes, offset))) ??
    typeOfStructure(start, head, size) ??
    typeOfText(head, size)
  );
}

/** By the names in the headers of the files (APPNOTE.TXT 4.3.7) and in the central directory (4.3.12). */
function typeOfZip(start: string, end: string): FileType {
  const afterName = start.slice('PK\x03\x04'.length + 26 + 'mimetype'.length);
  const declared =
    start.startsWith('mimetype', 30) && zipMimetypes.find(({ mime }) => afterName.startsWith(`${mime}PK`));
  if (declared) return declared;
  const names = new Set([...namesAfter(start, 'PK\x03\x04', 26), ...namesAfter(end, 'PK\x01\x02', 28)]);
  return zipContents.find(([name]) => names.has(name))?.[1] ?? zip;
}

/** The file names of all headers with a signature; `lengthAt` is the offset of the name's length in the header. */
function namesAfter(binary: string, header: string, lengthAt: number): readonly string[] {
  const nameAt = header === 'PK\x03\x04' ? 30 : 46;
  const names: string[] = [];
  for (let at = binary.indexOf(header); at >= 0; at = binary.indexOf(header, at + nameAt)) {
    const length = binary.charCodeAt(at + lengthAt) + binary.charCodeAt(at + lengthAt + 1) * 256;
    names.push(binary.slice(at + nameAt, at + nameAt + length));
  }
  return names;
}

/** Types with a signature so short that the following bytes must match as well. */
function typeOfStructure(start: string, head: Uint8Array, size: number): FileType | undefined {
  if (head.length < 12) return undefined;
  const view = new DataView(head.buffer, head.byteOffset, head.length);
  const magic = view.getUint32(0);
  const count = view.getUint16(4);
  if (magic === 0x00010000 && count > 0 && count < 100) return otherTypes.trueType;
  const icons = view.getUint16(4, true);
  if ((magic === 0x00000100 || magic === 0x00000200) && icons > 0 && icons < 100 && head[9] === 0)
    return magic === 0x00000100 ? otherTypes.ico : otherTypes.cur;
  // A class file has its version there, 45 and above; a universal binary its few architectures.
  if (magic === 0xcafebabe) return view.getUint32(4) < 45 ? otherTypes.machO : otherTypes.javaClass;
  if (magic === 0x1a45dfa3) {
    const documentType = start.slice(4, 64);
    if (documentType.includes('webm')) return otherTypes.webm;
    if (documentType.includes('matroska')) return otherTypes.matroska;
  }
  if (start.startsWith('BM') && head.length >= 26 && bitmapHeaders.includes(view.getUint32(14, true)))
    return otherTypes.bmp;
  if (start.startsWith('MZ') && head.length >= 64 && start.startsWith('PE\0\0', view.getUint32(60, true)))
    return otherTypes.exe;
  return typeOfFrame(view) ?? typeOfDer(view, size);
}

/** Sizes of the second header of a BMP file, one per version of the format. */
const bitmapHeaders = [12, 16, 40, 52, 56, 64, 108, 124];

/** MPEG audio without tags: eleven bits set, then fields of which some values are reserved. */
function typeOfFrame(view: DataView): FileType | undefined {
  const [second, third] = [view.getUint8(1), view.getUint8(2)];
  if (view.getUint8(0) !== 0xff) return undefined;
  const isLayer3 = (second & 0xe6) === 0xe2 && (second & 0x18) !== 0x08;
  const bitRate = third >> 4;
  if (isLayer3 && bitRate > 0 && bitRate < 15 && (third & 0x0c) !== 0x0c) return otherTypes.mp3;
  return (second & 0xf6) === 0xf0 && (third & 0x3c) < 0x34 ? otherTypes.aac : undefined;
}

/** A DER sequence (X.690) as long as the file; a certificate (RFC 5280) if its first part begins with a version. */
function typeOfDer(view: DataView, size: number): FileType | undefined {
  const lengthBytes = view.getUint8(1) - 0x80;
  if (view.getUint8(0) !== 0x30 || lengthBytes < 1 || lengthBytes > 4) return undefined;
  let length = 0;
  for (let index = 0; index < lengthBytes; index++) length = length * 256 + view.getUint8(2 + index);
  if (length + 2 + lengthBytes !== size) return undefined;
  return view.getUint32(8) === 0xa0030201 ? otherTypes.certificate : otherTypes.der;
}

function typeOfText(head: Uint8Array, size: number): FileType | undefined {
  const invalid = firstInvalidUtf8(head);
  const isCut = size > head.length && invalid > head.length - 4;
  if (invalid >= 0 && !isCut) return undefined;
  if (head.some((byte) => byte < 0x20 && !textControls.has(byte))) return undefined;
  const text = new TextDecoder().decode(head).trimStart();
  if (text.startsWith('-----BEGIN ')) return textTypes.pem;
  const element = text.slice(endOfProlog(text));
  if (/^<svg[\s>]/.test(element)) return textTypes.svg;
  if (/^<(?:!doctype )?html[\s>]/i.test(element)) return textTypes.html;
  return text.startsWith('<?xml') ? textTypes.xml : textTypes.plain;
}

/** Tab, line feed, form feed, carriage return and escape. */
const textControls = new Set([0x09, 0x0a, 0x0c, 0x0d, 0x1b]);

/** The offset of a document's first element or HTML document type, after declarations and comments. */
function endOfProlog(text: string): number {
  const part = /\s+|<\?.*?\?>|<!--.*?-->|<!DOCTYPE svg[^>]*>/sy;
  let end = 0;
  while (part.test(text)) end = part.lastIndex;
  return end;
}
