import { locate } from '#core/place.ts';
import { type Context, type RunOf, ToolError } from '#core/tool.ts';
import { decodeBase64 } from '#lib/encoding/base64.ts';
import { encodeHex } from '#lib/encoding/hex.ts';
import { Formatter } from '#lib/json/format.ts';
import { scan } from '#lib/json/scan.ts';
import { toSource } from '#lib/json/source.ts';
import type { Escapes } from '#lib/json/strings.ts';
import { base64url } from '#lib/keys/write-key.ts';
import type { RelativeMessage } from '#lib/relative-time/relative-time.ts';
import { algorithms } from './algorithms.ts';
import { checkClaims, checkTime, readTime } from './check-claims.ts';
import { describe, tokensIn } from './claims.ts';
import type messages from './en.json';
import { type Members, readMembers, reportDuplicates } from './members.ts';
import { decodeUtf8, readToken, type Token, writeMembers } from './read-token.ts';
import { describeOwnKey, signToken } from './sign.ts';
import { publicMembers, readSignatureKey } from './signature-key.ts';
import type tool from './tool.ts';
import type { Claim } from './types.ts';
import { verifySignatures } from './verify-signature.ts';

type Key = keyof typeof messages.logic;
type Ctx = Context<Key | keyof typeof messages.errors | RelativeMessage>;

const noMembers: Members = new Map();

const orNull = <T>(list: readonly T[]): readonly T[] | null => (list.length > 0 ? list : null);

/**
 * The content of a token (RFC 7519), and its state: its signature, where there is a key to check it with, and whether
 * it is valid at this time. The two are separate: an expired token may have a good signature.
 * @throws ToolError of `readToken`; of `readCandidates` in the option `key`; `no-moment` in the option `time`
 */
export const decode: RunOf<typeof tool, 'decode'> = async (text, options, ctx: Ctx) => {
  const token = readToken(text, ctx);
  const now = await readTime(options, ctx);
  const content = readContent(token, ctx);
  const verdict = await verifySignatures(token, options, ctx);
  const claims = content.members ?? noMembers;
  const time = await checkTime(token, claims, now, options, ctx);
  const checks = checkClaims(token.header, claims, now, options, ctx);
  const disclosed = readDisclosures(token, ctx);
  const view = { form: options.dates, now };
  return {
    signatureState: verdict.state,
    timeState: time.state,
    signatureReason: verdict.reason,
    timeReason: time.reason,
    payload: content.isJson ? indented(content.text, 'decode') : null,
    content: content.isJson || token.isEncrypted ? null : content.text,
    tokens: content.isJson ? null : orNull(tokensIn(content.text)),
    header: token.headerText,
    payloadClaims: content.members ? await describe(claims, 'claim', view, ctx) : null,
    headerClaims: await describe(token.header, 'header', view, ctx),
    disclosures: orNull(disclosed),
    checks: orNull(checks),
    signatures: verdict.signatures,
    signature: token.signatureText || null,
    signatureHex: token.signature.length > 0 ? encodeHex(token.signature) : null,
    payloadAsSigned: content.isJson ? content.text : null,
    signatureSize: token.isEncrypted || token.signatureError ? null : token.signature.length,
    tokenSize: token.size,
  };
};

/**
 * Whether a token can be trusted: its signature is that of the key, it holds at this time, and its claims are what is
 * expected.
 * @throws ToolError as `decode` does
 */
export const verify: RunOf<typeof tool, 'verify'> = async (text, options, ctx: Ctx) => {
  const token = readToken(text, ctx);
  const now = await readTime(options, ctx);
  const claims = readContent(token, ctx).members ?? noMembers;
  const { state: signatureState, reason: signatureReason, signatures } = await verifySignatures(token, options, ctx);
  const { state: timeState, reason: timeReason } = await checkTime(token, claims, now, options, ctx);
  const checks = checkClaims(token.header, claims, now, options, ctx);
  const valid = signatureState === 'valid' && checks.every(({ passed }) => passed);
  return { valid, signatureState, timeState, signatureReason, timeReason, checks, signatures };
};

/**
 * What `sign` makes a token like this one of: its payload, its algorithm where that signs, and the rest of its header.
 * @throws ToolError of `readToken`
 */
export const edit: RunOf<typeof tool, 'edit'> = (text, _, ctx: Ctx) => {
  const token = readToken(text, ctx);
  const { text: payload, isJson } = readContent(token, ctx);
  const algorithm = String(token.header.get('alg')?.value);
  const rest = [...token.header].filter(([name, { value }]) => name !== 'alg' && !(name === 'typ' && value === 'JWT'));
  return {
    payload: isJson ? indented(payload, 'keep') : null,
    signWith: algorithm in algorithms ? algorithm : null,
    header: rest.length > 0 ? writeMembers(new Map(rest)) : null,
  };
};

/**
 * A signed token of a payload in JSON; see `signToken`.
 * @throws ToolError as it does
 */
export const sign: RunOf<typeof tool, 'sign'> = (payload, options, ctx: Ctx) => signToken(payload, options, ctx);

/**
 * What those who check a signed token need; see `describeOwnKey`.
 * @throws ToolError as it does
 */
export const signingKey: RunOf<typeof tool, 'signingKey'> = (_, options, ctx) => describeOwnKey(options, ctx);

/**
 * The public part of a key as a JWK, or as a set of one (RFC 7517).
 * @throws ToolError of `readSignatureKey` and `publicMembers`
 */
export const publicJwk: RunOf<typeof tool, 'publicJwk'> = async (text, { asSet, passphrase }, ctx) => {
  const jwk = await publicMembers(await readSignatureKey(text, passphrase, ctx));
  return JSON.stringify(asSet ? { keys: [jwk] } : jwk, undefined, 2);
};

interface Content {
  readonly text: string;
  readonly isJson: boolean;
  /** The claims, where it is a JSON object. */
  readonly members: Members | undefined;
}

/** The payload: JSON usually, but it may be any text, or any bytes, which are then shown as Base64url. */
function readContent({ payload, isEncrypted, lacksClaims }: Token, ctx: Ctx): Content {
  const text = decodeUtf8(payload);
  if (text === undefined) {
    ctx.notice('payload-not-text');
    return { text: base64url(payload), isJson: false, members: undefined };
  }
  try {
    const { members, duplicates } = readMembers(text);
    reportDuplicates(duplicates, ctx.message('partPayload'), ctx.notice);
    if (!members) ctx.notice('payload-no-claims');
    return { text, isJson: true, members };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    // Why it is no JSON has been reported.
    if (lacksClaims) return { text, isJson: false, members: undefined };
    const { line, column } = locate(error.at ?? { offset: 0 }, text);
    // What begins like JSON was meant to be.
    if (/^\s*[{[]/.test(text)) ctx.notice('payload-bad-json', { row: line, place: column });
    else if (text !== '') ctx.notice('payload-is-text');
    else if (!isEncrypted) ctx.notice('payload-empty');
    return { text, isJson: false, members: undefined };
  }
}

/** A valid JSON text, indented; its digits and keys stay as they are written. */
function indented(text: string, escapes: Escapes): string {
  const source = toSource(text, 'strict');
  const formatter = new Formatter(source, { indent: '  ', lineEnding: '\n', escapes, nonFinite: 'text' });
  scan(source, formatter);
  return formatter.finish();
}

/** The values that an SD-JWT holds apart: salt, name and value, or salt and value of an array (RFC 9901, section 4.2). */
function readDisclosures({ disclosures }: Token, ctx: Ctx): readonly Claim[] {
  return disclosures.flatMap((disclosure) => {
    // What is last may be a token that binds the holder's key.
    if (disclosure.includes('.')) return [];
    const values = readDisclosure(disclosure);
    if (!values) {
      ctx.notice('disclosure-unreadable', { text: disclosure });
      return [];
    }
    const [name, value] = values.length === 3 ? [String(values[1]), values[2]] : ['…', values[1]];
    const shown = typeof value === 'string' ? value : JSON.stringify(value);
    return [{ name, value: shown, meaning: '', date: '', decoded: '', tokens: tokensIn(value) }];
  });
}

function readDisclosure(written: string): readonly unknown[] | undefined {
  try {
    const values: unknown = JSON.parse(decodeUtf8(decodeBase64(written)) ?? '');
    return Array.isArray(values) && (values.length === 2 || values.length === 3) ? values : undefined;
  } catch {
    return undefined;
  }
}
