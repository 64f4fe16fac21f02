import { decodeBase64 } from '#lib/encoding/base64.ts';
import { DerReader, sequence, tags } from '#lib/keys/der.ts';
import type { Bytes } from '#lib/keys/key.ts';

const block = /-----BEGIN CERTIFICATE-----([^-]*)-----END CERTIFICATE-----/;

/**
 * The public key of the first certificate in a PEM text, as SubjectPublicKeyInfo (RFC 5280, section 4.1); undefined where
 * there is none.
 * @throws ToolError `damaged`
 */
export function readCertificateKey(text: string): Bytes | undefined {
  const [, base64] = block.exec(text) ?? [];
  if (base64 === undefined) return undefined;
  const content = new DerReader(decodeBase64(base64)).open().open();
  const version = 0xa0;
  if (content.nextTag === version) content.next();
  content.number();
  // Preceded by the algorithm of the signature, the issuer, the validity and the subject.
  for (let skipped = 0; skipped < 4; skipped++) content.take(tags.sequence);
  return sequence(content.take(tags.sequence));
}
