import { type Context, type OptionsOf, type RunOf, ToolError } from '#core/tool.ts';
import { readBytes } from '#lib/bytes/read-bytes.ts';
import { equalInConstantTime } from '#lib/crypto/equal-in-constant-time.ts';
import { base64Alphabets, encodeBase64 } from '#lib/encoding/base64.ts';
import { decodeHex, encodeHex } from '#lib/encoding/hex.ts';
import { relocateNoticeToOption, relocateToOption } from '#lib/errors/relocate-to-option.ts';
import { leaveOutFinalLineBreak } from '#lib/final-line-break/leave-out-final-line-break.ts';
import { decodeBcryptBase64, parseBcryptHash } from './bcrypt-hash.ts';
import { maxPasswordLength, runBcrypt } from './engine.ts';
import type tool from './tool.ts';

/** Above this cost a hash takes a minute or more. */
const maxUsualCost = 20;

/**
 * The bcrypt hash of a password, or of each line, with a random salt unless one is given; as a line of htpasswd where there
 * is a user name. What bcrypt does not read is reported.
 * @throws ToolError `slow` {cost} in the option of that name; `salt-form` {n} in the option `salt`
 */
export const hash: RunOf<typeof tool, 'hash'> = async (text, options, ctx) => {
  const { cost, version, user, eachLine } = options;
  checkCost(options, 'cost', cost);
  const lines = eachLine ? text.replace(/\r?\n$/, '').split(/\r\n|\n/) : [leaveOutFinalLineBreak(text, ctx.notice)];
  const given = readSalt(options.salt, ctx.notice);
  const hashes: string[] = [];
  let bytes = 0;
  for (const [index, line] of lines.entries()) {
    ctx.signal.throwIfAborted();
    const password = readPassword(line, options, ctx.notice);
    bytes = password.length;
    const salt = given ?? encodeSalt(ctx.random(16));
    const progress = (fraction: number) => ctx.progress((index + fraction) / lines.length);
    hashes.push(await runBcrypt(password, `$${version}$${String(cost).padStart(2, '0')}$${salt}`, progress));
  }
  return {
    hash: hashes.map((each) => (user === '' ? each : `${user}:${each}`)).join('\n'),
    bytes: lines.length === 1 ? bytes : null,
  };
};

/**
 * Whether a hash is that of a password.
 * @throws ToolError in the option `hash`: `hash-missing`, `slow` {cost}, of `parseBcryptHash`
 */
export const verify: RunOf<typeof tool, 'verify'> = async (text, options, ctx) => {
  if (options.hash.trim() === '') throw new ToolError('hash-missing', {}, { field: 'hash', offset: 0 });
  const { version, cost, salt, checksum } = relocateToOption('hash', () => parseBcryptHash(options.hash));
  checkCost(options, 'hash', cost);
  const password = readPassword(leaveOutFinalLineBreak(text, ctx.notice), options, ctx.notice);
  const made = await runBcrypt(password, `$${version}$${String(cost).padStart(2, '0')}$${salt}`, ctx.progress);
  return {
    matches: equalInConstantTime(decodeBcryptBase64(made.slice(-31)), decodeBcryptBase64(checksum)),
    hash: options.hash.trim(),
  };
};

/**
 * The parts of a bcrypt hash.
 * @throws ToolError of `parseBcryptHash`
 */
export const parse: RunOf<typeof tool, 'parse'> = (text) => {
  const { version, cost, salt, checksum } = parseBcryptHash(text);
  return { version, cost, rounds: 2 ** cost, salt, saltHex: encodeHex(decodeBcryptBase64(salt)), checksum };
};

function checkCost({ allowSlow }: { readonly allowSlow: boolean }, field: string, cost: number): void {
  if (cost > maxUsualCost && !allowSlow)
    throw new ToolError('slow', { cost }, { field, offset: 0 }, [{ allowSlow: true }]);
}

/** The bytes of a password. Reports what of them is not read, or not by every library. */
function readPassword(
  text: string,
  { passwordEncoding }: Pick<OptionsOf<typeof tool, 'verify'>, 'passwordEncoding'>,
  notice: Context['notice'],
): Uint8Array<ArrayBuffer> {
  const bytes = readBytes(text, passwordEncoding, notice);
  const nul = bytes.indexOf(0);
  if (bytes.length > maxPasswordLength)
    notice('too-long', { n: bytes.length - maxPasswordLength, length: bytes.length });
  if (nul >= 0) notice('nul', { n: nul + 1 });
  return bytes;
}

const encodeSalt = (bytes: Uint8Array): string =>
  encodeBase64(bytes, { alphabet: base64Alphabets.bcrypt, padding: false });

/**
 * A salt of 22 characters of bcrypt's Base64 or of 16 bytes in hexadecimal; undefined where none is given.
 * @throws ToolError `salt-form` {n} in the option `salt`
 */
function readSalt(text: string, notice: Context['notice']): string | undefined {
  const salt = text.trim();
  if (salt === '') return undefined;
  if (/^[0-9a-f]{32}$/i.test(salt)) return encodeSalt(decodeHex(salt));
  if (!/^[./A-Za-z0-9]{22}$/.test(salt))
    throw new ToolError('salt-form', { n: salt.length }, { field: 'salt', offset: 0 });
  const used = encodeSalt(decodeBcryptBase64(salt));
  if (used !== salt)
    relocateNoticeToOption('salt', notice)('salt-bits', { found: salt.charAt(21), right: used.charAt(21) }, 21);
  return used;
}
