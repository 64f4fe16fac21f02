import { choice, flag, int, text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

const passphrase = { passphrase: text('', { secret: true, place: 'input' }) };

const algorithms = ['aes-256', 'aes-192', 'aes-128', 'triple-des', 'rabbit', 'rc4', 'rc4-128'] as const;
const derivations = ['evp-md5', 'evp-sha256', 'evp-sha1', 'pbkdf2-sha256', 'pbkdf2-sha512'] as const;
const byPbkdf2 = ['pbkdf2-sha256', 'pbkdf2-sha512'] as const;
const iterations = (derivation: readonly string[]) =>
  int(10_000, { min: 1, max: 10_000_000, when: { field: 'derivation', is: derivation } });

const ofOpenssl = { when: { field: 'format', is: 'openssl' } } as const;

/** Only AES has several modes. */
const aes = ['aes-256', 'aes-192', 'aes-128'];
const mode = (algorithm: readonly string[]) =>
  choice(['cbc', 'ctr', 'ecb'], 'cbc', { more: true, when: { field: 'algorithm', is: algorithm } });
const blockPadding = (algorithm: readonly string[]) =>
  flag(true, { more: true, when: { field: 'algorithm', is: [...algorithm, 'triple-des'] } });

/** Options of encryption, for texts and files. */
const making = {
  rounds: int(210_000, { min: 1_000, max: 10_000_000, when: { field: 'format', is: 'jwe' } }),
  workFactor: int(18, { min: 14, max: 20, when: { field: 'format', is: 'age' } }),
  algorithm: choice(algorithms, 'aes-256', ofOpenssl),
  derivation: choice(derivations, 'evp-md5', ofOpenssl),
  iterations: iterations(byPbkdf2),
  mode: mode(aes),
  salted: flag(true, { more: true, ...ofOpenssl }),
  padding: blockPadding(aes),
};

const bytesAs = choice(['hex', 'base64', 'utf-8', 'latin1'], 'hex');
const padded = ['aes-cbc', 'aes-ecb', 'triple-des-cbc', 'triple-des-ecb'];
const authenticated = ['aes-gcm', 'chacha20-poly1305', 'xchacha20-poly1305'];
const ofAuthenticated = { when: { field: 'cipher', is: authenticated }, more: true } as const;

/** The options of ciphers with a key of their own. */
const raw = {
  cipher: choice(
    [
      'aes-gcm',
      'aes-cbc',
      'aes-ctr',
      'aes-cfb',
      'aes-ofb',
      'aes-ecb',
      'chacha20-poly1305',
      'xchacha20-poly1305',
      'triple-des-cbc',
      'triple-des-ecb',
      'rabbit',
      'rabbit-rfc',
      'rc4',
    ],
    'aes-gcm',
  ),
  key: text('', { secret: true, place: 'input' }),
  keyEncoding: bytesAs,
  iv: text('', {
    place: 'input',
    transient: true,
    when: {
      field: 'cipher',
      is: [...authenticated, 'aes-cbc', 'aes-ctr', 'aes-cfb', 'aes-ofb', 'triple-des-cbc', 'rabbit', 'rabbit-rfc'],
    },
  }),
  ivEncoding: bytesAs,
  ivPlace: choice(['auto', 'none', 'first', 'last'], 'auto', { more: true }),
  padding: flag(true, { when: { field: 'cipher', is: padded } }),
  data: text('', { transient: true, ...ofAuthenticated }),
  dataEncoding: choice(['utf-8', 'hex', 'base64'], 'utf-8', ofAuthenticated),
  tagLength: int(16, { min: 12, max: 16, ...ofAuthenticated }),
};
const tagPlace = choice(['appended', 'separate'], 'appended', ofAuthenticated);

const formats = ['jwe', 'age', 'openssl'] as const;

/** Settings that the format of OpenSSL does not record. */
const unsaid = {
  algorithm: choice(['auto', ...algorithms], 'auto'),
  derivation: choice(['auto', ...derivations], 'auto'),
  iterations: iterations(['auto', ...byPbkdf2]),
  mode: mode(['auto', ...aes]),
  salted: flag(true, { more: true }),
  padding: blockPadding(['auto', ...aes]),
};

const jwe =
  'eyJhbGciOiJQQkVTMi1IUzUxMitBMjU2S1ciLCJlbmMiOiJBMjU2R0NNIiwicDJjIjoyMTAwMDAsInAycyI6IkFBRUNBd1FGQmdjSUNRb0xEQTBPRHcifQ.cGYQCGCUoPyBKqWs9J-la2IbfxmT743Y0GR79W2e2vjUyVScdbwWyQ.QEFCQ0RFRkdISUpL.ijHR7T9a5Vs3XDtG7Cw0UzNsARA.n_cKKqkxRks0igkdm2MQhA';
const sample = 'correct horse battery staple';

/** RFC 8439, section 2.8.2. */
const sunscreen = {
  input:
    "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it.",
  options: {
    cipher: 'chacha20-poly1305',
    key: '808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9f',
    iv: '070000004041424344454647',
    data: '50515253c0c1c2c3c4c5c6c7',
    dataEncoding: 'hex',
  },
} as const;

/** Of the files that are decrypted. */
const extensions = ['jwe', 'age', 'enc'];

export default defineTool({
  category: 'crypto',
  icon: 'lock',
  createdAt: '2026-11-22',
  redirectFrom: ['/cypher'],
  page: {
    dropsOldResults: true,
    operations: [
      'encrypt',
      'decrypt',
      'encryptFile',
      'decryptFile',
      'encipher',
      'decipher',
      'encipherFile',
      'decipherFile',
      'deriveKey',
    ],
  },
  operations: {
    encrypt: {
      generators: { passphrase: 'generatePassphrase' },
      costly: true,
      input: 'text',
      secretInput: true,
      output: 'ciphertext',
      inverse: 'decrypt',
      details: 'inspect',
      countsFinalLineBreak: true,
      primary: ['format', 'algorithm'],
      needs: 'passphrase',
      options: {
        ...passphrase,
        format: choice(formats, 'jwe'),
        ...making,
        encoding: choice(['base64', 'base64-lines', 'hex'], 'base64', ofOpenssl),
      },
      examples: [
        {
          id: 'jwe',
          input: 'Hello, Penknife! ✓',
          options: { passphrase: sample },
          output:
            'eyJhbGciOiJQQkVTMi1IUzUxMitBMjU2S1ciLCJlbmMiOiJBMjU2R0NNIiwicDJjIjoyMTAwMDAsInAycyI6IlVlQjdBZWI1dXZ5b3RScjViVWNNUXcifQ.78g2onWJ451xQMzR682P-0oGQj6Ou4n-JZoHMqXUBcQ0K4ORknGnIA.fdOeXRRJwXvwahSX.AKjcivjGXr4rOX-DgubZ1Vdmfko.sTp4JQuPPT_EKRlXBfhebw',
          isRandom: true,
        },
        {
          id: 'openssl',
          input: 'Hello, Penknife! ✓',
          options: { passphrase: sample, format: 'openssl' },
          output: 'U2FsdGVkX19R4HsB5vm6/JTYenqEGcjv0KJASjUIbETjQfP6iZ+qZrasyYI2baLx',
          isRandom: true,
        },
        {
          id: 'opensslPbkdf2',
          input: 'Hello, Penknife! ✓',
          options: {
            passphrase: sample,
            format: 'openssl',
            derivation: 'pbkdf2-sha256',
            encoding: 'hex',
          },
          output: '53616c7465645f5f51e07b01e6f9bafc4cd9f8746ba01ad2a1b1afbdef9ed95824cd9f0a1669dfc9c269cbca9a91c0a1',
          isRandom: true,
        },
      ],
    },
    encryptFile: {
      generators: { passphrase: 'generatePassphrase' },
      costly: true,
      input: 'file',
      secretInput: true,
      output: 'file',
      fileName: { by: 'format', names: { jwe: '.jwe', age: '.age', openssl: '.enc' } },
      inverse: 'decryptFile',
      primary: ['format', 'algorithm'],
      options: { ...passphrase, format: choice(formats, 'age'), ...making },
      examples: [
        {
          id: 'openssl',
          input: 'abc',
          options: { passphrase: sample, format: 'openssl' },
          output: 'U2FsdGVkX19R4HsB5vm6/EpfbohJGGl/ybqkPkJp1jc=',
          isRandom: true,
        },
      ],
    },
    decrypt: {
      costly: true,
      input: 'ciphertext',
      secretOutput: true,
      output: 'text',
      inverse: 'encrypt',
      details: 'inspect',
      primary: ['algorithm', 'derivation'],
      needs: 'passphrase',
      options: { ...passphrase, showAs: choice(['text', 'hex', 'base64'], 'text'), ...unsaid },
      examples: [
        // OpenSSL 3.0 and CryptoJS 4.2.0.
        {
          id: 'openssl',
          input: 'U2FsdGVkX18BAgMEBQYHCOZN6UBV0VeXL1RRBf7/eZ9p9sfpPX0vqQda0tEY3sQ9',
          options: { passphrase: sample },
          output: 'Hello, Penknife! ✓',
        },
        // jose 6.2.17 and joserfc 1.7.5 open it.
        { id: 'jwe', input: jwe, options: { passphrase: sample }, output: 'Hello, Penknife! ✓' },
        // CryptoJS 4.2.0.
        {
          id: 'rabbit',
          input: 'U2FsdGVkX18BAgMEBQYHCFKAGgO3TzFK5JHbMooj4EfLvsDQ',
          options: { passphrase: sample, algorithm: 'rabbit' },
          output: 'Hello, Penknife! ✓',
        },
      ],
    },
    decryptFile: {
      costly: true,
      input: 'file',
      secretOutput: true,
      output: 'file',
      fileName: { without: extensions },
      inverse: 'encryptFile',
      primary: ['algorithm', 'derivation'],
      options: { ...passphrase, ...unsaid },
      examples: [
        {
          id: 'tripleDes',
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
      headline: 'format',
      options: unsaid,
      examples: [
        {
          id: 'jwe',
          input: jwe,
          output: { format: 'jwe', cipher: 'A256GCM', salt: '000102030405060708090a0b0c0d0e0f' },
        },
        {
          id: 'openssl',
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
    encipher: {
      generators: { key: 'generateKey' },
      input: 'text',
      secretInput: true,
      output: { result: 'text', iv: 'text', tag: 'text' },
      facts: ['iv', 'tag'],
      headline: 'result',
      countsFinalLineBreak: true,
      inverse: 'decipher',
      primary: ['cipher', 'inputAs', 'outputAs'],
      needs: 'key',
      options: {
        ...raw,
        tagPlace,
        inputAs: choice(['utf-8', 'hex', 'base64'], 'utf-8'),
        outputAs: choice(['hex', 'base64'], 'hex'),
      },
      examples: [
        {
          id: 'chacha20',
          input: sunscreen.input,
          options: { ...sunscreen.options, tagPlace: 'separate' },
          output: { tag: '1ae10b594f09e26a7e902ecbd0600691' },
        },
        // McGrew and Viega, test case 4.
        {
          id: 'aesGcm',
          input:
            'd9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39',
          options: {
            inputAs: 'hex',
            key: 'feffe9928665731c6d6a8f9467308308',
            iv: 'cafebabefacedbaddecaf888',
            data: 'feedfacedeadbeeffeedfacedeadbeefabaddad2',
            dataEncoding: 'hex',
            tagPlace: 'separate',
          },
          output: { tag: '5bc94fbc3221a5db94fae95ae7121a47' },
        },
        // SP 800-38A, F.2.1.
        {
          id: 'aesCbc',
          input: '6bc1bee22e409f96e93d7e117393172a',
          options: {
            cipher: 'aes-cbc',
            inputAs: 'hex',
            padding: false,
            key: '2b7e151628aed2a6abf7158809cf4f3c',
            iv: '000102030405060708090a0b0c0d0e0f',
          },
          output: { result: '7649abac8119b246cee98e9b12e9197d' },
        },
        {
          id: 'aes256NewIv',
          input: 'Hello, Penknife!',
          options: { key: '603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4' },
          output: {
            result: '51e07b01e6f9bafca8b51af9fae0bba80324b4a673fda02561b8e5547a069fb368a85d0fc4e025efcf6fb627',
            iv: '51e07b01e6f9bafca8b51af9',
            tag: null,
          },
          isRandom: true,
        },
      ],
    },
    encipherFile: {
      generators: { key: 'generateKey' },
      input: 'file',
      secretInput: true,
      output: 'file',
      fileName: '.enc',
      inverse: 'decipherFile',
      primary: ['cipher'],
      options: raw,
      examples: [
        {
          id: 'chacha20',
          ...sunscreen,
          output:
            '0xqNNGSOYNt7hq+8U+9+wqSt7VEpbgj+qeK1pzbuYtY9vqRejKlnEoL6+2naknKLGnHeCp4GCykF1qW2fs07NpLdvX8td4uMmAOu4ygJG1j6syTk+tZ1lFWFgItIMde8P/Te8I5Lep3ldtJlhs7GS2EWGuELWU8J4mp+kC7L0GAGkQ==',
        },
      ],
    },
    decipher: {
      input: 'text',
      secretInput: true,
      secretOutput: true,
      output: 'text',
      inverse: 'encipher',
      primary: ['cipher', 'inputAs', 'outputAs'],
      needs: 'key',
      options: {
        ...raw,
        tagPlace,
        tag: text('', { transient: true, when: { field: 'tagPlace', is: 'separate' } }),
        inputAs: choice(['hex', 'base64'], 'hex'),
        outputAs: choice(['utf-8', 'hex', 'base64'], 'utf-8'),
      },
      examples: [
        // SP 800-38A, F.5.1.
        {
          id: 'aesCtr',
          input: '874d6191b620e3261bef6864990db6ce',
          options: {
            cipher: 'aes-ctr',
            outputAs: 'hex',
            key: '2b7e151628aed2a6abf7158809cf4f3c',
            iv: 'f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff',
          },
          output: '6bc1bee22e409f96e93d7e117393172a',
        },
        // SP 800-38A, F.2.2.
        {
          id: 'aesCbc',
          input: '7649abac8119b246cee98e9b12e9197d',
          options: {
            cipher: 'aes-cbc',
            padding: false,
            outputAs: 'hex',
            key: '2b7e151628aed2a6abf7158809cf4f3c',
            iv: '000102030405060708090a0b0c0d0e0f',
          },
          output: '6bc1bee22e409f96e93d7e117393172a',
        },
      ],
    },
    decipherFile: {
      input: 'file',
      secretOutput: true,
      output: 'file',
      fileName: { without: extensions },
      inverse: 'encipherFile',
      primary: ['cipher'],
      options: raw,
      examples: [
        // The key stream of RFC 6229: b23963.
        { id: 'rc4', input: 'abc', options: { cipher: 'rc4', key: '0102030405' }, output: '01sA' },
      ],
    },
    deriveKey: {
      input: 'text',
      secretInput: true,
      masked: true,
      costly: true,
      output: 'text',
      secretOutput: true,
      primary: ['kdf', 'hash'],
      options: {
        kdf: choice(['pbkdf2', 'scrypt', 'argon2id', 'hkdf', 'evp'], 'pbkdf2'),
        hash: choice(['sha256', 'sha512', 'sha384', 'sha1', 'md5'], 'sha256', {
          when: { field: 'kdf', is: ['pbkdf2', 'hkdf', 'evp'] },
        }),
        salt: text('', { transient: true, place: 'input' }),
        saltEncoding: choice(['utf-8', 'hex', 'base64'], 'hex'),
        info: text('', { transient: true, when: { field: 'kdf', is: 'hkdf' } }),
        iterations: int(600_000, { min: 1, max: 10_000_000, when: { field: 'kdf', is: 'pbkdf2' } }),
        workFactor: int(17, { min: 1, max: 20, when: { field: 'kdf', is: 'scrypt' } }),
        blockSize: int(8, { min: 1, max: 8, when: { field: 'kdf', is: 'scrypt' } }),
        passes: int(3, { min: 1, max: 100, when: { field: 'kdf', is: 'argon2id' } }),
        memory: int(65_536, { min: 8, max: 1_048_576, when: { field: 'kdf', is: 'argon2id' } }),
        parallelism: int(1, { min: 1, max: 16, when: { field: 'kdf', is: ['scrypt', 'argon2id'] } }),
        length: int(32, { min: 1, max: 1_024 }),
        outputAs: choice(['hex', 'base64'], 'hex'),
      },
      examples: [
        // RFC 7914, section 11.
        {
          id: 'pbkdf2',
          input: 'passwd',
          options: { salt: 'salt', saltEncoding: 'utf-8', iterations: 1, length: 16 },
          output: '55ac046e56e3089fec1691c22544b605',
        },
        {
          id: 'scrypt',
          input: 'password',
          options: { kdf: 'scrypt', salt: 'NaCl', saltEncoding: 'utf-8', workFactor: 10, parallelism: 16, length: 16 },
          output: 'fdbabe1c9d3472007856e7190d01e9fe',
        },
        // The tests of the reference implementation of Argon2.
        {
          id: 'argon2id',
          input: 'password',
          options: { kdf: 'argon2id', salt: 'somesalt', saltEncoding: 'utf-8', passes: 2, memory: 256, parallelism: 1 },
          output: '9dfeb910e80bad0311fee20f9c0e2b12c17987b4cac90c2ef54d5b3021c68bfe',
        },
      ],
    },
    generateBytes: {
      output: 'text',
      secretOutput: true,
      options: { count: int(32, { min: 1, max: 256 }) },
      examples: [
        { id: 'fourBytes', options: { count: 4 }, output: '51e07b01', isRandom: true },
        { id: 'aesKey', options: { count: 16 }, output: '51e07b01e6f9bafca8b51af96d470c43', isRandom: true },
      ],
    },
    generateKey: {
      output: { key: 'text', keyEncoding: 'text', iv: 'text' },
      secretOutput: ['key'],
      options: { cipher: raw.cipher },
      internal: true,
    },
    generatePassphrase: {
      output: 'text',
      secretOutput: true,
      options: { words: int(6, { min: 3, max: 24 }) },
      examples: [{ id: 'threeWords', options: { words: 3 }, output: 'despair gasp tennis', isRandom: true }],
    },
  },
});
