/** Media types with their file extensions, by the package `mime-db`, and what that lacks. */
import db from 'mime-db/db.json' with { type: 'json' };
import { type DataSet, readSource } from '../data-sets.ts';

const folder = 'node_modules/mime-db';
/** The package does not say when it was released; the registry of packages does. */
const release = { version: '1.54.0', date: '2025-03-25' };

interface Entry {
  readonly source?: 'iana' | 'apache' | 'nginx';
  readonly charset?: string;
  readonly compressible?: boolean;
  readonly extensions?: readonly string[];
}

/** Extensions that types have besides those of the package. */
const added: Readonly<Record<string, readonly string[]>> = {
  // RFC 9512 registers them; the package knows them for text/yaml only.
  'application/yaml': ['yaml', 'yml'],
  // The registration of the type names them.
  'application/vnd.sqlite3': ['sqlite', 'sqlite3'],
  'application/vnd.apache.parquet': ['parquet'],
  'application/vnd.apache.arrow.file': ['arrow'],
  'application/vnd.apache.arrow.stream': ['arrows'],
  // RFC 8878.
  'application/zstd': ['zst'],
  // RFC 9639.
  'audio/flac': ['flac'],
  // RFC 9559.
  'audio/matroska': ['mka'],
  'video/matroska': ['mkv'],
  'video/matroska-3d': ['mk3d'],
  // RFC 6350.
  'text/vcard': ['vcf'],
  // The registrations of the types name them; the package knows them for unregistered types only.
  'application/pkcs12': ['p12', 'pfx'],
  'application/mathml+xml': ['mml'],
  'application/vnd.adobe.flash.movie': ['swf'],
  'application/vnd.comicbook+zip': ['cbz'],
  'application/vnd.comicbook-rar': ['cbr'],
  'application/vnd.debian.binary-package': ['deb', 'udeb'],
  'application/vnd.microsoft.portable-executable': ['exe', 'dll'],
  'application/vnd.oasis.opendocument.base': ['odb'],
};

/** Types in use that nobody registered and the package does not know, with their extensions. */
const unregistered: Readonly<Record<string, readonly string[]>> = {
  // https://github.com/ndjson/ndjson-spec; JSON Lines are the same.
  'application/x-ndjson': ['ndjson', 'jsonl'],
  // The names of the MIME database of freedesktop.org.
  'application/x-powershell': ['ps1'],
  'application/x-ruby': ['rb'],
  'text/rust': ['rs'],
  'text/x-go': ['go'],
  'text/x-kotlin': ['kt'],
  'text/x-patch': ['patch', 'diff'],
  'text/x-python': ['py'],
  'text/x-scala': ['scala'],
};

/** The type that is meant first, where several registered ones have an extension, or none. */
const preferred: Readonly<Record<string, string>> = {
  // The type of the container is for what is neither picture nor sound (RFC 4337).
  mp4: 'video/mp4',
  // No type is registered with the extension; the MIME Sniffing Standard says audio/wav.
  wav: 'audio/wav',
};

export default {
  sources: [`${folder}/package.json`, `${folder}/db.json`],
  make() {
    const { version } = JSON.parse(readSource(`${folder}/package.json`)) as { version: string };
    if (version !== release.version) throw new Error(`${folder}: say in this file when ${version} was released`);
    const entries = db as Readonly<Record<string, Entry>>;
    for (const type of [...Object.keys(added), ...Object.values(preferred)])
      if (!entries[type]) throw new Error(`${folder} has no ${type}`);
    const others = Object.entries(unregistered).map(([type, extensions]): [string, Entry] => {
      if (entries[type]) throw new Error(`${folder} has ${type}`);
      return [type, { extensions }];
    });
    const all = [...Object.entries(entries), ...others].sort(([a], [b]) => (a < b ? -1 : 1));
    const lines = all.map(([type, { source = '', charset = '', compressible, extensions = [] }]) => {
      const own = [...new Set([...extensions, ...(added[type] ?? [])])];
      if (/[\t\n ]/.test(type + charset + own.join(''))) throw new Error(`${folder}: ${type} has a blank`);
      return [type, source, charset, compressible === undefined ? '' : Number(compressible), own.join(' ')].join('\t');
    });
    return {
      about: { title: 'mime-db', ...release },
      modules: {
        'mime-types':
          '/** A line for each type: type, source, character set, whether compressing it is worth while, extensions. */\n' +
          `export const mimeTable = ${JSON.stringify(lines.join('\n'))};\n` +
          '/** By extension: the type that is meant first. */\n' +
          `export const preferredTypes: Readonly<Record<string, string>> = ${JSON.stringify(preferred)};\n`,
      },
    };
  },
} satisfies DataSet;
