import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { decodeBase64 } from '#lib/encoding/base64.ts';
import { growsLinearly } from '#testing/effort.ts';
import { testTool } from '#testing/test-tool.ts';
import messages from './en.json' with { type: 'json' };
import * as logic from './logic.ts';
import { momentOf, textOf } from './pdf-text.ts';
import { PdfReader } from './pdf-values.ts';
import roots from './roots.json' with { type: 'json' };
import samples from './samples.json' with { type: 'json' };
import tool from './tool.ts';

// The samples are PDFs of one page whose signatures were made by OpenSSL 3.0 (`openssl cms`, `openssl ts`) with
// certificates below roots.json; that of Ed25519, which it does not support in CMS, by Node.js.
const { run, error, report } = testTool(tool, logic, {
  messages,
  context: { now: () => new Date('2026-12-01') },
});
/** When the certificates below the second root are valid. */
const later = testTool(tool, logic, { messages, context: { now: () => new Date('2026-12-02') } });
type Sample = keyof typeof samples;
const bytesOf = (name: Sample) => decodeBase64(samples[name]);
const blobOf = (...parts: readonly (Uint8Array<ArrayBuffer> | string)[]) => new Blob([...parts]);
const latin1 = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
const toBytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
/** A sample in which a text is replaced by one of the same length. */
const changed = (name: Sample, from: string, to: string) => {
  const text = latin1(bytesOf(name));
  expect(text).toContain(from);
  expect(to).toHaveLength(from.length);
  return blobOf(toBytes(text.replace(from, to)));
};
const check = (file: Blob, options = {}) => run('check', file, options);

describe('a signature that is right', () => {
  it.each([
    ['ec', 'Ada Muster', 'ECDSA P-256, SHA-256'],
    ['cades', 'Ada Muster', 'ECDSA P-256, SHA-384'],
    ['rsa', 'Bob Muster', 'RSA 2048, SHA-256'],
    ['pss', 'Bob Muster', 'RSA-PSS 2048, SHA-256'],
    ['ed25519', 'Eve Muster', 'Ed25519'],
    ['noAttributes', 'Ada Muster', 'ECDSA P-256, SHA-256'],
    ['sha1Digest', 'Ada Muster', 'ECDSA P-256, SHA-256, of the SHA-1 of the file'],
  ] as const)('%s', async (name, signer, algorithm) => {
    expect(await check(blobOf(bytesOf(name)))).toMatchObject({
      state: 'intact',
      summary: `Unchanged since signing. Signer: ${signer} (identity not verified)`,
      signer,
      algorithm,
      signatures: null,
    });
  });

  it('may be a time stamp, by which nobody signed', async () => {
    const file = blobOf(bytesOf('documentTimestamp'));
    const stamp = { signer: null, algorithm: 'ECDSA P-256, SHA-256', subject: 'CN=Example Time Stamping' };
    const summary = 'Unchanged since the time stamp of Example Time Stamping';
    expect(await check(file)).toMatchObject({
      ...stamp,
      state: 'intact',
      summary: `${summary} (identity not verified)`,
      timestamp: expect.stringMatching(/, by Example Time Stamping$/),
    });
    expect(await check(file, { roots: roots.root })).toMatchObject({ ...stamp, state: 'valid', summary });
  });

  it('has its facts', async () => {
    expect(await check(blobOf(bytesOf('ec')))).toMatchObject({
      coverage: 'All but the signature itself: 1,060 of 3,898 bytes',
      reason: 'I approve this document',
      location: 'Lyon',
      contact: null,
      format: 'adbe.pkcs7.detached',
      // As `openssl x509 -text` has them.
      subject: 'C=FR, O=Example SARL, CN=Ada Muster',
      issuer: 'C=DE, O=Example Trust, CN=Example Issuing CA',
      serialNumber: '2001',
    });
    expect(await check(blobOf(bytesOf('cades')))).toMatchObject({
      reason: 'Geprüft',
      contact: 'ada@example.com',
      certification: 'Only filling in forms and signing is allowed',
    });
  });

  it('has a time that its computer said, or that an authority confirmed', async () => {
    expect(await check(blobOf(bytesOf('noAttributes')))).toMatchObject({ signedAt: null, timestamp: null });
    expect(await check(blobOf(bytesOf('ec')))).toMatchObject({ signedAt: '2026-11-29T15:11:41Z', timestamp: null });
    expect(await check(blobOf(bytesOf('timestamp')))).toMatchObject({
      state: 'intact',
      timestamp: '2026-11-29T15:11:43Z, by Example Time Stamping',
    });
  });

  it('may be weak', async () => {
    expect(await report('check', blobOf(bytesOf('sha1')))).toMatchObject({
      notices: ['The signature uses SHA-1, which is no longer secure.'],
    });
    expect(await report('check', blobOf(bytesOf('rsa')))).toMatchObject({ notices: [] });
    // adbe.pkcs7.sha1 signs the SHA-1 of the file, whatever hashes that.
    expect(await report('check', blobOf(bytesOf('sha1Digest')))).toMatchObject({
      notices: ['The signature uses SHA-1, which is no longer secure.'],
    });
  });

  it('may be in an encrypted PDF, whose texts cannot be read', async () => {
    const file = blobOf(bytesOf('encrypted'));
    expect(await check(file)).toMatchObject({ state: 'intact', reason: null });
    expect(await report('check', file)).toMatchObject({
      notices: ['The PDF is encrypted: reason, location and contact cannot be read.'],
    });
  });
});

describe('a signature that is wrong', () => {
  it.each(['ec', 'rsa', 'noAttributes', 'sha1Digest', 'documentTimestamp', 'timestamp'] as const)(
    '%s: a byte of the content was changed',
    async (name) => {
      expect(await check(changed(name, 'Pay 100', 'Pay 900'))).toMatchObject({
        state: 'invalid',
        summary: 'Invalid: the content was changed after signing',
      });
    },
  );

  it('made with the key of somebody else', async () => {
    expect(await check(blobOf(bytesOf('otherKey')))).toMatchObject({
      state: 'invalid',
      summary: 'Invalid: the signature does not match the certificate',
    });
  });

  it('of data that it contains, instead of the file', async () => {
    expect(await check(blobOf(bytesOf('embedded')))).toMatchObject({
      state: 'invalid',
      summary: 'Invalid: the signature data is damaged',
    });
  });

  it('whose range leaves out more than the signature', async () => {
    const text = latin1(bytesOf('ec'));
    const [range = '', , end = ''] = /ByteRange \[0 (\d+) (\d+) (\d+) *\]/.exec(text) ?? [];
    const later = range.replace(` ${end} `, ` ${Number(end) + 1} `);
    expect(await check(changed('ec', range, later))).toMatchObject({
      state: 'invalid',
      summary: 'Invalid: the signature does not cover the whole content',
      coverage: 'Only part of a version of the file',
    });
  });

  it.each([
    ['at the signature itself', () => 0],
    ['before the end of its version', (length: number) => length - 7],
    ['within what was added', (length: number) => length + 3],
  ])('whose range ends %s', async (_, lengthOf) => {
    const text = latin1(bytesOf('ec'));
    const [range = '', length = ''] = /ByteRange \[0 \d+ \d+ (\d+) *\]/.exec(text) ?? [];
    const other = range.replace(` ${length}`, ` ${lengthOf(Number(length))}`).replace(']', '');
    const text2 = text.replace(range, `${other.padEnd(range.length - 1)}]`);
    const file = blobOf(toBytes(text2), '9 0 obj null endobj\n%%EOF\n');
    expect(await check(file)).toMatchObject({
      state: 'invalid',
      summary: 'Invalid: the signature does not cover the whole content',
    });
    expect(await error('extractRevision', file)).toMatchObject({ code: 'range-wrong' });
  });

  it.each([
    ['/ByteRange', '/ByteRangX'],
    ['/Contents <', '/Contentz <'],
  ])('that lacks its %s', async (key, other) => {
    const file = changed('ec', key, other);
    expect(await check(file)).toMatchObject({
      state: 'invalid',
      summary: 'Invalid: the signature data is damaged',
      coverage: null,
    });
    expect(await error('extractRevision', file)).toMatchObject({ code: 'range-wrong' });
  });

  it('that only its field knows', async () => {
    const text = latin1(bytesOf('ec')).replace('/Contents <3', '/Contentz <3').replace('/ByteRange', '/ByteRangX');
    const file = blobOf(toBytes(text.replace(/\/Type ?\/Sig\b/, (type) => type.replace('Sig', 'Sog'))));
    expect(await check(file)).toMatchObject({ state: 'invalid', summary: 'Invalid: the signature data is damaged' });
    const empty = '%PDF-1.7\n1 0 obj << /FT /Sig /T (a) >> endobj\n2 0 obj << /SigFlags 1 >> endobj\n%%EOF\n';
    expect(await check(blobOf(empty))).toMatchObject({ state: 'unsigned' });
  });

  it('in a file that is cut off', async () => {
    expect(await check(blobOf(bytesOf('ec').slice(0, -5)))).toMatchObject({
      state: 'invalid',
      summary: 'Invalid: 5 signed bytes are missing at the end',
    });
  });

  it('whose object is cut off or damaged', async () => {
    expect(await error('check', blobOf(bytesOf('ec').slice(0, 2_000)))).toMatchObject({ code: 'damaged-signature' });
    const text = latin1(bytesOf('ec'));
    const end = text.indexOf('> >>', text.indexOf('/Contents <'));
    const patched = `${text.slice(0, end - 15)}>/Evil(0123)<00${text.slice(end)}`;
    expect(await error('check', blobOf(toBytes(patched)))).toMatchObject({ code: 'damaged-signature' });
  });

  it('whose bytes are damaged', async () => {
    expect(await check(changed('ec', '<3082', '<3182'))).toMatchObject({ state: 'invalid' });
  });
});

describe('a signature that cannot be checked', () => {
  it.each([
    ['unsupported', 'Not checked: the format adbe.x509.rsa_sha1 is not supported'],
    ['noCertificate', 'Not checked: the signature contains no certificate'],
    ['md5', 'Not checked: the algorithm MD5 is not supported'],
  ] as const)('%s', async (name, summary) => {
    expect(await check(blobOf(bytesOf(name)))).toMatchObject({ state: 'unknown', summary });
  });

  it('is neither trusted nor refused', async () => {
    expect(await check(blobOf(bytesOf('md5')), { roots: roots.second })).toMatchObject({
      state: 'unknown',
      trust: null,
      algorithm: 'MD5',
    });
  });
});

describe('what was added after a signature', () => {
  it('is reported', async () => {
    expect(await check(blobOf(bytesOf('ec'), '% a comment\n'))).toMatchObject({
      state: 'added',
      summary: 'Signature intact, but 12 bytes were added after it',
      coverage: 'Bytes up to 3,898, except the signature: 1,060 of 3,910 bytes',
    });
  });

  it('may be signed by a later signature', async () => {
    const result = await check(blobOf(bytesOf('two')));
    expect(result).toMatchObject({ state: 'intact', signer: 'Bob Muster', reason: 'Countersigned' });
    expect(result).toMatchObject({
      summary: 'Unchanged since the last of 2 signatures (not all identities verified)',
    });
    const { signatures } = result as { readonly signatures: string };
    expect(signatures.trimEnd().split(/\r?\n/).slice(1)).toEqual([
      expect.stringMatching(/^1,Ada Muster,.*a later signature covers what was added/),
      expect.stringMatching(/^2,Bob Muster,.*Unchanged since/),
    ]);
    expect(await check(blobOf(bytesOf('two')), { signature: 1 })).toMatchObject({ signer: 'Ada Muster' });
  });

  it('is wrong where an earlier signature is', async () => {
    expect(await check(changed('two', 'Pay 100', 'Pay 900'))).toMatchObject({
      state: 'invalid',
      summary: 'Invalid signatures: 2 of 2',
    });
  });

  it('is left out of the signed version', async () => {
    const version = (await run('extractRevision', blobOf(bytesOf('two')), { signature: 1 })) as Blob;
    expect(new Uint8Array(await version.arrayBuffer())).toEqual(bytesOf('ec'));
  });
});

describe('trust', () => {
  const trustOf = async (name: Sample, pem: string) =>
    (await check(blobOf(bytesOf(name)), { roots: pem })) as { readonly trust: string; readonly certificates: string };

  it('is decided by the given roots', async () => {
    expect((await trustOf('ec', '')).trust).toMatch(/^Not verified\./);
    expect((await trustOf('ec', roots.root)).trust).toMatch(/^Trusted: its chain to a given root/);
    expect((await trustOf('ec', roots.other)).trust).toMatch(/^Not trusted/);
    expect((await trustOf('ec', `${roots.other}${roots.root}`)).trust).toMatch(/^Trusted/);
  });

  it('makes an unchanged file valid', async () => {
    expect(await check(blobOf(bytesOf('ec')), { roots: roots.root })).toMatchObject({
      state: 'valid',
      summary: 'Unchanged since signing. Signer: Ada Muster',
    });
    expect(await check(blobOf(bytesOf('ec')), { roots: roots.other })).toMatchObject({ state: 'intact' });
    expect(await check(blobOf(bytesOf('two')), { roots: roots.root })).toMatchObject({ state: 'valid' });
    expect(await check(blobOf(bytesOf('ec'), '% added'), { roots: roots.root })).toMatchObject({ state: 'added' });
  });

  it.each(['serverCertificate', 'keyAgreement'] as const)('needs a certificate for signing: %s', async (name) => {
    expect(await later.run('check', blobOf(bytesOf(name)), { roots: roots.second })).toMatchObject({
      state: 'intact',
      summary: expect.stringMatching(/identity not verified/),
      trust: 'Not trusted: the certificate is not meant for signing documents',
    });
  });

  it('is that of each signer, and not of a time stamp', async () => {
    const result = await later.run('check', blobOf(bytesOf('selfSignedAndTimestamp')), { roots: roots.second });
    expect(result).toMatchObject({
      state: 'intact',
      summary: 'Unchanged since the last of 2 signatures (not all identities verified)',
      signer: 'Sol Muster',
      trust: expect.stringMatching(/^Not trusted/),
    });
    const { signatures } = result as { readonly signatures: string };
    expect(signatures.trimEnd().split(/\r?\n/).slice(1)).toEqual([
      expect.stringMatching(/^1,Sol Muster,[^,]*,Not trusted,Intact/),
      expect.stringMatching(/^2,,[^,]*,Trusted,Unchanged since the time stamp of Second Time Stamping$/),
    ]);
    expect(await check(blobOf(bytesOf('two')), { roots: roots.root })).toMatchObject({
      summary: 'Unchanged since the last of 2 signatures',
    });
  });

  it('is not given by a name alone', async () => {
    // The signer of this one is a certificate with the names of another one.
    expect((await trustOf('otherKey', roots.root)).trust).toMatch(/^Trusted/);
    expect(await check(blobOf(bytesOf('otherKey')), { roots: roots.root })).toMatchObject({ state: 'invalid' });
  });

  it('shows the chain as far as it is contained or given', async () => {
    const subjects = ({ certificates }: { readonly certificates: string }) =>
      certificates.match(/CN=[\w ]+(?=",)/g)?.filter((_, index) => index % 2 === 0);
    expect(subjects(await trustOf('ec', ''))).toEqual(['CN=Ada Muster', 'CN=Example Issuing CA']);
    expect(subjects(await trustOf('ec', roots.root))).toEqual([
      'CN=Ada Muster',
      'CN=Example Issuing CA',
      'CN=Example Root CA',
    ]);
    // A certificate that is contained may also be given.
    expect(subjects(await trustOf('ec', `${roots.root}${roots.inter}`))).toHaveLength(3);
    expect((await trustOf('md5', roots.second)).certificates.match(/^CN=[\w ]+/gm)).toEqual([
      'CN=Anna Muster',
      'CN=Second Root',
    ]);
  });

  it('needs certificates in PEM', async () => {
    expect(await error('check', blobOf(bytesOf('ec')), { roots: 'root' })).toMatchObject({
      code: 'not-a-root',
      at: { field: 'roots', offset: 0 },
    });
    const second = `${roots.root}-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n`;
    expect(await error('check', blobOf(bytesOf('ec')), { roots: second })).toMatchObject({
      code: 'not-a-root',
      at: { offset: roots.root.length },
    });
  });
});

describe('a PDF', () => {
  it('may have no signature', async () => {
    const unsigned = blobOf('%PDF-1.7\n% /ByteRange [0 1 2 3] /Contents <00>\n%%EOF\n');
    expect(await check(unsigned)).toMatchObject({ state: 'unsigned', summary: 'This PDF has no signature' });
    expect(await error('extractRevision', unsigned)).toMatchObject({ code: 'no-signature' });
    expect(await error('exportCertificates', unsigned)).toMatchObject({ code: 'no-signature' });
  });

  it('is recognized, also in Base64', async () => {
    expect(await check(blobOf('%!junk\n', bytesOf('ec')))).toMatchObject({ state: 'invalid' });
    expect(await check(blobOf(`${samples.ec}\n`))).toMatchObject({ state: 'intact' });
    expect(await error('check', blobOf('hello'))).toMatchObject({ code: 'not-a-pdf' });
    expect(await error('check', blobOf('JVBERi0xLjcK!'))).toMatchObject({ code: 'base64-character' });
  });

  it('has no signature beyond the last one', async () => {
    expect(await error('check', blobOf(bytesOf('two')), { signature: 3 })).toMatchObject({
      code: 'no-such-signature',
      params: { number: 3, n: 2 },
    });
  });

  it('gives its certificates', async () => {
    const pem = await run('exportCertificates', blobOf(bytesOf('timestamp')));
    expect(pem.match(/^# .*$/gm)).toEqual([
      '# C=FR, O=Example SARL, CN=Ada Muster',
      '# C=DE, O=Example Trust, CN=Example Issuing CA',
      '# CN=Example Time Stamping',
      '# C=DE, O=Example Trust, CN=Example Root CA',
    ]);
    expect(await error('exportCertificates', blobOf(bytesOf('noCertificate')))).toMatchObject({
      code: 'no-certificates',
    });
  });

  it('of any bytes gives a value or an error', async () => {
    const base = bytesOf('ec');
    await fc.assert(
      fc.asyncProperty(fc.nat(base.length - 10), fc.uint8Array({ minLength: 1, maxLength: 8 }), async (at, patch) => {
        const bytes = base.slice();
        bytes.set(patch, 9 + (at % (base.length - 20)));
        const result = (await check(blobOf(bytes)).catch(() => ({ state: 'error' }))) as { readonly state: string };
        const isSame = bytes.every((byte, index) => byte === base[index]);
        // Digits of the signature are equal in capitals, and what pads it means nothing.
        if (result.state === 'intact')
          expect(isSame || latin1(bytes.slice(0, 700)) === latin1(base.slice(0, 700))).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});

describe('values of PDF', () => {
  const read = (text: string) => new PdfReader(toBytes(text), 0).next();
  const stringOf = (text: string) => {
    const value = read(text);
    return value?.type === 'string' ? latin1(value.bytes) : value;
  };

  // ISO 32000-1, sections 7.3.4.2 and 7.3.4.3.
  it.each([
    ['(These \\\ntwo strings \\\r\nare the same.)', 'These two strings are the same.'],
    ['((balanced) parentheses)', '(balanced) parentheses'],
    ['(\\0053)', '\u00053'],
    ['(\\053)', '+'],
    ['(\\53 \\) \\\\ \\n)', '+ ) \\ \n'],
    ['<901FA3>', '\u0090\u001f\u00a3'],
    ['<901FA>', '\u0090\u001f\u00a0'],
    ['< 90 1F\nA3 >', '\u0090\u001f\u00a3'],
    ['()', ''],
  ])('the string %s', (text, expected) => {
    expect(stringOf(text)).toBe(expected);
  });

  it.each(['(no end', '<90', '<zz>', '[1 2', '<< /A 1', '<< /A >>', ']', '', '[[[['.repeat(100)])(
    '%s is none',
    (text) => {
      expect(read(text)).toBeUndefined();
    },
  );

  it('names, numbers, references, arrays, dictionaries, comments', () => {
    const value = read('<< /A#42 [1 -2.5 3 0 R true] % comment\r/__proto__ /N /D << >> >>');
    expect(value).toEqual({
      type: 'dictionary',
      entries: new Map<string, unknown>([
        [
          'AB',
          {
            type: 'array',
            items: [
              { type: 'number', value: 1 },
              { type: 'number', value: -2.5 },
              { type: 'other', text: '3 0 R' },
              { type: 'other', text: 'true' },
            ],
          },
        ],
        ['__proto__', { type: 'name', value: 'N' }],
        ['D', { type: 'dictionary', entries: new Map() }],
      ]),
    });
  });

  it('texts and moments', () => {
    const value = read("<< /A (\\223caf\\351\\224) /B <EFBBBFC3A9> /M (D:20261101093000+01'00') /Y (D:2026) /N () >>");
    if (value?.type !== 'dictionary') throw new Error('no dictionary');
    expect(textOf(value.entries, 'A')).toBe('ﬁcaféﬂ');
    expect(textOf(value.entries, 'B')).toBe('é');
    expect(textOf(value.entries, 'N')).toBeNull();
    expect(momentOf(value.entries, 'M')).toBe('2026-11-01T09:30:00+01:00');
    expect(momentOf(value.entries, 'Y')).toBe('2026-01-01T00:00:00');
    expect(momentOf(value.entries, 'A')).toBeNull();
  });
});

test.each([
  '1 0 obj << /Type /Sig ',
  '1 0 obj << >> /Sig ',
  '/Sig ',
  '1 0 obj << /ByteRange ',
  '/ByteRange ',
  '<< /ByteRange [0 0 0 0] >> ',
  '1 0 obj (',
  '1 0 obj [',
])('%j many times takes linear time', async (part) => {
  const find = async (n: number) => {
    await check(blobOf('%PDF-1.7\n', part.repeat(n))).catch(() => {});
  };
  expect(await growsLinearly(find, 20_000)).toBe(true);
});
