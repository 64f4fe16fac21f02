import { choice, int, text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

const passphrase = { passphrase: text('', { secret: true }) };

const algorithms = ['aes-256', 'aes-192', 'aes-128', 'triple-des', 'rabbit', 'rc4', 'rc4-128'] as const;
const derivations = ['evp-md5', 'evp-sha256', 'evp-sha1', 'pbkdf2-sha256', 'pbkdf2-sha512'] as const;
const byPbkdf2 = ['pbkdf2-sha256', 'pbkdf2-sha512'] as const;
const iterations = (derivation: readonly string[]) =>
  int(10_000, { min: 1, max: 10_000_000, when: { field: 'derivation', is: derivation } });

const ofOpenssl = { when: { field: 'format', is: 'openssl' } } as const;

/** What a ciphertext is made with, whatever it is made of. */
const making = {
  rounds: int(210_000, { min: 1_000, max: 10_000_000, when: { field: 'format', is: 'jwe' } }),
  workFactor: int(18, { min: 14, max: 20, when: { field: 'format', is: 'age' } }),
  algorithm: choice(algorithms, 'aes-256', ofOpenssl),
  derivation: choice(derivations, 'evp-md5', ofOpenssl),
  iterations: iterations(byPbkdf2),
};

const formats = ['jwe', 'age', 'openssl'] as const;

/** What a ciphertext in the format of OpenSSL does not say of itself. */
const unsaid = {
  algorithm: choice(['auto', ...algorithms], 'auto'),
  derivation: choice(['auto', ...derivations], 'auto'),
  iterations: iterations(['auto', ...byPbkdf2]),
};

const jwe =
  'eyJhbGciOiJQQkVTMi1IUzUxMitBMjU2S1ciLCJlbmMiOiJBMjU2R0NNIiwicDJjIjoyMTAwMDAsInAycyI6IkFBRUNBd1FGQmdjSUNRb0xEQTBPRHcifQ.cGYQCGCUoPyBKqWs9J-la2IbfxmT743Y0GR79W2e2vjUyVScdbwWyQ.QEFCQ0RFRkdISUpL.ijHR7T9a5Vs3XDtG7Cw0UzNsARA.n_cKKqkxRks0igkdm2MQhA';
const sample = 'correct horse battery staple';

export default defineTool({
  category: 'crypto',
  icon: 'lock',
  createdAt: '2026-11-22',
  redirectFrom: ['/cypher'],
  page: { operations: ['encrypt', 'decrypt', 'encryptFile', 'decryptFile'] },
  operations: {
    encrypt: {
      costly: true,
      input: 'text',
      secretInput: true,
      output: 'ciphertext',
      inverse: 'decrypt',
      details: 'inspect',
      countsFinalLineBreak: true,
      primary: ['format', 'algorithm'],
      options: {
        ...passphrase,
        format: choice(formats, 'jwe'),
        ...making,
        encoding: choice(['base64', 'base64-lines', 'hex'], 'base64', ofOpenssl),
      },
      // Each run has a salt of its own; these are of the tests.
      examples: [
        {
          input: 'Hello, Penknife! ✓',
          options: { passphrase: sample },
          output:
            'eyJhbGciOiJQQkVTMi1IUzUxMitBMjU2S1ciLCJlbmMiOiJBMjU2R0NNIiwicDJjIjoyMTAwMDAsInAycyI6IlVlQjdBZWI1dXZ5b3RScjViVWNNUXcifQ.78g2onWJ451xQMzR682P-0oGQj6Ou4n-JZoHMqXUBcQ0K4ORknGnIA.fdOeXRRJwXvwahSX.AKjcivjGXr4rOX-DgubZ1Vdmfko.sTp4JQuPPT_EKRlXBfhebw',
        },
        {
          input: 'Hello, Penknife! ✓',
          options: { passphrase: sample, format: 'openssl' },
          output: 'U2FsdGVkX19R4HsB5vm6/JTYenqEGcjv0KJASjUIbETjQfP6iZ+qZrasyYI2baLx',
        },
      ],
    },
    decrypt: {
      costly: true,
      input: 'ciphertext',
      output: 'text',
      inverse: 'encrypt',
      details: 'inspect',
      primary: ['algorithm', 'derivation'],
      options: { ...passphrase, showAs: choice(['text', 'hex', 'base64'], 'text'), ...unsaid },
      examples: [
        // OpenSSL 3.0 and CryptoJS 4.2.0.
        {
          input: 'U2FsdGVkX18BAgMEBQYHCOZN6UBV0VeXL1RRBf7/eZ9p9sfpPX0vqQda0tEY3sQ9',
          options: { passphrase: sample },
          output: 'Hello, Penknife! ✓',
        },
        // jose 6.2.17 and joserfc 1.7.5 open it.
        { input: jwe, options: { passphrase: sample }, output: 'Hello, Penknife! ✓' },
        // CryptoJS 4.2.0.
        {
          input: 'U2FsdGVkX18BAgMEBQYHCFKAGgO3TzFK5JHbMooj4EfLvsDQ',
          options: { passphrase: sample, algorithm: 'rabbit' },
          output: 'Hello, Penknife! ✓',
        },
      ],
    },
    encryptFile: {
      costly: true,
      input: 'file',
      secretInput: true,
      output: 'file',
      inverse: 'decryptFile',
      primary: ['format', 'algorithm'],
      options: { ...passphrase, format: choice(formats, 'age'), ...making },
      examples: [
        {
          input: 'abc',
          options: { passphrase: sample, format: 'openssl' },
          output: 'U2FsdGVkX19R4HsB5vm6/EpfbohJGGl/ybqkPkJp1jc=',
        },
      ],
    },
    decryptFile: {
      costly: true,
      input: 'file',
      output: 'file',
      inverse: 'encryptFile',
      primary: ['algorithm', 'derivation'],
      options: { ...passphrase, ...unsaid },
      examples: [
        {
          input: 'U2FsdGVkX18BAgMEBQYHCEoCW0UiBh8ro2EYWs5qjPE1A+WMvAp1yA==',
          options: { passphrase: sample, algorithm: 'triple-des' },
          output: 'SGVsbG8sIFBlbmtuaWZlISDinJM=',
        },
      ],
    },
    inspect: {
      input: 'ciphertext',
      output: {
        format: 'text',
        cipher: 'text',
        key: 'text',
        salt: 'hex',
        size: 'number',
        command: 'text',
      },
      facts: ['size'],
      options: unsaid,
      examples: [
        { input: jwe, output: { format: 'jwe', cipher: 'A256GCM', salt: '000102030405060708090a0b0c0d0e0f' } },
        {
          input: 'U2FsdGVkX18BAgMEBQYHCOZN6UBV0VeXL1RRBf7/eZ9p9sfpPX0vqQda0tEY3sQ9',
          options: { algorithm: 'aes-256', derivation: 'evp-md5' },
          output: {
            format: 'openssl',
            cipher: 'AES-256-CBC',
            salt: '0102030405060708',
            command: 'openssl enc -d -aes-256-cbc -md md5 -a -A -in encrypted.txt',
          },
        },
      ],
    },
    generatePassphrase: {
      output: 'text',
      options: { words: int(6, { min: 3, max: 24 }) },
      examples: [{ options: { words: 3 }, output: 'despair gasp tennis' }],
    },
  },
});
