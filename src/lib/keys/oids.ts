/** Object identifiers in DER, without tag and length, in hexadecimal. */

/** 1.2.840.113549.1.1.1 */
export const rsaEncryption = '2a864886f70d010101';
/** 1.2.840.10045.2.1 */
export const ecPublicKey = '2a8648ce3d0201';
/** 1.2.840.113549.1.5.13 */
export const pbes2 = '2a864886f70d01050d';
/** 1.2.840.113549.1.5.12 */
export const pbkdf2Oid = '2a864886f70d01050c';
/** 1.3.6.1.4.1.11591.4.11 (RFC 7914) */
export const scryptOid = '2b06010401da47040b';
/** 1.2.840.113549.3.7 */
export const tripleDesCbc = '2a864886f70d0307';
/** 1.3.14.3.2.7 */
export const desCbc = '2b0e030207';

/** 1.2.840.113549.2.*: HMAC with each hash function. */
export const hmacHashes = new Map<string, 'sha1' | 'sha256' | 'sha384' | 'sha512'>([
  ['2a864886f70d0207', 'sha1'],
  ['2a864886f70d0209', 'sha256'],
  ['2a864886f70d020a', 'sha384'],
  ['2a864886f70d020b', 'sha512'],
]);

/** 2.16.840.1.101.3.4.1.*: AES in CBC mode, by the bytes of its key. */
export const aesKeyLengths: Readonly<Record<string, number>> = {
  '60864801650304012a': 32,
  '608648016503040116': 24,
  '608648016503040102': 16,
};

/** The names in OpenSSL of old schemes with RC2 and RC4, which only decryption by `openssl` supports. */
export const oldSchemes: ReadonlyMap<string, string> = new Map([
  ['2a864886f70d010506', 'PBE-MD5-RC2-64'],
  ['2a864886f70d01050b', 'PBE-SHA1-RC2-64'],
  ['2a864886f70d010c0101', 'PBE-SHA1-RC4-128'],
  ['2a864886f70d010c0102', 'PBE-SHA1-RC4-40'],
  ['2a864886f70d010c0105', 'PBE-SHA1-RC2-128'],
  ['2a864886f70d010c0106', 'PBE-SHA1-RC2-40'],
]);
