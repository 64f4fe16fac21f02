import { normalize } from '#core/search/terms.ts';
import { emojiOf, emojiOfCode, type Written } from '#lib/text/emoji.ts';

/** What a question names exactly. */
export interface Meant {
  /** The characters that it names, whether they are an emoji or not. */
  readonly text: string;
  readonly written: Written | undefined;
  /** It cannot mean anything else, such as a word of the letters A to F. */
  readonly isSure: boolean;
}

/** Ways to write a code point. */
const escapes =
  /\\u\{([\da-f]{1,6})\}|\\U([\da-f]{8})|\\u([\da-f]{4})|&#x([\da-f]{1,6});|&#(\d{1,7});|(?:U\+|0x)([\da-f]{1,6})/gi;
const maxCode = 0x10_ffff;

/** The emoji or character that a text is: itself, its code points, its escapes or its shortcode; undefined for words. */
export function readMeant(question: string): Meant | undefined {
  const text = question.trim();
  const itself = emojiOf(text);
  // A digit is part of an emoji, but means a number.
  if (itself && !/^[\d#*]$/.test(text)) return { text, written: itself, isSure: true };
  const [, code] = /^:([\w+-]+):?$/.exec(text) ?? [];
  const coded = code === undefined ? undefined : emojiOfCode(code);
  if (coded) return { text: coded.text, written: emojiOf(coded.text), isSure: true };
  const rest = text.replace(escapes, '').replace(/[\s,;"'-]+/g, '');
  if (rest === '' && text !== '') return fromCodes(text.matchAll(escapes), true);
  if (/^[\da-f]{4,6}(?:[\s-]+[\da-f]{4,6})*$/i.test(text)) {
    const bare = fromCodes(text.matchAll(/([\da-f]+)/gi), false);
    return bare?.written && bare;
  }
  return undefined;
}

function fromCodes(found: Iterable<RegExpExecArray>, isSure: boolean): Meant | undefined {
  let text = '';
  for (const groups of found) {
    const index = groups.findIndex((digits, at) => at > 0 && digits !== undefined);
    const code = Number.parseInt(groups[index] ?? '', index === 5 ? 10 : 16);
    if (!(code <= maxCode)) return undefined;
    // Halves of a surrogate pair become one character.
    text += code > 0xffff ? String.fromCodePoint(code) : String.fromCharCode(code);
  }
  return text === '' ? undefined : { text, written: emojiOf(text), isSure };
}

/** A word as it is compared: in lower case, without accents. */
export const toPlain = (text: string): string => normalize(text).replaceAll('’', "'");
