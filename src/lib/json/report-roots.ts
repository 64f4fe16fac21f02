import type { Context } from '#core/tool.ts';
import type { Roots } from '#lib/json/scan.ts';
import type { Source } from '#lib/json/source.ts';

/** Reports that there are several values where one may have been meant: `several-values` (`n`), at the second one. */
export function reportRoots({ count, second }: Roots, source: Source, host: Pick<Context, 'notice'>): void {
  if (count > 1) host.notice('several-values', { n: count }, source.inputOffset(second));
}
