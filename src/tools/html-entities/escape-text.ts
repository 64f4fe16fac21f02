import { type Context, type OptionsOf, ToolError } from '#core/tool.ts';
import { forbiddenInXml, replacedByWindows1252 } from '#lib/html/numeric-references.ts';
import { showCodePoint } from '#lib/text/show-character.ts';
import type tool from './tool.ts';

type Options = OptionsOf<typeof tool, 'escape'>;
type Names = typeof import('#lib/html/named-references.ts').namesOf;

const patterns: Readonly<Record<Options['which'], RegExp>> = {
  special: /[&<>"']/g,
  'non-ascii': /[&<>"'\u{7f}-\u{10ffff}]/gu,
  // A final line break ends the last line.
  all: /(?!\r?\n$)./gsu,
};

/** The names that XML 1.0 has, in section 4.6. */
const predefined: Readonly<Record<string, string>> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' };

/**
 * Replaces characters by references. Characters without a reference are left unchanged: U+0000, lone surrogates, and
 * control characters whose numbers HTML takes for those of Windows-1252.
 * @param notice called for `lone-surrogate`
 * @throws ToolError `xml-character` {code}: XML cannot contain it, not even as a reference
 */
export function escapeText(text: string, options: Options, names: Names, notice: Context['notice']): string {
  const { which, as, apostrophe, language } = options;
  const isXml = language === 'xml';
  const forbidden = isXml ? text.search(forbiddenInXml) : -1;
  if (forbidden >= 0)
    throw new ToolError('xml-character', { code: showCodePoint(text.codePointAt(forbidden) ?? 0) }, forbidden);
  const nameOf = (character: string): string | undefined => {
    if (as !== 'named' || (character === "'" && apostrophe === 'decimal')) return undefined;
    return predefined[character] ?? (isXml ? undefined : names.get(character)?.[0]);
  };
  return text.replace(patterns[which], (character, offset: number) => {
    const name = nameOf(character);
    if (name !== undefined) return `&${name};`;
    const code = character.codePointAt(0) ?? 0;
    if (code >= 0xd800 && code <= 0xdfff) {
      notice('lone-surrogate', { n: 1 }, offset);
      return character;
    }
    if (code === 0 || (!isXml && replacedByWindows1252(code) !== undefined)) return character;
    return as === 'hex' ? `&#x${code.toString(16).toUpperCase()};` : `&#${code};`;
  });
}
