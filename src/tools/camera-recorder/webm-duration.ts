import { concatenate } from '#lib/concatenate.ts';

/** Elements of WebM, by their ids (RFC 9559, section 5). */
const ids = {
  header: 0x1a45dfa3,
  segment: 0x18538067,
  information: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
} as const;

/** The bytes of a recording that are searched: its information stands before the first picture. */
const headLength = 65_536;
const nanosecondsPerMillisecond = 1_000_000;

/**
 * A WebM recording that says how long it is, so that players can seek in it: recorders write that it is without end.
 * Of the recording only the beginning is read, however long it is; one that is no WebM, or says how many bytes it has,
 * is given back as it is.
 */
export async function withDuration(recording: Blob, milliseconds: number): Promise<Blob> {
  const head = new Uint8Array(await recording.slice(0, headLength).arrayBuffer());
  const information = findInformation(head);
  if (!information) return recording;
  const written = writeInformation(head, information, milliseconds);
  const rest = recording.slice(information.end);
  return new Blob([head.subarray(0, information.from), written, rest], { type: recording.type });
}

/** An element of EBML (RFC 8794): where it begins, its content, and its end. */
interface Element {
  readonly id: number;
  readonly from: number;
  readonly content: number;
  /** Infinity where its size is not known. */
  readonly end: number;
}

/** The element that begins at an offset; undefined where there is none. */
function readElement(bytes: Uint8Array, from: number): Element | undefined {
  const idLength = lengthOfNumber(bytes[from]);
  const size = from + idLength;
  const sizeLength = lengthOfNumber(bytes[size]);
  const content = size + sizeLength;
  if (content > bytes.length) return undefined;
  const value = readNumber(bytes, size, sizeLength) - 2 ** (7 * sizeLength);
  // All bits set stand for an unknown size.
  const end = value === 2 ** (7 * sizeLength) - 1 ? Number.POSITIVE_INFINITY : content + value;
  return { id: readNumber(bytes, from, idLength), from, content, end };
}

/** How many bytes a number of variable length has, by its first one. */
const lengthOfNumber = (first = 0): number => Math.clz32(first) - 23;

const readNumber = (bytes: Uint8Array, from: number, length: number): number =>
  bytes.subarray(from, from + length).reduce((value, byte) => value * 256 + byte, 0);

function* elementsIn(bytes: Uint8Array, from: number, end: number): Generator<Element> {
  for (let at = from; at < end; ) {
    const element = readElement(bytes, at);
    if (!element) return;
    yield element;
    at = element.end;
  }
}

function findInformation(head: Uint8Array): Element | undefined {
  const [header, segment] = elementsIn(head, 0, head.length);
  if (header?.id !== ids.header || segment?.id !== ids.segment || segment.end !== Number.POSITIVE_INFINITY) return;
  for (const element of elementsIn(head, segment.content, head.length))
    if (element.id === ids.information && element.end <= head.length) return element;
  return undefined;
}

/** The information of a recording, with its duration instead of any that it had. */
function writeInformation(head: Uint8Array, { content, end }: Element, milliseconds: number): Uint8Array<ArrayBuffer> {
  const parts = [...elementsIn(head, content, end)];
  const scale = parts.find(({ id }) => id === ids.timestampScale);
  const unit = scale ? readNumber(head, scale.content, scale.end - scale.content) : nanosecondsPerMillisecond;
  const duration = new Uint8Array(11);
  duration.set([0x44, 0x89, 0x88]);
  new DataView(duration.buffer).setFloat64(3, (milliseconds * nanosecondsPerMillisecond) / unit);
  const kept = parts.filter(({ id }) => id !== ids.duration).map((part) => head.subarray(part.from, part.end));
  const written = concatenate([...kept, duration]);
  const start = new Uint8Array(8);
  new DataView(start.buffer).setUint32(0, ids.information);
  // A size of four bytes, the first of which says so.
  new DataView(start.buffer).setUint32(4, 0x10000000 + written.length);
  return concatenate([start, written]);
}
