import { eachGrapheme } from '#lib/text/graphemes.ts';
import { normalForm } from '#lib/text/normal-form.ts';
import { isEmoji } from './characters.ts';

/** GSM 7-bit default alphabet (3GPP TS 23.038 section 6.2.1), and the characters that take an escape before them. */
const gsm = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const gsmEscaped = new Set('\f^{}\\[~]|€');

export interface Sms {
  readonly encoding: 'GSM-7' | 'UCS-2';
  /** Messages that it takes. */
  readonly parts: number;
  /** What still fits into the last one, in units of the encoding. */
  readonly left: number;
}

/** How a text is sent as short messages; no escape sequence and no surrogate pair is split between two of them. */
export function measureSms(text: string): Sms {
  const units = [...text].map((character) => (gsm.has(character) ? 1 : gsmEscaped.has(character) ? 2 : 0));
  const isGsm = !units.includes(0);
  const lengths = isGsm ? units : Array.from(text, (character) => character.length);
  const [single, part] = isGsm ? [160, 153] : [70, 67];
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const encoding = isGsm ? 'GSM-7' : 'UCS-2';
  if (total <= single) return { encoding, parts: total === 0 ? 0 : 1, left: single - total };
  let [parts, used] = [1, 0];
  for (const length of lengths) {
    if (used + length > part) [parts, used] = [parts + 1, 0];
    used += length;
  }
  return { encoding, parts, left: part - used };
}

/** Code points that count once in a post on X; all others count twice (twitter-text, configuration 3). */
const light: readonly (readonly [first: number, last: number])[] = [
  [0, 0x10ff],
  [0x2000, 0x200d],
  [0x2010, 0x201f],
  [0x2032, 0x2037],
];
const weightOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  return light.some(([first, last]) => code >= first && code <= last) ? 1 : 2;
};
const linkWeight = 23;

/** The length of a post on X, of which there may be 280: a link counts 23, an emoji 2. */
export function measurePost(text: string): number {
  let length = 0;
  const rest = normalForm(text, 'NFC').replace(/\bhttps?:\/\/\S+/giu, () => {
    length += linkWeight;
    return '';
  });
  for (const grapheme of eachGrapheme(rest))
    length += isEmoji(grapheme) ? 2 : [...grapheme].reduce((sum, character) => sum + weightOf(character), 0);
  return length;
}
