import { choice, flag, int } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

/** How compressed bytes are written in the input. */
const inputAs = choice(['auto', 'bytes', 'base64', 'hex'], 'auto', { more: true });

const formats = ['gzip', 'zlib', 'deflate', 'brotli', 'zstd', 'bzip2', 'xz'] as const;

/** What may come of compressed data, which can be far larger than it looks. */
const limits = {
  maxSize: int(512, { min: 1, max: 4_096, more: true }),
  maxRatio: int(200, { min: 10, max: 1_000_000, optional: true, more: true }),
};

export default defineTool({
  category: 'converter',
  icon: 'file-zip',
  createdAt: '2026-11-28',
  operations: {
    compress: {
      input: 'file',
      output: { file: 'file', text: 'text', summary: 'text' },
      facts: ['summary'],
      hasOneOutput: true,
      headline: 'file',
      fileName: { by: 'format', names: { gzip: '.gz', zlib: '.zz', deflate: '.deflate', zstd: '.zst' } },
      inverse: 'decompress',
      countsFinalLineBreak: true,
      primary: ['format', 'outputAs', 'level'],
      options: {
        format: choice(['gzip', 'zlib', 'deflate', 'zstd'], 'gzip'),
        outputAs: choice(['file', 'base64', 'hex'], 'file'),
        level: int(6, { min: 0, max: 9, slider: [0, 9], when: { field: 'format', not: 'zstd' } }),
        zstdLevel: int(3, { min: 1, max: 19, slider: [1, 19], when: { field: 'format', is: 'zstd' } }),
      },
      examples: [
        {
          id: 'gzipBase64',
          input: 'Hello, hello, hello, Penknife!',
          options: { outputAs: 'base64' },
          output: { text: 'H4sIAAAAAAAAA/NIzcnJ11HIQKECUvOy8zLTUhUBq08hXB4AAAA=' },
        },
        {
          id: 'zlibHex',
          input: 'zlib, RFC 1950',
          options: { format: 'zlib', outputAs: 'hex' },
          output: { text: '789cabcac94cd2510872735630b43435000020e503c8' },
        },
        {
          id: 'rawDeflate',
          input: 'deflate, deflate, deflate',
          options: { format: 'deflate', outputAs: 'base64' },
          output: { text: 'S0lNy0ksSdVRSEFjAAA=' },
        },
        {
          id: 'zstd',
          input: 'Zstandard, RFC 8878',
          options: { format: 'zstd', outputAs: 'base64' },
          output: { text: 'KLUv/SATmQAAWnN0YW5kYXJkLCBSRkMgODg3OA==' },
        },
        {
          id: 'storedOnly',
          input: 'not compressed',
          options: { level: 0 },
          output: { file: 'H4sIAAAAAAAEAwEOAPH/bm90IGNvbXByZXNzZWQxunJqDgAAAA==' },
        },
      ],
    },
    decompress: {
      input: 'file',
      alsoTakes: { gzip: {}, zlib: {}, zstd: {}, bzip2: {}, xz: {} },
      output: { text: 'text', file: 'file', format: 'text', summary: 'text', name: 'text', modified: 'text' },
      facts: ['format', 'summary', 'name', 'modified'],
      hasOneOutput: true,
      headline: 'text',
      fileName: { without: ['gz', 'zz', 'deflate', 'br', 'zst', 'bz2', 'xz'] },
      inverse: 'compress',
      countsFinalLineBreak: true,
      primary: ['format'],
      options: {
        format: choice(['auto', ...formats], 'auto'),
        inputAs,
        recover: flag(false, { more: true }),
        ...limits,
      },
      examples: [
        {
          id: 'gzipBase64',
          input: 'H4sIAAAAAAAAA6tWykvMTVWyUgpIzcvOy0xLVdJRKsnPzylWsjI30VHKT0vLycwDypcUlabWAgA4cKivLQAAAA==',
          output: { text: '{"name":"Penknife","tools":74,"offline":true}' },
        },
        // The value of SAMLRequest in the redirect binding of SAML 2.0.
        {
          id: 'samlRequest',
          input: 'sylOzM0psHIsLcnIC0otLE0tLlHwdLFVijdUUghLLSrOzM+zVTLSM1BS8CwuLk31zCsuScwrAQoZGJnpGhgCUYiBgRUYRSnp2wEA',
          output: { text: '<samlp:AuthnRequest ID="_1" Version="2.0" IssueInstant="2026-01-01T00:00:00Z"/>' },
        },
        { id: 'zlibHex', input: '789cabcac94cd2510872735630b43435000020e503c8', output: { text: 'zlib, RFC 1950' } },
        // Node.js 20.
        {
          id: 'brotli',
          input: 'Cw6AQnJvdGxpLCBSRkMgNzkzMjogdGhlIHRoZSB0aGUD',
          output: { text: 'Brotli, RFC 7932: the the the' },
        },
        // zstd 1.5.
        {
          id: 'zstd',
          input: 'KLUv/QRYmQAAWnN0YW5kYXJkLCBSRkMgODg3OIeb20I=',
          output: { text: 'Zstandard, RFC 8878' },
        },
        // gzip 1.12, of a file.
        {
          id: 'fileName',
          input: 'H4sICADxU2UAA25vdGVzLnR4dABLVMjLL0nlAgAQBeFZBwAAAA==',
          output: { text: 'a note\n', name: 'notes.txt', modified: '2023-11-14T22:13:20Z' },
        },
      ],
    },
  },
});
