import { type Context, type OptionsOf, ToolError } from '#core/tool.ts';
import { readBytes } from '#lib/bytes/read-bytes.ts';
import { relocateNoticeToOption, relocateToOption } from '#lib/errors/relocate-to-option.ts';
import { type MacRequest, macBytes, macFile } from '#lib/hashing/hash.ts';
import { hashAlgorithms } from '#lib/hashing/hash-algorithms.ts';
import type tool from './tool.ts';

/** What a MAC is made of: its bytes, or a file. */
export type Message = Uint8Array<ArrayBuffer> | Blob;

export type SigningOptions = Pick<OptionsOf<typeof tool, 'hmac'>, 'algorithm' | 'key' | 'keyEncoding' | 'truncate'>;

/**
 * The bytes of the key.
 * @throws ToolError of `readBytes` in the option `key`
 */
export const readKey = (
  { key, keyEncoding }: Pick<SigningOptions, 'key' | 'keyEncoding'>,
  { notice }: Pick<Context, 'notice'>,
): Uint8Array<ArrayBuffer> =>
  relocateToOption('key', () => readBytes(key, keyEncoding, relocateNoticeToOption('key', notice)));

/** MACs of a message, in the order of the requests. */
export const macOf = (
  message: Message,
  requests: readonly MacRequest[],
  ctx: Context,
): Promise<readonly Uint8Array[]> =>
  message instanceof Blob ? macFile(message, requests, ctx) : macBytes(message, requests, ctx);

/**
 * The number of bytes to which the MAC is shortened (RFC 2104, section 5): all of them where none is given.
 * @throws ToolError `truncate` {n} in the option of that name, where the MAC has only n bytes
 */
export function lengthOf({ algorithm, truncate }: Pick<SigningOptions, 'algorithm' | 'truncate'>): number {
  const { size } = hashAlgorithms[algorithm];
  if (truncate !== null && truncate > size)
    throw new ToolError('truncate', { n: size }, { field: 'truncate', offset: 0 });
  return truncate ?? size;
}
