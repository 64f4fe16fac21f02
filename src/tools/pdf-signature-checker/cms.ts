import { Certificate, ContentInfo, IssuerAndSerialNumber, SignedData, type SignerInfo, TSTInfo } from 'pkijs';
import { digest, hashOf, nameOfAlgorithm, type Scheme, schemeOf, verify } from './verify.ts';

/** Object identifiers of CMS (RFC 5652), its attributes (RFC 5035) and time stamps (RFC 3161). */
const oids = {
  signedData: '1.2.840.113549.1.7.2',
  timestampInfo: '1.2.840.113549.1.9.16.1.4',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  signingCertificate: '1.2.840.113549.1.9.16.2.12',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  timestampToken: '1.2.840.113549.1.9.16.2.14',
} as const;

/** Why a signature is not valid, or that it is. */
export type CmsState =
  | 'valid'
  /** The bytes are not those that were signed. */
  | 'digest-differs'
  /** The signature was not made with the key of the certificate. */
  | 'wrong-signature'
  /** The signed attributes name another certificate. */
  | 'other-certificate'
  | 'no-certificate'
  | 'unknown-algorithm'
  | 'malformed';

export interface CmsReport {
  readonly state: CmsState;
  readonly signer?: Certificate;
  /** All that are contained. */
  readonly certificates: readonly Certificate[];
  readonly scheme?: Scheme;
  /** The hash function of the content. */
  readonly digest?: string;
  /** The name of the algorithm where that is unknown. */
  readonly unsupported?: string;
  /** As the computer of the signer said. */
  readonly claimedTime?: Date;
  readonly timestamp?: Timestamp;
}

/** A time that an authority confirmed. */
export interface Timestamp {
  readonly time: Date;
  readonly report: CmsReport;
}

/** How a signature relates to the bytes that it covers, by its `SubFilter`. */
export type Relation = 'detached' | 'sha1' | 'timestamp';

const malformed: CmsReport = { state: 'malformed', certificates: [] };

/** Checks a signature in CMS over the bytes that it covers, and its time stamp. Whom to trust is not decided. */
export async function checkCms(cms: Uint8Array, signed: Uint8Array, relation: Relation): Promise<CmsReport> {
  try {
    const data = readSignedData(cms);
    const [signer, ...others] = data.signerInfos;
    if (!signer || others.length > 0) return malformed;
    const content = contentOf(data);
    if (relation === 'timestamp') return (await checkTimestamp(data, signer, signed)).report;
    // What is contained would be what is signed, and not the file.
    if (relation === 'detached') return content ? malformed : await checkSigner(data, signer, signed);
    if (!content) return malformed;
    const isOfFile = isEqual(content, await digest('SHA-1', signed));
    const report = await checkSigner(data, signer, content);
    return report.state === 'valid' && !isOfFile ? { ...report, state: 'digest-differs' } : report;
  } catch {
    return malformed;
  }
}

function readSignedData(cms: Uint8Array): SignedData {
  const info = ContentInfo.fromBER(cms as Uint8Array<ArrayBuffer>);
  if (info.contentType !== oids.signedData) throw new Error('no signed data');
  return new SignedData({ schema: info.content });
}

const contentOf = ({ encapContentInfo: { eContent } }: SignedData): Uint8Array | undefined =>
  eContent && new Uint8Array(eContent.getValue());

const certificatesOf = ({ certificates = [] }: SignedData): readonly Certificate[] =>
  certificates.filter((one) => one instanceof Certificate);

const isEqual = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);

// biome-ignore lint/suspicious/noExplicitAny: the library types the values of attributes so
type Asn1 = any;

const attributeOf = (attributes: SignerInfo['signedAttrs'], type: string): Asn1 =>
  attributes?.attributes.find((attribute) => attribute.type === type)?.values[0];

async function findSigner({ sid }: SignerInfo, certificates: readonly Certificate[]): Promise<Certificate | undefined> {
  if (sid instanceof IssuerAndSerialNumber)
    return certificates.find(
      ({ issuer, serialNumber }) => issuer.isEqual(sid.issuer) && serialNumber.isEqual(sid.serialNumber),
    );
  const [nested] = sid.valueBlock.value ?? [];
  const id: Uint8Array = (nested ?? sid).valueBlock.valueHexView;
  return certificates.find(({ extensions = [] }) =>
    extensions.some(
      ({ extnID, parsedValue }) => extnID === '2.5.29.14' && isEqual(parsedValue.valueBlock.valueHexView, id),
    ),
  );
}

/** Checks that a signer signed a content: its digest, the attributes, the certificate, and the signature itself. */
async function checkSigner(data: SignedData, info: SignerInfo, content: Uint8Array): Promise<CmsReport> {
  const certificates = certificatesOf(data);
  const { signedAttrs, unsignedAttrs } = info;
  const hash = hashOf(info.digestAlgorithm);
  const signer = await findSigner(info, certificates);
  const scheme = schemeOf(info.signatureAlgorithm, hash);
  const claimedTime: Date | undefined = attributeOf(signedAttrs, oids.signingTime)?.toDate();
  const keyId: string | undefined = signer?.subjectPublicKeyInfo.algorithm.algorithmParams?.valueBlock?.toString();
  const unsupported = !hash
    ? info.digestAlgorithm.algorithmId
    : !scheme || !keyId
      ? info.signatureAlgorithm.algorithmId
      : keyId;
  const token = attributeOf(unsignedAttrs, oids.timestampToken);
  const signature = info.signature.valueBlock.valueHexView;
  const report = {
    certificates,
    ...(signer && { signer }),
    ...(scheme && { scheme }),
    digest: nameOfAlgorithm(info.digestAlgorithm.algorithmId),
    ...(claimedTime && { claimedTime }),
    ...(token && { timestamp: await readToken(new Uint8Array(token.toBER()), signature) }),
  };
  const state = async (): Promise<CmsState> => {
    if (!signer) return 'no-certificate';
    if (!hash || !scheme) return 'unknown-algorithm';
    if (signedAttrs) {
      const contentType = attributeOf(signedAttrs, oids.contentType)?.valueBlock.toString();
      const signedDigest: Uint8Array | undefined = attributeOf(signedAttrs, oids.messageDigest)?.valueBlock
        .valueHexView;
      if (contentType !== data.encapContentInfo.eContentType || !signedDigest) return 'malformed';
      if (!isEqual(signedDigest, await digest(hash, content))) return 'digest-differs';
      if (!(await isNamed(signer, signedAttrs))) return 'other-certificate';
    }
    const bytes = signedAttrs ? new Uint8Array(signedAttrs.encodedValue) : content;
    const fits = await verify(scheme, signer.subjectPublicKeyInfo, signature, bytes);
    if (fits === undefined) return 'unknown-algorithm';
    // Without attributes nothing says which of both is wrong: the file, or the signature.
    return fits ? 'valid' : signedAttrs ? 'wrong-signature' : 'digest-differs';
  };
  const found = await state();
  return {
    state: found,
    ...report,
    ...(found === 'unknown-algorithm' && { unsupported: nameOfAlgorithm(unsupported) }),
  };
}

/** Whether the signed attributes, where they name a certificate (RFC 5035), name this one. */
async function isNamed(signer: Certificate, attributes: SignerInfo['signedAttrs']): Promise<boolean> {
  const [v1, v2] = [oids.signingCertificate, oids.signingCertificateV2].map((type) => attributeOf(attributes, type));
  // SigningCertificate holds certificates, the first of which is that of the signer, then policies.
  const id: Asn1 = (v2 ?? v1)?.valueBlock.value[0]?.valueBlock.value[0];
  if (!id) return true;
  const [first, second] = id.valueBlock.value;
  const sequence = 16;
  const isNamedHash = first.idBlock.tagNumber === sequence;
  const hash = isNamedHash ? hashNamed(first) : v2 ? 'SHA-256' : 'SHA-1';
  const named: Uint8Array = (isNamedHash ? second : first).valueBlock.valueHexView;
  return hash !== undefined && isEqual(await digest(hash, new Uint8Array(signer.toSchema().toBER())), named);
}

const hashNamed = (algorithm: Asn1) => hashOf({ algorithmId: algorithm.valueBlock.value[0].valueBlock.toString() });

/** Checks the token of a time stamp over bytes; undefined where it is malformed. */
async function readToken(token: Uint8Array, stamped: Uint8Array): Promise<Timestamp | undefined> {
  try {
    const data = readSignedData(token);
    const [signer] = data.signerInfos;
    return signer && (await checkTimestamp(data, signer, stamped));
  } catch {
    return undefined;
  }
}

/** Checks a time stamp (RFC 3161): that it is of these bytes, and its own signature. */
async function checkTimestamp(data: SignedData, signer: SignerInfo, stamped: Uint8Array): Promise<Timestamp> {
  const content = contentOf(data);
  if (!content || data.encapContentInfo.eContentType !== oids.timestampInfo) throw new Error('no time stamp');
  const { messageImprint, genTime } = TSTInfo.fromBER(content as Uint8Array<ArrayBuffer>);
  const hash = hashOf(messageImprint.hashAlgorithm);
  const report = await checkSigner(data, signer, content);
  const isOfBytes = hash && isEqual(messageImprint.hashedMessage.valueBlock.valueHexView, await digest(hash, stamped));
  const state = report.state === 'valid' && !isOfBytes ? (hash ? 'digest-differs' : 'unknown-algorithm') : report.state;
  return { time: genTime, report: { ...report, state, claimedTime: genTime } };
}
