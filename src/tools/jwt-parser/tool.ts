import { choice, choices, flag, int, text } from '#core/fields.ts';
import { defineTool, typedValue } from '#core/tool.ts';
import { keyEncoding } from '#lib/bytes/options.ts';
import type { Check, Claim, Signature } from './types.ts';

const key = {
  key: text('', { secret: true, multiline: true, place: 'own' }),
  keyEncoding: { ...keyEncoding, place: 'own' as const },
  keyType: choice(['auto', 'secret'], 'auto', { more: true }),
  passphrase: text('', { secret: true, when: { field: 'keyType', is: 'auto' }, place: 'own' }),
};
const signing = [
  'HS256',
  'HS384',
  'HS512',
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
  'ML-DSA-44',
  'ML-DSA-65',
  'ML-DSA-87',
] as const;
const dated = ['exp', 'nbf', 'iat'] as const;
const expected = {
  algorithm: choice(['header', ...signing], 'header', { group: 'checks' }),
  issuer: text('', { transient: true, group: 'checks' }),
  audience: text('', { transient: true, group: 'checks' }),
  subject: text('', { transient: true, group: 'checks' }),
  requiredClaims: text('', { group: 'checks' }),
  type: text('', { group: 'checks' }),
  checkedDates: choices(dated, dated, { group: 'checks' }),
  maxAge: int(null, { optional: true, min: 0, max: 1_000_000_000, group: 'checks' }),
  leeway: int(0, { min: 0, max: 3_600, group: 'checks' }),
  time: text('', { moment: true, group: 'checks' }),
};
/** What signs, and what its public part is named by. */
const own = {
  signWith: choice(signing, 'HS256'),
  key: key.key,
  passphrase: text('', {
    secret: true,
    when: { field: 'signWith', not: ['HS256', 'HS384', 'HS512'] },
    place: 'own',
  }),
  header: text('', { multiline: true, transient: true }),
};
const dates = choice(['local', 'utc', 'iso', 'unix'], 'local');

const verdict = { signatureState: 'text', timeState: 'text' } as const;

export default defineTool({
  category: 'web',
  icon: 'shield-check',
  createdAt: '2026-11-22',
  page: { operations: ['decode', 'sign'] },
  operations: {
    decode: {
      input: 'jwt',
      secretInput: true,
      output: {
        ...verdict,
        signatureReason: 'text',
        timeReason: 'text',
        payload: 'json',
        content: 'text',
        tokens: typedValue<readonly string[]>(),
        header: 'json',
        payloadClaims: typedValue<readonly Claim[]>(),
        headerClaims: typedValue<readonly Claim[]>(),
        disclosures: typedValue<readonly Claim[]>(),
        checks: typedValue<readonly Check[]>(),
        signatures: typedValue<readonly Signature[]>(),
        signature: 'text',
        signatureHex: 'hex',
        signatureSize: 'number',
        tokenSize: 'number',
      },
      facts: ['tokenSize', 'signatureSize'],
      outputGroups: {
        claims: ['payloadClaims', 'tokens', 'headerClaims', 'disclosures', 'checks'],
        signature: ['signatures', 'signature', 'signatureHex'],
      },
      primary: ['dates'],
      options: { ...key, ...expected, dates },
      components: { result: 'verdicts', note: 'claims', after: 'parts' },
      examples: [
        {
          id: 'decode1',
          input:
            'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
          options: { key: 'your-256-bit-secret', dates: 'iso' },
          output: { signatureState: 'valid', timeState: 'none' },
        },
        // RFC 8037, appendix A.4.
        {
          id: 'decode2',
          input:
            'eyJhbGciOiJFZERTQSJ9.RXhhbXBsZSBvZiBFZDI1NTE5IHNpZ25pbmc.hgyY0il_MGCjP0JzlnLWG1PPOt7-09PGcvMg3AIbQR6dWbhijcNR4ki4iylGjg5BhVsPt9g7sVvpAr_MuM0KAg',
          options: { key: '{"kty":"OKP","crv":"Ed25519","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}' },
          output: { signatureState: 'valid' },
        },
        // RFC 7519, section 6.1.
        {
          id: 'decode3',
          input:
            'eyJhbGciOiJub25lIn0.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.',
          output: { signatureState: 'unsigned' },
        },
      ],
    },
    verify: {
      input: 'jwt',
      secretInput: true,
      output: {
        valid: 'boolean',
        ...verdict,
        signatureReason: 'text',
        timeReason: 'text',
        checks: typedValue<readonly Check[]>(),
        signatures: typedValue<readonly Signature[]>(),
      },
      options: { ...key, ...expected },
      examples: [
        // RFC 7515, appendix A.1.
        {
          id: 'verify1',
          input:
            'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
          options: {
            key: 'AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow',
            keyEncoding: 'base64url',
            time: '2011-03-22T18:00:00Z',
          },
          output: { valid: true, signatureState: 'valid', timeState: 'valid' },
        },
      ],
    },
    sign: {
      input: 'json',
      secretInput: true,
      output: 'jwt',
      details: 'signingKey',
      primary: ['signWith', 'expiresIn', 'expiry'],
      options: {
        signWith: own.signWith,
        key: own.key,
        keyEncoding: key.keyEncoding,
        passphrase: own.passphrase,
        issuedAt: flag(),
        expiresIn: choice(['never', '3600', '86400', '604800', 'custom'], 'never'),
        expiry: text('90 min', { when: { field: 'expiresIn', is: 'custom' } }),
        notBefore: flag(),
        tokenId: flag(),
        header: own.header,
      },
      components: { control: 'signing-options' },
      examples: [
        {
          id: 'sign1',
          input: '{"sub": "1234567890", "name": "John Doe", "iat": 1516239022}',
          options: { key: 'your-256-bit-secret' },
          output:
            'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
        },
      ],
    },
    signingKey: {
      input: 'json',
      secretInput: true,
      internal: true,
      output: { publicJwk: 'json', publicJwks: 'json' },
      options: own,
    },
    publicJwk: {
      input: 'key',
      secretInput: true,
      output: 'json',
      options: { asSet: flag(), passphrase: text('', { secret: true }) },
      examples: [
        // RFC 8037, appendix A.1.
        {
          id: 'publicJwk1',
          input:
            '{"kty":"OKP","crv":"Ed25519","d":"nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}',
          output: '{\n  "crv": "Ed25519",\n  "kty": "OKP",\n  "x": "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"\n}',
        },
      ],
    },
  },
});
