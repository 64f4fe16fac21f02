const lineFeed = 10;

/**
 * Finds where the records of a well-formed comma-separated text begin, a part at a time, without reading its fields. A
 * line break inside quotes begins none.
 */
export class RecordIndex {
  /** Where each record found so far begins in the content. */
  readonly starts: number[] = [];
  private readonly content: string | Uint8Array;
  private readonly quote: number;
  private at = 0;
  private isQuoted = false;

  /** @param quote the quote character, of ASCII */
  constructor(content: string | Uint8Array, quote = '"') {
    this.content = content;
    this.quote = quote.charCodeAt(0);
    if (content.length > 0) this.starts.push(0);
  }

  get isComplete(): boolean {
    return this.at >= this.content.length;
  }

  /** Reads on, at most that many units of the content. */
  advance(length: number): void {
    const { content, quote } = this;
    const end = Math.min(content.length, this.at + length);
    const unitAt =
      typeof content === 'string' ? (at: number) => content.charCodeAt(at) : (at: number) => content[at] ?? 0;
    for (let at = this.at; at < end; at++) {
      const unit = unitAt(at);
      // A doubled quote mark leaves a field and enters it again.
      if (unit === quote) this.isQuoted = !this.isQuoted;
      else if (unit === lineFeed && !this.isQuoted && at + 1 < content.length) this.starts.push(at + 1);
    }
    this.at = end;
  }
}

/** The number of records of a well-formed comma-separated text. */
export function countRecords(text: string): number {
  const index = new RecordIndex(text);
  index.advance(text.length);
  return index.starts.length;
}
