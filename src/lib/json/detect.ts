import { ToolError } from '#core/tool.ts';
import { Form, type Kind } from '#lib/json/kind.ts';
import { scan } from '#lib/json/scan.ts';
import { RootWatch } from '#lib/json/sinks.ts';
import { toSource } from '#lib/json/source.ts';

/** The confidence, from 0 to 1, that a text is JSON (in any dialect), and that it is JSON Lines. */
export interface Confidence {
  readonly json: number;
  readonly lines: number;
}

const none: Confidence = { json: 0, lines: 0 };

/** Texts of this length may be cut off. */
const sampleLength = 65_536;
/** An error this close to a cut may be caused by the cut itself. */
const maxTokenLength = 50;
/** With this many tokens before an error, the text is JSON with an error. */
const enoughTokens = 20;

/** Rates a text, or the first 64 Ki units of one. */
export function detectJson(text: string): Confidence {
  if (!/^[\s\ufeff]*(?:[[{]|\/[/*])/.test(text)) return none;
  const source = toSource(text);
  const tally = new Tally(source.text);
  const isWhole = isAccepted(() => scan(source, tally), text);
  if (tally.tokens === 0) return none;
  if (!isWhole) return { json: tally.tokens >= enoughTokens ? 0.5 : 0, lines: 0 };
  if (tally.isLines) return { json: 0.5, lines: 0.95 };
  return { json: source.unescaped || tally.isExtended || tally.roots > 1 ? 0.6 : 0.95, lines: 0 };
}

/** Whether a text has no error, except possibly where it is cut off. */
function isAccepted(run: () => void, text: string): boolean {
  try {
    run();
    return true;
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    const isAtEnd = (error.at?.offset ?? 0) >= text.length - maxTokenLength;
    return text.length >= sampleLength && (isAtEnd || error.code.startsWith('unclosed-'));
  }
}

/** Collects what makes a text more or less likely to be JSON. */
class Tally extends RootWatch {
  tokens = 0;
  /** It has features that plain JSON does not have. */
  isExtended = false;

  private readonly length: number;

  constructor(text: string) {
    super(text);
    this.length = text.length;
  }

  /** At least two top-level values, each on one line. */
  get isLines(): boolean {
    return this.roots > 1 && this.areLines && !this.isExtended;
  }

  override open(kind: Kind, start: number): void {
    super.open(kind, start);
    this.tokens++;
  }

  override close(end: number): void {
    super.close(end);
    this.tokens++;
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
