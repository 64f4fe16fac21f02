import { recordOf } from '#core/record-of.ts';
import type { Context, OptionsOf, RunOf } from '#core/tool.ts';
import { type DigestForm, encodeDigest } from '#lib/hashing/digest-encoding.ts';
import { blockSizeOf } from '#lib/hashing/hash.ts';
import { otherLineEndings } from '#lib/hashing/other-line-breaks.ts';
import { readInput } from '#lib/hashing/read-input.ts';
import { opensslCommand } from './command.ts';
import { lengthOf, type Message, macOf, readKey } from './sign.ts';
import tool from './tool.ts';
import { check } from './verify.ts';

/**
 * The HMAC of a text, or of the bytes that it writes in hexadecimal or Base64 (RFC 2104, FIPS 198-1). An empty key is
 * reported, as is one that is hashed first.
 * @throws ToolError of `readInput`; of `readBytes` in the option `key`; `truncate` {n} in the option of that name
 */
export const hmac: RunOf<typeof tool, 'hmac'> = (text, options, ctx) =>
  sign(readInput(text, options, ctx).bytes, options, ctx);

/**
 * The HMAC of a file, read once, in constant memory.
 * @throws ToolError as `hmac` does; `unreadable`, `unreadable-unnamed`
 */
export const hmacFile: RunOf<typeof tool, 'hmacFile'> = (file, options, ctx) => sign(file, options, ctx);

async function sign(message: Message, options: OptionsOf<typeof tool, 'hmacFile'>, ctx: Context) {
  const { algorithm } = options;
  const length = lengthOf(options);
  const key = readKey(options, ctx);
  const block = await blockSizeOf(algorithm);
  if (key.length === 0) ctx.notice('key-empty');
  if (key.length > block) ctx.notice('key-hashed', { n: block });
  const [mac = new Uint8Array()] = await macOf(message, [{ algorithm, key }], ctx);
  return {
    mac: encodeDigest(mac.subarray(0, length), options),
    size: message instanceof Blob ? message.size : message.length,
    keySize: key.length,
  };
}

/**
 * The HMACs of a text by all hash functions.
 * @throws ToolError of `readInput`; of `readBytes` in the option `key`
 */
export const hmacAll: RunOf<typeof tool, 'hmacAll'> = async (text, options, ctx) => {
  const key = readKey(options, ctx);
  if (key.length === 0) ctx.notice('key-empty');
  const algorithms = tool.operations.hmac.options.algorithm.values;
  const requests = algorithms.map((algorithm) => ({ algorithm, key }));
  const macs = await macOf(readInput(text, options, ctx).bytes, requests, ctx);
  return recordOf(algorithms, (algorithm) => {
    const mac = macs[algorithms.indexOf(algorithm)];
    return mac ? encodeDigest(mac, options) : null;
  });
};

/**
 * Whether an expected value is the HMAC of a text, compared in constant time. It may be in any encoding and have a name
 * before it, as in `sha256=…` or a whole header of a webhook. Where it is not, what would make it so is reported.
 * @throws ToolError as `hmac` does; `not-a-mac` in the option `expected`
 */
export const verify: RunOf<typeof tool, 'verify'> = (text, options, ctx) =>
  check(readInput(text, options, ctx).bytes, options, otherLineEndings(text, options), ctx);

/**
 * Whether an expected value is the HMAC of a file, as `verify` says.
 * @throws ToolError as `hmacFile` and `verify` do
 */
export const verifyFile: RunOf<typeof tool, 'verifyFile'> = (file, options, ctx) => check(file, options, [], ctx);

/** A random key as long as a block of the hash function: the longest that is used whole. */
export const generateKey: RunOf<typeof tool, 'generateKey'> = async ({ algorithm, keyEncoding }, ctx) => {
  const keySize = await blockSizeOf(algorithm);
  // Random bytes are no text.
  const encoding = keyEncoding === 'base64' || keyEncoding === 'base64url' ? keyEncoding : 'hex';
  const form: DigestForm = { encoding, uppercase: false, spaced: false };
  return { key: encodeDigest(ctx.random(keySize), form), keyEncoding: encoding, keySize };
};

/**
 * The command that gives the same MAC by OpenSSL; see `opensslCommand`.
 * @throws ToolError as it does
 */
export const writeCommand: RunOf<typeof tool, 'writeCommand'> = (text, options, ctx) =>
  opensslCommand(text, options, ctx);
