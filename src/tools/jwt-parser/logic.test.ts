import { createHmac, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { copiedOf } from '#core/operations/headline.ts';
import messages from '#generated/messages/jwt-parser.en.json' with { type: 'json' };
import { bits, integer, oid, sequence } from '#lib/keys/der.ts';
import samples from '#lib/keys/sample-keys.json' with { type: 'json' };
import { growsLinearly } from '#testing/effort.ts';
import { testTool } from '#testing/test-tool.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error, notices, report } = testTool(tool, logic, { messages });

const encode = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

/** A token signed by Node. */
function signed(payload: unknown, header: object = {}, secret = 's'.repeat(32)): string {
  const text = `${encode({ alg: 'HS256', ...header })}.${encode(payload)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

// jwt.io's sample, as everybody knows it.
const sample =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c';
const secret = 'your-256-bit-secret';
const now = { now: () => new Date('2026-11-22T12:00:00Z') };

describe('decode', () => {
  it('says after which character a token is cut off', async () => {
    const found = await notices('decode', `${sample.slice(0, 51)}...`);
    expect(found).toContainEqual(
      expect.objectContaining({ code: 'cut-off', at: expect.objectContaining({ character: 51 }) }),
    );
  });

  it('shows the characters that escapes are for, and what is signed with its escapes', async () => {
    const token = signed('{"name":"Zo\\u00eb \\"Z\\""}');
    expect(await run('decode', token)).toMatchObject({
      payload: '{\n  "name": "Zoë \\"Z\\""\n}',
      payloadAsSigned: '{"name":"Zo\\u00eb \\"Z\\""}',
    });
    expect((await run('edit', token)).payload).toContain('\\u00eb');
  });

  it('shows the payload indented, all as it is signed, and dates in words', async () => {
    const result = await run('decode', sample, { dates: 'iso' }, now);
    expect(result).toMatchObject({
      header: '{"alg":"HS256","typ":"JWT"}',
      payload: '{\n  "sub": "1234567890",\n  "name": "John Doe",\n  "iat": 1516239022\n}',
      payloadAsSigned: '{"sub":"1234567890","name":"John Doe","iat":1516239022}',
      content: null,
      signatureState: 'unchecked',
      timeState: 'none',
      signatureSize: 32,
      tokenSize: sample.length,
    });
    expect(result.payloadClaims).toContainEqual({
      name: 'iat',
      value: '1516239022',
      meaning: 'Issued at',
      date: '2018-01-18T01:30:22Z (8 years 10 months ago)',
      decoded: '',
      tokens: [],
    });
  });

  it.each([
    ['Bearer ', ''],
    ['Authorization: Bearer ', '\n'],
    ['"', '",'],
    ['access_token=', ''],
    ['access_token=', '&token_type=Bearer&expires_in=3600'],
    ['  id_token: "', '"'],
  ])('ignores %j before a token', async (before, after) => {
    const { payload } = await run('decode', `${before}${sample}${after}`);
    expect(payload).toContain('John Doe');
  });

  it('looks for the end of a token once, however many quotes there are', async () => {
    expect(await growsLinearly((size) => error('decode', `a.b.${'"'.repeat(size)}x`), 80_000)).toBe(true);
  });

  it('counts parts in linear time', async () => {
    expect(await growsLinearly((size) => error('decode', `${'a.'.repeat(size)}b`), 20_000)).toBe(true);
  });

  it('leaves dates in seconds on request', async () => {
    const { payloadClaims } = await run('decode', sample, { dates: 'unix' }, now);
    expect(payloadClaims?.at(-1)).toMatchObject({ name: 'iat', date: '1516239022 (8 years 10 months ago)' });
  });

  it('reads a token that was broken over lines', async () => {
    expect((await run('decode', sample.replace('.', '.\n  '))).payload).toContain('John Doe');
  });

  it('keeps numbers exact', async () => {
    const token = signed('{"sub":12345678901234567890,"n":1.10}');
    const { payload, payloadAsSigned, payloadClaims } = await run('decode', token);
    expect(payload).toBe('{\n  "sub": 12345678901234567890,\n  "n": 1.10\n}');
    expect(payloadAsSigned).toBe('{"sub":12345678901234567890,"n":1.10}');
    expect(payloadClaims?.map(({ value }) => value)).toEqual(['12345678901234567890', '1.10']);
  });

  it('keeps a claim named __proto__', async () => {
    const { payloadClaims } = await run('decode', signed('{"__proto__":"x"}'));
    expect(payloadClaims).toMatchObject([{ name: '__proto__', value: 'x' }]);
  });

  it('reports duplicate names', async () => {
    expect(await notices('decode', signed('{"sub":"a","sub":"b"}'))).toMatchObject([
      { code: 'duplicate-claim', params: { part: 'payload', claim: 'sub' } },
    ]);
  });

  it('says where a payload is no JSON that was meant to be', async () => {
    const broken = signed('{"sub": "a",\n}');
    expect(await notices('decode', broken)).toMatchObject([{ code: 'payload-bad-json', params: { row: 2, place: 1 } }]);
    expect(await run('decode', broken)).toMatchObject({ content: '{"sub": "a",\n}', payload: null });
  });

  it('detects milliseconds', async () => {
    expect(await notices('decode', signed({ exp: 1_700_000_000_000 }))).toMatchObject([
      { code: 'milliseconds', params: { claim: 'exp' } },
    ]);
  });

  // The moments by GNU date; the last is in microseconds, which are not guessed.
  it.each([
    [{ exp: 1_893_456_000_000 }, 'iso', 'If milliseconds: 2030-01-01T00:00:00Z (in 3 years 1 month)'],
    [{ nbf: 1_700_000_000_123 }, 'iso', 'If milliseconds: 2023-11-14T22:13:20.123Z (3 years ago)'],
    [{ iat: 1_700_000_000_000 }, 'unix', 'If milliseconds: 1700000000 (3 years ago)'],
    [{ iat: 1_700_000_000_000_000 }, 'iso', ''],
  ])('shows the meant date of %j', async (payload, dates, date) => {
    expect((await run('decode', signed(payload), { dates }, now)).payloadClaims).toMatchObject([{ date }]);
  });

  // 2023-11-14 in milliseconds, and in seconds.
  it.each([
    [{ exp: 1_700_000_000_000 }, 'unknown', '“exp” looks like milliseconds.'],
    [{ iat: 1_700_000_000_000 }, 'unknown', '“iat” looks like milliseconds.'],
    [{ exp: 1_700_000_000, iat: 1_700_000_000_000 }, 'expired', 'The expiration date passed 3 years ago.'],
  ])('says of %j that its validity is %s', async (payload, state, reason) => {
    const { timeState, timeReason } = await run('decode', signed(payload), {}, now);
    expect([timeState, timeReason]).toEqual([state, reason]);
  });

  // RFC 8037, appendix A.4.
  it('shows a payload that is no JSON as text', async () => {
    const { value, notices: told } = await report(
      'decode',
      'eyJhbGciOiJFZERTQSJ9.RXhhbXBsZSBvZiBFZDI1NTE5IHNpZ25pbmc.hgyY0il_MGCjP0JzlnLWG1PPOt7-09PGcvMg3AIbQR6dWbhijcNR4ki4iylGjg5BhVsPt9g7sVvpAr_MuM0KAg',
      { key: '{"kty":"OKP","crv":"Ed25519","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}' },
    );
    expect(value).toMatchObject({ content: 'Example of Ed25519 signing', payload: null, signatureState: 'valid' });
    expect(told).toEqual(['The payload is not JSON; it is shown as text.']);
  });

  it('shows a payload that is no text as Base64url', async () => {
    const token = `${encode({ alg: 'HS256' })}._w.AA`;
    expect(await run('decode', token)).toMatchObject({ content: '_w', payload: null });
  });

  // RFC 7519, section 6.1.
  it('warns of an unsigned token', async () => {
    const { signatureState, signatureReason, timeState } = await run(
      'decode',
      'eyJhbGciOiJub25lIn0.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.',
      {},
      now,
    );
    expect({ signatureState, timeState }).toEqual({ signatureState: 'unsigned', timeState: 'expired' });
    expect(signatureReason).toContain('never accept it');
  });

  const headerOnly = 'This is only the header; the payload and signature are missing.';

  it.each(['', '.', '...', '…', '.…', ' [...]'])('reads a header without the rest: %j after it', async (after) => {
    const { value, notices: told } = await report('decode', `eyJhbGciOiJIUzI1NiJ9${after}`);
    expect(told).toEqual([headerOnly]);
    expect(value).toMatchObject({
      header: '{"alg":"HS256"}',
      payload: null,
      signatureState: 'missing',
      timeState: 'unknown',
      timeReason: 'The payload is not complete, so the expiration is unknown.',
    });
  });

  it.each([
    ['eyJzdWIiOiLDqTEyMzQif...', '{"sub":"é1234"', null],
    ['eyJzdWIiOiIxMjM0In0...', null, '{\n  "sub": "1234"\n}'],
    ['eyJzdWIiOiIxMjM0In0.dozjgN…', null, '{\n  "sub": "1234"\n}'],
    ['eyJzdWIiOiIxM[…]abc', '{"sub":"1', null],
    ['eyJzdWIiOiLD…', '{"sub":"', null],
  ])('reads a token whose end is an ellipsis: %s', async (rest, content, payload) => {
    const { value, notices: told } = await report('decode', `Bearer eyJhbGciOiJIUzI1NiJ9.${rest}`);
    expect(told).toEqual([expect.stringMatching(/^The token is cut off after character \d+; the rest is missing\.$/)]);
    expect(value).toMatchObject({ content, payload, timeState: payload === null ? 'unknown' : 'none' });
    expect(value?.signatureReason).toMatch(/cut off\?$/);
  });

  it('reads an encrypted token without its end', async () => {
    const { value, notices: told } = await report('decode', 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMTI4R0NNIn0...');
    expect(told).toEqual([headerOnly]);
    expect(value?.signatureState).toBe('encrypted');
  });

  it.each(['', ' ', '"'])('reads a token that is cut off after its payload: %j after it', async (after) => {
    const cut = sample.slice(0, sample.lastIndexOf('.'));
    const read = await run('decode', `Bearer ${cut}${after}`, { key: secret }, now);
    expect(read).toMatchObject({
      signatureState: 'missing',
      signatureReason: 'The token has no signature, which HS256 needs. Was it cut off?',
      header: '{"alg":"HS256","typ":"JWT"}',
      payloadAsSigned: '{"sub":"1234567890","name":"John Doe","iat":1516239022}',
      timeState: 'none',
      signature: null,
    });
    expect((await run('verify', cut, { key: secret })).valid).toBe(false);
    expect((await run('edit', cut)).payload).toContain('John Doe');
    const { signatureReason } = await run('decode', `${encode({ alg: 'ES256K' })}.e30`);
    expect(signatureReason).toBe('The token has no signature, which ES256K needs. Was it cut off?');
  });

  it('reads the header of an encrypted token', async () => {
    const token = `${encode({ alg: 'dir', enc: 'A256GCM' })}..AAAA.AAAA.AAAA`;
    expect(await run('decode', token)).toMatchObject({
      signatureState: 'encrypted',
      header: '{"alg":"dir","enc":"A256GCM"}',
      payload: null,
      content: null,
      timeState: 'unknown',
      timeReason: 'The claims are encrypted.',
      signatureSize: null,
    });
  });

  it('offers the payload to copy, of another token its text or its header', async () => {
    const copied = async (token: string) => copiedOf(tool.operations.decode, await run('decode', token))?.name;
    expect(await copied(sample)).toBe('payload');
    expect(await copied(signed('text'))).toBe('content');
    expect(await copied(`${encode({ alg: 'dir', enc: 'A256GCM' })}..AAAA.AAAA.AAAA`)).toBe('header');
  });

  // RFC 7515, appendix A.6 and A.7.
  it('reads a token as JSON', async () => {
    const [header = '', payload = '', signature = ''] = sample.split('.');
    const flat = { payload, protected: header, header: { kid: '1' }, signature };
    const { header: merged, signatureState } = await run('decode', JSON.stringify(flat), { key: secret });
    expect([merged, signatureState]).toEqual(['{"alg":"HS256","typ":"JWT","kid":"1"}', 'valid']);
  });

  it('checks every signature of a token in JSON', async () => {
    const payload = encode('{"a":1}');
    const by = (key: string, header: object) => {
      const protectedPart = encode(header);
      const signature = createHmac('sha256', key).update(`${protectedPart}.${payload}`).digest('base64url');
      return { protected: protectedPart, signature };
    };
    const [a, b] = ['a'.repeat(32), 'b'.repeat(32)] as const;
    const jwk = (k: string, kid: string) => ({ kty: 'oct', kid, k: encode(k) });
    const read = (signatures: readonly object[], keys: readonly object[]) =>
      run('decode', JSON.stringify({ payload, signatures }), { key: JSON.stringify({ keys }) });
    const signatures = [by(a, { alg: 'HS256', kid: 'a' }), by(b, { alg: 'HS256', kid: 'b' })];
    const both = await read(signatures, [jwk(a, 'a'), jwk(b, 'b')]);
    expect([both.signatureState, both.signatureReason]).toEqual(['valid', 'All 2 signatures are valid.']);
    expect(both.signatures).toMatchObject([
      { algorithm: 'HS256', kid: 'a', state: 'valid', signature: signatures[0]?.signature },
      { algorithm: 'HS256', kid: 'b', state: 'valid', signature: signatures[1]?.signature },
    ]);
    const one = await read(signatures, [jwk(b, 'b')]);
    expect([one.signatureState, one.signatureReason]).toEqual(['partly', 'Valid signatures: 1 of 2; details below.']);
    expect(one.signatures?.map(({ state: each }) => each)).toEqual(['invalid', 'valid']);
    const unsigned = await read([by('', { alg: 'none' }), by(a, { alg: 'HS256' })], [jwk(b, 'b')]);
    expect(unsigned.signatureState).toBe('unsigned');
    expect(await run('verify', JSON.stringify({ payload, signatures }), { key: b })).toMatchObject({
      valid: false,
      signatureState: 'partly',
    });
  });

  it.each(['{"payload":"e30","signatures":[]}', '{"payload":"e30","signatures":[1]}'])('refuses %s', async (text) => {
    expect((await error('decode', text)).code).toBe('not-a-token');
  });

  it('finds tokens in claims, at any depth, and instead of claims', async () => {
    const { payloadClaims } = await run('decode', signed({ vp: { list: [sample] }, nonce: 'n-0S6_WzA2Mj', t: sample }));
    expect(payloadClaims?.map(({ tokens }) => tokens)).toEqual([[sample], [], [sample]]);
    expect((await run('decode', signed(sample, { cty: 'JWT' }))).tokens).toEqual([sample]);
    expect((await run('decode', signed({}))).tokens).toBeNull();
  });

  it('shows the text that a claim holds in Base64url', async () => {
    const { payloadClaims } = await run(
      'decode',
      signed({ a: encode('{"name":"Möbius"}'), b: 'administrator-01', t: sample }),
    );
    expect(payloadClaims?.map(({ decoded }) => decoded)).toEqual(['{"name":"Möbius"}', '', '']);
  });

  // RFC 9901, section 4.2.1.
  it('lists what an SD-JWT discloses', async () => {
    const { disclosures } = await run(
      'decode',
      `${signed({ _sd_alg: 'sha-256' })}~WyJfMjZiYzRMVC1hYzZxMktJNmNCVzVlcyIsICJmYW1pbHlfbmFtZSIsICJNw7ZiaXVzIl0~`,
    );
    expect(disclosures).toMatchObject([{ name: 'family_name', value: 'Möbius' }]);
  });

  it.each([
    ['a.b', 'A signed token has three parts separated by dots; this one has 2.', { line: 1, column: 1 }],
    ['abc', 'A signed token has three parts separated by dots; this one has only 1.', { line: 1, column: 1 }],
    [`${encode({ alg: 'HS256' })}.ab!c.d`, 'The payload is not Base64url: found “!” at character 3.', { column: 24 }],
    [
      `Bearer\n${encode('{"alg"')}.e30.`,
      'Line 2: The header is not valid JSON. It decodes to: {"alg"',
      { line: 2, column: 1 },
    ],
    ['eyJhbGciOi...', 'The token is cut off in its header, which begins: {"alg":', { column: 11 }],
    ['hello…', 'A signed token has three parts separated by dots; this one has only 1.', { column: 1 }],
    ['_w.e30.', 'This is not a JWT: the header does not decode to UTF-8.', { column: 1 }],
    [`${'eyJhbGciOiJIUzI1NiJ9.e30.AAAA'.repeat(2)}`, 'Found 2 tokens. Enter one token at a time.', { column: 26 }],
    [
      'eyJhbGciOiJIUzI1NiJ9.e30AA.',
      'The payload is not whole Base64url: it has 5 characters. Was it cut off?',
      { column: 26 },
    ],
    ['W10.e30.', 'The header is not a JSON object. It decodes to: []', { column: 1 }],
    ['{"a":1}', 'This JSON is not a token: expected “payload” and “signature”.', { column: 1 }],
  ])('%j: %s', async (input, message, at) => {
    expect((await report('decode', input)).error).toBe(message);
    expect((await error('decode', input)).at).toMatchObject(at);
  });
});

describe('the signature', () => {
  const state = async (token: string, options: object) => {
    const { signatureState, signatureReason } = await run('decode', token, options);
    return [signatureState, signatureReason];
  };

  it.each([
    [secret, 'valid'],
    ['x', 'invalid'],
  ])('with the secret %s is %s', async (key, expected) => {
    expect((await state(sample, { key }))[0]).toBe(expected);
  });

  const ed25519 = generateKeyPairSync('ed25519');
  const pairs = {
    RS: generateKeyPairSync('rsa', { modulusLength: 2_048 }),
    ES256: generateKeyPairSync('ec', { namedCurve: 'P-256' }),
    ES384: generateKeyPairSync('ec', { namedCurve: 'P-384' }),
    ES512: generateKeyPairSync('ec', { namedCurve: 'P-521' }),
    EdDSA: ed25519,
    Ed25519: ed25519,
  };
  const pairOf = (name: string) => pairs[(/^[RP]S/.test(name) ? 'RS' : name) as keyof typeof pairs];

  test.each(['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'])(
    'of %s, signed and checked with PEM, JWK and a set',
    async (signWith) => {
      const { privateKey, publicKey } = pairOf(signWith);
      const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
      const token = await run('sign', '{"a": 1}', { signWith, key: pem });
      const jwk = publicKey.export({ format: 'jwk' });
      const other = { kty: 'oct', k: 'AAAA', kid: 'other' };
      for (const key of [
        publicKey.export({ type: 'spki', format: 'pem' }).toString(),
        pem,
        JSON.stringify(jwk),
        JSON.stringify({ keys: [other, { ...jwk, kid: 'mine' }] }),
      ])
        expect((await state(token, { key }))[0]).toBe('valid');
      const [header, , signature] = token.split('.');
      const changed = `${header}.${encode({ a: 2 })}.${signature}`;
      expect((await state(changed, { key: pem }))[0]).toBe('invalid');
    },
  );

  it('never takes a public key for a secret, except on request', async () => {
    const key = pairs.RS.publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const token = signed({ a: 1 }, {}, key);
    expect(await state(token, { key })).toEqual(['unchecked', expect.stringContaining('the key is public')]);
    expect((await state(token, { key, keyType: 'secret' }))[0]).toBe('valid');
  });

  it('reports a key that does not fit', async () => {
    const token = await run('sign', '{}', {
      signWith: 'RS256',
      key: pairs.RS.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    });
    const key = JSON.stringify(pairs.ES256.publicKey.export({ format: 'jwk' }));
    expect(await state(token, { key })).toEqual([
      'unchecked',
      'The header says RS256, but the key is of another type: EC P-256.',
    ]);
    expect((await state(token, { key: 'secret' }))[1]).toContain('needs a public key');
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 1_024 });
    expect((await state(token, { key: JSON.stringify(publicKey.export({ format: 'jwk' })) }))[1]).toBe(
      'RS256 needs an RSA key of at least 2048 bits; this one has 1024.',
    );
  });

  it('tries the other keys of a set where one is too weak or empty', async () => {
    const jwkOf = (key: ReturnType<typeof createPublicKey>) => key.export({ format: 'jwk' });
    const weak = jwkOf(generateKeyPairSync('rsa', { modulusLength: 1_024 }).publicKey);
    const key = pairs.RS.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const token = await run('sign', '{}', { signWith: 'RS256', key });
    const setOf = (...keys: readonly object[]) => JSON.stringify({ keys });
    expect((await state(token, { key: setOf(weak, jwkOf(pairs.RS.publicKey)) }))[0]).toBe('valid');
    expect((await state(token, { key: setOf(weak) }))[1]).toContain('this one has 1024');
    const secrets = setOf({ kty: 'oct', k: '' }, { kty: 'oct', k: encode('s'.repeat(32)) });
    expect((await state(signed({}), { key: secrets }))[0]).toBe('valid');
  });

  it.each([
    [{ alg: 'HS512' }, 'HS512'],
    [{ use: 'enc' }, 'enc'],
    [{ key_ops: ['encrypt'] }, 'encrypt'],
  ])('does not use a JWK that is meant for something else: %j', async (limits, limit) => {
    const key = JSON.stringify({ kty: 'oct', k: encode('s'.repeat(32)), ...limits });
    expect(await state(signed({}), { key })).toEqual([
      'unchecked',
      `The JWK is not meant for HS256: it says “${limit}”.`,
    ]);
  });

  it.each([' ', '\n', '\r\n\t', '\u00a0'])('reports white space in a token: %j', async (blank) => {
    const token = signed({});
    const broken = `Bearer ${token.slice(0, 20)}${blank}${token.slice(20)}`;
    expect(await notices('decode', broken)).toMatchObject([{ code: 'white-space', at: { offset: 27 } }]);
    expect(await notices('decode', ` Bearer ${token}\n`)).toEqual([]);
  });

  it.each([' ', '\n', '\r\n\t'])('is valid only without white space in the token: %j', async (blank) => {
    const token = signed({});
    const key = 's'.repeat(32);
    for (const at of [20, token.indexOf('.'), token.length - 5]) {
      const broken = `${token.slice(0, at)}${blank}${token.slice(at)}`;
      expect(await state(broken, { key })).toEqual([
        'valid-without-spaces',
        'The signature matches this key (HS256). Receivers reject tokens that contain whitespace.',
      ]);
      expect((await run('verify', broken, { key })).valid).toBe(false);
      expect((await state(broken, { key: 'x'.repeat(32) }))[0]).toBe('invalid');
    }
    expect((await state(`\n Bearer ${token}${blank}`, { key }))[0]).toBe('valid');
    expect((await run('verify', `${token}${blank}`, { key })).valid).toBe(true);
  });

  // RFC 7518, sections 3.2 and 3.4: as many bytes as the hash has; ECDSA on P-256 has 64.
  it.each([
    ['HS256', 30, 'The signature is 2 bytes too short for HS256. Was the token cut off?'],
    ['HS256', 31, 'The signature is 1 byte too short for HS256. Was the token cut off?'],
    ['HS256', 33, 'The signature is 1 byte too long for HS256.'],
    ['HS512', 32, 'The signature is 32 bytes too short for HS512. Was the token cut off?'],
    ['ES256', 72, 'The signature is 8 bytes too long for ES256.'],
    ['ES512', 131, 'The signature is 1 byte too short for ES512. Was the token cut off?'],
    ['EdDSA', 63, 'The signature is 1 byte too short for EdDSA. Was the token cut off?'],
  ])('of %s cannot be %d bytes long', async (alg, size, reason) => {
    const token = `${encode({ alg })}.${encode({})}.${Buffer.alloc(size).toString('base64url')}`;
    for (const key of ['', secret]) expect(await state(token, { key })).toEqual(['invalid', reason]);
  });

  it('may be missing', async () => {
    const token = `${encode({ alg: 'RS256' })}.${encode({})}.`;
    const missing = ['missing', 'The token has no signature, which RS256 needs. Was it cut off?'];
    for (const key of ['', secret]) expect(await state(token, { key })).toEqual(missing);
    expect(await run('verify', token, { key: secret })).toMatchObject({ valid: false, signatureState: 'missing' });
  });

  it.each([
    [sample.slice(0, -10), 'missing', 'The signature is not whole Base64url: it has 33 characters. Was it cut off?'],
    [`${sample.slice(0, -1)}+`, 'invalid', 'The signature is not Base64url: found “+” at character 43.'],
  ])('without bytes keeps nobody from the rest: %s', async (token, signatureState, signatureReason) => {
    expect(await run('decode', token, { key: secret })).toMatchObject({
      signatureState,
      signatureReason,
      header: '{"alg":"HS256","typ":"JWT"}',
      payloadAsSigned: '{"sub":"1234567890","name":"John Doe","iat":1516239022}',
      signature: token.split('.')[2],
      signatureHex: null,
      signatureSize: null,
    });
    expect(await run('verify', token, { key: secret })).toMatchObject({ valid: false, signatureState });
    expect((await run('edit', token)).payload).toContain('John Doe');
    const [header, payload, signature] = token.split('.');
    const asJson = JSON.stringify({ payload, protected: header, signature });
    expect(await run('decode', asJson)).toMatchObject({ signatureState, signatureReason });
  });

  it('of RSA has the size of the key', async () => {
    const key = pairs.RS.publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const ofSize = (size: number) => `${encode({ alg: 'RS256' })}.e30.${Buffer.alloc(size).toString('base64url')}`;
    expect(await state(ofSize(255), { key })).toEqual([
      'invalid',
      'This key’s signatures have 256 bytes; this one has 255. Wrong key, or cut off?',
    ]);
    expect(await state(ofSize(256), { key })).toEqual(['invalid', 'Wrong key, or the token was modified.']);
  });

  it('notes bits that do not count', async () => {
    const token = signed({});
    const last = token.slice(-1);
    const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const loose = token.slice(0, -1) + digits[digits.indexOf(last) + 1];
    expect(await notices('decode', loose)).toMatchObject([{ code: 'loose-bits' }]);
  });

  it('takes the key of a set by its name, else tries those that fit', async () => {
    const jwk = (k: string, kid: string) => ({ kty: 'oct', kid, k: encode(k) });
    const keys = [jwk('a'.repeat(32), 'a'), jwk('b'.repeat(32), 'b'), { kty: 'EC', crv: 'secp256k1', kid: 'c' }];
    const set = JSON.stringify({ keys });
    expect(await state(signed({}, { kid: 'b' }, 'b'.repeat(32)), { key: set })).toEqual([
      'valid',
      'The signature matches the key “b”.',
    ]);
    expect(await state(signed({}, { kid: 'x' }, 'z'.repeat(32)), { key: set })).toEqual([
      'invalid',
      'None of the 2 keys in the set has the kid “x”; 2 are for this algorithm, but none match.',
    ]);
    expect(await state(signed({}, { kid: 'a' }, 'b'.repeat(32)), { key: set })).toMatchObject([
      'invalid',
      expect.anything(),
    ]);
  });

  it('notes a short secret', async () => {
    expect((await report('decode', sample, { key: 'abc' })).notices).toEqual([
      'The secret has 3 bytes; HS256 requires at least 32 (RFC 7518).',
    ]);
  });

  // The browser of page.e2e.ts has ML-DSA; a platform without it refuses its name before it looks at a key.
  describe('of ML-DSA where the platform has no such algorithm', () => {
    const refuse = () =>
      vi
        .spyOn(crypto.subtle, 'importKey')
        .mockRejectedValue(new DOMException('Unrecognized algorithm name', 'NotSupportedError'));
    afterEach(() => vi.restoreAllMocks());
    const jwk = { kty: 'AKP', alg: 'ML-DSA-44', pub: 'AAAA', priv: 'AAAA' };

    it.each(['', 'x', JSON.stringify(jwk)])('is not checked with the key %j', async (key) => {
      refuse();
      expect(await state(signed({}, { alg: 'ML-DSA-65' }), { key })).toEqual([
        'unchecked',
        'ML-DSA-65 is a post-quantum signature (FIPS 204), which this browser or Node version cannot verify. The token was only decoded.',
      ]);
    });

    it('is not made', async () => {
      refuse();
      const options = { signWith: 'ML-DSA-44', key: JSON.stringify(jwk) };
      expect((await error('sign', '{}', options)).code).toBe('algorithm-missing');
    });

    it('has a public JWK all the same, where the key is one', async () => {
      refuse();
      expect(JSON.parse(await run('publicJwk', JSON.stringify(jwk)))).toEqual({
        alg: 'ML-DSA-44',
        kty: 'AKP',
        pub: 'AAAA',
      });
    });

    // The structure of RFC 5280, around a key of RFC 9881.
    it('is known in a certificate', async () => {
      refuse();
      const spki = sequence(sequence(oid('608648016503040311')), bits(new Uint8Array(1_312)));
      const parts = [integer(Uint8Array.of(1)), sequence(), sequence(), sequence(), sequence(), spki];
      const der = Buffer.from(sequence(sequence(...parts), sequence(), bits(new Uint8Array(1)))).toString('base64');
      const key = `-----BEGIN CERTIFICATE-----\n${der}\n-----END CERTIFICATE-----`;
      expect(await error('publicJwk', key)).toMatchObject({ code: 'algorithm-missing', params: { alg: 'ML-DSA-44' } });
    });
  });

  it('of ML-DSA needs a key of its kind', async () => {
    const key = pairs.ES256.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    expect((await error('sign', '{}', { signWith: 'ML-DSA-44', key })).code).toBe('key-of-other');
  });

  it.each(['ES256K', 'Ed448', 'constructor'])('%s cannot be checked', async (alg) => {
    expect((await state(signed({}, { alg }), { key: 'x' }))[0]).toBe('unchecked');
  });

  it('reports a key that is cut off, in its field', async () => {
    const { code, at } = await error('decode', sample, { key: '-----BEGIN PUBLIC KEY-----\nAAAA' });
    expect([code, at?.field]).toEqual(['unfinished', 'key']);
  });

  // openssl req -x509 -newkey ed25519 -nodes -subj /CN=penknife -days 36500
  it('reads the key of a certificate', async () => {
    const key = [
      '-----BEGIN CERTIFICATE-----',
      'MIIBPDCB76ADAgECAhRTSD1LBxPRk5Ge8P76sPLeNrWs5zAFBgMrZXAwEzERMA8G',
      'A1UEAwwIcGVua25pZmUwIBcNMjYxMTIyMjM1NjAzWhgPMjEyNjEwMjkyMzU2MDNa',
      'MBMxETAPBgNVBAMMCHBlbmtuaWZlMCowBQYDK2VwAyEAlOHKjmqRoTR3LVeygDmK',
      'v4cxCe2XcleE+T1BB70rnEejUzBRMB0GA1UdDgQWBBSAOcmEBpefDNbkTN3Zwhiy',
      'DQbRPDAfBgNVHSMEGDAWgBSAOcmEBpefDNbkTN3ZwhiyDQbRPDAPBgNVHRMBAf8E',
      'BTADAQH/MAUGAytlcANBALrpElAGx6JbYAK0693ovama+PZwuPHPbuNpQ5Tinmjw',
      'FmzG5/M61EJDBCiwvgfnqqfNkObGpUGKmWj4i83iawE=',
      '-----END CERTIFICATE-----',
    ].join('\n');
    expect((await state(signed({}, { alg: 'EdDSA' }), { key }))[0]).toBe('invalid');
  });
});

describe('verify', () => {
  const at = Date.parse('2026-11-22T12:00:00Z') / 1_000;
  const key = 's'.repeat(32);
  const check = async (payload: object, options: object, header: object = {}) => {
    const { valid, checks } = await run('verify', signed(payload, header), { key, ...options }, now);
    return [valid, checks?.filter(({ passed }) => !passed).map(({ check: name }) => name)];
  };

  it.each<[object, object, boolean, string[]]>([
    [{}, {}, true, []],
    [{ exp: at + 60 }, {}, true, []],
    [{ exp: at }, {}, false, ['exp']],
    [{ exp: at }, { leeway: 1 }, true, []],
    [{ nbf: at + 1 }, {}, false, ['nbf']],
    [{ nbf: at + 1 }, { leeway: 1 }, true, []],
    [{ iat: at + 1 }, {}, false, ['iat']],
    [{ exp: 'soon' }, {}, false, ['exp']],
    [{ exp: at }, { checkedDates: ['nbf', 'iat'] }, true, []],
    [{ nbf: at + 1 }, { checkedDates: ['exp'] }, true, []],
    [{ exp: at, iat: at + 1 }, { checkedDates: ['iat'] }, false, ['iat']],
    [{ aud: ['a', 'b'] }, { audience: 'b' }, true, []],
    [{ aud: 'a' }, { audience: 'b' }, false, ['aud']],
    [{ iss: 'i', sub: 's' }, { issuer: 'i', subject: 's' }, true, []],
    [{}, { issuer: 'i' }, false, ['iss']],
    [{ a: 1 }, { requiredClaims: 'a, b' }, false, ['b']],
    [{ iat: at - 61 }, { maxAge: 60 }, false, ['maxAge']],
    [{ iat: at - 60 }, { maxAge: 60 }, true, []],
    [{}, { maxAge: 60 }, false, ['maxAge']],
    [{ exp: at - 60 }, { time: '2026-11-22T11:00:00Z' }, true, []],
  ])('%j with %j: %s', async (payload, options, valid, failed) => {
    expect(await check(payload, options)).toEqual([valid, failed]);
  });

  it.each<[object, readonly string[], string, string]>([
    [{ exp: at - 60 }, ['exp', 'nbf', 'iat'], 'expired', 'The expiration date passed 1 minute ago.'],
    [{ exp: at - 60 }, ['nbf', 'iat'], 'none', 'The token has dates that are not checked.'],
    [{ exp: at + 60 }, ['exp'], 'valid', 'Expires in 1 minute.'],
    [{ nbf: at - 120 }, ['nbf'], 'none', 'Became valid 2 minutes ago; no expiration date is given.'],
    [{ exp: at - 60, nbf: at - 120 }, ['nbf'], 'none', 'Became valid 2 minutes ago; its expiration is not checked.'],
    [{ nbf: at + 60 }, ['exp', 'iat'], 'none', 'The token has dates that are not checked.'],
    [{}, [], 'none', 'Never expires (no exp claim).'],
  ])('%j with %j: %s', async (payload, checkedDates, timeState, timeReason) => {
    expect(await run('verify', signed(payload), { key, checkedDates }, now)).toMatchObject({ timeState, timeReason });
  });

  it('warns of dates that are no numbers', async () => {
    const { value, notices: told } = await report('verify', signed({ exp: '1516239022', nbf: 'abc', iat: 1 }), { key });
    expect(value).toMatchObject({ valid: false, timeReason: 'The token has dates that are not checked.' });
    expect(told).toEqual([
      '“exp” is not a number; token dates are in seconds (RFC 7519).',
      '“nbf” is not a number; token dates are in seconds (RFC 7519).',
    ]);
  });

  it.each(['\n', '\r\n'])('reports that a key would match without its final %j', async (end) => {
    const { value, notices: told } = await report('verify', signed({}), { key: `${key}${end}` });
    expect(value).toMatchObject({ valid: false, signatureState: 'invalid' });
    expect(told).toEqual(['The signature is valid for the key without its final line break.']);
    expect((await report('verify', signed({}), { key: `${'x'.repeat(32)}${end}` })).notices).toEqual([]);
  });

  it('refuses what the header calls critical and is not understood', async () => {
    expect(await check({}, {}, { crit: ['x'] })).toEqual([false, ['crit']]);
    expect(await check({}, {}, { crit: [] })).toEqual([false, ['crit']]);
    expect(await check({}, {}, { crit: 'b64' })).toEqual([false, ['crit']]);
  });

  it('compares the type of the token', async () => {
    expect(await check({}, { type: 'at+jwt' }, { typ: 'at+jwt' })).toEqual([true, []]);
  });

  // RFC 7797, section 4.2.
  it('checks a payload that is not encoded', async () => {
    const header = encode({ alg: 'HS256', b64: false, crit: ['b64'] });
    const mac = createHmac('sha256', key).update(`${header}.hello`).digest('base64url');
    expect(await run('verify', `${header}.hello.${mac}`, { key })).toMatchObject({ valid: true });
  });
});

describe('edit', () => {
  it('gives what signs the same token again', async () => {
    const written = { alg: 'HS384', typ: 'JWT', kid: '1' };
    const token = await run('sign', '{"sub":"alice","n":1.10}', {
      key: secret,
      signWith: 'HS384',
      header: '{"kid":"1"}',
    });
    expect(token.split('.')[0]).toBe(encode(written));
    const { payload, signWith, header } = await run('edit', `Bearer ${token}`);
    expect({ payload, signWith, header }).toEqual({
      payload: '{\n  "sub": "alice",\n  "n": 1.10\n}',
      signWith: 'HS384',
      header: '{"kid":"1"}',
    });
    expect(await run('sign', payload ?? '', { key: secret, signWith: 'HS384', header: header ?? '' })).toBe(token);
  });

  it('leaves out an algorithm that signs nothing, and a payload that is not JSON', async () => {
    expect(await run('edit', `${encode({ alg: 'none' })}.e30.`)).toMatchObject({ signWith: null, header: null });
    expect(await run('edit', `${encode({ alg: 'HS256' })}.aGk.AA`)).toMatchObject({ payload: null });
  });
});

describe('sign', () => {
  it('adds requested claims that are missing', async () => {
    const token = await run(
      'sign',
      '{"iat": 1}',
      { key: secret, issuedAt: true, expiresIn: '3600', notBefore: true },
      now,
    );
    const { payloadAsSigned: payload } = await run('decode', token);
    expect(payload).toBe('{"iat":1,"exp":1795352400,"nbf":1795348800}');
  });

  it.each([
    ['90 min', 5_400],
    ['1d 12h', 129_600],
    ['1w2m3s', 604_923],
    ['PT1H', 3_600],
    // From the 22nd of November to that of December.
    ['P1M', 30 * 86_400],
    ['2026-11-22T12:00:30Z', 30],
    ['2026-11-22T12:00:00+01:00', -3_600],
  ])('expires after or at %s', async (expiry, after) => {
    const token = await run('sign', '{}', { key: secret, expiresIn: 'custom', expiry }, now);
    expect((await run('decode', token)).payloadAsSigned).toBe(`{"exp":${now.now().getTime() / 1_000 + after}}`);
  });

  it.each(['', '3600', '1795348800', 'soon', '1 d x', 'P', '1y', `${'9 s '.repeat(5_000)}!`])(
    'refuses %j, in its field',
    async (expiry) => {
      const { code, at } = await error('sign', '{}', { key: secret, expiresIn: 'custom', expiry }, now);
      expect([code, at?.field]).toEqual(['no-expiry', 'expiry']);
    },
  );

  it('gives the public key, and a set of it that checks the token', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const options = {
      signWith: 'ES256',
      key: privateKey.export({ type: 'sec1', format: 'pem' }).toString(),
      header: '{"kid": "k1"}',
    };
    const { publicJwk, publicJwks } = await run('signingKey', '{}', options);
    expect(JSON.parse(publicJwk ?? '')).toEqual(publicKey.export({ format: 'jwk' }));
    const [published] = JSON.parse(publicJwks ?? '').keys;
    expect(published).toEqual({ ...publicKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig', kid: 'k1' });
    expect(createPublicKey({ key: published, format: 'jwk' }).equals(publicKey)).toBe(true);
    const token = await run('sign', '{}', options);
    expect(await run('verify', token, { key: publicJwks ?? '' })).toMatchObject({ valid: true });
    expect(await run('publicJwk', options.key, { asSet: true })).toBe(
      JSON.stringify({ keys: [JSON.parse(publicJwk ?? '')] }, undefined, 2),
    );
  });

  it('has no public key of a secret', async () => {
    expect(await run('signingKey', '{}', { key: secret })).toEqual({ publicJwk: null, publicJwks: null });
  });

  it('adds to an empty object, with a random identifier', async () => {
    const { payloadAsSigned: payload } = await run('decode', await run('sign', '{}', { key: secret, tokenId: true }));
    expect(payload).toMatch(/^\{"jti":"[\w-]{22}"\}$/);
  });

  it('writes more of the header, the algorithm first', async () => {
    const token = await run('sign', '{}', { key: secret, header: '{"kid": "1", "typ": "at+jwt", "alg": "RS256"}' });
    expect((await run('decode', token)).header).toBe('{"alg":"HS256","kid":"1","typ":"at+jwt"}');
  });

  it.each<[string, object, string]>([
    ['{', {}, 'payload-not-json'],
    ['1', { issuedAt: true }, 'payload-not-object'],
    ['{}', { key: '' }, 'key-missing'],
    ['{}', { header: '[]' }, 'header-option'],
    ['{}', { signWith: 'RS256', key: 'x' }, 'not-a-key'],
  ])('%j with %j: %s', async (payload, options, code) => {
    expect((await error('sign', payload, { key: secret, ...options })).code).toBe(code);
  });

  it('needs a private key of the algorithm', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    expect((await error('sign', '{}', { signWith: 'EdDSA', key: pem })).code).toBe('public-key');
    const other = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    expect((await error('sign', '{}', { signWith: 'ES256', key: other })).code).toBe('key-of-other');
    const weak = generateKeyPairSync('rsa', { modulusLength: 1_024 }).privateKey;
    const weakPem = weak.export({ type: 'pkcs8', format: 'pem' }).toString();
    expect((await error('sign', '{}', { signWith: 'RS256', key: weakPem })).code).toBe('weak-key');
  });
});

describe('an encrypted key', () => {
  const { passphrase, encrypted, plain } = samples;
  const [first] = encrypted;
  const ofSameKey = [...encrypted, ...plain].filter(({ fingerprint }) => fingerprint === first?.fingerprint);
  const locked = { signWith: 'EdDSA', key: first?.key ?? '' } as const;

  it.each(ofSameKey)('signs and verifies: $command', async ({ key }) => {
    const token = await run('sign', '{"a": 1}', { ...locked, passphrase });
    expect(await run('decode', token, { key, passphrase })).toMatchObject({ signatureState: 'valid' });
    expect(await run('verify', token, { key, passphrase })).toMatchObject({ valid: true });
    if (key.includes('PUBLIC')) return;
    expect(await run('sign', '{"a": 1}', { ...locked, key, passphrase })).toBe(token);
    expect((await run('signingKey', '{}', { ...locked, key, passphrase })).publicJwk).toContain('Ed25519');
  });

  it.each(encrypted)('gives its public JWK: $command', async ({ key }) => {
    expect(JSON.parse(await run('publicJwk', key, { passphrase }))).not.toHaveProperty('d');
  });

  it.each([
    ['', 'passphrase-missing'],
    ['wrong', 'wrong-passphrase'],
  ])('reports the passphrase %j', async (given, code) => {
    const token = await run('sign', '{"a": 1}', { ...locked, passphrase });
    const found = { code, at: { field: 'passphrase' } };
    const options = { key: locked.key, passphrase: given };
    expect(await error('decode', token, options)).toMatchObject(found);
    expect(await error('verify', token, options)).toMatchObject(found);
    expect(await error('sign', '{}', { ...locked, passphrase: given })).toMatchObject(found);
    expect(await error('signingKey', '{}', { ...locked, passphrase: given })).toMatchObject(found);
    expect(await error('publicJwk', locked.key, { passphrase: given })).toMatchObject(found);
  });

  it('is read once for all signatures of a token', async () => {
    const token = await run('sign', '{"a": 1}', { ...locked, passphrase });
    const [header, payload, signature] = token.split('.');
    const signatures = Array.from({ length: 3 }, () => ({ protected: header, signature }));
    const key = `${locked.key}${locked.key}`;
    const found = await notices('decode', JSON.stringify({ payload, signatures }), { key, passphrase });
    expect(found.map(({ code }) => code)).toEqual(['several-keys']);
  });
});
