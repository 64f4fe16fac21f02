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
      countsFinalLineBreak: true,
      facts,
      primary: ['algorithm', 'encoding'],
      options: { algorithm, ...key, ...form, ...reading },
      components: { note: 'signed' },
      examples: [
        // RFC 4231, section 4.3.
        {
          id: 'hmac1',
          input: 'what do ya want for nothing?',
          options: { key: 'Jefe' },
          output: { mac: '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843' },
        },
        // RFC 4231, section 4.2.
        {
          id: 'hmac2',
          input: 'Hi There',
          options: { key: 'CwsLCwsLCwsLCwsLCwsLCwsLCws=', keyEncoding: 'base64', encoding: 'base64' },
          output: { mac: 'sDRMYdjbOFNcqK/OrwvxK4gdwgDJgz2nJuk3bC4yz/c=' },
        },
        // Wikipedia, HMAC, examples.
        {
          id: 'hmac3',
          input: 'The quick brown fox jumps over the lazy dog',
          options: { key: 'key', algorithm: 'sha1' },
          output: { mac: 'de7c9b85b8b78aa6bc8a7a36f70a90701c9db4d9' },
        },
      ],
    },
    hmacAll: {
      generators: { key: 'generateKey' },
      input: 'text',
      secretInput: true,
      output: outputsOf(algorithms, 'digest'),
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
          id: 'hmacAll1',
          input: 'Hi There',
          options: { key: '0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b', keyEncoding: 'hex' },
          output: {
            sha256: 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
            sha1: 'b617318655057264e28bc0b6fb378c8ef146be00',
            md5: '5ccec34ea9656392457fa1ac27f08fbc',
          },
        },
      ],
    },
    hmacFile: {
      generators: { key: 'generateKey' },
      input: 'file',
      secretInput: true,
      output: mac,
      facts,
      primary: ['algorithm', 'encoding'],
      options: { algorithm, ...key, ...form },
      components: { note: 'signed' },
      examples: [
        // OpenSSL.
        {
          id: 'hmacFile1',
          input: 'abc',
          options: { key: 'key' },
          output: { mac: '9c196e32dc0175f86f4b1cb89289d6619de6bee699e4c378e68309ed97a1a6ab' },
        },
      ],
    },
    verify: {
      generators: { key: 'generateKey' },
      input: 'text',
      secretInput: true,
      output: 'boolean',
      countsFinalLineBreak: true,
      options: { expected, algorithm, ...key, truncate: form.truncate, ...reading },
      examples: [
        {
          id: 'verify1',
          input: 'what do ya want for nothing?',
          options: {
            key: 'Jefe',
            expected: 'sha256=5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
          },
          output: true,
        },
      ],
    },
    verifyFile: {
      generators: { key: 'generateKey' },
      input: 'file',
      secretInput: true,
      output: 'boolean',
      options: { expected, algorithm, ...key, truncate: form.truncate },
      examples: [
        {
          id: 'verifyFile1',
          input: 'what do ya want for nothing?',
          options: { key: 'Jefe', algorithm: 'sha1', expected: '7/zfauXrL6LSdBbV8YTfnCWafHk=' },
          output: true,
        },
      ],
    },
    generateKey: {
      output: { key: 'text', keyEncoding: 'text', keySize: 'number' },
      facts: ['keySize'],
      options: { algorithm, keyEncoding: { ...keyEncoding, default: 'hex' } as const },
      examples: [{ id: 'generateKey1', options: { algorithm: 'sha3-256' }, output: { keySize: 136 } }],
    },
    writeCommand: {
      input: 'text',
      secretInput: true,
      output: 'text',
      countsFinalLineBreak: true,
      options: { algorithm, ...key, ...form, ...reading, showKey: flag(), fileName: text('', { transient: true }) },
      examples: [
        {
          id: 'writeCommand1',
          input: 'what do ya want for nothing?',
          options: { key: 'Jefe', showKey: true },
          output: "printf %s 'what do ya want for nothing?' | openssl dgst -sha256 -mac HMAC -macopt hexkey:4a656665",
        },
      ],
    },
  },
});
