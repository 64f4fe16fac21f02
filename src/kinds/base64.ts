import { defineKind } from '#core/kind.ts';

/** How files of well-known types begin once they are Base64. */
const fileBeginnings = [
  'iVBORw0KGgo', // PNG
  '/9j/', // JPEG
  'R0lGOD', // GIF
  'UklGR', // WebP, WAV, AVI
  'JVBERi0', // PDF
  'UEsDB', // ZIP, OOXML, ODF, JAR, APK
  'H4sI', // gzip
  'Qlpo', // bzip2
  '/Td6WFo', // XZ
  'KLUv/', // Zstandard
  'N3q8rycc', // 7z
  'TVqQ', // PE
  'f0VMR', // ELF
  'AGFzbQ', // WebAssembly
  'd09GR', // WOFF
  'd09GM', // WOFF2
  'AAEAAA', // TrueType
  'SUQz', // MP3
  'T2dnUw', // Ogg
  'ZkxhQw', // FLAC
  'U1FMaXRl', // SQLite
  'MII', // DER
];

/** How much of a long text detectors see. */
const detectedLength = 65_536;

/** How much of that is decoded. */
const sampleLength = 4096;

export default defineKind({
  repr: 'text',
  base: 'text',
  extension: 'b64',
  mime: 'text/plain',
  detect: (text) => {
    const digits = text.trim().replace(/[ \t]*[\r\n]+[ \t]*/g, '');
    if (!/^[A-Za-z0-9+/_-]{16,}={0,2}$/.test(digits)) return 0;
    const body = digits.replace(/=+$/, '');
    const isWhole = text.length < detectedLength;
    if (isWhole && body.length % 4 === 1) return 0;
    if (fileBeginnings.some((beginning) => body.startsWith(beginning))) return 0.85;
    return isMostlyPrintable(body.slice(0, sampleLength)) ? 0.8 : 0.1;
  },
});

/** Whether Base64 digits are UTF-8, cut off perhaps, of which nine characters in ten can be printed. */
function isMostlyPrintable(digits: string): boolean {
  const binary = atob(digits.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    const unprintable = text.match(/(?![\t\n\r])\p{C}/gu)?.length ?? 0;
    return text !== '' && unprintable <= text.length / 10;
  } catch {
    return false;
  }
}
