import { type Context, ToolError } from '#core/tool.ts';
import { decodeHex, encodeHex } from '#lib/encoding/hex.ts';
import { relocateToOption } from '#lib/errors/relocate-to-option.ts';
import { hashBytes } from '#lib/hashing/hash.ts';
import type { IpAddress, IpNetwork } from '#lib/ip/address.ts';
import { interfaceOfMac } from '#lib/ip/eui64.ts';
import { readWholeMac } from '#lib/mac/read-mac.ts';
import { floorDivide, readMoment } from '#lib/moment/read-moment.ts';

/** The eight bits that unique local addresses begin with, where their Global ID is random (RFC 4193, section 3.1). */
const ulaPrefix = 0xfdn;

/** The network of a Global ID of 40 bits. */
export const networkOfId = (globalId: bigint): IpNetwork => ({
  version: 6,
  first: ((ulaPrefix << 40n) | globalId) << 80n,
  prefix: 48,
});

/** One of the 65,536 subnets of such a network. */
export const subnetOf = ({ first }: IpNetwork, subnet: number): IpNetwork => ({
  version: 6,
  first: first | (BigInt(subnet) << 64n),
  prefix: 64,
});

/** What a unique local address is made up of. */
export interface UlaParts {
  readonly globalId: bigint;
  readonly subnet: number;
  readonly interfaceId: bigint;
}

/** The parts of a unique local address; undefined where it is none. */
export function partsOf({ version, value }: IpAddress): UlaParts | undefined {
  if (version !== 6 || value >> 120n !== ulaPrefix) return undefined;
  return {
    globalId: (value >> 80n) & 0xff_ffff_ffffn,
    subnet: Number((value >> 64n) & 0xffffn),
    interfaceId: value & 0xffff_ffff_ffff_ffffn,
  };
}

/** A Global ID as its ten hexadecimal digits. */
export const writeId = (globalId: bigint): string => globalId.toString(16).padStart(10, '0');

/**
 * Reads ten hexadecimal digits.
 * @throws ToolError `global-id` {n}, and of `decodeHex`
 */
export function readId(text: string): bigint {
  const hex = encodeHex(decodeHex(text));
  if (hex.length !== 10) throw new ToolError('global-id', { n: hex.length }, { offset: 0, length: text.length });
  return BigInt(`0x${hex}`);
}

/** Whether four of its five bytes are alike, which hardly happens by chance. */
export function isHandPicked(globalId: bigint): boolean {
  const bytes = writeId(globalId).match(/../g) ?? [];
  return bytes.some((byte) => bytes.filter((other) => other === byte).length >= 4);
}

/** The interface identifier of a MAC address in the option `mac`. */
export const readInterface = (mac: string): bigint => interfaceOfMac(relocateToOption('mac', () => readWholeMac(mac)));

/** What the algorithm of RFC 4193, section 3.2.2, made a Global ID of, in hexadecimal digits. */
export interface Derivation {
  readonly globalId: bigint;
  readonly ntpTime: string;
  readonly eui64: string;
  readonly sha1: string;
}

/** Seconds from 1900, when the time of NTP begins, to 1970. */
const ntpEpoch = 2_208_988_800n;
const nanosPerSecond = 1_000_000_000n;

/**
 * The time of NTP (RFC 5905) of an option: 32 bits of seconds since 1900 and 32 of a second.
 * @throws ToolError `time-range`, and of `readMoment`
 */
export async function readNtpTime(time: string, ctx: Context): Promise<bigint> {
  const nanoseconds = (await readMoment(time, 'time', ctx)) + ntpEpoch * nanosPerSecond;
  const ntp = floorDivide(nanoseconds << 32n, nanosPerSecond);
  if (ntp < 0n || ntp >> 64n > 0n)
    throw new ToolError('time-range', {}, { offset: 0, length: time.length, field: 'time' });
  return ntp;
}

/** The last 40 bits of the SHA-1 of a time and an interface identifier. */
export async function derive(ntp: bigint, identifier: bigint, ctx: Context): Promise<Derivation> {
  const [ntpTime = '', eui64 = ''] = [ntp, identifier].map((value) => value.toString(16).padStart(16, '0'));
  const digests = await hashBytes(decodeHex(ntpTime + eui64), ['sha1'], { signal: ctx.signal, progress: () => {} });
  const sha1 = encodeHex(digests.get('sha1') as Uint8Array);
  return { globalId: BigInt(`0x${sha1.slice(-10)}`), ntpTime, eui64, sha1 };
}
