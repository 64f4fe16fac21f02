/** A kind of file. */
export interface FileType {
  /** The name of its format, the same in all languages. */
  readonly name: string;
  /** Its media type, of the IANA registry where that has one. */
  readonly mime: string;
  /** The usual extension, without the dot. */
  readonly extension: string;
}

/** A file type and the bytes, written as Latin-1, that its files hold at given offsets. */
export interface Signature extends FileType {
  readonly marks: readonly (readonly [offset: number, bytes: string])[];
}

type Mark = Signature['marks'][number];

const type = (name: string, mime: string, extension: string): FileType => ({ name, mime, extension });

const signature = (name: string, mime: string, extension: string, ...marks: readonly (string | Mark)[]): Signature => ({
  ...type(name, mime, extension),
  marks: marks.map((mark): Mark => (typeof mark === 'string' ? [0, mark] : mark)),
});

/** File types with fixed bytes, from the specifications of the formats. The first match counts. */
export const signatures: readonly Signature[] = [
  signature('PNG', 'image/png', 'png', '\x89PNG\r\n\x1A\n'),
  signature('JPEG', 'image/jpeg', 'jpg', '\xFF\xD8\xFF'),
  signature('GIF', 'image/gif', 'gif', 'GIF87a'),
  signature('GIF', 'image/gif', 'gif', 'GIF89a'),
  signature('WebP', 'image/webp', 'webp', 'RIFF', [8, 'WEBP']),
  signature('JPEG XL', 'image/jxl', 'jxl', '\xFF\x0A'),
  signature('JPEG XL', 'image/jxl', 'jxl', '\0\0\0\x0CJXL \r\n\x87\n'),
  signature('JPEG 2000', 'image/jp2', 'jp2', '\0\0\0\x0CjP  \r\n\x87\n'),
  signature('TIFF', 'image/tiff', 'tiff', 'II*\0'),
  signature('TIFF', 'image/tiff', 'tiff', 'MM\0*'),
  signature('PSD', 'image/vnd.adobe.photoshop', 'psd', '8BPS\0'),
  signature('PDF', 'application/pdf', 'pdf', '%PDF-'),
  signature('PostScript', 'application/postscript', 'ps', '%!PS'),
  signature('RTF', 'application/rtf', 'rtf', '{\\rtf'),
  signature('OLE 2', 'application/x-ole-storage', 'ole', '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1'),
  signature('gzip', 'application/gzip', 'gz', '\x1F\x8B\x08'),
  signature('bzip2', 'application/x-bzip2', 'bz2', 'BZh', [4, '1AY&SY']),
  signature('XZ', 'application/x-xz', 'xz', '\xFD7zXZ\0'),
  signature('Zstandard', 'application/zstd', 'zst', '\x28\xB5\x2F\xFD'),
  signature('LZ4', 'application/x-lz4', 'lz4', '\x04\x22\x4D\x18'),
  signature('7z', 'application/x-7z-compressed', '7z', "7z\xBC\xAF'\x1C"),
  signature('RAR', 'application/vnd.rar', 'rar', 'Rar!\x1A\x07'),
  signature('CAB', 'application/vnd.ms-cab-compressed', 'cab', 'MSCF\0\0\0\0'),
  signature('Debian', 'application/vnd.debian.binary-package', 'deb', '!<arch>\ndebian-binary'),
  signature('ar', 'application/x-archive', 'a', '!<arch>\n'),
  signature('TAR', 'application/x-tar', 'tar', [257, 'ustar']),
  signature('WebAssembly', 'application/wasm', 'wasm', '\0asm'),
  signature('ELF', 'application/x-elf', 'elf', '\x7FELF'),
  signature('Mach-O', 'application/x-mach-binary', 'macho', '\xFE\xED\xFA\xCE'),
  signature('Mach-O', 'application/x-mach-binary', 'macho', '\xFE\xED\xFA\xCF'),
  signature('Mach-O', 'application/x-mach-binary', 'macho', '\xCE\xFA\xED\xFE'),
  signature('Mach-O', 'application/x-mach-binary', 'macho', '\xCF\xFA\xED\xFE'),
  signature('WAV', 'audio/wav', 'wav', 'RIFF', [8, 'WAVE']),
  signature('AIFF', 'audio/aiff', 'aiff', 'FORM', [8, 'AIF']),
  signature('FLAC', 'audio/flac', 'flac', 'fLaC'),
  signature('MP3', 'audio/mpeg', 'mp3', 'ID3'),
  signature('MIDI', 'audio/midi', 'mid', 'MThd\0\0\0\x06'),
  signature('AMR', 'audio/AMR', 'amr', '#!AMR'),
  signature('Ogg', 'video/ogg', 'ogv', 'OggS', [29, 'theora']),
  signature('Ogg', 'audio/ogg', 'ogg', 'OggS'),
  signature('AVI', 'video/vnd.avi', 'avi', 'RIFF', [8, 'AVI ']),
  signature('FLV', 'video/x-flv', 'flv', 'FLV\x01'),
  signature('WOFF', 'font/woff', 'woff', 'wOFF'),
  signature('WOFF2', 'font/woff2', 'woff2', 'wOF2'),
  signature('OpenType', 'font/otf', 'otf', 'OTTO\0'),
  signature('OpenType', 'font/collection', 'ttc', 'ttcf\0'),
  signature('SQLite', 'application/vnd.sqlite3', 'sqlite', 'SQLite format 3\0'),
  signature('Parquet', 'application/vnd.apache.parquet', 'parquet', 'PAR1'),
  signature('Arrow', 'application/vnd.apache.arrow.file', 'arrow', 'ARROW1\0\0'),
  signature('Avro', 'application/avro', 'avro', 'Obj\x01'),
  signature('HDF5', 'application/x-hdf5', 'h5', '\x89HDF\r\n\x1A\n'),
  signature('pcap', 'application/vnd.tcpdump.pcap', 'pcap', '\xD4\xC3\xB2\xA1'),
  signature('pcapng', 'application/x-pcapng', 'pcapng', '\x0A\x0D\x0D\x0A'),
  signature('glTF', 'model/gltf-binary', 'glb', 'glTF'),
  signature('DICOM', 'application/dicom', 'dcm', [128, 'DICM']),
];

export const zip = type('ZIP', 'application/zip', 'zip');

const office = 'application/vnd.openxmlformats-officedocument';

/** Types of ZIP archives by the name of a file in them; the first match counts. */
export const zipContents: readonly (readonly [fileName: string, type: FileType])[] = [
  ['AndroidManifest.xml', type('APK', 'application/vnd.android.package-archive', 'apk')],
  ['word/document.xml', type('DOCX', `${office}.wordprocessingml.document`, 'docx')],
  ['xl/workbook.xml', type('XLSX', `${office}.spreadsheetml.sheet`, 'xlsx')],
  ['ppt/presentation.xml', type('PPTX', `${office}.presentationml.presentation`, 'pptx')],
  ['META-INF/MANIFEST.MF', type('JAR', 'application/java-archive', 'jar')],
];

const openDocument = 'application/vnd.oasis.opendocument';

/** Types of ZIP archives by their first file, `mimetype`. */
export const zipMimetypes: readonly FileType[] = [
  type('ODT', `${openDocument}.text`, 'odt'),
  type('ODS', `${openDocument}.spreadsheet`, 'ods'),
  type('ODP', `${openDocument}.presentation`, 'odp'),
  type('ODG', `${openDocument}.graphics`, 'odg'),
  type('EPUB', 'application/epub+zip', 'epub'),
];

/** Types of ISO base media files (ISO/IEC 14496-12) by the beginning of the major brand; the first match counts. */
export const mediaBrands: readonly (readonly [brand: string, type: FileType])[] = [
  ['avi', type('AVIF', 'image/avif', 'avif')],
  ['he', type('HEIF', 'image/heic', 'heic')],
  ['mif1', type('HEIF', 'image/heif', 'heif')],
  ['msf1', type('HEIF', 'image/heif', 'heif')],
  ['qt  ', type('QuickTime', 'video/quicktime', 'mov')],
  ['M4A ', type('MPEG-4', 'audio/mp4', 'm4a')],
  ['3g', type('3GPP', 'video/3gpp', '3gp')],
  ['', type('MPEG-4', 'video/mp4', 'mp4')],
];

/** Types that need more than fixed bytes to be detected. */
export const otherTypes = {
  bmp: type('BMP', 'image/bmp', 'bmp'),
  ico: type('ICO', 'image/vnd.microsoft.icon', 'ico'),
  cur: type('CUR', 'image/vnd.microsoft.icon', 'cur'),
  webm: type('WebM', 'video/webm', 'webm'),
  matroska: type('Matroska', 'video/matroska', 'mkv'),
  mp3: type('MP3', 'audio/mpeg', 'mp3'),
  aac: type('AAC', 'audio/aac', 'aac'),
  trueType: type('TrueType', 'font/ttf', 'ttf'),
  exe: type('PE', 'application/vnd.microsoft.portable-executable', 'exe'),
  javaClass: type('Java class', 'application/java-vm', 'class'),
  machO: type('Mach-O', 'application/x-mach-binary', 'macho'),
  certificate: type('X.509', 'application/pkix-cert', 'cer'),
  der: type('DER', 'application/octet-stream', 'der'),
} as const;

/** Types of text detected by the beginning of the text. */
export const textTypes = {
  svg: type('SVG', 'image/svg+xml', 'svg'),
  html: type('HTML', 'text/html', 'html'),
  xml: type('XML', 'application/xml', 'xml'),
  pem: type('PEM', 'application/x-pem-file', 'pem'),
  plain: type('text', 'text/plain', 'txt'),
} as const;

/** Types of text known only by a name or a media type. */
const namedTypes: readonly FileType[] = [
  type('CSS', 'text/css', 'css'),
  type('CSV', 'text/csv', 'csv'),
  type('JavaScript', 'text/javascript', 'js'),
  type('JSON', 'application/json', 'json'),
  type('Markdown', 'text/markdown', 'md'),
  type('YAML', 'application/yaml', 'yaml'),
];

/** Common unregistered names of media types. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['image/jpg', 'image/jpeg'],
  ['image/x-png', 'image/png'],
  ['image/x-icon', 'image/vnd.microsoft.icon'],
  ['image/x-ms-bmp', 'image/bmp'],
  ['audio/mp3', 'audio/mpeg'],
  ['audio/wave', 'audio/wav'],
  ['audio/x-wav', 'audio/wav'],
  ['audio/x-m4a', 'audio/mp4'],
  ['video/x-matroska', 'video/matroska'],
  ['video/x-msvideo', 'video/vnd.avi'],
  ['application/font-woff', 'font/woff'],
  ['application/x-font-ttf', 'font/ttf'],
  ['application/x-gzip', 'application/gzip'],
  ['application/x-zip-compressed', 'application/zip'],
  ['application/x-rar-compressed', 'application/vnd.rar'],
  ['application/x-sqlite3', 'application/vnd.sqlite3'],
  ['application/javascript', 'text/javascript'],
  ['text/xml', 'application/xml'],
]);

/**
 * The type for a media type, by its registered or another name, ignoring parameters; undefined for an unknown one and
 * for `application/octet-stream`, which any bytes are.
 */
export function typeOfMime(mime: string): FileType | undefined {
  const written = mime.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const name = otherNames.get(written) ?? written;
  if (name === otherTypes.der.mime) return undefined;
  return [
    ...signatures,
    ...Object.values(textTypes),
    ...namedTypes,
    ...Object.values(otherTypes),
    zip,
    ...[...zipContents, ...mediaBrands].map(([, known]) => known),
    ...zipMimetypes,
  ].find((known) => known.mime.toLowerCase() === name);
}
