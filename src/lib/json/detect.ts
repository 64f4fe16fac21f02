import type { Detection } from '#core/kind.ts';
import { ToolError } from '#core/tool.ts';
import { deaf } from '#lib/json/dialect.ts';
import { Form, type Kind } from '#lib/json/kind.ts';
import { scan } from '#lib/json/scan.ts';
import { RootWatch } from '#lib/json/sinks.ts';
import { toSource } from '#lib/json/source.ts';

/** Whether a text is JSON (in any dialect), and the confidence, from 0 to 1, that it is JSON Lines. */
export interface Confidence {
  readonly json: Detection;
  readonly lines: number;
}

const none: Confidence = { json: 0, lines: 0 };

/** Texts of this length may be cut off. */
const sampleLength = 65_536;
/** An error this close to a cut may be caused by the cut itself. */
const maxTokenLength = 50;
/** With this many tokens before an error, the text is JSON with an error. */
const enoughTokens = 20;

const start = /^[\s\ufeff]*(?:[[{]|\/[/*])/;
/** What hardly anything but JSON begins with, even if the rest has an error: a quoted key, or values with a comma. */
const clearStart =
  /^[\s\ufeff]*\[?\s*(?:\{\s*(?:"[^"\r\n]{0,200}"|'[^'\r\n]{0,200}')\s*[:\d"'[{]|(?:\{|"[^"\r\n]{0,200}"|-?\d+(?:\.\d+)?|true|false|null)\s*,)/;

/** Rates a text, or the first 64 Ki units of one. */
export function detectJson(text: string): Confidence {
  if (!start.test(text)) return none;
  const source = toSource(text);
  const tally = new Tally(source.text);
  const error = findError(() => scan(source, tally), text);
  if (tally.tokens === 0) return none;
  if (error !== undefined) {
    const isMeant = tally.tokens >= enoughTokens || (clearStart.test(text) && !tally.isClosed);
    return { json: isMeant ? { confidence: 0.5, errorAt: error } : 0, lines: 0 };
  }
  if (tally.isLines) return { json: 0.5, lines: 0.95 };
  if (source.unescaped || tally.roots > 1) return { json: 0.6, lines: 0 };
  const confidence = tally.isExtended ? 0.6 : 0.95;
  const errorAt = findError(() => scan(toSource(text, 'strict'), deaf), text);
  return { json: errorAt === undefined ? confidence : { confidence, errorAt }, lines: 0 };
}

/** The offset of the error of a text, except where it may only be cut off. */
function findError(run: () => void, text: string): number | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    const at = error.at?.offset ?? 0;
    const isCut = at >= text.length - maxTokenLength || error.code.startsWith('unclosed-');
    return text.length >= sampleLength && isCut ? undefined : at;
  }
}

/** Collects what makes a text more or less likely to be JSON. */
class Tally extends RootWatch {
  tokens = 0;
  /** It has features that plain JSON does not have. */
  isExtended = false;

  private readonly length: number;
  private level = 0;

  constructor(text: string) {
    super(text);
    this.length = text.length;
  }

  /** At least two top-level values, each on one line. */
  get isLines(): boolean {
    return this.roots > 1 && this.areLines && !this.isExtended;
  }

  /** An array at the top has ended. */
  get isClosed(): boolean {
    return this.beginsWithArray && this.level === 0;
  }

  override open(kind: Kind, start: number): void {
    super.open(kind, start);
    this.tokens++;
    this.level++;
  }

  override close(end: number): void {
    super.close(end);
    this.tokens++;
    this.level--;
  }

  override key(_start: number, end: number, form: number): void {
    this.count(end, form);
  }

  override scalar(kind: Kind, start: number, end: number, form: number): void {
    super.scalar(kind, start, end, form);
    this.count(end, form);
  }

  override comment(): void {
    this.isExtended = true;
  }

  private count(end: number, form: number): void {
    this.tokens++;
    // The last token may be cut off: `1.5` is then `1.`, which only JSON5 has.
    if (form & Form.json5 && end < this.length) this.isExtended = true;
  }
}
