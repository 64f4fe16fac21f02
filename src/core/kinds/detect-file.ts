import { fileDetectors } from '#generated/file-detectors.ts';
import { type Detected, detectBy } from './detect.ts';

/** How much of a file its kinds are detected by, in bytes. */
const sampleLength = 4_096;

/** The kinds that a file may be by its first bytes, by falling confidence. */
export const detectFileKinds = async (file: Blob): Promise<readonly Detected[]> =>
  detectBy(fileDetectors, new Uint8Array(await file.slice(0, sampleLength).arrayBuffer()));
