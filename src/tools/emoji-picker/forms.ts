import { type Emoji, nameCode } from '#lib/text/emoji.ts';

const codesOf = (text: string): readonly number[] => Array.from(text, (character) => character.codePointAt(0) ?? 0);
const hex = (code: number, length = 0): string => code.toString(16).toUpperCase().padStart(length, '0');
const each = (text: string, write: (code: number) => string, separator = ''): string =>
  codesOf(text).map(write).join(separator);

/** How the characters of an emoji are written in code, by form. */
export const characterForms = {
  codePoints: (text: string) => each(text, (code) => `U+${hex(code, 4)}`, ' '),
  escape: (text: string) =>
    Array.from({ length: text.length }, (_, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`).join(''),
  braces: (text: string) => each(text, (code) => `\\u{${hex(code)}}`),
  html: (text: string) => each(text, (code) => `&#x${hex(code)};`),
  htmlDecimal: (text: string) => each(text, (code) => `&#${code};`),
  // A blank ends an escape of CSS; six digits need none.
  css: (text: string) => each(text, (code) => `\\${hex(code, 6)}`),
  url: (text: string) => encodeURIComponent(text),
  utf8: (text: string) => Array.from(new TextEncoder().encode(text), (byte) => hex(byte, 2)).join(' '),
  python: (text: string) => `"${each(text, (code) => (code > 0xffff ? `\\U${hex(code, 8)}` : `\\u${hex(code, 4)}`))}"`,
  rust: (text: string) => `"${each(text, (code) => `\\u{${hex(code)}}`)}"`,
  go: (text: string) => `"${each(text, (code) => (code > 0xffff ? `\\U${hex(code, 8)}` : `\\u${hex(code, 4)}`))}"`,
} as const;

/** The shortcode that most programs know. */
export const shortcodeOf = (emoji: Emoji): string => `:${emoji.shortcodes[0] ?? nameCode(emoji)}:`;
