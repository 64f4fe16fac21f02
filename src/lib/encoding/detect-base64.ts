import { isMostlyPrintable } from '#lib/bytes/is-mostly-printable.ts';

/** The first Base64 characters of files of well-known types. */
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

/** The length of a long text that detectors get. */
const detectedLength = 65_536;

/** How much of it is decoded. */
const sampleLength = 4096;

/** The confidence, from 0 to 1, that a text is Base64, and that it is the Base64 of a file. */
export interface Confidence {
  readonly base64: number;
  readonly file: number;
}

const none: Confidence = { base64: 0, file: 0 };

/** Rates a text, or the first 64 Ki units of one. */
export function detectBase64(text: string): Confidence {
  const digits = text.trim().replace(/[ \t]*[\r\n]+[ \t]*/g, '');
  const body = digits.replace(/=+$/, '');
  const isPadded = body.length < digits.length && digits.length % 4 === 0;
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(digits) || digits.length < (isPadded ? 8 : 16)) return none;
  if (text.length < detectedLength && body.length % 4 === 1) return none;
  if (fileBeginnings.some((beginning) => body.startsWith(beginning))) return { base64: 0.8, file: 0.85 };
  if (isMostlyPrintable(decode(body.slice(0, sampleLength)))) return { base64: 0.8, file: 0 };
  // Bytes use the whole alphabet; a text that does not is a word, a name or a number.
  const isMixed = /[A-Z]/.test(body) && /[a-z]/.test(body) && /[0-9+/]/.test(body);
  return { base64: isMixed ? (isPadded ? 0.5 : 0.1) : 0, file: 0 };
}

function decode(digits: string): Uint8Array {
  const binary = atob(digits.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
