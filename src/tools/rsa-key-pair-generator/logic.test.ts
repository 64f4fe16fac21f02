import { spawnSync } from 'node:child_process';
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { plainContext } from '#core/execution/context.ts';
import messages from '#generated/messages/rsa-key-pair-generator.en.json' with { type: 'json' };
import { testTool } from '#testing/test-tool.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error, notices, report } = testTool(tool, logic, { messages });
const { generateKey } = plainContext();

const types = tool.operations.generate.options.type.values;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'keys-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.unstubAllGlobals());

/** The path of a file that only its owner may read, as ssh-keygen demands. */
function fileOf(content: string | Uint8Array): string {
  const path = join(folder, `key-${Math.random()}`);
  writeFileSync(path, content, { mode: 0o600 });
  return path;
}

function ask(command: string, ...given: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, given, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${given.join(' ')}: ${stderr}`);
  return stdout;
}

const isThere = (command: string): boolean => spawnSync(command, ['-V']).error === undefined;
const hasOpenssl = isThere('openssl');
const hasSsh = isThere('ssh-keygen');

// RFC 7520, section 3.4; its fingerprints by OpenSSL 3.0 and ssh-keygen.
const rfc7520 = JSON.stringify({
  kty: 'RSA',
  n: 'n4EPtAOCc9AlkeQHPzHStgAbgs7bTZLwUBZdR8_KuKPEHLd4rHVTeT-O-XV2jRojdNhxJWTDvNd7nqQ0VEiZQHz_AJmSCpMaJMRBSFKrKb2wqVwGU_NsYOYL-QtiWN2lbzcEe6XC0dApr5ydQLrHqkHHig3RBordaZ6Aj-oBHqFEHYpPe7Tpe-OfVfHd1E6cS6M1FZcD1NNLYD5lFHpPI9bTwJlsde3uhGqC0ZCuEHg8lhzwOHrtIQbS0FVbb9k3-tVTU4fg_3L_vniUFAKwuCLqKnS2BYwdq_mzSnbLY7h_qixoR7jig3__kRhuaxwUkRz5iaiQkqgc5gHdrNP5zw',
  e: 'AQAB',
});
const rfc7520Fingerprints = {
  sshSha256: 'SHA256:7ypg5HUY7dqikZxRiSWEfW+NRE8rl2DAt6ddtRm5sAk',
  sshMd5: 'MD5:47:08:b1:04:85:f8:3d:f8:f4:f0:59:65:f6:d4:78:d3',
  spkiSha256: '627771f25da426d1f9ae315e42106d700b1529850eee1592acf39603959d795d',
  jwkThumbprint: '9jg46WB3rR_AHD-EBXdN7cBkH1WOu0tA3M9fm21mqTI',
};

/** RFC 8032, section 7.1, test 1, as PKCS#8 without its public key. */
const rfc8032 = Buffer.from(
  '302e020100300506032b6570042204209d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
  'hex',
);

describe('known answers', () => {
  it('fingerprints of an RSA key', async () => {
    expect(await run('convert', rfc7520)).toMatchObject({
      ...rfc7520Fingerprints,
      keyType: 'rsa',
      size: 2048,
      publicExponent: '65537',
      privatePkcs8: null,
    });
  });

  it('the public key and fingerprint of an Ed25519 key', async () => {
    expect(await run('convertFile', new Uint8Array(rfc8032), { comment: 'me@host' })).toMatchObject({
      publicOpenssh: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAINdamAGCsQq31Uv+08lkBzoO4XLz2qYjJa8CGmj3B1Ea me@host',
      sshSha256: 'SHA256:bbXpuKG6zhzdmnxq256TlqzFBzRl2f6OOg722cYNbU8',
      privateTraditional: null,
      keyType: 'ed25519',
    });
  });

  // RFC 7638, section 3.1.
  it('a thumbprint', async () => {
    const n =
      '0vx7agoebGcQSuuPiLJXZptN9nndrQmbXEps2aiAFbWhM78LhWx4cbbfAAtVT86zwu1RK7aPFFxuhDR1L6tSoc_BJECPebWKRXjBZCiFV4n3oknjhMstn64tZ_2W-5JsGY4Hc5n9yBXArwl93lqt7_RN5w6Cf0h4QyQ5v-65YGjQR0_FDW2QvzqY368QQMicAtaSqzs8KJZgnYb9c7d0zgdAZHzu6qMQvRL5hajrn1n91CbOpbISD08qNLyrdkt-bFTWhAI4vMQFh6WeZu0fM4lFd2NcRwr3XPksINHaQ-G_xBniIqbw0Ls1jF44-csFCur-kEgU8awapJzKnqDKgw';
    const set = JSON.stringify({ keys: [{ kty: 'RSA', n, e: 'AQAB', alg: 'RS256', kid: '2011-04-29' }] });
    const { jwkThumbprint, publicJwk } = await run('convert', set, { kid: true, alg: 'RS256', use: 'sig' });
    expect(jwkThumbprint).toBe('NzbLsXh8uDCcd-6MNwXF4W_7noWXFZAfHkxZsRGC9Xs');
    expect(JSON.parse(String(publicJwk))).toMatchObject({ kid: jwkThumbprint, alg: 'RS256', use: 'sig', n });
  });
});

describe.each(types)('a key of type %s', (type) => {
  const make = () => run('generate', { type, bits: 1024 }, { generateKey });

  it.runIf(hasOpenssl)('is accepted by OpenSSL in every format', async () => {
    const made = await make();
    const spki = made.publicSpki;
    for (const format of [made.privatePkcs8, made.privateTraditional])
      if (format !== null) {
        expect(ask('openssl', 'pkey', '-in', fileOf(format), '-check', '-noout')).toContain('Key is valid');
        expect(ask('openssl', 'pkey', '-in', fileOf(format), '-pubout')).toBe(spki);
      }
    expect(ask('openssl', 'pkey', '-pubin', '-in', fileOf(String(spki)), '-pubout')).toBe(spki);
    const der = fileOf(made.privateDer ?? new Uint8Array());
    expect(ask('openssl', 'pkey', '-inform', 'DER', '-in', der, '-pubout')).toBe(spki);
    if (made.publicPkcs1 !== null)
      expect(ask('openssl', 'rsa', '-RSAPublicKey_in', '-in', fileOf(made.publicPkcs1), '-pubout')).toBe(spki);
  });

  it.runIf(hasSsh)('is accepted by ssh-keygen, with the same fingerprints', async () => {
    const made = await make();
    expect(ask('ssh-keygen', '-y', '-f', fileOf(String(made.privateOpenssh))).trim()).toBe(made.publicOpenssh);
    const line = fileOf(`${made.publicOpenssh} me@host`);
    expect(ask('ssh-keygen', '-l', '-f', line)).toContain(`${made.sshSha256} me@host`);
    expect(ask('ssh-keygen', '-l', '-E', 'md5', '-f', line)).toContain(String(made.sshMd5));
  });

  it('is a JWK that Node reads', async () => {
    const made = await make();
    const key = createPublicKey({ key: JSON.parse(String(made.publicJwk)), format: 'jwk' });
    expect(key.export({ type: 'spki', format: 'pem' })).toBe(made.publicSpki);
  });

  it('is the same key after every format', async () => {
    const made = await make();
    const { privatePkcs8, privateOpenssh, privateTraditional, privateJwk, privateDer, ...publicParts } = made;
    for (const written of [privatePkcs8, privateOpenssh, privateTraditional, privateJwk, privateDer])
      if (written !== null) expect(await run('convertFile', written)).toEqual(made);
    const { publicSpki, publicOpenssh, publicPkcs1, publicJwk, publicDer } = publicParts;
    for (const written of [publicSpki, publicOpenssh, publicPkcs1, publicJwk, publicDer])
      if (written !== null)
        expect(await run('convertFile', written)).toMatchObject({ ...publicParts, privatePkcs8: null });
  });

  it.runIf(hasOpenssl)('is opened by OpenSSL with its passphrase, and by us where OpenSSL has set it', async () => {
    const made = await make();
    const locked = await run('convert', made.privatePkcs8, { newPassphrase: 'pässword' });
    const path = fileOf(String(locked.privatePkcs8));
    expect(ask('openssl', 'pkey', '-in', path, '-passin', 'pass:pässword', '-pubout')).toBe(made.publicSpki);
    // Most versions of ssh-keygen read no PKCS#8 of Ed25519.
    if (hasSsh && type !== 'ed25519')
      expect(ask('ssh-keygen', '-y', '-P', 'pässword', '-f', path).trim()).toBe(made.publicOpenssh);
    expect(await run('convert', locked.privatePkcs8, { passphrase: 'pässword' })).toEqual(made);
    for (const cipher of ['-aes-128-cbc', '-aes-256-cbc']) {
      const other = ask(
        'openssl',
        'pkcs8',
        '-topk8',
        '-v2',
        cipher.slice(1),
        '-in',
        fileOf(String(made.privatePkcs8)),
        '-passout',
        'pass:x',
      );
      expect(await run('convert', other, { passphrase: 'x' })).toEqual(made);
      expect((await error('convert', other, { passphrase: 'y' })).code).toBe('wrong-passphrase');
      expect(await error('convert', other)).toMatchObject({ code: 'passphrase-missing', at: { field: 'passphrase' } });
    }
  });
});

describe('generate', () => {
  it('by the random source alone, without Web Crypto', async () => {
    const made = await run('generate', { bits: 1024 });
    expect(made).toMatchObject({ size: 1024, publicExponent: '65537' });
    expect(await run('generate', { bits: 1024 })).toEqual(made);
    expect(createPublicKey(String(made.publicSpki)).asymmetricKeyDetails).toMatchObject({ modulusLength: 1024 });
  });

  it.each([
    [256, '65537'],
    [264, '3'],
    [512, '3'],
    [1032, '65537'],
  ])('has exactly %i bits with the exponent %s', async (bits, exponent) => {
    const made = await run('generate', { bits, exponent });
    expect(made).toMatchObject({ size: bits, publicExponent: exponent });
    expect(await run('convert', made.privatePkcs8)).toMatchObject({ size: bits });
  });

  it('takes over where the browser refuses a size', async () => {
    const refuse = () => Promise.reject(new Error('OperationError'));
    expect(await run('generate', { bits: 512 }, { generateKey: refuse })).toMatchObject({ size: 512 });
    expect((await error('generate', { type: 'p256' }, { generateKey: refuse })).code).toBe('refused');
    expect((await report('generate', { bits: 16384 }, { generateKey: refuse })).error).toBe(
      'This browser cannot generate RSA keys of 16384 bits. Try 1024 to 8192.',
    );
  });

  it('takes over while the browser goes on with a key that was cancelled', async () => {
    const never = () => new Promise(() => {});
    vi.stubGlobal('crypto', {
      getRandomValues: crypto.getRandomValues.bind(crypto),
      subtle: { digest: never, generateKey: never },
    });
    expect(await run('generate', { bits: 1024 }, { generateKey })).toMatchObject({ size: 1024 });
  });

  it('refuses what cannot be, and warns of what is weak', async () => {
    expect((await report('generate', { bits: 2047 })).error).toBe('Bits must be a multiple of 8 from 256 to 16384.');
    expect((await error('generate', { bits: 8192 })).code).toBe('too-big-without');
    expect((await error('generate', { type: 'ed25519' })).code).toBe('no-web-crypto');
    expect((await report('generate', { bits: 512 })).notices).toEqual([
      '512-bit RSA can be broken; use it for tests only.',
    ]);
    expect(await notices('generate', { type: 'p256' }, { generateKey })).toEqual([]);
  });
});

describe('convert', () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 1024,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

  it('keeps the comment of a key of OpenSSH', async () => {
    const { privateOpenssh } = await run('convert', privateKey, { comment: 'me@host' });
    const { publicOpenssh } = await run('convert', privateOpenssh);
    expect(publicOpenssh).toMatch(/ me@host$/);
    expect((await run('convert', `${publicOpenssh}\n`)).publicOpenssh).toBe(publicOpenssh);
    expect((await run('convert', publicOpenssh, { comment: 'a\nb' })).publicOpenssh).toMatch(/ a b$/);
  });

  it('says which formats a new passphrase does not reach', async () => {
    expect((await report('convert', privateKey, { newPassphrase: 'x' })).notices).toContain(
      'Only the PKCS#8 private key is encrypted with the new passphrase. The private keys in all other formats are not encrypted.',
    );
    expect((await report('convert', rfc7520, { newPassphrase: 'x' })).notices).toEqual([
      'A public key needs no passphrase; the new one was ignored.',
    ]);
  });

  it.runIf(hasOpenssl)('reads what OpenSSL writes', async () => {
    const curve = ask('openssl', 'ecparam', '-genkey', '-name', 'secp384r1');
    expect(curve).toContain('EC PARAMETERS');
    expect(await run('convert', curve)).toMatchObject({ keyType: 'p384', size: 384 });
    const path = fileOf(privateKey);
    const legacy = ask('openssl', 'rsa', '-traditional', '-aes256', '-in', path, '-passout', 'pass:x');
    expect(await run('convert', legacy, { passphrase: 'x' })).toMatchObject({ size: 1024 });
    const oldCipher = ask('openssl', 'pkcs8', '-topk8', '-v2', 'des3', '-in', path, '-passout', 'pass:x');
    expect(await run('convert', oldCipher, { passphrase: 'x' })).toMatchObject({ size: 1024 });
    const request = ask('openssl', 'req', '-new', '-key', path, '-subj', '/CN=x');
    expect((await report('convert', request)).error).toMatch(/This is a certificate request/);
    const certificate = ask('openssl', 'req', '-x509', '-new', '-key', path, '-subj', '/CN=x');
    expect((await report('convert', certificate)).error).toMatch(/This is a certificate, /);
    const other = ask('openssl', 'genpkey', '-algorithm', 'X25519');
    expect((await error('convert', other)).code).toBe('unknown-algorithm');
  });

  it('says how many keys there are', async () => {
    expect(await notices('convert', privateKey + privateKey)).toMatchObject([{ params: { n: 2 } }, { code: 'weak' }]);
  });

  it.each([
    ['hello', 'not-a-key'],
    ['{"a":1}', 'not-a-key'],
    ['{"kty":', 'not-a-key'],
    ['{"kty":"RSA","n":"AQAB"}', 'member-missing'],
    ['{"kty":"EC","crv":"secp256k1","x":"AQ","y":"AQ"}', 'unknown-algorithm'],
    ['-----BEGIN PRIVATE KEY-----\nMIIB', 'unfinished'],
    ['-----BEGIN PRIVATE KEY-----\nMIIB\n-----END PRIVATE KEY-----', 'damaged'],
    ['ssh-rsa AAAAB3NzaC1yc2E', 'damaged'],
    ['ssh-dss AAAAB3NzaC1kc3MAAACB', 'unknown-algorithm'],
    [new Uint8Array([0x30, 0x84, 0xff, 0xff, 0xff, 0xff]), 'damaged'],
  ])('refuses %j', async (input, code) => {
    expect((await error('convertFile', input)).code).toBe(code);
  });

  test('finds the line of broken Base64', async () => {
    const lines = privateKey.split('\n');
    lines[3] = `${lines[3]?.slice(0, 10)}*${lines[3]?.slice(11)}`;
    expect((await report('convert', lines.join('\n'))).error).toBe('The key’s Base64 is invalid at line 4, column 11.');
  });

  test('notices parts that do not belong together', async () => {
    const jwk = JSON.parse(String((await run('convert', privateKey)).privateJwk));
    expect((await error('convert', JSON.stringify({ ...jwk, d: jwk.dp }))).code).toBe('inconsistent');
    const one = JSON.parse(String((await run('generate', { type: 'p256' }, { generateKey })).privateJwk));
    const two = JSON.parse(String((await run('generate', { type: 'p256' }, { generateKey })).privateJwk));
    expect((await error('convert', JSON.stringify({ ...one, d: two.d }))).code).toBe('inconsistent');
  });

  test('works without Web Crypto where that is not needed', async () => {
    const { privatePkcs8, publicSpki } = await run('generate', { type: 'p256' }, { generateKey });
    vi.stubGlobal('crypto', {});
    expect(await run('convert', privateKey)).toMatchObject({ size: 1024 });
    expect(await run('convert', publicSpki)).toMatchObject({ keyType: 'p256' });
    expect((await error('convert', privatePkcs8)).code).toBe('no-web-crypto');
  });
});

test.runIf(hasSsh)('opens an encrypted key of ssh-keygen', async () => {
  const path = join(folder, 'locked');
  ask('ssh-keygen', '-q', '-t', 'ed25519', '-C', 'me@host', '-N', 'secret', '-f', path);
  const { publicOpenssh } = await run('convert', readFileSync(path, 'utf8'), { passphrase: 'secret' });
  expect(`${publicOpenssh}\n`).toBe(readFileSync(`${path}.pub`, 'utf8'));
});
