import { choice, flag, int, text } from '#core/fields.ts';
import { defineTool, outputsOf } from '#core/tool.ts';
import { keyEncoding } from '#lib/bytes/options.ts';
import { reading, writing } from '#lib/hashing/options.ts';

const algorithms = [
  'sha256',
  'sha512',
  'sha1',
  'md5',
  'sha224',
  'sha384',
  'sha512-256',
  'sha3-224',
  'sha3-256',
  'sha3-384',
  'sha3-512',
  'ripemd160',
  'blake2b-512',
  'sm3',
  'whirlpool',
  'keccak-512',
] as const;
const algorithm = choice(algorithms, 'sha256');

const key = {
  key: text('', { secret: true, place: 'input' }),
  keyEncoding: { ...keyEncoding, place: 'input' },
} as const;
const form = { ...writing, truncate: int(null, { optional: true, min: 1, max: 64, more: true }) };
const expected = text('', { transient: true });

const mac = { mac: 'digest', size: 'number', keySize: 'number' } as const;
const facts = ['size', 'keySize'];

export default defineTool({
  category: 'crypto',
  icon: 'signature',
  createdAt: '2026-11-22',
  page: { operations: ['hmac', 'hmacFile', 'hmacAll'] },
  operations: {
    hmac: {
      generators: { key: 'generateKey' },
      input: 'text',
      secretInput: true,
      output: mac,
      isShortResult: true,
      headline: 'mac',
      countsFinalLineBreak: true,
      facts,
      primary: ['algorithm', 'encoding'],
      needs: 'key',
      options: { algorithm, ...key, ...form, ...reading },
      components: { note: 'verification' },
      examples: [
        // RFC 4231, section 4.3.
        {
          id: 'shortKey',
          input: 'what do ya want for nothing?',
          options: { key: 'Jefe' },
          output: { mac: '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843' },
        },
        {
          id: 'webhookBody',
          input: '{"id":1}',
          options: { key: 'example-secret' },
          output: { mac: '524531e715206c4d6666d36fccca8ffd4a0f1e359572351f4a98472f04886ea5', size: 8, keySize: 14 },
        },
        {
          id: 'sha512Base64',
          input: 'what do ya want for nothing?',
          options: { key: 'Jefe', algorithm: 'sha512', encoding: 'base64' },
          output: { mac: 'Fkt6e/z4GeLjlfvnO1bgo4e9ZCIugx/WECcM1+olBVSXWL91wFqZSm0DT2X48Ob9yuqxo01Ka0tjbgcKOLznNw==' },
        },
        // RFC 4231, section 4.2.
        {
          id: 'base64Key',
          input: 'Hi There',
          options: { key: 'CwsLCwsLCwsLCwsLCwsLCwsLCws=', keyEncoding: 'base64', encoding: 'base64' },
          output: { mac: 'sDRMYdjbOFNcqK/OrwvxK4gdwgDJgz2nJuk3bC4yz/c=' },
        },
        // Wikipedia, HMAC, examples.
        {
          id: 'sha1Hmac',
          input: 'The quick brown fox jumps over the lazy dog',
          options: { key: 'key', algorithm: 'sha1' },
          output: { mac: 'de7c9b85b8b78aa6bc8a7a36f70a90701c9db4d9' },
        },
      ],
    },
    hmacAll: {
      generators: { key: 'generateKey' },
      input: 'text',
      needs: 'key',
      secretInput: true,
      output: outputsOf(algorithms, 'digest'),
      headline: 'sha256',
      outputGroups: {
        sha2: ['sha224', 'sha512-256'],
        sha3: ['sha3-224', 'sha3-256', 'sha3-384', 'sha3-512', 'keccak-512'],
        others: ['ripemd160', 'blake2b-512', 'sm3', 'whirlpool'],
      },
      countsFinalLineBreak: true,
      primary: ['encoding'],
      options: { ...key, ...writing, ...reading },
      components: { note: 'verification' },
      examples: [
        // RFC 2202, section 2; RFC 4231, section 4.2; OpenSSL.
        {
          id: 'hexKey',
          input: 'Hi There',
          options: { key: '0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b', keyEncoding: 'hex' },
          output: {
            sha256: 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
            sha1: 'b617318655057264e28bc0b6fb378c8ef146be00',
            md5: '5ccec34ea9656392457fa1ac27f08fbc',
          },
        },
        {
          id: 'jefe',
          input: 'what do ya want for nothing?',
          options: { key: 'Jefe' },
          output: {
            sha256: '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
            md5: '750c783e6ab0b503eaa86e310a5db738',
            sha1: 'effcdf6ae5eb2fa2d27416d5f184df9c259a7c79',
          },
        },
      ],
    },
    hmacFile: {
      generators: { key: 'generateKey' },
      input: 'file',
      needs: 'key',
      secretInput: true,
      output: mac,
      isShortResult: true,
      headline: 'mac',
      facts,
      primary: ['algorithm', 'encoding'],
      options: { algorithm, ...key, ...form },
      components: { note: 'verification' },
      examples: [
        // OpenSSL.
        {
          id: 'smallFile',
          input: 'abc',
          options: { key: 'key' },
          output: { mac: '9c196e32dc0175f86f4b1cb89289d6619de6bee699e4c378e68309ed97a1a6ab' },
        },
        {
          id: 'sha512File',
          input: 'what do ya want for nothing?',
          options: { key: 'Jefe', algorithm: 'sha512' },
          output: {
            mac: '164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea2505549758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737',
          },
        },
      ],
    },
    verify: {
      generators: { key: 'generateKey' },
      input: 'text',
      needs: 'key',
      secretInput: true,
      output: 'boolean',
      countsFinalLineBreak: true,
      options: { expected, algorithm, ...key, truncate: form.truncate, ...reading },
      examples: [
        {
          id: 'githubSignature',
          input: 'what do ya want for nothing?',
          options: {
            key: 'Jefe',
            expected: 'sha256=5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
          },
          output: true,
        },
        {
          id: 'changedMessage',
          input: 'what do ya want for something?',
          options: { key: 'Jefe', expected: 'sha256=5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843' },
          output: false,
        },
      ],
    },
    verifyFile: {
      generators: { key: 'generateKey' },
      input: 'file',
      needs: 'key',
      secretInput: true,
      output: 'boolean',
      options: { expected, algorithm, ...key, truncate: form.truncate },
      examples: [
        {
          id: 'base64Signature',
          input: 'what do ya want for nothing?',
          options: { key: 'Jefe', algorithm: 'sha1', expected: '7/zfauXrL6LSdBbV8YTfnCWafHk=' },
          output: true,
        },
        {
          id: 'changedMessage',
          input: 'what do ya want for something?',
          options: { key: 'Jefe', algorithm: 'sha1', expected: '7/zfauXrL6LSdBbV8YTfnCWafHk=' },
          output: false,
        },
      ],
    },
    generateKey: {
      output: { key: 'text', keyEncoding: 'text', keySize: 'number' },
      headline: 'key',
      facts: ['keySize'],
      options: { algorithm, keyEncoding: { ...keyEncoding, default: 'hex' } as const },
      examples: [
        { id: 'sha3Block', options: { algorithm: 'sha3-256' }, output: { keySize: 136 } },
        { id: 'sha256Block', options: { keyEncoding: 'base64' }, output: { keySize: 64, keyEncoding: 'base64' } },
      ],
    },
    writeCommand: {
      input: 'text',
      secretInput: true,
      output: 'text',
      countsFinalLineBreak: true,
      options: { algorithm, ...key, ...form, ...reading, showKey: flag(), fileName: text('', { transient: true }) },
      examples: [
        {
          id: 'keyShown',
          input: 'what do ya want for nothing?',
          options: { key: 'Jefe', showKey: true },
          output: "printf %s 'what do ya want for nothing?' | openssl dgst -sha256 -hmac Jefe",
        },
        {
          id: 'keyHidden',
          input: 'hello',
          options: { key: 'Jefe' },
          output: 'printf %s hello | openssl dgst -sha256 -hmac "$HMAC_KEY"',
        },
      ],
    },
  },
});
