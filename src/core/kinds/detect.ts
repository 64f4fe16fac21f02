import { detectors } from '#generated/detectors.ts';
import { depth, type KindId } from './kinds.ts';

export interface Detected {
  readonly kind: KindId;
  /** From 0 to 1. */
  readonly confidence: number;
}

const sampleLength = 65_536;

/**
 * The kinds a pasted text may be, by falling confidence; of equal ones, the narrower first. Only the first 64 Ki
 * characters are examined.
 */
export function detectKinds(text: string): readonly Detected[] {
  return detectBy(detectors, text.slice(0, sampleLength));
}

/** The kinds that detectors recognise in a value, in the same order. */
export const detectBy = <T>(all: Readonly<Record<string, (value: T) => number>>, value: T): readonly Detected[] =>
  (Object.entries(all) as [KindId, (value: T) => number][])
    .map(([kind, detect]) => ({ kind, confidence: detect(value) }))
    .filter(({ confidence }) => confidence > 0)
    .sort((a, b) => b.confidence - a.confidence || depth(b.kind) - depth(a.kind) || (a.kind < b.kind ? -1 : 1));
