import type { Certificate } from 'pkijs';
import { type Context, type RunOf, ToolError } from '#core/tool.ts';
import { writeCsv } from '#lib/csv/write.ts';
import { chainOf, derOf, fingerprintOf, fullName, readPem, serialNumberOf, writePem } from './certificates.ts';
import {
  describeAlgorithm,
  describeCertification,
  describeCoverage,
  describeTimestamp,
  describeTrust,
  type Messages,
  nameOfSigner,
  overallState,
  sentenceOf,
  stateOf,
  summarize,
  type Trust,
  trustOf,
  writeTime,
} from './describe.ts';
import { isEncrypted } from './find-signatures.ts';
import { momentOf, textOf } from './pdf-text.ts';
import { type CheckedSignature, checkSignatures, chooseSignature, readPdf } from './read-signatures.ts';
import type tool from './tool.ts';
import { publicKeyOf } from './verify.ts';

/** RSA keys with fewer bits are no longer recommended (NIST SP 800-131A). */
const minRsaBits = 2_048;

/**
 * Checks the signatures of a PDF (ISO 32000-2, section 12.8; PAdES, ETSI EN 319 142): whether the signed bytes are
 * unchanged and the signatures right. Signers are trusted only by roots that the user gives.
 * @throws ToolError `not-a-pdf`, `damaged-signature`, `no-web-crypto`, `no-such-signature` {number, n}, `not-a-root`; of
 * `readWhole`
 */
export const check: RunOf<typeof tool, 'check'> = async (file, { signature, roots: rootTexts }, ctx: Messages) => {
  const roots = readRoots(rootTexts);
  const bytes = await readPdf(file, ctx);
  const signatures = await checkSignatures(bytes, ctx);
  const chosen = chooseSignature(signatures, signature);
  const encrypted = signatures.length > 0 && isEncrypted(bytes);
  if (encrypted) ctx.notice('encrypted');
  if (chosen) reportWeakness(chosen, ctx);
  const trusts = await Promise.all(signatures.map((one) => trustOf(one, roots, ctx)));
  const state = overallState(signatures);
  const isTrusted = trusts.every((one) => one === 'trusted');
  return {
    summary: summarize(signatures, isTrusted, ctx),
    // Anybody can issue a certificate to any name: only a root that is given makes a signature valid.
    state: isTrusted && state === 'intact' ? ('valid' as const) : state,
    ...(chosen
      ? await describeSignature(chosen, trusts[signatures.indexOf(chosen)], roots, encrypted, ctx)
      : noSignature),
    signatures: signatures.length > 1 ? writeSignatures(signatures, trusts, ctx) : null,
  };
};

const noSignature = {
  signer: null,
  signedAt: null,
  timestamp: null,
  coverage: null,
  trust: null,
  algorithm: null,
  certification: null,
  reason: null,
  location: null,
  contact: null,
  format: null,
  subject: null,
  issuer: null,
  serialNumber: null,
  notBefore: null,
  notAfter: null,
  fingerprint: null,
  certificates: null,
};

async function describeSignature(
  checked: CheckedSignature,
  trust: Trust | undefined,
  roots: readonly Certificate[],
  encrypted: boolean,
  ctx: Messages,
) {
  const { report, signature, format } = checked;
  const { dictionary } = signature;
  const { signer, certificates = [], claimedTime } = report ?? {};
  const textIn = (key: string) => (encrypted ? null : textOf(dictionary, key));
  const written = encrypted ? null : momentOf(dictionary, 'M');
  return {
    signer: nameOfSigner(checked) ?? textIn('Name'),
    signedAt: claimedTime ? writeTime(claimedTime) : written,
    timestamp: describeTimestamp(checked, ctx),
    coverage: describeCoverage(checked, ctx),
    trust: describeTrust(checked, trust, ctx),
    algorithm: describeAlgorithm(checked, ctx),
    certification: describeCertification(checked, ctx),
    reason: textIn('Reason'),
    location: textIn('Location'),
    contact: textIn('ContactInfo'),
    format,
    subject: signer ? fullName(signer.subject) : null,
    issuer: signer ? fullName(signer.issuer) : null,
    serialNumber: signer ? serialNumberOf(signer) : null,
    notBefore: signer ? writeTime(signer.notBefore.value) : null,
    notAfter: signer ? writeTime(signer.notAfter.value) : null,
    fingerprint: signer ? await fingerprintOf(signer) : null,
    certificates: signer ? await writeChain(await chainOf(signer, [...certificates, ...roots])) : null,
  };
}

/** Warns of what is right but weak: SHA-1, short RSA keys, and a certificate that was not valid at the time. */
function reportWeakness({ report, format }: CheckedSignature, ctx: Pick<Context, 'notice'>): void {
  const { scheme, signer, claimedTime, timestamp } = report ?? {};
  if (format === 'adbe.pkcs7.sha1' || [scheme?.hash, report?.digest].includes('SHA-1')) ctx.notice('weak-hash');
  if (!signer) return;
  const { bits } = publicKeyOf(signer.subjectPublicKeyInfo);
  if (bits !== undefined && bits < minRsaBits) ctx.notice('weak-key', { bits });
  const time = timestamp?.time ?? claimedTime;
  if (time && (time < signer.notBefore.value || time > signer.notAfter.value))
    ctx.notice('outside-validity', { time: writeTime(time) });
  if (timestamp && timestamp.report.state !== 'valid') ctx.notice('timestamp-wrong');
}

const writeSignatures = (
  signatures: readonly CheckedSignature[],
  trusts: readonly (Trust | undefined)[],
  ctx: Messages,
): string =>
  writeCsv(
    ['number', 'signer', 'signedAt', 'trust', 'result'],
    signatures.map((checked, index) => {
      const { claimedTime } = checked.report ?? {};
      const time = claimedTime ? writeTime(claimedTime) : (momentOf(checked.signature.dictionary, 'M') ?? '');
      // What was added after it belongs to a later signature.
      const isFollowed =
        stateOf(checked) === 'added' && signatures.slice(index + 1).some((one) => stateOf(one) === 'intact');
      const result = isFollowed ? ctx.message('followed') : sentenceOf(checked, trusts[index] === 'trusted', ctx);
      const isChecked = ['intact', 'added'].includes(stateOf(checked));
      const trust = isChecked ? ctx.message(`is-${trusts[index] ?? 'not-verified'}`) : '';
      return [String(index + 1), nameOfSigner(checked) ?? '', time, trust, result];
    }),
  );

async function writeChain(chain: readonly Certificate[]): Promise<string> {
  const rows = chain.map(async (one) => [
    fullName(one.subject),
    fullName(one.issuer),
    writeTime(one.notBefore.value),
    writeTime(one.notAfter.value),
    await fingerprintOf(one),
  ]);
  return writeCsv(['subject', 'issuer', 'notBefore', 'notAfter', 'fingerprint'], await Promise.all(rows));
}

function readRoots(text: string): readonly Certificate[] {
  if (text.trim() === '') return [];
  const { certificates, wrongAt } = readPem(text);
  if (wrongAt !== undefined) throw new ToolError('not-a-root', {}, { field: 'roots', offset: wrongAt });
  return certificates;
}

/**
 * The PDF as it was signed: up to the end of the revision that a signature covers.
 * @throws ToolError `no-signature`, `range-wrong`; of `check`
 */
export const extractRevision: RunOf<typeof tool, 'extractRevision'> = async (file, { signature }, ctx) => {
  const bytes = await readPdf(file, ctx);
  const chosen = chooseSignature(await checkSignatures(bytes, ctx), signature);
  if (!chosen) throw new ToolError('no-signature');
  if (!('end' in chosen.coverage)) throw new ToolError('range-wrong');
  return new Blob([bytes.subarray(0, chosen.coverage.end)], { type: 'application/pdf' });
};

/**
 * All certificates that the signatures of a PDF contain, in PEM (RFC 7468), each with its subject before it.
 * @throws ToolError `no-signature`, `no-certificates`; of `check`
 */
export const exportCertificates: RunOf<typeof tool, 'exportCertificates'> = async (file, _, ctx) => {
  const signatures = await checkSignatures(await readPdf(file, ctx), ctx);
  if (signatures.length === 0) throw new ToolError('no-signature');
  const certificates = signatures.flatMap(({ report }) => [
    ...(report?.certificates ?? []),
    ...(report?.timestamp?.report.certificates ?? []),
  ]);
  const distinct = new Map(certificates.map((one) => [derOf(one).join(), one]));
  if (distinct.size === 0) throw new ToolError('no-certificates');
  return [...distinct.values()].map((one) => `# ${fullName(one.subject)}\n${writePem([one])}`).join('\n');
};
