/** Object identifiers in DER, without tag and length, in hexadecimal. */

/** 1.2.840.113549.1.1.1 */
export const rsaEncryption = '2a864886f70d010101';
/** 1.2.840.10045.2.1 */
export const ecPublicKey = '2a8648ce3d0201';
/** 1.2.840.113549.1.5.13 */
export const pbes2 = '2a864886f70d01050d';
/** 1.2.840.113549.1.5.12 */
export const pbkdf2Oid = '2a864886f70d01050c';

/** 1.2.840.113549.2.*: HMAC with each hash function. */
export const hmacHashes = {
  '2a864886f70d0207': 'sha1',
  '2a864886f70d0209': 'sha256',
  '2a864886f70d020a': 'sha384',
  '2a864886f70d020b': 'sha512',
} as const;

/** 2.16.840.1.101.3.4.1.*: AES in CBC mode, by the bytes of its key. */
export const aesKeyLengths: Readonly<Record<string, number>> = {
  '60864801650304012a': 32,
  '608648016503040116': 24,
  '608648016503040102': 16,
};
