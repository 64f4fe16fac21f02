import { type Context, type OptionsOf, ToolError } from '#core/tool.ts';
import { encodeHex } from '#lib/encoding/hex.ts';
import type { DigestForm } from '#lib/hashing/digest-encoding.ts';
import { hashAlgorithms } from '#lib/hashing/hash-algorithms.ts';
import { readInput } from '#lib/hashing/read-input.ts';
import { quoteForShell } from '#lib/text/quote-for-shell.ts';
import { lengthOf, readKey } from './sign.ts';
import type tool from './tool.ts';

type Algorithm = OptionsOf<typeof tool, 'hmac'>['algorithm'];

/** The options of `openssl dgst` for what does not go by its own name there. */
const digestFlags: Readonly<Partial<Record<Algorithm, string>>> = {
  'blake2b-512': '-blake2b512',
  whirlpool: '-whirlpool -provider legacy -provider default',
};

/**
 * The command that prints the same MAC by OpenSSL 3, for a POSIX shell. Unless the key is to be shown, the command
 * takes it from the variable `HMAC_KEY`, in hexadecimal where the key is no text, which is reported. It reads the file
 * that is named, if any, instead of the message.
 * @throws ToolError as `hmac` does; `no-command` {given} in the option `algorithm`, which OpenSSL may not have
 */
export function opensslCommand(
  text: string,
  options: OptionsOf<typeof tool, 'writeCommand'>,
  ctx: Pick<Context, 'notice'>,
): string {
  const { algorithm, truncate } = options;
  if (algorithm === 'keccak-512') {
    const given = hashAlgorithms[algorithm].name;
    throw new ToolError('no-command', { given }, { field: 'algorithm', offset: 0 });
  }
  const length = lengthOf(options);
  const isAsWritten = truncate === null && options.encoding === 'hex' && !options.uppercase;
  const filters = isAsWritten ? [] : [...(truncate === null ? [] : [`head -c ${length}`]), ...encodersOf(options)];
  const { source, file } = options.fileName
    ? { source: [], file: [quoteForShell(options.fileName.replace(/^-/, './-'))] }
    : sourceOf(readInput(text, options, ctx).bytes);
  const flags = [digestFlags[algorithm] ?? `-${algorithm}`, keyFlag(options, ctx)];
  const command = ['openssl dgst', ...flags, ...(filters.length > 0 ? ['-binary'] : []), ...file].join(' ');
  return [...source, command, ...filters].join(' | ');
}

/** The option of `openssl dgst` that gives the key. */
function keyFlag(options: OptionsOf<typeof tool, 'writeCommand'>, ctx: Pick<Context, 'notice'>): string {
  const { key, keyEncoding, showKey } = options;
  const bytes = readKey(options, ctx);
  // OpenSSL rejects an empty key. A zero byte is the same key: a key is padded with zeros.
  if (bytes.length === 0) return '-mac HMAC -macopt hexkey:00';
  // No argument can hold a zero character.
  if (keyEncoding === 'utf-8' && !key.includes('\0'))
    return showKey ? `-hmac ${quoteForShell(key.toWellFormed())}` : '-hmac "$HMAC_KEY"';
  if (showKey) return `-mac HMAC -macopt hexkey:${encodeHex(bytes)}`;
  if (keyEncoding !== 'hex') ctx.notice('variable-in-hex');
  return '-mac HMAC -macopt "hexkey:$HMAC_KEY"';
}

/** Longer messages, in bytes, do not belong on a command line. */
const maxMessageLength = 10_000;

/** The command that writes a message, or the file that has to hold it. */
function sourceOf(bytes: Uint8Array): { readonly source: readonly string[]; readonly file: readonly string[] } {
  if (bytes.length > maxMessageLength) return { source: [], file: ['message.txt'] };
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const isText = !/[\0\ufffd]/.test(text);
  const source = isText ? [`printf %s ${quoteForShell(text)}`] : [`printf %s ${encodeHex(bytes)}`, 'xxd -r -p'];
  return { source, file: [] };
}

/** The commands that write the bytes of a MAC. */
function encodersOf({ encoding, uppercase, spaced }: DigestForm): readonly string[] {
  switch (encoding) {
    case 'hex':
      return [uppercase ? 'xxd -p -u -c 64' : 'xxd -p -c 64'];
    case 'base64':
      return ['openssl base64 -A'];
    case 'base64url':
      return ['openssl base64 -A', "tr '+/' '-_'", 'tr -d ='];
    case 'bin':
      return ['xxd -b -c 1', "cut -d ' ' -f 2", spaced ? "paste -s -d ' ' -" : String.raw`tr -d '\n'`];
  }
}
