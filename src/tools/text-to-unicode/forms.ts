/** How characters are written as escapes. */
export type Form = 'u-plus' | 'js' | 'braces' | 'long' | 'decimal' | 'hex' | 'css' | 'utf-8' | 'utf-16';

/** Forms that write each character, between blanks. */
const lists: ReadonlySet<Form> = new Set(['u-plus', 'utf-8', 'utf-16']);
export const isList = (form: Form): boolean => lists.has(form);

const toHex = (number: number, digits: number): string => number.toString(16).toUpperCase().padStart(digits, '0');

/** The code point as `U+0041`. */
export const uPlus = (code: number): string => `U+${toHex(code, 4)}`;

/** The UTF-16 units of a character as hex digits. */
const unitsOf = (char: string): readonly string[] => char.split('').map((unit) => toHex(unit.charCodeAt(0), 4));

/** The UTF-8 bytes of a character as hex digits; half a surrogate pair has three (WTF-8). */
export function bytesOf(code: number): readonly string[] {
  const tail = (shift: number) => 0x80 | ((code >> shift) & 0x3f);
  const bytes =
    code < 0x80
      ? [code]
      : code < 0x800
        ? [0xc0 | (code >> 6), tail(0)]
        : code < 0x1_00_00
          ? [0xe0 | (code >> 12), tail(6), tail(0)]
          : [0xf0 | (code >> 18), tail(12), tail(6), tail(0)];
  return bytes.map((byte) => toHex(byte, 2));
}

/** Writes one character in a form. */
export function writeCharacter(char: string, form: Form): string {
  const code = char.codePointAt(0) ?? 0;
  switch (form) {
    case 'u-plus':
      return uPlus(code);
    case 'js':
      return unitsOf(char)
        .map((unit) => `\\u${unit}`)
        .join('');
    case 'braces':
      return `\\u{${toHex(code, 1)}}`;
    case 'long':
      return code > 0xff_ff ? `\\U${toHex(code, 8)}` : `\\u${toHex(code, 4)}`;
    case 'decimal':
      return `&#${code};`;
    case 'hex':
      return `&#x${toHex(code, 1)};`;
    case 'css':
      // Six digits need no blank after them.
      return `\\${toHex(code, 6)}`;
    case 'utf-8':
      return bytesOf(code).join(' ');
    case 'utf-16':
      return unitsOf(char).join(' ');
  }
}
