import type { Params } from '#core/messages.ts';
import { ToolError } from '#core/tool.ts';
import { fitsDouble, isWhole } from '#lib/data/decimal.ts';
import { type Container, type Document, isContainer, type Node } from '#lib/data/node.ts';
import { isNonFinite, toJsonNumber } from '#lib/data/number-text.ts';
import { LayoutWriter } from '#lib/json/layout.ts';
import { toNormalizedPath } from '#lib/json/path.ts';
import { quote } from '#lib/json/strings.ts';

interface Frame {
  readonly node: Container;
  /** Position of the value being written. */
  at: number;
}

/**
 * Writes documents in the canonical form of RFC 8785 (JCS): keys sorted by UTF-16 units, numbers as ECMAScript writes
 * doubles, no blanks. Top-level values are on separate lines.
 */
export class CanonicalWriter {
  /** The number of decimals that were shortened to a double. */
  shortened = 0;
  private readonly writer = new LayoutWriter({ indent: '', lineEnding: '\n' });
  private readonly frames: Frame[] = [];
  private readonly inputOffset: (offset: number) => number;

  /** @param inputOffset maps an offset of a node to the offset reported in an error */
  constructor(inputOffset: (offset: number) => number) {
    this.inputOffset = inputOffset;
  }

  /**
   * Sorts the objects of the document in place.
   * @throws ToolError with the `path` of what the canonical form cannot hold: `canonical-number` for a whole number
   * that a double cannot hold, NaN and infinities; `canonical-duplicate`, `canonical-surrogate`; or `too-large`
   */
  write(document: Document): string {
    for (const [index, value] of document.values.entries()) {
      if (index > 0) this.writer.newLine(0);
      this.enter(value);
      while (this.frames.length > 0) this.step();
    }
    return this.writer.finish();
  }

  private step(): void {
    const frame = this.frames.at(-1);
    if (!frame) return;
    const { node } = frame;
    const at = ++frame.at;
    const value = node.type === 'array' ? node.items[at] : node.entries[at]?.value;
    if (!value) {
      this.writer.char(node.type === 'object' ? 0x7d : 0x5d);
      this.frames.pop();
      return;
    }
    if (at > 0) this.writer.char(0x2c);
    if (node.type === 'object') this.key(node.entries[at - 1]?.key, node.entries[at]?.key ?? '', value);
    this.enter(value);
  }

  private key(before: string | undefined, key: string, value: Node): void {
    if (key === before) this.fail('canonical-duplicate', value, { k: key });
    this.writer.write(this.string(key, value));
    this.writer.char(0x3a);
  }

  private enter(value: Node): void {
    if (isContainer(value)) {
      if (value.type === 'object') value.entries.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
      this.writer.char(value.type === 'object' ? 0x7b : 0x5b);
      this.frames.push({ node: value, at: -1 });
    } else this.writer.write(this.scalar(value));
  }

  private scalar(node: Exclude<Node, Container>): string {
    switch (node.type) {
      case 'number':
        return this.number(node.raw, node);
      case 'string':
        return this.string(node.value, node);
      case 'date':
        return quote(node.raw);
      default:
        return node.type === 'null' ? 'null' : String(node.value);
    }
  }

  private number(raw: string, node: Node): string {
    const number = toJsonNumber(raw);
    const double = Number(number);
    if (Number.isFinite(double) && fitsDouble(number)) return String(double);
    if (isNonFinite(number) || isWhole(number)) this.fail('canonical-number', node, { digits: raw });
    this.shortened++;
    return String(double);
  }

  private string(value: string, node: Node): string {
    if (!value.isWellFormed()) this.fail('canonical-surrogate', node, {});
    return quote(value);
  }

  private fail(code: string, node: Node, params: Params): never {
    const path = this.frames.map(({ node, at }) => (node.type === 'array' ? at : (node.entries[at]?.key ?? '')));
    throw new ToolError(code, { path: toNormalizedPath(path), ...params }, this.inputOffset(node.start));
  }
}
