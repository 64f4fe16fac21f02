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
        payloadAsSigned: 'json',
        signatureSize: 'number',
        tokenSize: 'number',
      },
      reportsErrors: true,
      headline: 'signatureState',
      copies: ['payload', 'content', 'header'],
      verdict: { output: 'signatureState', good: ['valid'], bad: ['invalid', 'missing', 'unsigned'] },
      facts: ['tokenSize', 'signatureSize'],
      outputGroups: {
        claims: ['payloadClaims', 'tokens', 'headerClaims', 'disclosures', 'checks'],
        signature: ['signatures', 'signature', 'signatureHex', 'payloadAsSigned'],
      },
      primary: ['dates'],
      options: { ...key, ...expected, dates },
      components: { control: 'signature-key', result: 'verdicts', note: 'claims', after: 'parts' },
      examples: [
        {
          id: 'signedToken',
          input:
            'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
          options: { key: 'your-256-bit-secret', dates: 'iso' },
          output: { signatureState: 'valid', timeReason: 'Never expires (no exp claim).' },
        },
        // RFC 7515, appendix A.1.
        {
          id: 'expired',
          input:
            'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
          output: { signatureState: 'unchecked', timeState: 'expired' },
        },
        {
          id: 'tampered',
          input:
            'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyLCJhZG1pbiI6dHJ1ZX0.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
          options: { key: 'your-256-bit-secret' },
          output: { signatureState: 'invalid' },
        },
        // RFC 7519, section 6.1.
        {
          id: 'unsigned',
          input:
            'eyJhbGciOiJub25lIn0.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.',
          output: { signatureState: 'unsigned' },
        },
        // RFC 8037, appendix A.4.
        {
          id: 'ed25519',
          input:
            'eyJhbGciOiJFZERTQSJ9.RXhhbXBsZSBvZiBFZDI1NTE5IHNpZ25pbmc.hgyY0il_MGCjP0JzlnLWG1PPOt7-09PGcvMg3AIbQR6dWbhijcNR4ki4iylGjg5BhVsPt9g7sVvpAr_MuM0KAg',
          options: { key: '{"kty":"OKP","crv":"Ed25519","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}' },
          output: { signatureState: 'valid' },
        },
        // RFC 7516, appendix A.3.
        {
          id: 'encrypted',
          input:
            'eyJhbGciOiJBMTI4S1ciLCJlbmMiOiJBMTI4Q0JDLUhTMjU2In0.6KB707dM9YTIgHtLvtgWQ8mKwboJW3of9locizkDTHzBC2IlrT1oOQ.AxY8DCtDaGlsbGljb3RoZQ.KDlTtXchhZTGufMYmOYGS4HffxPSUrfmqCHXaI9wOGY.U0m_YmjN04DJvceFICbCVQ',
          output: { signatureState: 'encrypted', header: '{"alg":"A128KW","enc":"A128CBC-HS256"}' },
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
      reportsErrors: true,
      headline: 'valid',
      options: { ...key, ...expected },
      examples: [
        // RFC 7515, appendix A.1.
        {
          id: 'sharedSecret',
          input:
            'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
          options: {
            key: 'AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow',
            keyEncoding: 'base64url',
            time: '2011-03-22T18:00:00Z',
          },
          output: { valid: true, signatureState: 'valid', timeState: 'valid' },
        },
        {
          id: 'expired',
          input:
            'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
          options: {
            key: 'AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow',
            keyEncoding: 'base64url',
            time: '2026-11-22T00:00:00Z',
          },
          output: { valid: false, signatureState: 'valid', timeState: 'expired' },
        },
        {
          id: 'tampered',
          input:
            'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyLCJhZG1pbiI6dHJ1ZX0.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
          options: { key: 'your-256-bit-secret' },
          output: { valid: false, signatureState: 'invalid' },
        },
      ],
    },
    sign: {
      input: 'json',
      secretInput: true,
      output: 'jwt',
      details: 'signingKey',
      primary: ['signWith', 'expiresIn', 'expiry'],
      needs: 'key',
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
          id: 'hs256',
          input: '{"sub": "1234567890", "name": "John Doe", "iat": 1516239022}',
          options: { key: 'your-256-bit-secret' },
          output:
            'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
        },
        {
          id: 'keyId',
          input: '{"sub":"alice"}',
          options: { key: 'your-256-bit-secret', header: '{"kid":"2026-11"}' },
          output:
            'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCIsImtpZCI6IjIwMjYtMTEifQ.eyJzdWIiOiJhbGljZSJ9.7b3ilaJGGYGNxYx50wkw8OoFqdG5xU9cB9HOB9BDnW4',
        },
        {
          id: 'hs512',
          input: '{"sub":"alice","role":"admin"}',
          options: { signWith: 'HS512', key: 'example-secret-of-64-characters-example-secret-of-64-characters-' },
          output:
            'eyJhbGciOiJIUzUxMiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJhbGljZSIsInJvbGUiOiJhZG1pbiJ9.sxbNd8GhH6w4qS6m_2yxEUOwLj0tWmGIKoCqqXKG_kB-sIuQYywY97Ahd6GWOpzCozRbTxgBec55jX85l7iC7Q',
        },
      ],
    },
    edit: {
      input: 'jwt',
      secretInput: true,
      internal: true,
      output: { payload: 'json', signWith: 'text', header: 'json' },
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
          id: 'ed25519Key',
          input:
            '{"kty":"OKP","crv":"Ed25519","d":"nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}',
          output: '{\n  "crv": "Ed25519",\n  "kty": "OKP",\n  "x": "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"\n}',
        },
        {
          id: 'keySet',
          input:
            '{"kty":"OKP","crv":"Ed25519","d":"nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}',
          options: { asSet: true },
          output:
            '{\n  "keys": [\n    {\n      "crv": "Ed25519",\n      "kty": "OKP",\n      "x": "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"\n    }\n  ]\n}',
        },
      ],
    },
  },
});
