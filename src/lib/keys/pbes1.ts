import { md5, sha1 } from '@noble/hashes/legacy.js';
import { fromBigInt, join, pad, toBigInt } from './big-integers.ts';
import { type DerReader, tags } from './der.ts';
import type { Bytes } from './key.ts';
import { type CbcCipher, decryptDer, passphraseBytes } from './passphrase.ts';
import { checkRounds } from './work-limits.ts';

interface Scheme {
  readonly cipher: CbcCipher;
  /** How often each round hashes. */
  readonly parts: number;
  readonly derive: (passphrase: string, salt: Bytes, rounds: number, cipher: CbcCipher) => readonly [Bytes, Bytes];
}

const des: CbcCipher = { name: 'des', keyLength: 8 };

/** PBKDF1 of RFC 8018, section 5.1: eight bytes of the key, eight of the IV. */
const pbkdf1 =
  (hash: typeof md5): Scheme['derive'] =>
  (passphrase, salt, rounds) => {
    let digest = hash(join([passphraseBytes(passphrase), salt]));
    for (let round = 1; round < rounds; round++) digest = hash(digest);
    return [digest.slice(0, 8), digest.slice(8, 16)];
  };

/** The schemes of RFC 8018, appendix A.3, and of PKCS#12 (RFC 7292, appendix C), by object identifier in DER. */
const schemes = new Map<string, Scheme>([
  ['2a864886f70d010503', { cipher: des, parts: 1, derive: pbkdf1(md5) }],
  ['2a864886f70d01050a', { cipher: des, parts: 1, derive: pbkdf1(sha1) }],
  ['2a864886f70d010c0103', { cipher: { name: 'triple-des', keyLength: 24 }, parts: 3, derive: derivePkcs12 }],
  ['2a864886f70d010c0104', { cipher: { name: 'triple-des', keyLength: 16 }, parts: 2, derive: derivePkcs12 }],
]);

/**
 * Opens what PBES1 or a scheme of PKCS#12 encrypted; undefined for another scheme.
 * @param parameters those of the scheme
 * @throws ToolError `damaged`; `too-many-rounds` {n, limit}; `passphrase-missing`, `wrong-passphrase` in the option
 * `passphrase`
 */
export function decryptPbes1(
  oid: string,
  parameters: DerReader,
  content: Bytes,
  passphrase: string,
): Bytes | undefined {
  const scheme = schemes.get(oid);
  if (!scheme) return undefined;
  const { cipher, parts, derive } = scheme;
  const reader = parameters.open();
  const salt = reader.take(tags.octets);
  const rounds = Number(toBigInt(reader.number()));
  checkRounds('pbkdf1', rounds, parts);
  const [key, iv] = derive(passphrase, salt, rounds, cipher);
  return decryptDer(cipher, key, iv, content);
}

const sha1Block = 64;

/** A text in UTF-16BE with a final zero. */
function toBmpString(text: string): Bytes {
  const bytes = new Uint8Array(text.length * 2 + 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < text.length; index++) view.setUint16(index * 2, text.charCodeAt(index));
  return bytes;
}

/** Bytes repeated to whole blocks of SHA-1. */
function fillBlocks(bytes: Bytes): Bytes {
  const length = Math.ceil(bytes.length / sha1Block) * sha1Block;
  return Uint8Array.from({ length }, (_, index) => bytes[index % bytes.length] ?? 0);
}

/** RFC 7292, appendix B.2, with SHA-1. */
function derivePkcs12(
  passphrase: string,
  salt: Bytes,
  rounds: number,
  { keyLength }: CbcCipher,
): readonly [Bytes, Bytes] {
  passphraseBytes(passphrase);
  const derive = (purpose: number, length: number): Bytes => {
    const diversifier = new Uint8Array(sha1Block).fill(purpose);
    let input = join([fillBlocks(salt), fillBlocks(toBmpString(passphrase))]);
    let derived: Bytes = new Uint8Array();
    while (derived.length < length) {
      let digest = sha1(join([diversifier, input]));
      for (let round = 1; round < rounds; round++) digest = sha1(digest);
      derived = join([derived, digest]);
      const addend = toBigInt(Uint8Array.from({ length: sha1Block }, (_, index) => digest[index % 20] ?? 0)) + 1n;
      const blocks = Array.from({ length: input.length / sha1Block }, (_, index) =>
        input.slice(index * sha1Block, (index + 1) * sha1Block),
      );
      input = join(blocks.map((block) => pad(fromBigInt(toBigInt(block) + addend), sha1Block)));
    }
    return derived.slice(0, length);
  };
  return [derive(1, keyLength), derive(2, 8)];
}
