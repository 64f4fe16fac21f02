import type { Context } from '#core/tool.ts';
import { dropComments } from '#lib/data/comments.ts';
import { type Entry, isContainer, type Node } from '#lib/data/node.ts';
import { Speller } from '#lib/json/spell.ts';
import { NodeWriter, type WriteStyle } from '#lib/json/write.ts';

const style: WriteStyle = {
  dialect: 'json',
  escapes: 'keep',
  nonFinite: 'text',
  indent: '  ',
  lineEnding: '\n',
  width: null,
  inputOffset: (offset) => offset,
};

export type Scalar = Exclude<Node, { type: 'object' | 'array' }>;

/** Writes values as JSON, which has no NaN: how many were replaced is reported at the end. */
export class ValueWriter {
  private readonly speller = new Speller(style);

  /** Indented by two spaces. */
  indented(node: Node): string {
    return this.write(node, style.indent);
  }

  onLine(node: Node): string {
    return isContainer(node) ? this.write(node, '') : this.scalar(node);
  }

  key(entry: Pick<Entry, 'key' | 'literal'>): string {
    return this.speller.key(entry);
  }

  scalar(node: Scalar): string {
    return this.speller.scalar(node);
  }

  /** Reports `non-finite-written`. */
  report(ctx: Pick<Context, 'notice'>): void {
    this.speller.nonFinite.report(ctx);
  }

  private write(node: Node, indent: string): string {
    const writer = new NodeWriter({ ...style, indent });
    const text = writer.write({ values: [node], after: [] });
    this.speller.nonFinite.add(writer.nonFinite);
    return text;
  }
}

/** Takes the comments of a value away and says how many there were. */
export const withoutComments = (node: Node): number => dropComments({ values: [node], after: [] });
