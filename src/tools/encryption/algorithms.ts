import { cbc, ctr, ecb } from '@noble/ciphers/aes.js';
import { tripleDes } from '#lib/crypto/triple-des.ts';
import { rabbit, rc4 } from './crypto-es.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export interface Algorithm {
  readonly name: string;
  /** In bytes. A stream cipher has blocks of one byte, without padding. */
  readonly keyLength: number;
  readonly ivLength: number;
  readonly blockLength: number;
  /** Its name in `openssl enc`, if supported. */
  readonly command?: string;
  readonly encrypt: (key: Bytes, iv: Bytes, bytes: Bytes) => Bytes;
  readonly decrypt: (key: Bytes, iv: Bytes, bytes: Bytes) => Bytes;
}

const noPadding = { disablePadding: true };

const modes = {
  cbc: { ivLength: 16, blockLength: 16, make: (key: Bytes, iv: Bytes) => cbc(key, iv, noPadding) },
  ctr: { ivLength: 16, blockLength: 1, make: (key: Bytes, iv: Bytes) => ctr(key, iv) },
  ecb: { ivLength: 0, blockLength: 16, make: (key: Bytes) => ecb(key, noPadding) },
} as const;

export type Mode = keyof typeof modes;

function aes(bits: number, mode: Mode): Algorithm {
  const { ivLength, blockLength, make } = modes[mode];
  return {
    name: `AES-${bits}-${mode.toUpperCase()}`,
    keyLength: bits / 8,
    ivLength,
    blockLength,
    command: `aes-${bits}-${mode}`,
    encrypt: (key, iv, bytes) => make(key, iv).encrypt(bytes),
    decrypt: (key, iv, bytes) => make(key, iv).decrypt(bytes),
  };
}

const arcfour = (keyLength: number): Algorithm => ({
  name: `RC4 (${keyLength * 8} bits)`,
  keyLength,
  ivLength: 0,
  blockLength: 1,
  encrypt: (key, _, bytes) => rc4(key).encrypt(bytes),
  decrypt: (key, _, bytes) => rc4(key).decrypt(bytes),
});

/** The ciphers of the format of OpenSSL and CryptoJS. Only AES has modes. */
const algorithms = {
  'aes-256': (mode: Mode) => aes(256, mode),
  'aes-192': (mode: Mode) => aes(192, mode),
  'aes-128': (mode: Mode) => aes(128, mode),
  'triple-des': (): Algorithm => ({
    name: 'DES-EDE3-CBC',
    keyLength: 24,
    ivLength: 8,
    blockLength: 8,
    command: 'des-ede3-cbc',
    encrypt: (key, iv, bytes) => tripleDes(key, iv).encrypt(bytes),
    decrypt: (key, iv, bytes) => tripleDes(key, iv).decrypt(bytes),
  }),
  rabbit: (): Algorithm => ({
    name: 'Rabbit',
    keyLength: 16,
    ivLength: 8,
    blockLength: 1,
    encrypt: (key, iv, bytes) => rabbit(key, iv).encrypt(bytes),
    decrypt: (key, iv, bytes) => rabbit(key, iv).decrypt(bytes),
  }),
  rc4: () => arcfour(32),
  'rc4-128': (): Algorithm => ({ ...arcfour(16), command: 'rc4' }),
} as const;

export type AlgorithmId = keyof typeof algorithms;

export const algorithmOf = (id: AlgorithmId, mode: Mode): Algorithm => algorithms[id](mode);
