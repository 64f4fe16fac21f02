import { choice, flag, int, text } from '#core/fields.ts';
import { defineTool, typedValue } from '#core/tool.ts';

/** How compressed bytes are written in the input. */
const inputAs = choice(['auto', 'bytes', 'base64', 'hex'], 'auto', { more: true });

/** Of deflate. */
const level = int(6, { min: 0, max: 9, slider: [0, 9] });

const formats = ['gzip', 'zlib', 'deflate', 'brotli', 'zstd', 'bzip2', 'xz'] as const;

/** What is recognized, besides ZIP. */
const compressed = { gzip: {}, zlib: {}, zstd: {}, bzip2: {}, xz: {} };

/** A tar archive may be compressed. */
const archived = { zip: {}, ...compressed };

const recover = flag(false, { more: true });

/** What may come of compressed data, which can be far larger than it looks. */
const limits = {
  maxSize: int(512, { min: 1, max: 4_096, more: true }),
  maxRatio: int(200, { min: 10, max: 1_000_000, optional: true, more: true }),
};

/** Made by the modules `zipfile` and `tarfile` of Python 3.11. */
const archives = {
  zip: 'UEsDBBQAAAAIAIMYIly7x1PtDQAAABUAAAAKAAAAcmVhZG1lLnR4dPNIzcnJ11HIQKIUuQBQSwMEFAAAAAgAgxgiXATE1qERAAAADwAAABAAAABkYXRhL2NvbmZpZy5qc29uq1ZKSU0qTVeySkvMKU6tBQBQSwECFAMUAAAACACDGCJcu8dT7Q0AAAAVAAAACgAAAAAAAAAAAAAApAEAAAAAcmVhZG1lLnR4dFBLAQIUAxQAAAAIAIMYIlwExNahEQAAAA8AAAAQAAAAAAAAAAAAAACkATUAAABkYXRhL2NvbmZpZy5qc29uUEsFBgAAAAACAAIAdgAAAHQAAAAAAA==',
  tarGz:
    'H4sIAAAAAAACA+3TMQ6DMAyFYc89RU8AJCHOeUJBYkACQSr1+A2M7DSq+L/FlhcPT6+fX1st12oybdtjZud57MYb69VZq/tdg3Py9PID7y3FNb+Ue+r3/GOVPqlk/nrKPwST82/I/3JxWsb4ENy5/13p/nv6X0g3JOoPAAAAAAAAAAAAAMCf+wLg4MwWACgAAA==',
  oneFile:
    'UEsDBBQAAAAIAIMYIlz68F6XCwAAAAkAAAAIAAAAbm90ZS50eHTLz0tVSMvMSeUCAFBLAQIUAxQAAAAIAIMYIlz68F6XCwAAAAkAAAAIAAAAAAAAAAAAAACkAQAAAABub3RlLnR4dFBLBQYAAAAAAQABADYAAAAxAAAAAAA=',
  unsafe:
    'UEsDBBQAAAAAAIMYIlwdnfsECgAAAAoAAAAKAAAALi4vZXZpbC5zaCMhL2Jpbi9zaApQSwECFAMUAAAAAACDGCJcHZ37BAoAAAAKAAAACgAAAAAAAAAAAAAApAEAAAAALi4vZXZpbC5zaFBLBQYAAAAAAQABADgAAAAyAAAAAAA=',
} as const;

export default defineTool({
  category: 'converter',
  icon: 'file-zip',
  createdAt: '2026-11-28',
  page: { operations: ['compress', 'decompress', 'compare', 'listArchive', 'extract', 'archive'] },
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
      alsoTakes: compressed,
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
        recover,
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
    compare: {
      input: 'file',
      output: 'csv',
      countsFinalLineBreak: true,
      costly: true,
      examples: [
        {
          id: 'repeatedText',
          input: 'Hello, hello, hello, hello, hello, Penknife!',
          output:
            'format,level,size,share\ngzip,1,39,88.6%\ngzip,6,39,88.6%\ngzip,9,39,88.6%\nZstandard,1,32,72.7%\nZstandard,3,32,72.7%\nZstandard,19,32,72.7%',
        },
      ],
    },
    listArchive: {
      input: 'file',
      alsoTakes: archived,
      output: { entries: 'csv', format: 'text', summary: 'text' },
      facts: ['format', 'summary'],
      headline: 'entries',
      isWideTable: true,
      options: { inputAs, recover, ...limits },
      examples: [
        {
          id: 'zipFile',
          input: archives.zip,
          output: {
            entries:
              'name,size,packed,modified,method\nreadme.txt,21,13,2026-01-02 03:04:06,deflate\ndata/config.json,15,17,2026-01-02 03:04:06,deflate',
          },
        },
        {
          id: 'tarGz',
          input: archives.tarGz,
          output: {
            entries:
              'name,size,modified\ndocs/,,2026-01-02 03:00:00Z\ndocs/a.txt,6,2026-01-02 03:00:00Z\ndocs/b.txt,5,2026-01-02 03:00:00Z',
          },
        },
        {
          id: 'unsafePath',
          input: archives.unsafe,
          output: {
            entries: 'name,size,packed,modified,method,note\n../evil.sh,10,10,2026-01-02 03:04:06,stored,unsafe path',
          },
        },
      ],
    },
    extract: {
      input: 'file',
      alsoTakes: archived,
      output: { text: 'text', file: 'file', name: 'text', summary: 'text', modified: 'text' },
      facts: ['name', 'summary', 'modified'],
      hasOneOutput: true,
      headline: 'text',
      fileName: { output: 'name' },
      components: { control: 'entry-choice' },
      options: {
        entry: text('', { content: true, place: 'own' }),
        inputAs,
        recover,
        ...limits,
      },
      examples: [
        { id: 'onlyFile', input: archives.oneFile, output: { text: 'one file\n', name: 'note.txt' } },
        {
          id: 'fromZip',
          input: archives.zip,
          options: { entry: 'data/config.json' },
          output: { text: '{"debug":false}', name: 'config.json' },
        },
        {
          id: 'fromTarGz',
          input: archives.tarGz,
          options: { entry: 'docs/b.txt' },
          output: { text: 'beta\n', name: 'b.txt' },
        },
      ],
    },
    archive: {
      input: 'file',
      output: 'zip',
      fileName: 'archive.zip',
      countsFinalLineBreak: true,
      primary: ['name', 'level'],
      options: { name: text('', { content: true, maxLength: 1_000 }), level },
      examples: [
        {
          id: 'textAsZip',
          input: 'a, a, a, a, a, a, a, a, a, a, a',
          output:
            'UEsDBBQAAAAIAAAAIQAr54JzBwAAAB8AAAAIAAAAZmlsZS50eHRL1FFIxIMAUEsBAhQDFAAAAAgAAAAhACvngnMHAAAAHwAAAAgAAAAAAAAAAAAAAKSBAAAAAGZpbGUudHh0UEsFBgAAAAABAAEANgAAAC0AAAAAAA==',
        },
        {
          id: 'ownName',
          input: '{"debug":false}',
          options: { name: 'config.json' },
          output:
            'UEsDBBQAAAAAAAAAIQAExNahDwAAAA8AAAALAAAAY29uZmlnLmpzb257ImRlYnVnIjpmYWxzZX1QSwECFAMUAAAAAAAAACEABMTWoQ8AAAAPAAAACwAAAAAAAAAAAAAApIEAAAAAY29uZmlnLmpzb25QSwUGAAAAAAEAAQA5AAAAOAAAAAAA',
        },
      ],
    },
    archiveFiles: {
      input: 'value',
      output: 'zip',
      fileName: 'archive.zip',
      options: { level },
      examples: [
        {
          id: 'twoTexts',
          input: '[{"name":"a.txt","text":"alpha"},{"name":"b.bin","base64":"AAEC"}]',
          output:
            'UEsDBBQAAAAAAAAAIQBqOeDQBQAAAAUAAAAFAAAAYS50eHRhbHBoYVBLAwQUAAAAAAAAACEAf4lUCAMAAAADAAAABQAAAGIuYmluAAECUEsBAhQDFAAAAAAAAAAhAGo54NAFAAAABQAAAAUAAAAAAAAAAAAAAKSBAAAAAGEudHh0UEsBAhQDFAAAAAAAAAAhAH+JVAgDAAAAAwAAAAUAAAAAAAAAAAAAAKSBKAAAAGIuYmluUEsFBgAAAAACAAIAZgAAAE4AAAAAAA==',
        },
      ],
    },
    listNames: {
      input: 'file',
      output: typedValue<readonly string[]>(),
      internal: true,
      options: { inputAs, recover, ...limits },
    },
  },
});
