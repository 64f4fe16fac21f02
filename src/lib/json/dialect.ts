import { ToolError } from '#core/tool.ts';
import { Form, type Kind, type Sink } from '#lib/json/kind.ts';
import { type Roots, scan } from '#lib/json/scan.ts';
import { RootWatch } from '#lib/json/sinks.ts';
import { type Source, toSource } from '#lib/json/source.ts';

/** The narrowest dialect of a text, by its name; JSONC also allows commas before a closing bracket. */
export type TextDialect = 'JSON' | 'JSON Lines' | 'concatenated JSON' | 'JSONC' | 'JSON5' | 'escaped JSON';

/** A sink that records features of other dialects than JSON. */
export class DialectWatch extends RootWatch {
  /** A token has a form that only JSON5 allows. */
  hasJson5 = false;
  comments = 0;

  override key(_start: number, _end: number, form: number): void {
    if (form & Form.json5) this.hasJson5 = true;
  }

  override scalar(kind: Kind, start: number, end: number, form: number): void {
    super.scalar(kind, start, end, form);
    if (form & Form.json5) this.hasJson5 = true;
  }

  override comment(): void {
    this.comments++;
  }

  /** The dialect of a text that has been scanned completely, with what the scan returned. */
  dialectOf(source: Source, { unusual }: Roots): TextDialect {
    if (source.unescaped) return 'escaped JSON';
    if (this.hasJson5 || unusual.blanks > 0) return 'JSON5';
    if (this.comments > 0) return 'JSONC';
    if (this.roots > 1) return this.areLines ? 'JSON Lines' : 'concatenated JSON';
    return isStrictJson(source.text) ? 'JSON' : 'JSONC';
  }
}

const nothing = (): void => {};
export const deaf: Sink = { open: nothing, close: nothing, key: nothing, scalar: nothing, comment: nothing };

/** Whether a text is JSON by RFC 8259. */
export function isStrictJson(text: string): boolean {
  try {
    scan(toSource(text, 'strict'), deaf);
    return true;
  } catch (error) {
    if (error instanceof ToolError) return false;
    throw error;
  }
}
