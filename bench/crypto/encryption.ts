/**
 * How long a passphrase takes in each format, with and without Web Crypto, and how fast files are encrypted.
 * Run: npx tsx bench/crypto/encryption.ts
 */
import * as logic from '../../src/tools/encryption/logic.ts';
import tool from '../../src/tools/encryption/tool.ts';
import { timeBest } from '../shared/measure.ts';
import { runnerOf } from '../shared/run-tool.ts';

const passphrase = 'correct horse battery staple';

const run = runnerOf(tool, logic);

type Given = Readonly<Record<string, unknown>>;

/** In milliseconds. */
const timeOf = async (operation: string, input: unknown, options: Given): Promise<number> =>
  (await timeBest(() => run(operation, input, options))).time;

const best = (operation: string, input: unknown, options: Given): Promise<number> =>
  timeOf(operation, input, { passphrase, ...options });

const text = 'Hello, Penknife!';
const tell = (what: string, time: number) => console.log(`${what}: ${time.toFixed(1)} ms`);
tell('JWE, 210,000 rounds', await best('encrypt', text, { format: 'jwe' }));
tell('age, work factor 18', await best('encrypt', text, { format: 'age' }));
tell('OpenSSL, MD5', await best('encrypt', text, { format: 'openssl' }));
tell('OpenSSL, PBKDF2', await best('encrypt', text, { format: 'openssl', derivation: 'pbkdf2-sha256' }));
const encrypted = 'U2FsdGVkX18BAgMEBQYHCNUd0RcUaJ2UG/YDed6ZvZPbH46BqZyV7wMi7cL6ovG+';
tell('OpenSSL, all settings tried', await best('decrypt', encrypted, {}));

const size = 64 * 2 ** 20;
const file = new Blob([new Uint8Array(size)]);
const speed = (what: string, time: number, bytes = size) =>
  console.log(`${what}: ${(bytes / 1_000 / time).toFixed(0)} MB/s`);
speed('age file', await best('encryptFile', file, { format: 'age', workFactor: 14 }));
speed('JWE file', await best('encryptFile', file, { format: 'jwe', rounds: 1_000 }));
const material = { key: '00'.repeat(32), keyEncoding: 'hex', iv: '00'.repeat(12), ivEncoding: 'hex' };
speed('AES-256-GCM file', await timeOf('encipherFile', file, { cipher: 'aes-gcm', ...material }));
for (const algorithm of ['aes-256', 'rabbit', 'rc4'] as const)
  speed(`OpenSSL file, ${algorithm}`, await best('encryptFile', file, { format: 'openssl', algorithm }));
const tripleDes = { format: 'openssl', algorithm: 'triple-des' };
speed('OpenSSL file, triple-des', await best('encryptFile', file.slice(0, 2 ** 21), tripleDes), 2 ** 21);

Object.defineProperty(globalThis, 'crypto', { value: { getRandomValues: crypto.getRandomValues.bind(crypto) } });
tell('JWE without Web Crypto', await best('encrypt', text, { format: 'jwe' }));
