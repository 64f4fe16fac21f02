import type { Context } from '#core/tool.ts';
import type { Entry, Node } from '#lib/data/node.ts';
import { shorten } from '#lib/shorten.ts';
import { booleanOf11 } from '#lib/yaml/resolve.ts';

const maxTold = 5;

/**
 * What there is to tell of a YAML text that was read: `documents`, `aliases-copied` and `complex-keys` (`n`),
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
    if (this.duplicates++ < maxTold) this.host.notice('yaml-key-dropped', { k: shorten(key) }, keyStart);
  }

  complexKey(at: number): void {
    if (this.complexKeys++ === 0) this.complexAt = at;
  }

  /** Tells of plain texts that readers of YAML 1.1 take for booleans: `NO` for Norway. */
  plainText(node: Node): void {
    if (node.type !== 'string') return;
    const value = booleanOf11(node.value);
    if (value === undefined) return;
    if (this.words++ < maxTold) this.host.notice('norway', { x: node.value, value: String(value) }, node.start);
  }

  tagDropped(typed: string): void {
    this.tags.set(typed, (this.tags.get(typed) ?? 0) + 1);
  }

  /** Tells what is told once. */
  finish(documents: number): void {
    const tell = (code: string, n: number, at?: number) => {
      if (n > 0) this.host.notice(code, { n }, at);
    };
    if (documents > 1) tell('documents', documents);
    tell('aliases-copied', this.aliases);
    tell('complex-keys', this.complexKeys, this.complexAt);
    tell('more-duplicates', this.duplicates - maxTold);
    tell('more-norway', this.words - maxTold);
    const dropped = [...this.tags.values()].reduce((sum, count) => sum + count, 0);
    const named = [...this.tags.keys()];
    const list = named.slice(0, maxTold).join(', ') + (named.length > maxTold ? ', …' : '');
    if (dropped > 0) this.host.notice('tags-dropped', { n: dropped, tags: list });
  }
}
