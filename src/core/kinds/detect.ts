import type { Detection } from '#core/kind.ts';
import { detectors } from '#generated/detectors.ts';
import { depth, type KindId } from './kinds.ts';

export interface Detected {
  readonly kind: KindId;
  /** From 0 to 1. */
  readonly confidence: number;
  /** The line of the first error, counted from 1, where the value is nearly of this kind. */
  readonly errorLine?: number;
}

const sampleLength = 65_536;

/**
 * The kinds a pasted text may be, by falling confidence; of equal ones, those without an error and then the narrower
 * first. Only the first 64 Ki characters are examined.
 */
export function detectKinds(text: string): readonly Detected[] {
  const sample = text.slice(0, sampleLength);
  return detectBy(detectors, sample, (offset) => lineAt(sample, offset));
}

/** The kinds that detectors recognise in a value, in the same order. */
export const detectBy = <T>(
  all: Readonly<Record<string, (value: T) => Detection>>,
  value: T,
  lineOf: (offset: number) => number = () => 1,
): readonly Detected[] =>
  (Object.entries(all) as [KindId, (value: T) => Detection][])
    .map(([kind, detect]): Detected => {
      const found = detect(value);
      return typeof found === 'number'
        ? { kind, confidence: found }
        : { kind, confidence: found.confidence, errorLine: lineOf(found.errorAt) };
    })
    .filter(({ confidence }) => confidence > 0)
    .sort(byConfidence);

const byConfidence = (a: Detected, b: Detected): number =>
  b.confidence - a.confidence ||
  Number(a.errorLine !== undefined) - Number(b.errorLine !== undefined) ||
  depth(b.kind) - depth(a.kind) ||
  (a.kind < b.kind ? -1 : 1);

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split(/\r\n|\r|\n/).length;
