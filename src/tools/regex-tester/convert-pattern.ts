import type { Difference, Flavor, Lack } from './flavors.ts';
import type { ReadPattern } from './pattern.ts';
import { printPattern } from './print-pattern.ts';

/** A pattern for an engine. */
export interface Converted {
  /** Null where the engine lacks something. */
  readonly source: string | null;
  /** Those that remain: `i`, `m`, `s`. */
  readonly flags: string;
  readonly lacks: readonly Lack[];
  readonly differences: readonly Difference[];
}

/** Writes a pattern for another engine, and says what is different there. */
export function convertPattern(pattern: ReadPattern, flavor: Flavor): Converted {
  const lacks = new Set<Lack>();
  const differences = new Set<Difference>();
  const source = printPattern(pattern, flavor, { lacks, differences });
  // The others begin a match where the last one has ended by \G.
  const isSticky = pattern.flags.includes('y');
  if (isSticky && ['python', 'go', 'ere'].includes(flavor)) lacks.add('sticky');
  return {
    source: lacks.size > 0 ? null : isSticky ? `\\G(?:${source})` : source,
    flags: [...pattern.flags].filter((flag) => 'ims'.includes(flag)).join(''),
    lacks: [...lacks],
    differences: [...differences],
  };
}
