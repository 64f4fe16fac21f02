import { replacedByWindows1252 } from '#lib/html/numeric-references.ts';
import { type Form, isList, writeCharacter } from './forms.ts';

/** What is escaped: all characters, those beyond printable ASCII, or also those that end or change a literal. */
export type Which = 'special' | 'others' | 'all';

/** Characters that begin what could be read as an escape: they are escaped, too, so that the text can be read back. */
const starts = String.raw`[\\\uD800-\uDFFF]|&(?=#)|%(?=u)|[uU](?=\+)`;
const others = String.raw`[^\t\n\r -~]|${starts}`;

/** What a literal in double quotes cannot contain; in PHP and templates of JavaScript, `$` begins an expression. */
const inQuotes = String.raw`["\t\n\r]`;
const inHtml = `[&<>"']`;
const specials: Readonly<Partial<Record<Form, string>>> = {
  js: inQuotes,
  braces: String.raw`${inQuotes}|\$(?=[\w{])`,
  long: inQuotes,
  decimal: inHtml,
  hex: inHtml,
  css: String.raw`["\n\r]`,
};

function patternOf(form: Form, which: Which): RegExp {
  const special = which === 'special' && specials[form];
  return new RegExp(which === 'all' ? String.raw`[\s\S]` : special ? `${special}|${others}` : others, 'gu');
}

/** Escapes that JavaScript, JSON, Java, Python, Go, Rust and PHP share; in Java, `\u000A` would be a line break. */
const short = new Map([
  ['\\', String.raw`\\`],
  ['"', String.raw`\"`],
  ['\t', String.raw`\t`],
  ['\n', String.raw`\n`],
  ['\r', String.raw`\r`],
]);

/** Control characters that no reference of HTML means: their numbers are those of characters of Windows-1252. */
export const withoutReference = (text: string, form: Form): readonly string[] =>
  form === 'decimal' || form === 'hex'
    ? (text.match(/[\x80-\x9f]/g) ?? []).filter((char) => replacedByWindows1252(char.charCodeAt(0)) !== undefined)
    : [];

/** A text with escapes in place of its characters: of all, or of those that are not printable ASCII. */
export function escapeText(text: string, form: Form, which: Which): string {
  if (isList(form)) return Array.from(text, (char) => writeCharacter(char, form)).join(' ');
  const blank = which === 'special' ? /[ \t]/ : /[ \t\n\r]/;
  const hasShort = which !== 'all' && ['js', 'braces', 'long'].includes(form);
  const kept = new Set(withoutReference(text, form));
  return text.replace(patternOf(form, which), (char, at: number) => {
    if (kept.has(char)) return char;
    // CSS leaves out a blank after an escape.
    const needsBlank = form === 'css' && which !== 'all' && blank.test(text.charAt(at + char.length));
    return ((hasShort && short.get(char)) || writeCharacter(char, form)) + (needsBlank ? ' ' : '');
  });
}
