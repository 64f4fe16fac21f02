import { concatenate } from '#lib/bytes/concatenate.ts';
import { lengthOfNumber, readElement, readNumber, readVariable } from './ebml.ts';
import { ids } from './webm-ids.ts';

/** A place from which a recording can be played. */
export interface Cue {
  /** In the units of the recording. */
  readonly time: number;
  readonly track: number;
  /** The offset of its cluster in the recording. */
  readonly cluster: number;
}

/** Elements of which the content is looked at, and those of which the value is. */
const opened: ReadonlySet<number> = new Set([ids.segment, ids.tracks, ids.trackEntry, ids.cluster]);
const read: ReadonlySet<number> = new Set([ids.trackNumber, ids.trackType, ids.timestamp, ids.simpleBlock]);
/** Of those, no more than this many bytes: the number of a block's track, its time and its flags. */
const readLength = 11;
/** The id and the size of an element have up to 12. */
const headLength = 12;
const video = 1;
const keyFrame = 0x80;

/** Finds, in the pieces of a WebM recording as they come, the clusters whose first picture needs no other one. */
export class WebmIndex {
  readonly cues: Cue[] = [];
  /** What was not enough to be read, and its offset in the recording. */
  #rest: Uint8Array = new Uint8Array();
  #offset = 0;
  /** Bytes to come that are not looked at. */
  #skipped = 0;
  #isReadable = true;
  /** The track that is being described. */
  #entry = { number: 0, type: 0 };
  #videoTrack = 0;
  #cluster = 0;
  #timestamp = 0;
  /** Whether the present cluster has had a picture. */
  #isBegun = false;

  /** The next bytes of the recording. */
  add(piece: Uint8Array): void {
    if (!this.#isReadable) return;
    const bytes = concatenate([this.#rest, piece]);
    let at = 0;
    for (;;) {
      const skipped = Math.min(this.#skipped, bytes.length - at);
      at += skipped;
      this.#skipped -= skipped;
      const element = readElement(bytes, at);
      if (!element) break;
      const { id, content, end } = element;
      if (opened.has(id)) {
        this.#open(id, this.#offset + at);
        at = content;
        continue;
      }
      if (read.has(id)) {
        if (Math.min(end, content + readLength) > bytes.length) break;
        if (id === ids.simpleBlock) this.#readBlock(bytes, content);
        else this.#readValue(id, readNumber(bytes, content, end - content));
      }
      this.#skipped = end - at;
    }
    // What is not EBML, or has no end, cannot be followed.
    this.#isReadable = bytes.length - at < headLength + readLength && Number.isFinite(this.#skipped);
    this.#rest = this.#isReadable ? bytes.slice(at) : new Uint8Array();
    this.#offset += at;
  }

  #open(id: number, offset: number): void {
    if (id === ids.trackEntry) this.#entry = { number: 0, type: 0 };
    if (id !== ids.cluster) return;
    this.#cluster = offset;
    this.#isBegun = false;
  }

  #readValue(id: number, value: number): void {
    if (id === ids.timestamp) this.#timestamp = value;
    else if (id === ids.trackNumber) this.#entry.number = value;
    else this.#entry.type = value;
    if (this.#entry.type === video) this.#videoTrack = this.#entry.number;
  }

  #readBlock(bytes: Uint8Array, from: number): void {
    const track = readVariable(bytes, from);
    if (track !== this.#videoTrack || this.#isBegun) return;
    this.#isBegun = true;
    const time = from + lengthOfNumber(bytes[from]);
    const flags = bytes[time + 2] ?? 0;
    if ((flags & keyFrame) === 0) return;
    const relative = new DataView(bytes.buffer, bytes.byteOffset + time).getInt16(0);
    this.cues.push({ time: this.#timestamp + relative, track, cluster: this.#cluster });
  }
}
