import { defineKind } from '#core/kind.ts';

/** A key of an asymmetric cipher in PEM, as a line of OpenSSH, or in a file of PuTTY or RFC 4716. */
export default defineKind({
  repr: 'text',
  base: 'text',
  extension: 'pem',
  mime: 'application/x-pem-file',
  detect: (text) => {
    const written = text.trimStart();
    const isPem = /^-----BEGIN (?:(?:RSA|EC|OPENSSH|ENCRYPTED) )?(?:PRIVATE|PUBLIC) KEY-----/.test(written);
    const isOther = /^(?:PuTTY-User-Key-File-[123]: |---- BEGIN SSH2 PUBLIC KEY ----)/.test(written);
    return isPem || isOther || /^(?:ssh-rsa|ssh-ed25519|ecdsa-sha2-nistp\d{3}) AAAA/.test(written) ? 0.97 : 0;
  },
});
