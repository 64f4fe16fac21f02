import { ToolError } from '#core/tool.ts';
import { Kind, type Sink } from '#lib/json/kind.ts';
import { scan } from '#lib/json/scan.ts';
import { toSource } from '#lib/json/source.ts';
import { decodeString } from '#lib/json/strings.ts';
import { type Scalar, type Tree, TreeBuilder } from './tree.ts';

/** JSON of any dialect, also several values in a row; undefined for what is none, or has no object or list. */
export function readJson(text: string): Tree | undefined {
  const source = toSource(text);
  if (source.unescaped || !/^[\s\ufeff]*(?:[[{]|\/[/*])/.test(text)) return undefined;
  const reader = new Reader(text);
  try {
    scan(source, reader);
  } catch (error) {
    if (error instanceof ToolError) return undefined;
    throw error;
  }
  const { roots, scalars, others } = reader.tree;
  return { roots, scalars, others, isSure: true, isJson: true };
}

class Reader implements Sink {
  readonly tree = new TreeBuilder();
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  open(kind: Kind): void {
    this.tree.start(kind === Kind.array ? 'list' : 'fields');
  }

  close(): void {
    this.tree.end();
  }

  key(start: number, end: number): void {
    this.tree.scalar(this.scalarAt(Kind.string, start, end));
  }

  scalar(kind: Kind, start: number, end: number): void {
    this.tree.scalar(this.scalarAt(kind, start, end));
  }

  comment(start: number, end: number): void {
    this.tree.others.push({ ...this.scalarAt(Kind.string, start, end), start, end, style: 'bare' });
  }

  private scalarAt(kind: Kind, start: number, end: number): Scalar {
    const mark = this.text.charAt(start);
    const isQuoted = mark === '"' || mark === "'";
    const span = isQuoted ? { start: start + 1, end: end - 1 } : { start, end };
    const value = decodeString(this.text, span.start, span.end);
    const isNumber = kind === Kind.number;
    const isWord = !isNumber && kind !== Kind.string;
    return { type: 'scalar', value, ...span, isNumber, isWord, style: isQuoted ? 'double' : 'bare' };
  }
}
