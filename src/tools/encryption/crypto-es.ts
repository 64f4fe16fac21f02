import { Rabbit, RC4, WordArray } from 'crypto-es';

/** A stream cipher of crypto-es. */
interface Cipher {
  encrypt(bytes: Uint8Array): Uint8Array<ArrayBuffer>;
  decrypt(bytes: Uint8Array): Uint8Array<ArrayBuffer>;
}

/** RC4 with a key of 1 to 256 bytes. */
export const rc4 = (key: Uint8Array): Cipher => toCipher(RC4, key, {});

/** Rabbit with the byte order of CryptoJS, the reverse of RFC 4503. */
export const rabbit = (key: Uint8Array, iv?: Uint8Array): Cipher =>
  toCipher(Rabbit, key, iv ? { iv: toWords(iv) } : {});

function toCipher(cipher: typeof Rabbit, key: Uint8Array, settings: Parameters<typeof Rabbit.encrypt>[2]): Cipher {
  const keyWords = toWords(key);
  return {
    encrypt: (bytes) => fromWords(cipher.encrypt(toWords(bytes), keyWords, settings).ciphertext as WordArray),
    decrypt: (bytes) => fromWords(cipher.decrypt({ ciphertext: toWords(bytes) } as never, keyWords, settings)),
  };
}

const toWords = (bytes: Uint8Array): WordArray => new WordArray(bytes);

function fromWords({ words, sigBytes }: WordArray): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(words.length * 4);
  const view = new DataView(bytes.buffer);
  for (const [index, word] of words.entries()) view.setInt32(index * 4, word);
  return bytes.slice(0, Math.max(0, sigBytes));
}
