import type { Context } from '#core/tool.ts';
import type { Entry, Node } from '#lib/data/node.ts';
import { shorten } from '#lib/shorten.ts';
import { booleanOf11 } from '#lib/yaml/resolve.ts';

const maxReported = 5;

/**
 * Collects and reports the notices of reading a YAML text: `documents`, `aliases-copied` and `complex-keys` (`n`),
 * `tags-dropped` (`n`, `tags`), `yaml-key-dropped` (`k`, with its place), `norway` (`x`, `value`, with its place);
 * of the last two, the first five and then `more-duplicates` and `more-norway` (`n`).
 */
export class YamlNotices {
  aliases = 0;
  private readonly host: Pick<Context, 'notice'>;
  private readonly tags = new Map<string, number>();
  private duplicates = 0;
  private words = 0;
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

  /** Reports plain texts that parsers of YAML 1.1 take for booleans: `NO` for Norway. */
  plainText(node: Node): void {
    if (node.type !== 'string') return;
    const value = booleanOf11(node.value);
    if (value === undefined) return;
    if (this.words++ < maxReported) this.host.notice('norway', { x: node.value, value: String(value) }, node.start);
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
    report('more-norway', this.words - maxReported);
    const dropped = [...this.tags.values()].reduce((sum, count) => sum + count, 0);
    const named = [...this.tags.keys()];
    const list = named.slice(0, maxReported).join(', ') + (named.length > maxReported ? ', …' : '');
    if (dropped > 0) this.host.notice('tags-dropped', { n: dropped, tags: list });
  }
}
