import {
  Certificate,
  CertificateChainValidationEngine,
  CryptoEngine,
  type ExtKeyUsage,
  type RelativeDistinguishedNames,
} from 'pkijs';
import { decodeBase64, encodeBase64 } from '#lib/encoding/base64.ts';
import { encodeHex } from '#lib/encoding/hex.ts';
import { digest, schemeOf, verify } from './verify.ts';

/** The short names of attributes (RFC 4514, RFC 5280, ETSI EN 319 412-1). */
const attributeNames: Readonly<Record<string, string>> = {
  '2.5.4.3': 'CN',
  '2.5.4.4': 'SN',
  '2.5.4.5': 'serialNumber',
  '2.5.4.6': 'C',
  '2.5.4.7': 'L',
  '2.5.4.8': 'ST',
  '2.5.4.10': 'O',
  '2.5.4.11': 'OU',
  '2.5.4.42': 'GN',
  '2.5.4.97': 'organizationIdentifier',
  '1.2.840.113549.1.9.1': 'emailAddress',
};

const partsOf = ({ typesAndValues }: RelativeDistinguishedNames): readonly (readonly [name: string, value: string])[] =>
  typesAndValues.map(({ type, value }) => [attributeNames[type] ?? type, String(value.valueBlock.value)]);

/** A name as in RFC 4514, but in the order of the certificate: `C=FR, O=Example, CN=Ada Muster`. */
export const fullName = (name: RelativeDistinguishedNames): string =>
  partsOf(name)
    .map(([type, value]) => `${type}=${value.replace(/[\\,+"<>;]/g, '\\$&').replace(/\p{Cc}/gu, escapeControl)}`)
    .join(', ');

const escapeControl = (character: string): string => `\\${encodeHex(new TextEncoder().encode(character))}`;

/** The name that people know somebody by: the common name, else the organization, else the whole. */
export function shortName(name: RelativeDistinguishedNames): string {
  const parts = new Map(partsOf(name));
  return parts.get('CN') ?? parts.get('O') ?? fullName(name);
}

export const derOf = (certificate: Certificate): Uint8Array<ArrayBuffer> =>
  new Uint8Array(certificate.toSchema().toBER());

/** The SHA-256 of a certificate. */
export const fingerprintOf = async (certificate: Certificate): Promise<string> =>
  encodeHex(await digest('SHA-256', derOf(certificate)));

export const serialNumberOf = ({ serialNumber }: Certificate): string =>
  encodeHex(serialNumber.valueBlock.valueHexView);

/** Certificates in PEM, one after the other. */
export const writePem = (certificates: readonly Certificate[]): string =>
  certificates
    .map((certificate) => {
      const lines = encodeBase64(derOf(certificate)).replace(/.{1,64}/g, '$&\n');
      return `-----BEGIN CERTIFICATE-----\n${lines}-----END CERTIFICATE-----\n`;
    })
    .join('');

/** The certificates in a PEM text, with the places of those that cannot be read. */
export function readPem(text: string): { readonly certificates: readonly Certificate[]; readonly wrongAt?: number } {
  const certificates: Certificate[] = [];
  for (const { 1: base64 = '', index } of text.matchAll(
    /-----BEGIN CERTIFICATE-----([^-]*)-----END CERTIFICATE-----/g,
  )) {
    try {
      certificates.push(Certificate.fromBER(decodeBase64(base64)));
    } catch {
      return { certificates, wrongAt: index };
    }
  }
  return certificates.length > 0 ? { certificates } : { certificates, wrongAt: 0 };
}

/** Whether a certificate was issued by another: by its name, and by its signature. */
async function isIssuedBy(certificate: Certificate, issuer: Certificate): Promise<boolean> {
  if (!certificate.issuer.isEqual(issuer.subject)) return false;
  const scheme = schemeOf(certificate.signatureAlgorithm, undefined);
  const signature = certificate.signatureValue.valueBlock.valueHexView;
  return (
    scheme !== undefined && (await verify(scheme, issuer.subjectPublicKeyInfo, signature, certificate.tbsView)) === true
  );
}

/** A certificate, followed by the one that issued it, and so on, as far as these are among others. */
export async function chainOf(
  certificate: Certificate,
  others: readonly Certificate[],
): Promise<readonly Certificate[]> {
  // The same certificate may be both contained and given.
  const left = new Map(others.map((other) => [derOf(other).join(), other]));
  const chain: Certificate[] = [];
  for (let last: Certificate | undefined = certificate; last; ) {
    const issued: Certificate = last;
    chain.push(issued);
    left.delete(derOf(issued).join());
    last = undefined;
    for (const other of left.values())
      if (await isIssuedBy(issued, other)) {
        last = other;
        break;
      }
  }
  return chain;
}

/** Extended uses (RFC 5280, RFC 9336, and those of Adobe and Microsoft) of certificates whose keys sign these things. */
const extendedUses = {
  document: [
    '1.3.6.1.5.5.7.3.4',
    '1.3.6.1.5.5.7.3.36',
    '1.2.840.113583.1.1.5',
    '1.3.6.1.4.1.311.10.3.12',
    '2.5.29.37.0',
  ],
  timestamp: ['1.3.6.1.5.5.7.3.8'],
} as const;

/**
 * Whether a certificate is for keys that sign such a thing (RFC 5280, sections 4.2.1.3 and 4.2.1.12): without these
 * extensions it is for all.
 */
export function isMeantFor({ extensions = [] }: Certificate, signed: keyof typeof extendedUses): boolean {
  const extension = (id: string): unknown => extensions.find(({ extnID }) => extnID === id)?.parsedValue;
  const usage = extension('2.5.29.15') as { readonly valueBlock: { readonly valueHexView: Uint8Array } } | undefined;
  // The first two bits are digitalSignature and nonRepudiation.
  if (usage && ((usage.valueBlock.valueHexView[0] ?? 0) & 0xc0) === 0) return false;
  const extended = extension('2.5.29.37') as ExtKeyUsage | undefined;
  const allowed: readonly string[] = extendedUses[signed];
  return !extended || extended.keyPurposes.some((purpose) => allowed.includes(purpose));
}

/** Whether a certificate leads to one of the roots, at a time (RFC 5280, section 6). Nothing is known of revocation. */
export async function isTrusted(
  certificate: Certificate,
  contained: readonly Certificate[],
  roots: readonly Certificate[],
  time: Date,
): Promise<boolean> {
  const engine = new CertificateChainValidationEngine({
    trustedCerts: [...roots],
    certs: [...contained.filter((one) => one !== certificate), certificate],
    checkDate: time,
  });
  const { result } = await engine.verify({ passedWhenNotRevValues: true }, new CryptoEngine({ crypto }));
  return result;
}
