import { ToolError } from '#core/tool.ts';

/**
 * Limits of the work that a key file may ask for: about 15 seconds on a slow machine, and a gibibyte of memory. Tools
 * write far less: OpenSSL 2,048 rounds or scrypt with 2^14·8·1, ssh-keygen 24 rounds, PuTTYgen 20 passes over 8 MiB.
 */
const maxRounds = { pbkdf1: 5_000_000, pbkdf2: 5_000_000, bcrypt: 2_000 };
const maxScryptBlocks = 2 ** 24;
/** PBKDF2 makes these blocks, each of which takes as long as 50 others. */
const maxScryptLanes = 2 ** 16;
const maxArgonKibibytes = 8 * 2 ** 20;
const maxArgonLanes = 1_024;
const mebibyte = 2 ** 20;
const maxMebibytes = 1_024;

/**
 * Checks the rounds of a key derivation, each of which hashes `parts` times.
 * @throws ToolError `damaged`: none; `too-many-rounds` {n, limit}
 */
export function checkRounds(derivation: keyof typeof maxRounds, n: number, parts = 1): void {
  if (n < 1) throw new ToolError('damaged');
  const limit = Math.floor(maxRounds[derivation] / parts);
  if (n > limit) throw new ToolError('too-many-rounds', { n, limit });
}

/**
 * Checks N, r and p of scrypt (RFC 7914).
 * @throws ToolError `damaged`: impossible; `too-much-work` {factors, n, limit}; `too-much-memory` {n, limit}
 */
export function checkScrypt(n: number, r: number, p: number): void {
  if (n < 2 || !Number.isInteger(Math.log2(n)) || r < 1 || p < 1) throw new ToolError('damaged');
  limitMemory(128 * r * Math.max(n, p));
  limitWork('scrypt N·r·p', n * r * p, maxScryptBlocks);
  limitWork('scrypt r·p', r * p, maxScryptLanes);
}

/**
 * Checks the kibibytes, passes and lanes of Argon2 (RFC 9106).
 * @throws ToolError `damaged`: impossible; `too-much-work` {factors, n, limit}; `too-much-memory` {n, limit}
 */
export function checkArgon2(m: number, t: number, p: number): void {
  if (t < 1 || p < 1 || m < 8 * p) throw new ToolError('damaged');
  limitMemory(m * 1024);
  limitWork('Argon2 m·t', m * t, maxArgonKibibytes);
  limitWork('Argon2 p', p, maxArgonLanes);
}

function limitWork(factors: string, n: number, limit: number): void {
  if (n > limit) throw new ToolError('too-much-work', { factors, n, limit });
}

function limitMemory(bytes: number): void {
  const n = Math.ceil(bytes / mebibyte);
  if (n > maxMebibytes) throw new ToolError('too-much-memory', { n, limit: maxMebibytes });
}
