import { type Context, type OptionsOf, type RunOf, ToolError } from '#core/tool.ts';
import { encodeBase64 } from '#lib/encoding/base64.ts';
import { encodeHex } from '#lib/encoding/hex.ts';
import { hashBytes } from '#lib/hashing/hash.ts';
import type { HashAlgorithm } from '#lib/hashing/hash-algorithms.ts';
import { toBigInt } from '#lib/keys/big-integers.ts';
import { type Bytes, curves, type Key } from '#lib/keys/key.ts';
import { encryptPkcs8 } from '#lib/keys/pbes2.ts';
import { readKey } from '#lib/keys/read-key.ts';
import {
  base64url,
  jwkMembers,
  jwkSecrets,
  writeOpenssh,
  writePem,
  writePkcs1Public,
  writePkcs8,
  writeSpki,
  writeSshBlob,
  writeSshLine,
  writeTraditional,
} from '#lib/keys/write-key.ts';
import { generateRsa } from './generate-rsa.ts';
import type tool from './tool.ts';

/** Longer RSA keys take minutes without Web Crypto. */
const maxOwnBits = 4_096;
/** Shorter RSA keys are not safe (NIST SP 800-131A). */
const minSafeBits = 2_048;

/**
 * A fresh key pair in every format. RSA without Web Crypto is made in plain JavaScript.
 * @throws ToolError `bits` in the option of that name; `refused-bits` {n} and
 * `too-big-without` {limit} there, too; `no-web-crypto`; `refused` {type}
 */
export const generate: RunOf<typeof tool, 'generate'> = async (options, ctx) => {
  const key = await generateKey(options, ctx);
  return describe(key, { ...plainForm, pkcs8: writePkcs8(key) }, ctx);
};

async function generateKey(options: OptionsOf<typeof tool, 'generate'>, ctx: Context): Promise<Key> {
  const { type, bits, exponent } = options;
  if (type === 'rsa') {
    if (bits % 8 !== 0) throw new ToolError('bits', {}, { offset: 0, field: 'bits' });
    const publicExponent = exponent === '3' ? Uint8Array.of(3) : Uint8Array.of(1, 0, 1);
    const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256', modulusLength: bits, publicExponent };
    const made = await ctx
      .generateKey?.(algorithm, bits <= maxOwnBits)
      // Browsers refuse sizes that they find too small or too big.
      .catch(() => undefined);
    if (made) return readPlain(made, ctx);
    if (bits > maxOwnBits)
      throw ctx.generateKey
        ? new ToolError('refused-bits', { n: String(bits) }, { offset: 0, field: 'bits' })
        : new ToolError('too-big-without', { limit: String(maxOwnBits) }, { offset: 0, field: 'bits' });
    return generateRsa(bits, Number(exponent), ctx.random);
  }
  if (!ctx.generateKey) throw new ToolError('no-web-crypto');
  const curve = type === 'ed25519' ? { name: 'Ed25519' } : { name: 'ECDSA', namedCurve: curves[type].jwk };
  const made = await ctx.generateKey(curve).catch(() => undefined);
  if (!made) throw new ToolError('refused', { type });
  return readPlain(made, ctx);
}

const readPlain = async (pkcs8: Bytes, ctx: Context): Promise<Key> => (await readKey(pkcs8, '', ctx)).key;

/**
 * A key in every format that it has.
 * @throws ToolError of `readKey`
 */
export const convert: RunOf<typeof tool, 'convert'> = (text, options, ctx) => rewrite(text, options, ctx);

/**
 * The key in a file, which may be in DER, as `convert` has it.
 * @throws ToolError of `readKey`
 */
export const convertFile: RunOf<typeof tool, 'convertFile'> = (bytes, options, ctx) => rewrite(bytes, options, ctx);

async function rewrite(input: string | Bytes, options: OptionsOf<typeof tool, 'convert'>, ctx: Context) {
  const { key, comment } = await readKey(input, options.passphrase, ctx);
  const { newPassphrase } = options;
  const plain = writePkcs8(key);
  const isLocked = plain !== undefined && newPassphrase !== '';
  const pkcs8 = isLocked ? await encryptPkcs8(plain, newPassphrase, ctx.random) : plain;
  if (newPassphrase !== '' && !plain) ctx.notice('nothing-to-encrypt');
  if (isLocked) ctx.notice('only-pkcs8');
  return describe(key, { ...options, comment: options.comment || comment, pkcs8, isLocked }, ctx);
}

type Form = Pick<OptionsOf<typeof tool, 'convert'>, 'comment' | 'kid' | 'alg' | 'use'> & {
  readonly pkcs8: Bytes | undefined;
  readonly isLocked: boolean;
};
const plainForm = { comment: '', kid: false, alg: '', use: 'none', isLocked: false } as const;

async function describe(key: Key, { pkcs8, isLocked, comment, kid, alg, use }: Form, ctx: Context) {
  const digest = async (algorithm: HashAlgorithm, bytes: Uint8Array): Promise<Bytes> =>
    Uint8Array.from((await hashBytes(bytes, [algorithm], ctx)).get(algorithm) ?? []);
  const isRsa = key.type === 'rsa';
  const size = isRsa ? toBigInt(key.n).toString(2).length : curves[key.type].bits;
  if (isRsa && size < minSafeBits) ctx.notice('weak', { n: String(size) });
  const spki = writeSpki(key);
  const blob = writeSshBlob(key);
  const line = comment.replace(/[\r\n]+/g, ' ');
  const members = jwkMembers(key);
  const thumbprint = base64url(await digest('sha256', new TextEncoder().encode(JSON.stringify(members))));
  const secrets = jwkSecrets(key);
  const more = { ...(kid && { kid: thumbprint }), ...(alg && { alg }), ...(use !== 'none' && { use }) };
  const { kty, ...others } = members;
  const jwk = (own: object) => JSON.stringify({ kty, ...more, ...others, ...own }, undefined, 2);
  const traditional = writeTraditional(key);
  const pkcs1 = writePkcs1Public(key);
  // The check only shows whether the key was decrypted correctly: it may be the same each time.
  const check = (await digest('sha256', spki)).subarray(0, 4);
  return {
    privatePkcs8: pkcs8 ? writePem(isLocked ? 'ENCRYPTED PRIVATE KEY' : 'PRIVATE KEY', pkcs8) : null,
    publicSpki: writePem('PUBLIC KEY', spki),
    privateOpenssh: writeOpenssh(key, line, check) ?? null,
    publicOpenssh: writeSshLine(key, line),
    privateTraditional: traditional ? writePem(isRsa ? 'RSA PRIVATE KEY' : 'EC PRIVATE KEY', traditional) : null,
    publicPkcs1: pkcs1 ? writePem('RSA PUBLIC KEY', pkcs1) : null,
    privateJwk: secrets ? jwk(secrets) : null,
    publicJwk: jwk({}),
    privateDer: pkcs8 ?? null,
    publicDer: spki,
    sshSha256: `SHA256:${encodeBase64(await digest('sha256', blob)).replace(/=+$/, '')}`,
    sshMd5: `MD5:${encodeHex(await digest('md5', blob)).replace(/..(?=.)/g, '$&:')}`,
    spkiSha256: encodeHex(await digest('sha256', spki)),
    jwkThumbprint: thumbprint,
    keyType: key.type,
    size,
    publicExponent: isRsa ? String(toBigInt(key.e)) : null,
  };
}
