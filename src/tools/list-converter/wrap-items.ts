import type { OptionsOf } from '#core/tool.ts';
import type tool from './tool.ts';

type WrapOptions = OptionsOf<typeof tool, 'wrap'>;

/**
 * Puts a prefix and a suffix around each item, in which `{n}` is its number from 1 and `{i}` its index from 0, and
 * spells the item so that it can be there. `separator` is what CSV fields may not hold bare.
 */
export function wrapItems(items: readonly string[], options: WrapOptions, separator = ','): readonly string[] {
  const spell = spelling(options, separator);
  const [before, after] = [fillIn(options.prefix), fillIn(options.suffix)];
  return items.map((item, index) => before(index) + spell(item) + after(index));
}

function fillIn(template: string): (index: number) => string {
  if (!/\{[ni]\}/.test(template)) return () => template;
  return (index) => template.replace(/\{[ni]\}/g, (name) => String(name === '{n}' ? index + 1 : index));
}

function spelling(options: WrapOptions, separator: string): (item: string) => string {
  const quote = /["'`]$/.exec(options.prefix)?.[0];
  switch (options.escape) {
    case 'off':
      return (item) => item;
    case 'sql': {
      const single = quote ?? "'";
      return (item) => item.replaceAll(single, single + single);
    }
    case 'backslash':
      return backslashing(quote ?? '"\'');
    case 'csv': {
      const special = ['"', '\r', '\n', separator.trim() || separator || ','];
      return (item) => (special.some((part) => item.includes(part)) ? `"${item.replaceAll('"', '""')}"` : item);
    }
    case 'html':
      return (item) => item.replace(/[&<>"']/g, (character) => entities.get(character) ?? character);
  }
}

const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

const shortEscapes = new Map([
  ['\b', '\\b'],
  ['\f', '\\f'],
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
]);

/** As between double quotes in JSON (RFC 8259, section 7), JavaScript and Python, for other quotes alike. */
function backslashing(quotes: string): (item: string) => string {
  const spell = (character: string): string => {
    if (character === '\\' || quotes.includes(character)) return `\\${character}`;
    const code = character.charCodeAt(0).toString(16).padStart(4, '0');
    return shortEscapes.get(character) ?? `\\u${code}`;
  };
  const special = new RegExp(`[\\\\${quotes}]|[\\0-\\x1f]|\\p{Cs}`, 'gu');
  return (item) => item.replace(special, spell);
}
