import type { OptionsOf } from '#core/tool.ts';
import { escapePattern } from '#lib/text/escape-pattern.ts';
import type tool from './tool.ts';

type Options = OptionsOf<typeof tool, 'slugify'>;

/**
 * The anchor of a heading on GitHub: letters, marks, digits, `_`, `-` and spaces, in small letters, each space as a
 * hyphen.
 */
export const writeAnchor = (line: string): string =>
  line
    .trim()
    .toLowerCase()
    .replace(/[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');

/** Joins the words of a text by a separator; what is neither kept nor a separator is between them. */
export function joinerOf(options: Options, separator: string): (text: string) => string {
  const { symbols, keep, keepLeadingUnderscore, keepTrailingSeparator } = options;
  const kept = [...keep, ...(options.target === 'fileName' ? ['.'] : [])]
    .filter((character) => !separator.includes(character))
    .map(escapePattern);
  // Within the class, a hyphen would be a range.
  const inClass = kept.map((character) => (character === '-' ? '\\-' : character)).join('');
  const gaps = new RegExp(`[^\\p{L}\\p{M}\\p{N}${inClass}]+`, 'gu');
  // Where symbols are dropped, only blanks, hyphens and the separator are between words.
  const breaks = new RegExp(`[\\s-]${separator === '' ? '' : `|${escapePattern(separator)}`}`, 'u');
  return (text) => {
    const isLed = keepLeadingUnderscore && text.startsWith('_');
    const joined = text.replace(gaps, (gap, offset: number) => {
      if (offset === 0) return '';
      if (offset + gap.length === text.length) return keepTrailingSeparator ? separator : '';
      return symbols === 'separate' || breaks.test(gap) ? separator : '';
    });
    const bare = joined.replace(/^_+/, '');
    return isLed ? `_${bare}` : bare;
  };
}

/** The longest beginning of a slug that ends with a word and has no more characters than that; of a long word, a part. */
export function shortenSlug(slug: string, maxLength: number, separator: string): string {
  const characters = [...slug];
  if (characters.length <= maxLength) return slug;
  const cut = characters.slice(0, Math.max(0, maxLength)).join('');
  if (separator === '' || slug.startsWith(separator, cut.length)) return cut;
  const end = cut.lastIndexOf(separator);
  return end > 0 ? cut.slice(0, end) : cut;
}

/** The name of a file and its extension with the point, if it has one. */
export function splitExtension(name: string): readonly [stem: string, extension: string] {
  const point = name.lastIndexOf('.');
  return point > 0 ? [name.slice(0, point), name.slice(point)] : [name, ''];
}

/** Devices, which Windows takes for files of these names in every folder, whatever their extension. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** A name without separators beside its points, and without points that are empty or at the end. */
export function tidyFileName(name: string, separator: string): string {
  if (separator === '.') return name;
  const isHidden = name.startsWith('.');
  const parts = name.split('.').map((part) => trimSeparator(part, separator));
  const tidy = parts.filter((part) => part !== '').join('.');
  return isHidden && tidy !== '' ? `.${tidy}` : tidy;
}

function trimSeparator(text: string, separator: string): string {
  if (separator === '') return text;
  const start = text.startsWith(separator) ? separator.length : 0;
  const end = text.length - (text.length > start && text.endsWith(separator) ? separator.length : 0);
  return text.slice(start, end);
}

export const isReservedName = (name: string): boolean => reserved.test(name);

/** A reserved name with an underscore behind it, before any extension. */
export const freeReservedName = (name: string): string => name.replace(reserved, '$&_');
