import { choice, flag, int, text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

/** Absent values are those of formats that the key does not have. */
const output = {
  privatePkcs8: 'key',
  publicSpki: 'key',
  privateOpenssh: 'key',
  publicOpenssh: 'key',
  privateTraditional: 'key',
  publicPkcs1: 'key',
  privateJwk: 'json',
  publicJwk: 'json',
  privateDer: 'bytes',
  publicDer: 'bytes',
  sshSha256: 'text',
  sshMd5: 'text',
  spkiSha256: 'text',
  jwkThumbprint: 'text',
  keyType: 'text',
  size: 'number',
  publicExponent: 'count',
} as const;
const secretOutput = ['privatePkcs8', 'privateOpenssh', 'privateTraditional', 'privateJwk', 'privateDer'] as const;
const facts = ['keyType', 'size', 'publicExponent'] as const;
const outputGroups = {
  openssh: ['publicOpenssh', 'privateOpenssh'],
  traditional: ['privateTraditional', 'publicPkcs1'],
  jwk: ['privateJwk', 'publicJwk'],
  der: ['privateDer', 'publicDer'],
  fingerprints: ['sshSha256', 'sshMd5', 'spkiSha256', 'jwkThumbprint'],
} as const;

const conversion = {
  passphrase: text('', { secret: true, place: 'input' }),
  newPassphrase: text('', { secret: true }),
  comment: text('', { transient: true, maxLength: 1_000 }),
  kid: flag(false, { more: true, group: 'jwk' }),
  alg: text('', { more: true, group: 'jwk' }),
  use: choice(['none', 'sig', 'enc'], 'none', { more: true, group: 'jwk' }),
};

export default defineTool({
  category: 'crypto',
  icon: 'certificate',
  createdAt: '2026-11-22',
  shortName: 'rsa',
  operations: {
    generate: {
      long: true,
      costly: true,
      output,
      secretOutput,
      facts,
      outputGroups,
      options: {
        type: choice(['rsa', 'ed25519', 'p256', 'p384', 'p521'], 'rsa'),
        bits: int(2_048, { min: 256, max: 16_384, when: { field: 'type', is: 'rsa' } }),
        exponent: choice(['65537', '3'], '65537', { more: true, when: { field: 'type', is: 'rsa' } }),
      },
      presets: {
        rsa2048: { type: 'rsa', bits: 2_048 },
        rsa3072: { type: 'rsa', bits: 3_072 },
        rsa4096: { type: 'rsa', bits: 4_096 },
        ed25519: { type: 'ed25519', bits: 2_048 },
      },
      headline: 'publicSpki',
      examples: [
        { id: 'smallRsa', options: { bits: 512 }, output: { keyType: 'rsa', size: 512, publicExponent: '65537' } },
        {
          id: 'exponentThree',
          options: { bits: 512, exponent: '3' },
          output: { keyType: 'rsa', size: 512, publicExponent: '3' },
        },
        { id: 'bits768', options: { bits: 768 }, output: { keyType: 'rsa', size: 768 } },
      ],
    },
    convert: {
      input: 'key',
      secretInput: true,
      output,
      secretOutput,
      facts,
      outputGroups,
      options: conversion,
      headline: 'publicSpki',
      // RFC 8032, section 7.1, test 1.
      examples: [
        {
          id: 'jwkToSsh',
          input: '{"kty":"OKP","crv":"Ed25519","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}',
          output: {
            publicOpenssh: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAINdamAGCsQq31Uv+08lkBzoO4XLz2qYjJa8CGmj3B1Ea',
            sshSha256: 'SHA256:bbXpuKG6zhzdmnxq256TlqzFBzRl2f6OOg722cYNbU8',
          },
        },
        {
          id: 'sshToPem',
          input: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAINdamAGCsQq31Uv+08lkBzoO4XLz2qYjJa8CGmj3B1Ea',
          output: {
            publicSpki:
              '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEA11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=\n-----END PUBLIC KEY-----\n',
            publicJwk:
              '{\n  "kty": "OKP",\n  "crv": "Ed25519",\n  "x": "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"\n}',
            keyType: 'ed25519',
          },
        },
      ],
    },
    convertFile: {
      input: 'bytes',
      secretInput: true,
      output,
      secretOutput,
      facts,
      outputGroups,
      options: conversion,
      headline: 'publicSpki',
      // The same key as SPKI.
      examples: [
        {
          id: 'sshFile',
          input: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAINdamAGCsQq31Uv+08lkBzoO4XLz2qYjJa8CGmj3B1Ea',
          output: { jwkThumbprint: 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k' },
        },
      ],
    },
  },
});
