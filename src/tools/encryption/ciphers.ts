import { cbc, cfb, ctr, ecb } from '@noble/ciphers/aes.js';
import { chacha20poly1305, xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { equalInConstantTime } from '#lib/crypto/equal-in-constant-time.ts';
import { tripleDes } from '#lib/crypto/triple-des.ts';
import { sealByGcm } from './aes-gcm.ts';
import { rabbit, rc4 } from './crypto-es.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Key and initialization vector of a cipher. */
export interface Material {
  readonly key: Bytes;
  /** Empty if there is none. */
  readonly iv: Bytes;
}

interface Common {
  readonly name: string;
  /** Valid lengths in bytes. */
  readonly keyLengths: readonly number[];
  readonly ivLengths: readonly number[];
}

/** A cipher that authenticates: a tag of 16 bytes follows the ciphertext. */
export interface AuthenticatedCipher extends Common {
  readonly seal: (material: Material, data: Bytes, plain: Bytes) => Bytes | Promise<Bytes>;
}

/** A cipher without authentication. */
export interface PlainCipher extends Common {
  /** In bytes, for block modes. */
  readonly blockLength?: number;
  readonly encrypt: (material: Material, bytes: Bytes) => Bytes;
  readonly decrypt: (material: Material, bytes: Bytes) => Bytes;
}

const aesKeys = [16, 24, 32];
const anyLength = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const noPadding = { disablePadding: true };

/** A cipher whose decryption is its encryption. */
const symmetric = (common: Common, encrypt: PlainCipher['encrypt']): PlainCipher => ({
  ...common,
  encrypt,
  decrypt: encrypt,
});

/** With two keys of Triple DES, the first is also the third. */
const threeKeys = (key: Bytes): Bytes => (key.length === 16 ? concatBytes(key, key.subarray(0, 8)) : key);

/** Output feedback: the key stream is the CBC encryption of zeros. */
function outputFeedback({ key, iv }: Material, bytes: Bytes): Bytes {
  const zeros = new Uint8Array(Math.ceil(bytes.length / 16) * 16);
  return xor(bytes, cbc(key, iv, noPadding).encrypt(zeros));
}

const xor = (bytes: Bytes, stream: Uint8Array): Bytes => bytes.map((byte, index) => byte ^ (stream[index] as number));

const reversed = (bytes: Bytes): Bytes => bytes.slice().reverse();

/** Rabbit with the byte order of RFC 4503: reverses key, initialization vector and each block of the key stream. */
function rabbitOfRfc({ key, iv }: Material, bytes: Bytes): Bytes {
  const zeros = new Uint8Array(Math.ceil(bytes.length / 16) * 16);
  const stream = rabbit(reversed(key), iv.length > 0 ? reversed(iv) : undefined).encrypt(zeros);
  for (let start = 0; start < stream.length; start += 16) stream.subarray(start, start + 16).reverse();
  return xor(bytes, stream);
}

/** The raw ciphers by their names in options. */
export const ciphers: Readonly<Record<string, AuthenticatedCipher | PlainCipher>> = {
  'aes-gcm': {
    name: 'AES-GCM',
    keyLengths: aesKeys,
    ivLengths: anyLength(8, 128),
    seal: sealByGcm,
  },
  'aes-cbc': {
    name: 'AES-CBC',
    keyLengths: aesKeys,
    ivLengths: [16],
    blockLength: 16,
    encrypt: ({ key, iv }, bytes) => cbc(key, iv, noPadding).encrypt(bytes),
    decrypt: ({ key, iv }, bytes) => cbc(key, iv, noPadding).decrypt(bytes),
  },
  'aes-ctr': symmetric({ name: 'AES-CTR', keyLengths: aesKeys, ivLengths: [16] }, ({ key, iv }, bytes) =>
    ctr(key, iv).encrypt(bytes),
  ),
  'aes-cfb': {
    name: 'AES-CFB',
    keyLengths: aesKeys,
    ivLengths: [16],
    encrypt: ({ key, iv }, bytes) => cfb(key, iv).encrypt(bytes),
    decrypt: ({ key, iv }, bytes) => cfb(key, iv).decrypt(bytes),
  },
  'aes-ofb': symmetric({ name: 'AES-OFB', keyLengths: aesKeys, ivLengths: [16] }, outputFeedback),
  'aes-ecb': {
    name: 'AES-ECB',
    keyLengths: aesKeys,
    ivLengths: [0],
    blockLength: 16,
    encrypt: ({ key }, bytes) => ecb(key, noPadding).encrypt(bytes),
    decrypt: ({ key }, bytes) => ecb(key, noPadding).decrypt(bytes),
  },
  'chacha20-poly1305': {
    name: 'ChaCha20-Poly1305',
    keyLengths: [32],
    ivLengths: [12],
    seal: ({ key, iv }, data, plain) => chacha20poly1305(key, iv, data).encrypt(plain),
  },
  'xchacha20-poly1305': {
    name: 'XChaCha20-Poly1305',
    keyLengths: [32],
    ivLengths: [24],
    seal: ({ key, iv }, data, plain) => xchacha20poly1305(key, iv, data).encrypt(plain),
  },
  'triple-des-cbc': {
    name: 'TripleDES-CBC',
    keyLengths: [16, 24],
    ivLengths: [8],
    blockLength: 8,
    encrypt: ({ key, iv }, bytes) => tripleDes(threeKeys(key), iv).encrypt(bytes),
    decrypt: ({ key, iv }, bytes) => tripleDes(threeKeys(key), iv).decrypt(bytes),
  },
  'triple-des-ecb': {
    name: 'TripleDES-ECB',
    keyLengths: [16, 24],
    ivLengths: [0],
    blockLength: 8,
    encrypt: ({ key }, bytes) => tripleDes(threeKeys(key)).encrypt(bytes),
    decrypt: ({ key }, bytes) => tripleDes(threeKeys(key)).decrypt(bytes),
  },
  rabbit: symmetric({ name: 'Rabbit', keyLengths: [16], ivLengths: [0, 8] }, ({ key, iv }, bytes) =>
    rabbit(key, iv.length > 0 ? iv : undefined).encrypt(bytes),
  ),
  'rabbit-rfc': symmetric({ name: 'Rabbit', keyLengths: [16], ivLengths: [0, 8] }, rabbitOfRfc),
  rc4: symmetric({ name: 'RC4', keyLengths: anyLength(1, 256), ivLengths: [0] }, ({ key }, bytes) =>
    rc4(key).encrypt(bytes),
  ),
};

export const tagLength = 16;

/**
 * Opens what an authenticated cipher sealed, with a tag that may be truncated; undefined if anything was changed. These
 * ciphers XOR a key stream, so sealing also decrypts; sealing the result again computes the tag.
 */
export async function openSealed(
  { seal }: Pick<AuthenticatedCipher, 'seal'>,
  material: Material,
  data: Bytes,
  body: Bytes,
  tag: Bytes,
): Promise<Bytes | undefined> {
  const plain = (await seal(material, data, body)).slice(0, body.length);
  const whole = (await seal(material, data, plain)).slice(body.length);
  return equalInConstantTime(whole.subarray(0, tag.length), tag) ? plain : undefined;
}
