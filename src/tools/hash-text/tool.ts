import { choice, choices, text } from '#core/fields.ts';
import { defineTool, outputsOf } from '#core/tool.ts';
import { reading, writing } from '#lib/hashing/options.ts';

const base = [
  'md5',
  'sha1',
  'sha224',
  'sha256',
  'sha384',
  'sha512',
  'sha3-224',
  'sha3-256',
  'sha3-384',
  'sha3-512',
  'ripemd160',
] as const;
const algorithms = [
  ...base,
  'sha512-224',
  'sha512-256',
  'keccak-224',
  'keccak-256',
  'keccak-384',
  'keccak-512',
  'blake2b-256',
  'blake2b-512',
  'blake2s-256',
  'blake3',
  'sm3',
  'whirlpool',
  'md4',
  'crc32',
  'adler32',
  'xxh32',
  'xxh64',
  'xxh3-64',
  'xxh3-128',
] as const;

/** One digest per algorithm, absent unless selected; then the hashed input. */
const digests = { ...outputsOf(algorithms, 'digest'), size: 'number', endsWithNewline: 'boolean' } as const;
const facts = ['size', 'endsWithNewline'];
const outputGroups = {
  sha2: ['sha224', 'sha384', 'sha512-224', 'sha512-256'],
  sha3: ['sha3-224', 'sha3-256', 'sha3-384', 'sha3-512', 'keccak-224', 'keccak-256', 'keccak-384', 'keccak-512'],
  blake: ['blake2b-256', 'blake2b-512', 'blake2s-256', 'blake3'],
  others: ['ripemd160', 'sm3', 'whirlpool', 'md4'],
  checksums: ['crc32', 'adler32', 'xxh32', 'xxh64', 'xxh3-64', 'xxh3-128'],
};

/** Those of Subresource Integrity. */
export const integrityAlgorithms = ['sha256', 'sha384', 'sha512'] as const;

const expected = text('', { transient: true, kind: 'digest' });
const verdict = { matches: 'boolean', algorithm: 'text', digest: 'digest' } as const;

export default defineTool({
  category: 'crypto',
  icon: 'hash',
  redirectFrom: ['/hash'],
  page: { operations: ['hash', 'hashFile', 'integrity'] },
  operations: {
    hash: {
      input: 'text',
      secretInput: true,
      output: digests,
      headline: 'sha256',
      countsFinalLineBreak: true,
      facts,
      outputGroups,
      primary: ['inputAs', 'encoding'],
      options: { algorithms: choices(algorithms, base), ...reading, ...writing },
      examples: [
        {
          id: 'shortText',
          input: 'abc',
          output: {
            md5: '900150983cd24fb0d6963f7d28e17f72',
            sha1: 'a9993e364706816aba3e25717850c26c9cd0d89d',
            sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
          },
        },
        {
          id: 'finalNewline',
          input: 'abc\n',
          output: {
            sha256: 'edeaaff3f1774ad2888673770c6d64097e391bc362d7d6fb34982ddf0efd18cb',
            size: 4,
            endsWithNewline: true,
          },
        },
        {
          id: 'unicodeText',
          input: 'Grüße, 世界 🌍',
          output: { sha256: '56ce95b9b665df65c2dd54a7567323ed5c883db32c86d3931f5a3a25b7be6c45', size: 20 },
        },
        {
          id: 'base64Digest',
          input: 'abc',
          options: { encoding: 'base64' },
          output: { md5: 'kAFQmDzST7DWlj99KOF/cg==' },
        },
        {
          id: 'hexBytes',
          input: '61 62 63',
          options: { inputAs: 'hex', algorithms: ['sha512-256'] },
          output: { 'sha512-256': '53048e2681941ef99b2e29b76b4c7dabe4c2d0c634fc6d46e0e2f13107e7af23' },
        },
      ],
    },
    hashFile: {
      input: 'file',
      secretInput: true,
      output: digests,
      headline: 'sha256',
      facts,
      outputGroups,
      primary: ['encoding'],
      options: { algorithms: choices(algorithms, ['md5', 'sha1', 'sha256', 'sha512']), ...writing },
      examples: [
        { id: 'smallFile', input: 'abc', output: { sha1: 'a9993e364706816aba3e25717850c26c9cd0d89d', size: 3 } },
        { id: 'crc32', input: '123456789', options: { algorithms: ['crc32'] }, output: { crc32: 'cbf43926', size: 9 } },
      ],
    },
    integrity: {
      input: 'file',
      secretInput: true,
      output: { integrity: 'digest', script: 'html', link: 'html', size: 'number', endsWithNewline: 'boolean' },
      headline: 'integrity',
      facts,
      primary: ['algorithms'],
      options: { algorithms: choices(integrityAlgorithms, ['sha384']), url: text('', { transient: true }) },
      examples: [
        // W3C Subresource Integrity, section 3.3.
        {
          id: 'scriptIntegrity',
          input: "alert('Hello, world.');",
          output: { integrity: 'sha384-H8BRh8j48O9oYatfu5AZzq6A9RINhZO5H16dQZngK7T62em8MUt1FLm52t+eX6xO' },
        },
        {
          id: 'twoAlgorithms',
          input: 'abc',
          options: { algorithms: ['sha256', 'sha512'] },
          output: {
            integrity:
              'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0= sha512-3a81oZNherrMQXNJriBBMRLm+k6JqX6iCp7u5ktV05ohkpkqJ0/BqDa6PCOj/uu9RU1EI2Q86A4qmslPpUyknw==',
          },
        },
      ],
    },
    verify: {
      input: 'text',
      output: verdict,
      headline: 'matches',
      copies: 'digest',
      countsFinalLineBreak: true,
      options: { expected, ...reading },
      examples: [
        {
          id: 'unnamedAlgorithm',
          input: 'abc',
          options: { expected: 'kAFQmDzST7DWlj99KOF/cg' },
          output: { matches: true, algorithm: 'md5', digest: '900150983cd24fb0d6963f7d28e17f72' },
        },
        {
          id: 'wrongDigest',
          input: 'abc',
          options: { expected: '900150983cd24fb0d6963f7d28e17f73' },
          output: { matches: false },
        },
      ],
    },
    verifyFile: {
      input: 'file',
      output: verdict,
      headline: 'matches',
      copies: 'digest',
      options: { expected },
      examples: [
        {
          id: 'checksumLine',
          input: 'abc',
          options: { expected: 'SHA1 (abc.txt) = a9993e364706816aba3e25717850c26c9cd0d89d' },
          output: { matches: true, algorithm: 'sha1' },
        },
        {
          id: 'integrityAttribute',
          input: 'abc',
          options: { expected: 'integrity="sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="' },
          output: { matches: true, algorithm: 'sha256' },
        },
        {
          id: 'wrongDigest',
          input: 'abd',
          options: { expected: 'a9993e364706816aba3e25717850c26c9cd0d89d' },
          output: { matches: false },
        },
      ],
    },
    parseChecksums: {
      input: 'checksums',
      output: 'rows',
      examples: [
        {
          id: 'gnuAndBsd',
          input:
            'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  abc.txt\nMD5 (empty) = d41d8cd98f00b204e9800998ecf8427e',
          output: [
            {
              line: 1,
              name: 'abc.txt',
              algorithm: null,
              digest: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
            },
            { line: 2, name: 'empty', algorithm: 'md5', digest: 'd41d8cd98f00b204e9800998ecf8427e' },
          ],
        },
        {
          id: 'binaryMark',
          input: 'd41d8cd98f00b204e9800998ecf8427e *empty.bin',
          output: [{ line: 1, name: 'empty.bin', algorithm: null, digest: 'd41d8cd98f00b204e9800998ecf8427e' }],
        },
      ],
    },
    formatChecksums: {
      input: 'rows',
      output: 'text',
      options: { style: choice(['gnu', 'bsd', 'csv', 'json'], 'gnu') },
      examples: [
        {
          id: 'gnuStyle',
          input: '[{ "name": "abc.txt", "size": 3, "md5": "900150983cd24fb0d6963f7d28e17f72" }]',
          output: '900150983cd24fb0d6963f7d28e17f72  abc.txt\n',
        },
        {
          id: 'bsdStyle',
          input: '[{ "name": "abc.txt", "md5": "900150983cd24fb0d6963f7d28e17f72" }]',
          options: { style: 'bsd' },
          output: 'MD5 (abc.txt) = 900150983cd24fb0d6963f7d28e17f72\n',
        },
      ],
    },
  },
});
