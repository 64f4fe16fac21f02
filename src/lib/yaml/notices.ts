import type { Context } from '#core/tool.ts';
import type { Entry } from '#lib/data/node.ts';
import { shorten } from '#lib/text/shorten.ts';
import type { YamlVersion } from '#lib/yaml/resolve.ts';
import { type Difference, differenceOf } from '#lib/yaml/versions.ts';

const maxReported = 5;

/** Plain scalars that parsers of another version read differently. */
interface Differences {
  readonly first: Difference;
  readonly text: string;
  readonly at: number;
  n: number;
  isOneText: boolean;
  isOffered: boolean;
}

/**
 * Collects and reports the notices of reading a YAML text: `documents`, `aliases-copied` and `complex-keys` (`n`),
 * `tags-dropped` (`n`, `tags`), `yaml-key-dropped` (`k`, with its place), of which the first five and then
 * `more-duplicates` (`n`), `version-dates` (`n`, `x`), `version-values` (`n`, `x`, `ours`, `theirs`, `other`) about one
 * text, and `version-differences` (`n`, `x`, `other`) about several; the last three at the first place. Those about a
 * version that an option can choose offer it.
 */
export class YamlNotices {
  aliases = 0;
  private readonly host: Pick<Context, 'notice'>;
  private readonly tags = new Map<string, number>();
  private duplicates = 0;
  /** What other versions of YAML read differently, by version. */
  private readonly differences = new Map<string, Differences>();
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
    const key = difference.isDate ? '' : `${version} ${difference.other}`;
    const found = this.differences.get(key) ?? { first: difference, text, at, n: 0, isOneText: true, isOffered: false };
    this.differences.set(key, found);
    found.n++;
    if (text !== found.text) found.isOneText = false;
    if (!difference.isDate && difference.isChoice && !isFixed) found.isOffered = true;
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
    for (const { first, text, at, n, isOneText, isOffered } of this.differences.values()) {
      const x = shorten(text);
      if (first.isDate) {
        this.host.notice('version-dates', { n, x }, at);
        continue;
      }
      const { ours, theirs, other } = first;
      const offers = isOffered ? [{ yamlVersion: other }] : [];
      if (isOneText) this.host.notice('version-values', { n, x, ours, theirs, other }, at, offers);
      else this.host.notice('version-differences', { n, x, other }, at, offers);
    }
    const dropped = [...this.tags.values()].reduce((sum, count) => sum + count, 0);
    const named = [...this.tags.keys()];
    const list = named.slice(0, maxReported).join(', ') + (named.length > maxReported ? ', …' : '');
    if (dropped > 0) this.host.notice('tags-dropped', { n: dropped, tags: list });
  }
}
