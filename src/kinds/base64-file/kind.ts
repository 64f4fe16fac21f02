import { defineKind } from '#core/kind.ts';
import { detectBase64 } from '#lib/encoding/detect-base64.ts';

/** A certificate, or what goes with one. Only one block can be decoded. */
const pem = /^\s*-----BEGIN (CERTIFICATE(?: REQUEST)?|X509 CRL|PKCS7|CMS)-----[^-]*-----END \1-----\s*$/;

/** Base64 that starts with the signature of a known file type, or is labelled so. */
export default defineKind({
  repr: 'text',
  base: 'base64',
  wraps: true,
  extension: 'b64',
  detect: (text) => (pem.test(text) ? 0.85 : detectBase64(text).file),
});
