import type { Context } from '#core/tool.ts';
import { equalInConstantTime } from '#lib/crypto/equal-in-constant-time.ts';
import { macBytes } from '#lib/hashing/hash.ts';
import { trim } from '#lib/keys/big-integers.ts';
import { algorithms, type SignatureAlgorithm } from './algorithms.ts';
import type { Members } from './members.ts';
import { type Candidate, type KeyOptions, readCandidates } from './read-candidates.ts';
import type { Token } from './read-token.ts';
import { hasPostQuantum, importPublic, isPostQuantum, nameOf, weakBitsOf } from './signature-key.ts';
import type { Signature } from './types.ts';

/** What can be said of a signature. */
export type SignatureState = Signature['state'] | 'partly' | 'valid-without-spaces';

export interface Verdict<State extends SignatureState = SignatureState> {
  readonly state: State;
  /** Why, in the user's language. */
  readonly reason: string;
}

export type Reason =
  | 'encrypted'
  | 'unsigned'
  | 'noAlgorithm'
  | 'unsupported'
  | 'postQuantum'
  | 'allMatch'
  | 'someMatch'
  | 'giveSecret'
  | 'giveKey'
  | 'emptySecret'
  | 'publicAsSecret'
  | 'otherKey'
  | 'limitedKey'
  | 'needsKey'
  | 'weakKey'
  | 'needsSecurePage'
  | 'matches'
  | 'spaces'
  | 'matchesKid'
  | 'part-cut-off'
  | 'not-base64url'
  | 'signatureMissing'
  | 'signatureShort'
  | 'signatureLong'
  | 'signatureOfOtherSize'
  | 'noMatch'
  | 'noMatchInSet'
  | 'noKeyOfKid';

type KeyToCheck = KeyOptions & { readonly algorithm: string };

/**
 * Checks each signature of a token (RFC 7515, section 7.2.1), and what all of them say together: valid only where all are.
 * @returns the signatures apart where there are several
 * @throws ToolError of `verifySignature`
 */
export async function verifySignatures(
  token: Token,
  options: KeyToCheck,
  ctx: Context<Reason>,
): Promise<Verdict & { readonly signatures: readonly Signature[] | null }> {
  const { cosigned } = token;
  let read: ReturnType<typeof readCandidates> | undefined;
  // The key is read once: to decrypt it may take a second.
  const candidates = () => (read ??= readCandidates(options, ctx));
  if (cosigned.length === 0) {
    const verdict = await verifySignature(token, options, candidates, ctx);
    if (verdict.state !== 'valid' || !token.hasSpaces) return { ...verdict, signatures: null };
    const reason = `${verdict.reason} ${ctx.message('spaces')}`;
    return { state: 'valid-without-spaces', reason, signatures: null };
  }
  const all = [token, ...cosigned];
  const verdicts = await Promise.all(all.map((one) => verifySignature(one, options, candidates, ctx)));
  const n = all.length;
  const valid = verdicts.filter(({ state }) => state === 'valid').length;
  const signatures = all.map(
    ({ header, signatureText }, index): Signature => ({
      algorithm: textOf(header, 'alg'),
      kid: textOf(header, 'kid'),
      signature: signatureText,
      ...(verdicts[index] as Verdict<Signature['state']>),
    }),
  );
  if (valid === n) return { state: 'valid', reason: ctx.message('allMatch', { n }), signatures };
  const [worst] = (['unsigned', 'invalid', 'missing', 'unchecked'] as const).filter((state) =>
    verdicts.some((verdict) => verdict.state === state),
  );
  const state = valid > 0 ? 'partly' : (worst ?? 'unchecked');
  return { state, reason: ctx.message('someMatch', { n, valid }), signatures };
}

const textOf = (header: Members, name: string): string => {
  const value = header.get(name)?.value;
  return typeof value === 'string' ? value : '';
};

/** Hidden by browsers on plain http. */
const subtle: SubtleCrypto | undefined = crypto.subtle;

/**
 * Checks the signature of a token by RFC 7515, with the algorithm of its header or one that is given.
 * @throws ToolError of `readCandidates`
 */
async function verifySignature(
  token: Token,
  options: KeyToCheck,
  candidates: () => ReturnType<typeof readCandidates>,
  ctx: Context<Reason>,
): Promise<Verdict<Signature['state']>> {
  const tell = <State extends Signature['state']>(state: State, reason: Reason, params = {}): Verdict<State> => ({
    state,
    reason: ctx.message(reason, params),
  });
  if (token.isEncrypted) return tell('encrypted', 'encrypted');
  const named = token.header.get('alg')?.value;
  if (typeof named !== 'string') return tell('unchecked', 'noAlgorithm');
  if (named.toLowerCase() === 'none') return tell('unsigned', 'unsigned');
  const name = options.algorithm === 'header' ? named : options.algorithm;
  if (token.signatureError) {
    const { code, params } = token.signatureError;
    return tell(code === 'part-cut-off' ? 'missing' : 'invalid', code as Reason, params);
  }
  const { length } = token.signature;
  if (length === 0) return tell('missing', 'signatureMissing', { alg: name });
  const algorithm = Object.hasOwn(algorithms, name) ? algorithms[name] : undefined;
  if (!algorithm) return tell('unchecked', 'unsupported', { alg: name });
  if (isPostQuantum(name) && subtle && !(await hasPostQuantum(name)))
    return tell('unchecked', 'postQuantum', { alg: name });
  const excess = length - (algorithm.size ?? length);
  if (excess !== 0)
    return tell('invalid', excess < 0 ? 'signatureShort' : 'signatureLong', { alg: name, n: Math.abs(excess) });
  const isSecret = algorithm.keyType === 'secret';
  if (options.key === '') return tell('unchecked', isSecret ? 'giveSecret' : 'giveKey', { alg: name });

  const all = await candidates();
  const kid = token.header.get('kid')?.value;
  const known = all.filter((candidate) => candidate.kid !== undefined && candidate.kid === kid);
  const chosen = known.length > 0 ? known : all;
  const ofFamily = chosen.filter((candidate) => fits(candidate, algorithm));
  const fitting = ofFamily.filter(({ use, alg = name }) => use === undefined && isSame(alg, name));
  const [first] = chosen;
  const [limited] = ofFamily;
  if (fitting.length === 0 && limited)
    return tell('unchecked', 'limitedKey', { alg: name, limit: limited.use ?? limited.alg ?? '' });
  if (fitting.length === 0 && first) {
    if (isSecret) return tell('unchecked', 'publicAsSecret', { alg: name });
    if (!first.key) return tell('unchecked', 'needsKey', { alg: name });
    return tell('unchecked', 'otherKey', { alg: name, key: nameOf(first.key) });
  }
  /** Why a key was not tried; another one may match. */
  let untried: Verdict<'unchecked'> | undefined;
  for (const candidate of fitting) {
    const { secret, key } = candidate;
    if (secret?.length === 0) {
      untried ??= tell('unchecked', 'emptySecret');
      continue;
    }
    if (secret && secret.length < (algorithm.bits ?? 0) / 8)
      ctx.notice('short-secret', { alg: name, n: secret.length, least: (algorithm.bits ?? 0) / 8 });
    const weakBits = key && weakBitsOf(key);
    if (weakBits) {
      untried ??= tell('unchecked', 'weakKey', { alg: name, n: String(weakBits) });
      continue;
    }
    const isValid = await check(token, candidate, algorithm, ctx);
    if (isValid === undefined) return tell('unchecked', 'needsSecurePage', { alg: name });
    if (isValid)
      return all.length > 1 && candidate.kid !== undefined
        ? tell('valid', 'matchesKid', { kid: candidate.kid })
        : tell('valid', 'matches', { alg: name });
    // Editors and `echo` add a line break.
    if (secret?.at(-1) !== 0x0a) continue;
    const shorter = secret.slice(0, secret.at(-2) === 0x0d ? -2 : -1);
    if (await check(token, { secret: shorter }, algorithm, ctx)) ctx.notice('key-line-break');
  }
  if (untried) return untried;
  if (all.length < 2) {
    const size = first?.key?.type === 'rsa' ? trim(first.key.n).length : length;
    return size === length
      ? tell('invalid', 'noMatch')
      : tell('invalid', 'signatureOfOtherSize', { n: length, size: String(size) });
  }
  const numbers = { n: fitting.length, all: all.length };
  return typeof kid === 'string' && known.length === 0
    ? tell('invalid', 'noKeyOfKid', { ...numbers, kid })
    : tell('invalid', 'noMatchInSet', numbers);
}

const fits = ({ secret, key }: Candidate, { keyType }: SignatureAlgorithm): boolean =>
  keyType === (secret ? 'secret' : key?.type);

/** Ed25519 has two names (RFC 8037, RFC 9864). */
const isSame = (one: string, other: string): boolean => one === other || [one, other].sort().join() === 'Ed25519,EdDSA';

/** Whether a signature is that of a key; undefined where the browser hides what is needed. */
async function check(
  { signed, signature }: Token,
  { secret, key }: Candidate,
  { hash, parameters }: SignatureAlgorithm,
  ctx: Context,
): Promise<boolean | undefined> {
  if (secret && hash) {
    const [mac] = await macBytes(signed, [{ algorithm: hash, key: secret }], ctx);
    return mac !== undefined && equalInConstantTime(mac, signature);
  }
  if (!subtle || !key) return undefined;
  try {
    return await subtle.verify(parameters, await importPublic(key, parameters), signature, signed);
  } catch {
    // A point that is not on its curve, or a modulus that no key has.
    return false;
  }
}
