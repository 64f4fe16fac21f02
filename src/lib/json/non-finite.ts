import { type Context, ToolError } from '#core/tool.ts';
import { isNonFinite } from '#lib/data/number-text.ts';

/** How NaN and Infinity, which JSON does not have, are written. */
export type NonFinite = 'text' | 'null' | 'error';

/** Replaces NaN and infinities, and counts them. */
export class NonFiniteWriter {
  count = 0;
  /** The first one, and as what it was written. */
  private first = { x: '', as: '' };
  private readonly style: NonFinite;

  constructor(style: NonFinite) {
    this.style = style;
  }

  /**
   * A number for JSON; `at` is its place in the input.
   * @throws ToolError `non-finite` with the number as `x`, if requested
   */
  write(number: string, at: number): string {
    if (!isNonFinite(number)) return number;
    if (this.style === 'error') throw new ToolError('non-finite', { x: number }, at);
    const as = this.style === 'null' ? 'null' : `"${number}"`;
    if (this.count++ === 0) this.first = { x: number, as };
    return as;
  }

  /** Adds those of another writer. */
  add({ count, first }: NonFiniteWriter): void {
    if (this.count === 0) this.first = first;
    this.count += count;
  }

  /** Reports `non-finite-written`: `n`, and the first of them, `x`, which was written `as`. */
  report(host: Pick<Context, 'notice'>): void {
    if (this.count > 0) host.notice('non-finite-written', { n: this.count, ...this.first });
  }
}
