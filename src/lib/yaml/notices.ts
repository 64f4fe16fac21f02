import type { Context } from '#core/tool.ts';
import type { Entry } from '#lib/data/node.ts';
import { shorten } from '#lib/text/shorten.ts';
import type { YamlVersion } from '#lib/yaml/resolve.ts';
import { type Difference, differenceOf } from '#lib/yaml/versions.ts';

const maxReported = 5;

/**
 * Collects and reports the notices of reading a YAML text: `documents`, `aliases-copied` and `complex-keys` (`n`),
 * `tags-dropped` (`n`, `tags`), `yaml-key-dropped` (`k`, with its place), `version-dates` (`n`, `x`) and
 * `version-values` (`n`, `x`, `ours`, `theirs`, `other`, with the first place of that text); of `yaml-key-dropped` and
 * `version-values` the first five, and then `more-duplicates` and `more-version-values` (`n`). The first
 * `version-values` about each version offers it.
 */
export class YamlNotices {
  aliases = 0;
  private readonly host: Pick<Context, 'notice'>;
  private readonly tags = new Map<string, number>();
  private duplicates = 0;
  /** The first texts that the versions of YAML read differently. */
  private readonly differences = new Map<
    string,
    { readonly difference: Difference; readonly at: number; readonly x: string; readonly isFixed: boolean; n: number }
  >();
  private moreDifferences = 0;
  private complexKeys = 0;
  private complexAt = 0;

  constructor(host: Pick<Context, 'notice'>) {
    this.host = host;
  }

  duplicateKey({ key, keyStart }: Entry): void {
    if (this.duplicates++ < maxReported) this.host.notice('yaml-key-dropped', { k: shorten(key) }, keyStart);
  }

  complexKey(at: number): void {
    if (this.complexKeys++ === 0) this.complexAt = at;
  }

  /** A plain scalar, read by the rules of a version. `isFixed`: no option changes the version. */
  plainScalar(text: string, version: YamlVersion, at: number, isFixed: boolean): void {
    const difference = differenceOf(text, version);
    if (!difference) return;
    const key = difference.isDate ? '' : `${version} ${text}`;
    const known = this.differences.get(key);
    if (known) known.n++;
    else if (this.differences.size < maxReported || key === '')
      this.differences.set(key, { difference, at, x: shorten(text), isFixed, n: 1 });
    else this.moreDifferences++;
  }

  tagDropped(typed: string): void {
    this.tags.set(typed, (this.tags.get(typed) ?? 0) + 1);
  }

  /** Reports what is reported once. */
  finish(documents: number): void {
    const report = (code: string, n: number, at?: number) => {
      if (n > 0) this.host.notice(code, { n }, at);
    };
    if (documents > 1) report('documents', documents);
    report('aliases-copied', this.aliases);
    report('complex-keys', this.complexKeys, this.complexAt);
    report('more-duplicates', this.duplicates - maxReported);
    const offered = new Set<YamlVersion>();
    for (const { difference, at, x, isFixed, n } of this.differences.values())
      if (difference.isDate) this.host.notice('version-dates', { n, x }, at);
      else {
        const { ours, theirs, other, isChoice } = difference;
        const offers = isChoice && !isFixed && !offered.has(other) ? [{ yamlVersion: other }] : [];
        if (offers.length > 0) offered.add(other);
        this.host.notice('version-values', { n, x, ours, theirs, other }, at, offers);
      }
    report('more-version-values', this.moreDifferences);
    const dropped = [...this.tags.values()].reduce((sum, count) => sum + count, 0);
    const named = [...this.tags.keys()];
    const list = named.slice(0, maxReported).join(', ') + (named.length > maxReported ? ', …' : '');
    if (dropped > 0) this.host.notice('tags-dropped', { n: dropped, tags: list });
  }
}
