import { encodeHex } from '#lib/encoding/hex.ts';
import { readDigest } from '#lib/hashing/digest-encoding.ts';

/** Longer texts are no digest, nor a line with one. */
const maxExpectedLength = 10_000;

/**
 * The algorithm whose digest is expected, among digests that are there, in whatever encodings they are written. What is
 * expected is a digest, or a line of a checksum file with a digest in it.
 */
export function matchDigest(expected: string, digests: Readonly<Record<string, unknown>>): string | undefined {
  if (expected.length > maxExpectedLength) return undefined;
  const wanted = new Set([expected, ...expected.split(/\s+/)].flatMap(readAsHex));
  return Object.entries(digests).find(
    ([, digest]) => typeof digest === 'string' && readAsHex(digest).some((reading) => wanted.has(reading)),
  )?.[0];
}

const readAsHex = (text: string): readonly string[] => readDigest(text).map(({ bytes }) => encodeHex(bytes));
