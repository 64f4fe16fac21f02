import { ToolError } from '#core/tool.ts';
import { append } from '#lib/collections/append.ts';
import { isRegular, type PdfDictionary, PdfReader, type PdfValue } from './pdf-values.ts';

/** A signature dictionary of a PDF (ISO 32000-2, section 12.8.1). */
export interface PdfSignature {
  readonly dictionary: PdfDictionary;
  /** The bytes of its `Contents`, and the place of these in the file, with their brackets. */
  readonly contents: Uint8Array;
  readonly start: number;
  readonly end: number;
  /** `ByteRange` or `Contents` is missing. */
  readonly isDamaged?: true;
}

const toBytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const keyword = { object: toBytes('obj'), range: toBytes('/ByteRange'), trailer: toBytes('trailer') };
/** What signatures and their fields have, whatever else is missing. */
const types = [toBytes('/Sig'), toBytes('/DocTimeStamp')];

const matches = (bytes: Uint8Array, at: number, word: Uint8Array): boolean =>
  word.every((byte, index) => bytes[at + index] === byte);

/** Whether `obj` there follows two numbers, as at the beginning of an object, and is not part of a text. */
const beginsObject = (bytes: Uint8Array, at: number): boolean => numberBefore(bytes, at) !== undefined;

/** The number and generation of an object, before its `obj`. */
const numberBefore = (bytes: Uint8Array, at: number): string | undefined =>
  /\d+\s+\d+(?=\s+$)/.exec(new TextDecoder('latin1').decode(bytes.subarray(Math.max(0, at - 24), at)))?.[0];

/**
 * The signatures of a PDF in the order of the revisions that they sign. Each is in an object that is not compressed, since
 * its `ByteRange` counts bytes of the file. Takes time in proportion to the file.
 * @throws ToolError `damaged-signature`: the object of one is cut off or malformed
 */
export function findSignatures(bytes: Uint8Array): readonly PdfSignature[] {
  const found: PdfSignature[] = [];
  const fields = new Map<string, PdfSignature>();
  const objects = new Set<string>();
  let object = 0;
  let readUpTo = 0;
  /** Whether the object was read: whole, or as far as it can be. */
  let state: 'new' | 'read' | 'broken' = 'new';
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === keyword.object[0] && matches(bytes, at, keyword.object) && beginsObject(bytes, at)) {
      object = at + 3;
      state = 'new';
    }
    if (byte !== keyword.range[0] || state === 'read') continue;
    const isRange = matches(bytes, at, keyword.range);
    if (isRange && state === 'broken') throw damagedAt(at);
    if (at < readUpTo) continue;
    if (!isRange && !types.some((type) => matches(bytes, at, type) && !isRegular(bytes[at + type.length]))) continue;
    const reader = new PdfReader(bytes, object);
    const value = reader.next();
    if (value) state = 'read';
    else if (object > 0 && isRange) throw damagedAt(at);
    else if (object > 0) state = 'broken';
    // Another object, or the content of a stream, is no signature.
    if (value && reader.at > at) {
      const here = signaturesIn(value, reader.at);
      const [number] = numberBefore(bytes, object - 3)?.split(/\s+/) ?? [];
      if (here.length > 0 && number !== undefined) objects.add(number);
      append(found, here);
      const signed = signatureOf(value);
      if (signed !== undefined) fields.set(signed, damaged(new Map(), reader.at));
    }
    readUpTo = Math.max(reader.at, at + 1);
  }
  for (const [number, field] of fields) if (!objects.has(number)) found.push(field);
  return found.sort((a, b) => a.end - b.end);
}

const damagedAt = (offset: number): ToolError => new ToolError('damaged-signature', {}, { offset, length: 0 });

const damaged = (dictionary: PdfDictionary, at: number): PdfSignature => ({
  dictionary,
  contents: new Uint8Array(),
  start: at,
  end: at,
  isDamaged: true,
});

const hasName = (entries: PdfDictionary, key: string, ...names: readonly string[]): boolean => {
  const value = entries.get(key);
  return value?.type === 'name' && names.includes(value.value);
};

/** The number of the object that a signature field says its signature is. */
function signatureOf(value: PdfValue): string | undefined {
  if (value.type !== 'dictionary' || !hasName(value.entries, 'FT', 'Sig')) return undefined;
  const signature = value.entries.get('V');
  return signature?.type === 'other' ? /^(\d+) \d+ R$/.exec(signature.text)?.[1] : undefined;
}

function signaturesIn(value: PdfValue, at: number): readonly PdfSignature[] {
  if (value.type === 'array') return value.items.flatMap((item) => signaturesIn(item, at));
  if (value.type !== 'dictionary') return [];
  const { entries } = value;
  const contents = entries.get('Contents');
  if (entries.has('ByteRange') && contents?.type === 'string')
    return [{ dictionary: entries, contents: contents.bytes, start: contents.start, end: contents.end }];
  const isSignature = entries.has('ByteRange') || hasName(entries, 'Type', 'Sig', 'DocTimeStamp');
  return isSignature ? [damaged(entries, at)] : [...entries.values()].flatMap((entry) => signaturesIn(entry, at));
}

/** Which bytes a signature covers. */
export type Coverage =
  /** All of the file but the signature itself. */
  | { readonly state: 'whole'; readonly end: number }
  /** An earlier revision; `added` is the number of bytes after it. */
  | { readonly state: 'revision'; readonly end: number; readonly added: number }
  /** The range is not what a signature has to cover. */
  | { readonly state: 'malformed' }
  /** There is no range, or no signature. */
  | { readonly state: 'damaged' }
  /** The range ends after the end of the file. */
  | { readonly state: 'cut'; readonly missing: number };

/**
 * Which bytes a signature covers. Only two ranges are well formed: from the first byte to `Contents`, and on from there,
 * so that nothing can be put between them that viewers would show.
 */
export function coverageOf({ dictionary, start, end, isDamaged }: PdfSignature, bytes: Uint8Array): Coverage {
  if (isDamaged) return { state: 'damaged' };
  const range = dictionary.get('ByteRange');
  const numbers = range?.type === 'array' ? range.items.map((item) => (item.type === 'number' ? item.value : -1)) : [];
  const [from, length, second, secondLength = -1] = numbers;
  if (numbers.length !== 4 || from !== 0 || length !== start || second !== end || secondLength < 0)
    return { state: 'malformed' };
  const last = second + secondLength;
  if (last > bytes.length) return { state: 'cut', missing: last - bytes.length };
  const added = bytes.length - last;
  if (added === 0) return { state: 'whole', end: last };
  return endsRevision(bytes, last) ? { state: 'revision', end: last, added } : { state: 'malformed' };
}

/** Whether a revision ends there: what follows its last line was added, and not left out of what was signed. */
const endsRevision = (bytes: Uint8Array, end: number): boolean =>
  /%%EOF[\s\0]*$/.test(new TextDecoder('latin1').decode(bytes.subarray(Math.max(0, end - 1_024), end)));

/** The bytes that a signature with a well-formed range signs, up to the end of its revision. */
export function signedBytes(bytes: Uint8Array, { start, end }: PdfSignature, last: number): Uint8Array<ArrayBuffer> {
  const signed = new Uint8Array(start + last - end);
  signed.set(bytes.subarray(0, start));
  signed.set(bytes.subarray(end, last), start);
  return signed;
}

/** Whether the texts of a PDF are encrypted, by its last trailer. Signatures are not, nor what they sign. */
export function isEncrypted(bytes: Uint8Array): boolean {
  const tailStart = Math.max(0, bytes.length - 2_048);
  const tail = new TextDecoder('latin1').decode(bytes.subarray(tailStart));
  const [, offset] = /startxref\s+(\d+)\s+(?:%%EOF\s*)?$/.exec(tail.trimEnd()) ?? [];
  if (offset === undefined) return false;
  let at = Number(offset);
  // A table has its trailer behind it; a stream of references is an object that begins with one.
  if (matches(bytes, at, toBytes('xref'))) while (at < bytes.length && !matches(bytes, at, keyword.trailer)) at++;
  const reader = new PdfReader(bytes, at);
  for (let words = 0; words < 4; words++) {
    const value = reader.next();
    if (value?.type === 'dictionary') return value.entries.has('Encrypt');
  }
  return false;
}
