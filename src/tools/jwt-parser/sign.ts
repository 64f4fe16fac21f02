import { type Context, type OptionsOf, ToolError } from '#core/tool.ts';
import { readBytes } from '#lib/bytes/read-bytes.ts';
import { relocateToOption, relocateToOptionAsync } from '#lib/errors/relocate-to-option.ts';
import { macBytes } from '#lib/hashing/hash.ts';
import { plainRewriting, rewriteJson } from '#lib/json/rewrite.ts';
import { base64url } from '#lib/keys/write-key.ts';
import { algorithms } from './algorithms.ts';
import { type Members, readMembers, reportDuplicates } from './members.ts';
import { readExpiry } from './read-expiry.ts';
import { writeMembers } from './read-token.ts';
import {
  hasPostQuantum,
  importPrivate,
  isPostQuantum,
  publicMembers,
  readSignatureKey,
  type SignatureKey,
  weakBitsOf,
} from './signature-key.ts';
import type tool from './tool.ts';

type Options = OptionsOf<typeof tool, 'sign'>;
type OwnKey = OptionsOf<typeof tool, 'signingKey'>;
type Ctx = Context<'partHeader' | 'partPayload'>;

/**
 * Signs a payload (RFC 7515): as it is written, without the white space between its values; requested claims that it
 * does not have are added at its end.
 * @throws ToolError `payload-not-json`; `payload-not-object`; `algorithm-missing`, `no-web-crypto`; `header-option`, of
 * `readExpiry` and of `readSignatureKey` in the options they are of
 */
export async function signToken(payload: string, options: Options, ctx: Ctx): Promise<string> {
  const header = writeHeader(options, ctx);
  const claims = await addClaims(payload, options, ctx);
  const signed = `${encodeText(header)}.${encodeText(claims)}`;
  const signature = await makeSignature(Uint8Array.from(new TextEncoder().encode(signed)), options, ctx);
  return `${signed}.${base64url(signature)}`;
}

const encodeText = (text: string): string => base64url(new TextEncoder().encode(text));

const compact = (text: string, ctx: Context): string =>
  rewriteJson(text, { ...plainRewriting, accept: 'strict', indent: '' }, { ...ctx, notice: () => {} });

function writeHeader({ signWith, header }: Options, ctx: Ctx): string {
  const own = relocateToOption('header', () => readObject(header.trim() || '{}', 'header-option'));
  reportDuplicates(own.duplicates, ctx.message('partHeader'), ctx.notice);
  const members = new Map(own.members);
  const named = members.get('alg')?.value;
  if (named !== undefined && named !== signWith)
    ctx.notice('algorithm-replaced', { alg: String(named), given: signWith });
  members.delete('alg');
  const first: Members = new Map([
    ['alg', { written: JSON.stringify(signWith), value: signWith }],
    ...(members.has('typ') ? [] : ([['typ', { written: '"JWT"', value: 'JWT' }]] as const)),
    ...members,
  ]);
  return compact(writeMembers(first), ctx);
}

/** @throws ToolError with that code where a text is no JSON object */
function readObject(text: string, code: string) {
  const read = readChecked(text, code);
  if (!read.members) throw new ToolError(code, {}, 0);
  return { members: read.members, duplicates: read.duplicates };
}

function readChecked(text: string, code: string) {
  try {
    return readMembers(text);
  } catch (error) {
    if (error instanceof ToolError) throw new ToolError(code, {}, error.at);
    throw error;
  }
}

async function addClaims(payload: string, options: Options, ctx: Ctx): Promise<string> {
  const { members, duplicates } = readChecked(payload, 'payload-not-json');
  reportDuplicates(duplicates, ctx.message('partPayload'), ctx.notice);
  const { issuedAt, expiresIn, expiry, notBefore, tokenId } = options;
  const now = Math.floor(ctx.now().getTime() / 1_000);
  const wanted = new Map<string, string>();
  if (issuedAt) wanted.set('iat', String(now));
  if (expiresIn === 'custom') wanted.set('exp', String(await readExpiry(expiry, 'expiry', ctx)));
  else if (expiresIn !== 'never') wanted.set('exp', String(now + Number(expiresIn)));
  if (notBefore) wanted.set('nbf', String(now));
  if (tokenId) wanted.set('jti', JSON.stringify(base64url(ctx.random(16))));
  if (wanted.size > 0 && !members) throw new ToolError('payload-not-object', {}, 0);
  const text = compact(payload, ctx);
  const added = [...wanted].filter(([name]) => !members?.has(name));
  const kept = [...wanted.keys()].filter((name) => members?.has(name));
  if (kept.length > 0) ctx.notice('claims-kept', { claims: kept.join(', ') });
  if (added.length === 0) return text;
  const written = added.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',');
  return `${text.slice(0, -1)}${members?.size ? ',' : ''}${written}}`;
}

/** The signature of what is signed, by a secret or a private key that fits the algorithm (RFC 7518, section 3). */
async function makeSignature(signed: Uint8Array<ArrayBuffer>, options: Options, ctx: Context): Promise<Uint8Array> {
  const { signWith, key, keyEncoding } = options;
  const { hash, bits = 0, parameters } = algorithms[signWith] ?? {};
  if (key.trim() === '') throw inKey('key-missing', { alg: signWith, n: hash ? 1 : 0 });
  if (hash) {
    const secret = relocateToOption('key', () => readBytes(key, keyEncoding, ctx.notice));
    if (secret.length < bits / 8) ctx.notice('short-secret', { alg: signWith, n: secret.length, least: bits / 8 });
    const [mac = new Uint8Array()] = await macBytes(signed, [{ algorithm: hash, key: secret }], ctx);
    return mac;
  }
  const read = await readOwnKey(options, ctx);
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (!subtle || !parameters) throw new ToolError('no-web-crypto');
  if (isPostQuantum(signWith) && !(await hasPostQuantum(signWith)))
    throw new ToolError('algorithm-missing', { alg: signWith });
  const imported = await importPrivate(read, parameters).catch(() => {
    throw inKey('damaged');
  });
  if (!imported) throw inKey('public-key');
  return new Uint8Array(await subtle.sign(parameters, imported, signed));
}

const inKey = (code: string, params = {}) => new ToolError(code, params, { offset: 0, field: 'key' });

/** @throws ToolError of `readSignatureKey`; `key-of-other`, `weak-key` */
async function readOwnKey({ signWith, key, passphrase }: OwnKey, ctx: Context): Promise<SignatureKey> {
  const read = await relocateToOptionAsync('key', () => readSignatureKey(key, passphrase, ctx));
  if (read.type !== algorithms[signWith]?.keyType) throw inKey('key-of-other', { alg: signWith });
  const weakBits = weakBitsOf(read);
  if (weakBits) throw inKey('weak-key', { alg: signWith, n: String(weakBits) });
  return read;
}

/**
 * The public key of the one that signs, for those who check the token: a JWK, and a set of it (RFC 7517) that says its
 * use and has the `kid` of the header. Nothing where a secret signs.
 * @throws ToolError as `signToken` does
 */
export async function describeOwnKey(options: OwnKey, ctx: Context) {
  const { signWith, key, header } = options;
  if (key.trim() === '' || algorithms[signWith]?.hash) return { publicJwk: null, publicJwks: null };
  const members = await publicMembers(await readOwnKey(options, ctx));
  const kid = relocateToOption('header', () => readObject(header.trim() || '{}', 'header-option')).members.get(
    'kid',
  )?.value;
  const published = { ...members, alg: signWith, use: 'sig', ...(typeof kid === 'string' ? { kid } : {}) };
  return { publicJwk: writeJson(members), publicJwks: writeJson({ keys: [published] }) };
}

const writeJson = (value: unknown): string => JSON.stringify(value, undefined, 2);
