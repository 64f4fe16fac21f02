import { describe, expect, test } from 'vitest';
import { plainContext } from '#core/execution/context.ts';
import { decodeBase64, encodeBase64 } from '#lib/encoding/base64.ts';
import { fromBigInt } from './big-integers.ts';
import { integer, octets, oid, sequence } from './der.ts';
import { pbes2, pbkdf2Oid, scryptOid, tripleDesCbc } from './oids.ts';
import { readKey } from './read-key.ts';
import samples from './sample-keys.json' with { type: 'json' };
import { checkArgon2, checkRounds, checkScrypt } from './work-limits.ts';

const { passphrase, encrypted } = samples;
const read = (input: string | Uint8Array<ArrayBuffer>) => readKey(input, passphrase, plainContext());
const findSample = (part: string): string => encrypted.find(({ command }) => command.includes(part))?.key ?? '';
const huge = 2 ** 31 - 1;

const zeros = octets(new Uint8Array(8));
const parametersOf = (...numbers: readonly number[]) =>
  sequence(zeros, ...numbers.map((n) => integer(fromBigInt(BigInt(n)))));

function pkcs8Of(derivation: string, ...numbers: readonly number[]) {
  const scheme = sequence(sequence(oid(derivation), parametersOf(...numbers)), sequence(oid(tripleDesCbc), zeros));
  return sequence(sequence(oid(pbes2), scheme), zeros);
}

describe('PKCS#8', () => {
  test.each([
    ['damaged', pbkdf2Oid, [0]],
    ['too-many-rounds', pbkdf2Oid, [huge]],
    ['damaged', scryptOid, [0, 8, 1]],
    ['damaged', scryptOid, [1000, 8, 1]],
    ['damaged', scryptOid, [1024, 0, 1]],
    ['damaged', scryptOid, [1024, 8, 0]],
    ['too-much-memory', scryptOid, [2 ** 21, 8, 1]],
    ['too-much-memory', scryptOid, [2, 2 ** 30, 1]],
    ['too-much-memory', scryptOid, [2, 1, 2 ** 30]],
    ['too-much-work', scryptOid, [2 ** 20, 8, 16]],
    ['too-much-work', scryptOid, [2, 2 ** 17, 1]],
    ['too-much-work', scryptOid, [2, 1, 2 ** 17]],
  ])('is %s with the parameters of %s: %j', async (code, derivation, numbers) => {
    await expect(read(pkcs8Of(derivation, ...numbers))).rejects.toMatchObject({ code });
  });

  test.each([
    ['PBE-MD5-DES', '2a864886f70d010503', 5_000_000],
    ['PBE-SHA1-3DES', '2a864886f70d010c0103', 1_666_666],
    ['PBE-SHA1-2DES', '2a864886f70d010c0104', 2_500_000],
  ])('limits the rounds of %s', async (_, scheme, limit) => {
    const keyOf = (rounds: number) => sequence(sequence(oid(scheme), parametersOf(rounds)), zeros);
    await expect(read(keyOf(0))).rejects.toMatchObject({ code: 'damaged' });
    await expect(read(keyOf(limit + 1))).rejects.toMatchObject({ code: 'too-many-rounds', params: { limit } });
  });
});

describe('OpenSSH', () => {
  /** The key of `ssh-keygen -a 4` with other rounds. */
  function withRounds(part: string, rounds: number): string {
    const bytes = decodeBase64(findSample(part));
    const salt = 16;
    const kdf = new TextDecoder('latin1').decode(bytes).indexOf('bcrypt') + 'bcrypt'.length;
    new DataView(bytes.buffer).setUint32(kdf + 4 + 4 + salt, rounds);
    return `-----BEGIN OPENSSH PRIVATE KEY-----\n${encodeBase64(bytes)}\n-----END OPENSSH PRIVATE KEY-----`;
  }

  test.each([
    ['aes256-ctr', 1_000],
    ['3des-cbc', 2_000],
  ])('limits the rounds for %s', async (cipher, limit) => {
    expect((await read(withRounds(cipher, 4))).key.private).toBeDefined();
    await expect(read(withRounds(cipher, 0))).rejects.toMatchObject({ code: 'damaged' });
    await expect(read(withRounds(cipher, limit + 1))).rejects.toMatchObject({
      code: 'too-many-rounds',
      params: { n: limit + 1, limit },
    });
  });
});

describe('PuTTY', () => {
  const sample = findSample('version=3');

  test.each([
    ['too-much-memory', 'Memory: 9999999'],
    ['damaged', 'Memory: x'],
    ['damaged', 'Memory: 0'],
    ['damaged', 'Memory: -8192'],
    ['damaged', 'Memory: 64 KiB'],
    ['too-much-work', 'Passes: 99999999'],
    ['damaged', 'Passes: 0'],
    ['damaged', 'Passes: -1'],
    ['damaged', 'Passes: 1e9'],
    ['damaged', 'Parallelism: 0'],
    ['damaged', 'Parallelism: -1'],
    ['damaged', 'Parallelism: 9'],
  ])('is %s with %s', async (code, field) => {
    const [name = ''] = field.split(':');
    const changed = sample.replace(new RegExp(`${name}: .*`), field);
    await expect(read(changed)).rejects.toMatchObject({ code });
  });

  test('limits the lanes', async () => {
    const changed = sample.replace('Memory: 64', 'Memory: 65536').replace('Parallelism: 1', 'Parallelism: 8192');
    await expect(read(changed)).rejects.toMatchObject({ code: 'too-much-work', params: { factors: 'Argon2 p' } });
  });
});

test('allows what tools write, by default and generously', () => {
  checkRounds('pbkdf1', 2_048, 3);
  checkRounds('pbkdf1', 1_000_000, 3);
  checkRounds('pbkdf2', 2_000_000);
  checkRounds('bcrypt', 1_000, 2);
  checkScrypt(2 ** 14, 8, 1);
  checkScrypt(2 ** 20, 8, 1);
  checkScrypt(2 ** 17, 8, 16);
  checkArgon2(8_192, 1_000, 1);
  checkArgon2(2 ** 20, 8, 4);
});
