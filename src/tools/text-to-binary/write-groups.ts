import type { Context } from '#core/tool.ts';
import { TextWriter } from '#lib/big-text/text-writer.ts';
import { digitsFor, type Form, reverseBits, type Shape } from './form.ts';

/** How often progress is reported, in bytes. */
const slice = 1 << 18;

/**
 * Writes bytes as groups of bits. A last group that is not full is narrower.
 * @throws ToolError `too-large` if that is more than 512 MB
 */
export function writeBytes(bytes: Uint8Array, shape: Shape, form: Form, ctx: Pick<Context, 'progress'>): string {
  const out = writerOf(shape, form);
  const { size, holds } = shape;
  const width = Math.max(1, size / 8);
  if (holds === 'stream' && width > 1) {
    for (let start = 0; start < bytes.length; start += width) {
      if (start % slice === 0) ctx.progress(start / bytes.length);
      const part = bytes.subarray(start, start + width);
      let value = 0n;
      for (const byte of part) value = (value << 8n) | BigInt(byte);
      out.write(formatGroup(value, part.length * 8, shape));
    }
    return out.finish();
  }
  const groupsOf = Array.from({ length: 256 }, (_, byte) => groupsOfByte(byte, shape));
  for (const [index, byte] of bytes.entries()) {
    if (index % slice === 0) ctx.progress(index / bytes.length);
    for (const group of groupsOf[byte] ?? []) out.write(group);
  }
  return out.finish();
}

/** Writes each code point of a text as a group. */
export function writeCodePoints(text: string, shape: Shape, form: Form): string {
  const out = writerOf(shape, form);
  for (const character of text) out.write(formatGroup(BigInt(character.codePointAt(0) ?? 0), shape.size, shape));
  return out.finish();
}

function groupsOfByte(byte: number, shape: Shape): readonly string[] {
  const { size, holds } = shape;
  if (holds === 'byte') return [formatGroup(BigInt(byte), size, shape)];
  return Array.from({ length: 8 / size }, (_, index) =>
    formatGroup(BigInt((byte >> (8 - size * (index + 1))) & (2 ** size - 1)), size, shape),
  );
}

function formatGroup(value: bigint, size: number, { base, isReversed, isPadded }: Shape): string {
  const digits = (isReversed ? reverseBits(value, size) : value).toString(base);
  return isPadded ? digits.padStart(digitsFor(size, base), '0') : digits;
}

/** Puts prefixes, separators and line breaks between groups. */
function writerOf({ prefix, separator }: Shape, form: Form) {
  const out = new TextWriter();
  const before = form.prefix ? prefix : '';
  const perLine = form.perLine === 'none' ? Number.POSITIVE_INFINITY : Number(form.perLine);
  const lineBreak = form.separator === 'crlf' ? '\r\n' : '\n';
  let inLine = -1;
  return {
    write(group: string): void {
      inLine++;
      if (inLine === perLine) {
        out.write(lineBreak + before + group);
        inLine = 0;
      } else out.write(inLine === 0 ? before + group : separator + before + group);
    },
    finish: () => out.finish(),
  };
}
