import { ToolError } from '#core/tool.ts';
import { encodeBase64 } from '#lib/encoding/base64.ts';
import { encodeHex } from '#lib/encoding/hex.ts';
import { readDigest } from '#lib/hashing/digest-encoding.ts';
import type { Digests } from '#lib/hashing/hash.ts';
import { hashAlgorithms } from '#lib/hashing/hash-algorithms.ts';
import { escapeMarkup } from '#lib/html/escape.ts';
import type { Candidate } from './checksums.ts';
import type { integrityAlgorithms } from './tool.ts';

export type IntegrityAlgorithm = (typeof integrityAlgorithms)[number];

/** The value of the attribute `integrity` for digests (W3C Subresource Integrity): one expression for each of them. */
export const writeIntegrity = (digests: Digests, algorithms: readonly IntegrityAlgorithm[]): string =>
  algorithms.map((id) => `${id}-${encodeBase64(digests.get(id) ?? new Uint8Array())}`).join(' ');

/** The elements that load a script and a style sheet with that integrity. */
export function writeElements(url: string, integrity: string): { readonly script: string; readonly link: string } {
  const checked = `integrity="${integrity}" crossorigin="anonymous"`;
  return {
    script: `<script src="${escapeMarkup(url || 'script.js')}" ${checked}></script>`,
    link: `<link rel="stylesheet" href="${escapeMarkup(url || 'style.css')}" ${checked}>`,
  };
}

/** What the attribute `integrity` accepts. */
export interface Integrity {
  /** The digests that browsers compare with: those of the strongest algorithm. */
  readonly strongest: readonly Candidate[];
  /** Those of the other algorithms, which they ignore. */
  readonly weaker: readonly Candidate[];
  /** Expressions of unknown algorithms, and malformed ones, which they ignore too. */
  readonly ignored: readonly string[];
}

/** From the weakest to the strongest. */
const strengths: readonly string[] = ['sha256', 'sha384', 'sha512'];

/**
 * Reads the value of an attribute `integrity`, also within its element or a lock file of npm; nothing where it is none.
 * @throws ToolError `wrong-integrity` {algorithm, n} in the option `expected`
 */
export function readIntegrity(text: string): Integrity | undefined {
  const attribute = /\bintegrity"?\s*[:=]\s*(?:"([^"]*)"|'([^']*)')/d.exec(text);
  const [start, end] = attribute?.indices?.[1] ?? attribute?.indices?.[2] ?? [0, text.length];
  const expressions = Array.from(text.slice(start, end).matchAll(/\S+/g), (match) => {
    const [, algorithm = '', digest = ''] = /^([a-z0-9]+)-([^?]*)/.exec(match[0]) ?? [];
    return { algorithm, digest, written: match[0], offset: start + match.index };
  });
  const known = expressions.filter(({ algorithm }) => strengths.includes(algorithm));
  if (known.length === 0) return undefined;
  const faults: { readonly strength: number; readonly offset: number; readonly error: ToolError }[] = [];
  const candidates = known.flatMap(({ algorithm, digest, offset, written }): readonly Candidate[] => {
    const id = algorithm as IntegrityAlgorithm;
    const { name, size } = hashAlgorithms[id];
    const reading = readDigest(digest).find(({ encoding, bytes }) => encoding === 'base64' && bytes.length === size);
    const place = { field: 'expected', offset, length: written.length };
    if (reading) return [{ algorithm: id, digest: encodeHex(reading.bytes), encoding: 'base64' }];
    const error = new ToolError('wrong-integrity', { algorithm: name, n: size }, place);
    faults.push({ strength: strengths.indexOf(id), offset, error });
    return [];
  });
  const strongest = strengths.findLast((id) => candidates.some(({ algorithm }) => algorithm === id));
  // A browser that compares with a stronger algorithm, or an equal one, passes over those that cannot be right.
  const decisive = faults.find(({ strength }) => strength > strengths.indexOf(strongest ?? ''));
  if (decisive) throw decisive.error;
  return {
    strongest: candidates.filter(({ algorithm }) => algorithm === strongest),
    weaker: candidates.filter(({ algorithm }) => algorithm !== strongest),
    ignored: expressions
      .filter(
        ({ algorithm, offset }) => !strengths.includes(algorithm) || faults.some((fault) => fault.offset === offset),
      )
      .map(({ written }) => written),
  };
}
