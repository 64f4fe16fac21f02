import { ToolError } from '#core/tool.ts';

const chunk = 1 << 16;
/** The maximum length of a JavaScript string: 2^29 - 24 units in V8. */
const longest = 2 ** 29 - 24;
/** From this length on, a part is appended as it is: copying would cost more than joining. */
const longPart = 1024;

/**
 * Builds a long text from very many short parts, several times as fast as by joining strings: the parts are gathered as
 * UTF-8 and decoded a chunk at a time. Exact for lone surrogates, which bypass the UTF-8.
 */
export class TextWriter {
  private readonly bytes = new Uint8Array(chunk);
  private used = 0;
  private done = '';
  private readonly decoder = new TextDecoder('utf-8', { ignoreBOM: true });

  /** Appends one ASCII character. */
  char(code: number): void {
    if (this.used === chunk) this.flush();
    this.bytes[this.used++] = code;
  }

  /** Appends a text, or the part of one from `start` to `end` (exclusive). */
  write(text: string, start = 0, end = text.length): void {
    const length = end - start;
    if (length > longPart) {
      this.append(text.slice(start, end));
      return;
    }
    if (this.used + 3 * length > chunk) this.flush();
    const { bytes } = this;
    let used = this.used;
    for (let at = start; at < end; at++) {
      const unit = text.charCodeAt(at);
      if (unit > 0x7f) {
        this.used = used;
        this.encode(text, at, end);
        return;
      }
      bytes[used++] = unit;
    }
    this.used = used;
  }

  /**
   * The whole text.
   * @throws ToolError `too-large` if that is more than 512 MB
   */
  finish(): string {
    this.flush();
    return this.done;
  }

  /** Appends text that fits into the chunk as UTF-8. */
  private encode(text: string, start: number, end: number): void {
    const { bytes } = this;
    let used = this.used;
    for (let at = start; at < end; at++) {
      const unit = text.charCodeAt(at);
      if (unit < 0x80) bytes[used++] = unit;
      else if (unit < 0x800) {
        bytes[used++] = 0xc0 | (unit >> 6);
        bytes[used++] = 0x80 | (unit & 0x3f);
      } else if (unit < 0xd800 || unit > 0xdfff) {
        bytes[used++] = 0xe0 | (unit >> 12);
        bytes[used++] = 0x80 | ((unit >> 6) & 0x3f);
        bytes[used++] = 0x80 | (unit & 0x3f);
      } else {
        this.used = used;
        const low = at + 1 < end ? text.charCodeAt(at + 1) : 0;
        if (unit < 0xdc00 && low >= 0xdc00 && low < 0xe000) {
          this.pair(unit, low);
          at++;
        } else this.append(text.charAt(at));
        used = this.used;
      }
    }
    this.used = used;
  }

  /** Appends the character of a surrogate pair. */
  private pair(high: number, low: number): void {
    const { bytes } = this;
    const code = 0x10000 + ((high - 0xd800) << 10) + (low - 0xdc00);
    bytes[this.used++] = 0xf0 | (code >> 18);
    bytes[this.used++] = 0x80 | ((code >> 12) & 0x3f);
    bytes[this.used++] = 0x80 | ((code >> 6) & 0x3f);
    bytes[this.used++] = 0x80 | (code & 0x3f);
  }

  private append(text: string): void {
    this.flush();
    this.add(text);
  }

  private flush(): void {
    if (this.used === 0) return;
    this.add(this.decoder.decode(this.bytes.subarray(0, this.used)));
    this.used = 0;
  }

  private add(text: string): void {
    if (this.done.length + text.length > longest) throw new ToolError('too-large');
    this.done += text;
  }
}
