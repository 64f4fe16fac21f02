import { type Form, isList, writeCharacter } from './forms.ts';

/** Characters that begin what could be read as an escape: they are escaped, too, so that the text can be read back. */
const starts = /[\\\uD800-\uDFFF]|&(?=#)|%(?=u)|[uU](?=\+)/u;
const all = /[\s\S]/gu;
const others = new RegExp(String.raw`[^\t\n\r -~]|${starts.source}`, 'gu');

/** A text with escapes in place of its characters: of all, or of those that are not printable ASCII. */
export function escapeText(text: string, form: Form, escapesAll: boolean): string {
  if (isList(form)) return Array.from(text, (char) => writeCharacter(char, form)).join(' ');
  return text.replace(escapesAll ? all : others, (char, at: number) => {
    // CSS leaves out a blank after an escape.
    const needsBlank = form === 'css' && !escapesAll && /[ \t\n\f\r]/.test(text.charAt(at + char.length));
    return writeCharacter(char, form) + (needsBlank ? ' ' : '');
  });
}
