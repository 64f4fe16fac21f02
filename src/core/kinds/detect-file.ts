import { fileDetectors } from '#generated/file-detectors.ts';
import { type Detected, detectBy } from './detect.ts';

/** How much of a file its kinds are detected by, in bytes. */
const sampleLength = 4_096;

/** How much of its end: a ZIP archive has a record of 22 bytes there, and a comment of up to 64 KiB. */
const tailLength = 65_557;

const bytesOf = async (part: Blob): Promise<Uint8Array> => new Uint8Array(await part.arrayBuffer());

/** The kinds that a file may be by its first and last bytes, by falling confidence. */
export async function detectFileKinds(file: Blob): Promise<readonly Detected[]> {
  const parts = [file.slice(0, sampleLength), file.slice(-tailLength)];
  const [head = new Uint8Array(), tail = head] = await Promise.all(parts.map(bytesOf));
  const detectors = Object.entries<FileDetector>(fileDetectors);
  return detectBy(Object.fromEntries(detectors.map(([kind, detect]) => [kind, () => detect(head, tail)])), head);
}

type FileDetector = (head: Uint8Array, tail: Uint8Array) => number;
