import { type Context, ToolError } from '#core/tool.ts';
import { type BytesWriting, readBytes } from '#lib/bytes/read-bytes.ts';
import { decodeBase64 } from '#lib/encoding/base64.ts';
import { relocateNoticeToOption, relocateToOptionAsync } from '#lib/errors/relocate-to-option.ts';
import { looksLikeKey } from '#lib/keys/read-key.ts';
import { readSignatureKey, type SignatureKey } from './signature-key.ts';

/** A key that may have signed a token: a secret, or a public key. */
export interface Candidate {
  readonly kid?: string | undefined;
  readonly secret?: Uint8Array<ArrayBuffer>;
  readonly key?: SignatureKey;
  /** What a JWK says that it is for, where that is not checking signatures, or only those of an algorithm. */
  readonly use?: string | undefined;
  readonly alg?: string | undefined;
}

export interface KeyOptions {
  readonly key: string;
  readonly keyEncoding: BytesWriting;
  readonly keyType: 'auto' | 'secret';
  /** Of a private key that is encrypted. */
  readonly passphrase: string;
}

/**
 * The keys that a text holds: one in PEM, in a certificate, of OpenSSH, PuTTY or RFC 4716; a JWK or a set of them;
 * anything else is a shared secret. Keys of a set that are of another algorithm are left out.
 * @throws ToolError of `readSignatureKey` and `readBytes`, in the option `key`, about a passphrase in that option; `empty-set`
 */
export const readCandidates = (options: KeyOptions, ctx: Context): Promise<readonly Candidate[]> =>
  relocateToOptionAsync('key', async () => {
    const { key, keyEncoding, keyType, passphrase } = options;
    const written = key.trim();
    if (keyType === 'auto' && looksLikeKey(written)) return [{ key: await readSignatureKey(key, passphrase, ctx) }];
    if (keyType === 'auto' && written.startsWith('{')) return readJwks(written, ctx);
    return [{ secret: readBytes(key, keyEncoding, relocateNoticeToOption('key', ctx.notice)) }];
  });

type Jwk = Readonly<Record<string, unknown>>;

async function readJwks(text: string, ctx: Context): Promise<readonly Candidate[]> {
  const parsed = parse(text);
  if (!Array.isArray(parsed['keys'])) return [await readJwk(parsed, ctx)];
  const read = parsed['keys'].filter(isRecord).map((jwk) =>
    readJwk(jwk, ctx).catch((error: unknown) => {
      if (error instanceof ToolError) return undefined;
      throw error;
    }),
  );
  const candidates = (await Promise.all(read)).filter((candidate) => candidate !== undefined);
  if (candidates.length === 0) throw new ToolError('empty-set');
  return candidates;
}

function parse(text: string): Jwk {
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value)) return value;
  } catch {}
  throw new ToolError('not-a-key');
}

const isRecord = (value: unknown): value is Jwk => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Checking takes the public members only: private ones may be incomplete. */
async function readJwk(jwk: Jwk, ctx: Context): Promise<Candidate> {
  const kid = typeof jwk['kid'] === 'string' ? jwk['kid'] : undefined;
  const { kty, k, use, key_ops: operations } = jwk;
  const isOfOtherUse = use !== undefined && use !== 'sig';
  const isOfOtherOperation =
    Array.isArray(operations) && !operations.includes('verify') && !operations.includes('sign');
  const limits = {
    kid,
    alg: typeof jwk['alg'] === 'string' ? jwk['alg'] : undefined,
    use: isOfOtherUse ? String(use) : isOfOtherOperation ? operations.join(', ') : undefined,
  };
  if (kty === 'oct') {
    if (typeof k !== 'string') throw new ToolError('member-missing', { name: 'k' });
    return { ...limits, secret: decodeBase64(k) };
  }
  const { alg, pub, n, e, crv, x, y } = jwk;
  return { ...limits, key: await readSignatureKey(JSON.stringify({ kty, alg, pub, n, e, crv, x, y }), '', ctx) };
}
