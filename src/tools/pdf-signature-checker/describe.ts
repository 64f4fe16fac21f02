import type { Certificate } from 'pkijs';
import type { Context } from '#core/tool.ts';
import { isMeantFor, isTrusted, shortName } from './certificates.ts';
import type { CmsState } from './cms.ts';
import type messages from './en.json';
import { type CheckedSignature, isTimestamp } from './read-signatures.ts';
import { publicKeyOf } from './verify.ts';

export type Messages = Context<keyof typeof messages.logic>;

/** Right, right with bytes after it, wrong, or not to be checked here. Whom to trust is another question. */
export type SignatureState = 'intact' | 'added' | 'invalid' | 'unknown';

/** Signatures that cannot be checked are not wrong. */
const unknown: readonly (CmsState | undefined)[] = [undefined, 'no-certificate', 'unknown-algorithm'];

export function stateOf({ coverage, report }: CheckedSignature): SignatureState {
  if (!('end' in coverage)) return 'invalid';
  if (report?.state !== 'valid') return unknown.includes(report?.state) ? 'unknown' : 'invalid';
  return coverage.state === 'revision' ? 'added' : 'intact';
}

/** What all signatures say together: a later one covers what was added after an earlier one. */
export function overallState(signatures: readonly CheckedSignature[]): SignatureState | 'unsigned' {
  const states = signatures.map(stateOf);
  if (states.includes('invalid')) return 'invalid';
  if (states.includes('unknown')) return 'unknown';
  return states.at(-1) ?? 'unsigned';
}

/** The sentence about one signature; `isTrusted` where its signer is, by the given roots. */
export function sentenceOf(checked: CheckedSignature, isTrusted: boolean, ctx: Messages): string {
  const { coverage, report, format } = checked;
  const size = (n: number) => ({ n, bytes: n.toLocaleString(ctx.locale) });
  if (coverage.state === 'malformed') return ctx.message('range-malformed');
  if (coverage.state === 'damaged') return ctx.message('malformed');
  if (coverage.state === 'cut') return ctx.message('cut', size(coverage.missing));
  if (!report) return ctx.message('unknown-format', { format });
  if (report.state !== 'valid') return ctx.message(report.state, { name: report.unsupported ?? '' });
  const name = nameOf(checked) ?? '';
  if (coverage.state === 'revision') return ctx.message('added', size(coverage.added));
  if (isTimestamp(checked)) return ctx.message(isTrusted ? 'time-stamp-verified' : 'time-stamp', { name });
  return ctx.message(isTrusted ? 'intact-verified' : 'intact', { name });
}

const nameOf = ({ report }: CheckedSignature): string | null =>
  report?.signer ? shortName(report.signer.subject) : null;

/** Who signed; null where nobody did, but an authority confirmed a time. */
export const nameOfSigner = (checked: CheckedSignature): string | null =>
  isTimestamp(checked) ? null : nameOf(checked);

/** The answer to all signatures of a document; `isTrusted` where all signers are. */
export function summarize(signatures: readonly CheckedSignature[], isTrusted: boolean, ctx: Messages): string {
  const [first, ...others] = signatures;
  if (!first) return ctx.message('unsigned');
  if (others.length === 0) return sentenceOf(first, isTrusted, ctx);
  const n = signatures.length;
  const state = overallState(signatures);
  const count = (wanted: SignatureState) => signatures.filter((one) => stateOf(one) === wanted).length;
  if (state === 'invalid') return ctx.message('some-invalid', { n, wrong: count('invalid') });
  if (state === 'unknown') return ctx.message('some-unknown', { n, unknown: count('unknown') });
  if (state !== 'intact') return ctx.message('all-added', { n });
  return ctx.message(isTrusted ? 'all-intact-verified' : 'all-intact', { n });
}

/** A moment in ISO 8601, in whole seconds. */
export const writeTime = (time: Date): string => time.toISOString().replace(/\.\d+Z$/, 'Z');

/** Which bytes a signature covers, in words. */
export function describeCoverage(
  { coverage, signature: { start, end } }: CheckedSignature,
  ctx: Messages,
): string | null {
  if (coverage.state === 'damaged') return null;
  if (!('end' in coverage)) return ctx.message('other-bytes');
  const isWhole = coverage.state === 'whole';
  const write = (n: number) => n.toLocaleString(ctx.locale);
  return ctx.message(isWhole ? 'whole-file' : 'first-bytes', {
    bytes: write(coverage.end),
    signed: write(start + coverage.end - end),
    total: write(coverage.end + (isWhole ? 0 : coverage.added)),
  });
}

/** How a signature was made: `ECDSA P-256, SHA-256`. */
export function describeAlgorithm({ report, format }: CheckedSignature, ctx: Messages): string | null {
  const { scheme, signer, unsupported } = report ?? {};
  if (!scheme) return unsupported ?? null;
  const { curve, bits } = signer ? publicKeyOf(signer.subjectPublicKeyInfo) : {};
  const key = [scheme.family, curve ?? bits].filter((part) => part !== undefined).join(' ');
  const algorithm = scheme.hash ? `${key}, ${scheme.hash}` : key;
  return format === 'adbe.pkcs7.sha1' ? ctx.message('of-sha1', { algorithm }) : algorithm;
}

/** The time stamp of a signature and the authority that gave it, in words; whether it fits. */
export function describeTimestamp({ report, format }: CheckedSignature, ctx: Messages): string | null {
  const stamp =
    isTimestamp({ format }) && report?.claimedTime ? { time: report.claimedTime, report } : report?.timestamp;
  if (!stamp) return null;
  const { signer, state } = stamp.report;
  const params = { time: writeTime(stamp.time), name: signer ? shortName(signer.subject) : '?' };
  return ctx.message(state === 'valid' ? 'stamped' : 'stamp-wrong', params);
}

/** The time at which a certificate has to be valid: that of a time stamp that fits, else the present. */
function timeOfTrust({ report }: CheckedSignature, ctx: Pick<Context, 'now'>): Date {
  const stamp = report?.timestamp;
  return stamp?.report.state === 'valid' ? stamp.time : ctx.now();
}

/** What the given roots say about a signer: `unfit` where its certificate is for other things. */
export type Trust = 'trusted' | 'not-trusted' | 'unfit';

/** Whether a signer is trusted by the given roots; undefined where there are none, or nothing was checked. */
export async function trustOf(
  checked: CheckedSignature,
  roots: readonly Certificate[],
  ctx: Pick<Context, 'now'>,
): Promise<Trust | undefined> {
  const { report } = checked;
  if (!report?.signer || roots.length === 0 || stateOf(checked) === 'unknown') return undefined;
  const isChained = await isTrusted(report.signer, report.certificates, roots, timeOfTrust(checked, ctx));
  if (!isChained) return 'not-trusted';
  return isMeantFor(report.signer, isTimestamp(checked) ? 'timestamp' : 'document') ? 'trusted' : 'unfit';
}

/** Whether a signer is trusted, in words. */
export function describeTrust(checked: CheckedSignature, trust: Trust | undefined, ctx: Messages): string | null {
  if (!checked.report?.signer || stateOf(checked) === 'unknown') return null;
  if (trust === undefined) return ctx.message('no-roots');
  if (trust === 'unfit') return ctx.message(isTimestamp(checked) ? 'unfit-for-time-stamps' : 'unfit-for-documents');
  return ctx.message(trust, { time: writeTime(timeOfTrust(checked, ctx)) });
}

/** What a certifying signature allows afterwards (ISO 32000-2, section 12.8.2.2); null of other ones. */
export function describeCertification({ signature: { dictionary } }: CheckedSignature, ctx: Messages): string | null {
  const references = dictionary.get('Reference');
  for (const reference of references?.type === 'array' ? references.items : []) {
    if (reference.type !== 'dictionary') continue;
    const method = reference.entries.get('TransformMethod');
    if (method?.type !== 'name' || method.value !== 'DocMDP') continue;
    const params = reference.entries.get('TransformParams');
    const level = params?.type === 'dictionary' ? params.entries.get('P') : undefined;
    const value = level?.type === 'number' ? level.value : 2;
    return ctx.message(value === 1 ? 'allows-nothing' : value === 3 ? 'allows-comments' : 'allows-forms');
  }
  return null;
}
