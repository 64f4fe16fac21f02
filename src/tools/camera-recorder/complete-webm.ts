import { type Element, elementsIn, readNumber, writeElement, writeNumber } from './ebml.ts';
import { ids } from './webm-ids.ts';
import type { Cue } from './webm-index.ts';

/** The bytes of a recording that are searched: its information is before the first picture. */
const headLength = 65_536;
const nanosecondsPerMillisecond = 1_000_000;

/**
 * A WebM recording that says how long it is, and where each of its clusters is, so that players can seek in it: recorders
 * write neither. Of the recording only the beginning is read, however long it is; one that is no WebM, or says how many
 * bytes it has, is given back as it is.
 */
export async function completeWebm(recording: Blob, milliseconds: number, cues: readonly Cue[]): Promise<Blob> {
  const head = new Uint8Array(await recording.slice(0, headLength).arrayBuffer());
  const found = findInformation(head);
  if (!found) return recording;
  const { segment, information } = found;
  const before = head.subarray(segment.content, information.from);
  const written = writeInformation(head, information, milliseconds);
  const hasCues = cues.length > 0;
  // Positions count from the beginning of the segment's content.
  const shift = (hasCues ? writeSeekHead(0).length : 0) + before.length + written.length - information.end;
  const parts = [
    head.subarray(0, segment.content),
    ...(hasCues ? [writeSeekHead(recording.size + shift)] : []),
    before,
    written,
    recording.slice(information.end),
    ...(hasCues ? [writeCues(cues, shift)] : []),
  ];
  return new Blob(parts, { type: recording.type });
}

function findInformation(head: Uint8Array): { segment: Element; information: Element } | undefined {
  const [header, segment] = elementsIn(head, 0, head.length);
  if (header?.id !== ids.header || segment?.id !== ids.segment || segment.end !== Number.POSITIVE_INFINITY) return;
  for (const element of elementsIn(head, segment.content, head.length))
    if (element.id === ids.information && element.end <= head.length) return { segment, information: element };
  return undefined;
}

/** The information of a recording, with its duration instead of any that it had. */
function writeInformation(head: Uint8Array, { content, end }: Element, milliseconds: number): Uint8Array<ArrayBuffer> {
  const parts = [...elementsIn(head, content, end)];
  const scale = parts.find(({ id }) => id === ids.timestampScale);
  const unit = scale ? readNumber(head, scale.content, scale.end - scale.content) : nanosecondsPerMillisecond;
  const duration = new Uint8Array(8);
  new DataView(duration.buffer).setFloat64(0, (milliseconds * nanosecondsPerMillisecond) / unit);
  const kept = parts.filter(({ id }) => id !== ids.duration).map((part) => head.subarray(part.from, part.end));
  return writeElement(ids.information, [...kept, writeElement(ids.duration, [duration])]);
}

/** Says at which position the cues are; always of the same length. */
function writeSeekHead(position: number): Uint8Array<ArrayBuffer> {
  const written = new Uint8Array(8);
  new DataView(written.buffer).setBigUint64(0, BigInt(position));
  const seek = [writeElement(ids.seekId, [writeNumber(ids.cues)]), writeElement(ids.seekPosition, [written])];
  return writeElement(ids.seekHead, [writeElement(ids.seek, seek)]);
}

const writeCues = (cues: readonly Cue[], shift: number): Uint8Array<ArrayBuffer> =>
  writeElement(
    ids.cues,
    cues.map(({ time, track, cluster }) =>
      writeElement(ids.cuePoint, [
        writeElement(ids.cueTime, [writeNumber(time)]),
        writeElement(ids.cueTrackPositions, [
          writeElement(ids.cueTrack, [writeNumber(track)]),
          writeElement(ids.cueClusterPosition, [writeNumber(cluster + shift)]),
        ]),
      ]),
    ),
  );
