import type { Context } from '#core/tool.ts';
import { decodeHex, encodeHex } from '#lib/encoding/hex.ts';
import { macBytes } from '#lib/hashing/hash.ts';
import { digestOf } from './bits.ts';
import { publicKeyOf } from './secp256k1.ts';

type Host = Pick<Context, 'signal' | 'progress'>;

const keyLength = 32;
const fingerprintLength = 4;

/** The fingerprint of the master key that wallets derive from a seed, and show (BIP32). */
export async function masterFingerprintOf(seed: Uint8Array, host: Host): Promise<string> {
  const key = new TextEncoder().encode('Bitcoin seed');
  const [master = new Uint8Array()] = await macBytes(seed, [{ algorithm: 'sha512', key }], host);
  const publicKey = publicKeyOf(BigInt(`0x${encodeHex(master.subarray(0, keyLength))}`));
  const identifier = await digestOf('ripemd160', await digestOf('sha256', decodeHex(publicKey), host), host);
  return encodeHex(identifier.subarray(0, fingerprintLength));
}
