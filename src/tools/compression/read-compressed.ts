import { type Context, ToolError } from '#core/tool.ts';
import { readBytes } from '#lib/bytes/read-bytes.ts';
import { readWhole } from '#lib/bytes/read-whole.ts';
import { isTextual } from '#lib/compression/detect-compressed.ts';
import { type SignedFormat, signedFormat } from '#lib/compression/signature.ts';

/** How the bytes of an input are written: as they are, or by the digits of a text. */
export type Writing = 'bytes' | 'base64' | 'hex';

export interface Reading {
  readonly writing: Writing;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The format of which they have the signature. */
  readonly signed: SignedFormat | undefined;
}

function toReading(writing: Writing, bytes: Uint8Array<ArrayBuffer>): Reading {
  const signed = signedFormat(bytes);
  return { writing, bytes, signed: signed === 'zlib' && isTextual(bytes) ? undefined : signed };
}

/** A longer input is taken for bytes, not for digits. */
const maxTextLength = 64 * 2 ** 20;

/**
 * What an input may be read as, the most likely first: a text of hexadecimal or Base64 digits is also the bytes that they
 * write, and rather these where they begin like a known format.
 * @throws ToolError of `readWhole`, and of `readBytes` where the option says how the input is written
 */
export async function readCompressed(
  file: Blob,
  inputAs: Writing | 'auto',
  ctx: Pick<Context, 'signal' | 'notice'>,
): Promise<readonly [Reading, ...Reading[]]> {
  const bytes = await readWhole(file, ctx);
  const own = toReading('bytes', bytes);
  if (inputAs === 'bytes') return [own];
  if (inputAs !== 'auto')
    return [
      toReading(
        inputAs,
        readBytes(new TextDecoder().decode(bytes), inputAs, () => {}),
      ),
    ];
  if (bytes.length > maxTextLength || own.signed) return [own];
  const text = new TextDecoder('latin1')
    .decode(bytes)
    .trim()
    .replace(/^(["'])(.*)\1$/s, '$2');
  const written = [...readDigits(text, 'hex'), ...readDigits(text, 'base64')];
  const [best = own, ...others] = [...written.filter(({ signed }) => signed), ...written, own];
  return [best, ...others];
}

const digits = { hex: /^(?:[0-9a-f]{2}|0x|[\s:-])+$/i, base64: /^[\w+/=%\s-]+$|;base64,|^-----BEGIN / };

function readDigits(text: string, writing: 'hex' | 'base64'): readonly Reading[] {
  if (text === '' || !digits[writing].test(text)) return [];
  try {
    const bytes = readBytes(text, writing, () => {});
    return bytes.length > 0 ? [toReading(writing, bytes)] : [];
  } catch (error) {
    if (error instanceof ToolError) return [];
    throw error;
  }
}
