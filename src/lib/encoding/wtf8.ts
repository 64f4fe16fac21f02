/**
 * UTF-8 extended by lone surrogates, which JavaScript strings can contain and UTF-8 cannot: each takes three bytes
 * (WTF-8, simonsapin.github.io/wtf-8). Without lone surrogates it is UTF-8.
 */
export function encodeWtf8(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new TextEncoder().encode(text);
  if (text.isWellFormed()) return bytes;
  // The encoder wrote U+FFFD for each lone surrogate, which also takes three bytes: replace it.
  const counter = new ByteCounter(text);
  for (let at = 0; at < text.length; at++) {
    const code = text.codePointAt(at) ?? 0;
    if (code > 0xffff) at++;
    else if (code >= 0xd800 && code <= 0xdfff)
      bytes.set([0xed, 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)], counter.bytesBefore(at));
  }
  return bytes;
}

/** The text of WTF-8 bytes. */
export function decodeWtf8(bytes: Uint8Array): string {
  let text = '';
  let start = 0;
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  for (let half = bytes.indexOf(0xed); half >= 0; half = bytes.indexOf(0xed, half + 1)) {
    const second = bytes[half + 1] ?? 0;
    if (second < 0xa0) continue;
    text += decoder.decode(bytes.subarray(start, half));
    text += String.fromCharCode(0xd000 | ((second & 0x3f) << 6) | ((bytes[half + 2] ?? 0) & 0x3f));
    start = half + 3;
  }
  return text + decoder.decode(bytes.subarray(start));
}

/** Maps offsets of a text to offsets in its UTF-8 (or WTF-8). Call it with ascending offsets. */
export class ByteCounter {
  private readonly text: string;
  private units = 0;
  private bytes = 0;

  constructor(text: string) {
    this.text = text;
  }

  bytesBefore(offset: number): number {
    const { text } = this;
    let { units, bytes } = this;
    while (units < offset) {
      const unit = text.charCodeAt(units++);
      if (unit < 0x80) bytes++;
      else if (unit < 0x800) bytes += 2;
      else if ((unit & 0xfc00) === 0xd800 && (text.charCodeAt(units) & 0xfc00) === 0xdc00) {
        units++;
        bytes += 4;
      } else bytes += 3;
    }
    this.units = units;
    this.bytes = bytes;
    return bytes;
  }
}
