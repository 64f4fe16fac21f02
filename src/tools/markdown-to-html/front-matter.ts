import type { Node } from '#lib/data/node.ts';
import { escapeMarkup } from '#lib/html/escape.ts';

/** The data above a text, as static site generators read them. */
export interface FrontMatter {
  readonly format: 'yaml' | 'toml';
  readonly source: string;
  /** Where the text after it begins. */
  readonly end: number;
}

const first = /^\ufeff?(?:---|\+\+\+)[ \t]*\r?\n/;

/** The front matter of a text: keys and values between lines of `---` (YAML) or `+++` (TOML) at its very beginning. */
export function findFrontMatter(text: string): FrontMatter | undefined {
  const [opening] = first.exec(text) ?? [];
  if (opening === undefined) return undefined;
  const isYaml = opening.includes('-');
  const closing = isYaml ? /^(?:---|\.\.\.)[ \t]*\r?$\n?/gm : /^\+\+\+[ \t]*\r?$\n?/gm;
  closing.lastIndex = opening.length;
  const match = closing.exec(text);
  const source = text.slice(opening.length, match?.index);
  // A rule above a heading has lines around it too.
  if (!match || !(isYaml ? /^[^\s#:][^:\r\n]*:(?:\s|$)/m : /^[^\s#=][^=\r\n]*=|^\[/m).test(source)) return undefined;
  return { format: isYaml ? 'yaml' : 'toml', source, end: closing.lastIndex };
}

/** A table of the front matter, a row for each key; its source as code where it is not valid. */
export function frontMatterTable(matter: FrontMatter, entries: readonly (readonly [string, Node])[]): string {
  if (entries.length === 0)
    return `<pre><code class="language-${matter.format}">${escapeMarkup(matter.source)}</code></pre>\n`;
  const rows = entries.map(
    ([key, value]) => `<tr>\n<th>${escapeMarkup(key)}</th>\n<td>${escapeMarkup(textOf(value))}</td>\n</tr>\n`,
  );
  return `<table>\n<tbody>\n${rows.join('')}</tbody>\n</table>\n`;
}

/** The text of a value; of lists and tables, those of their values. */
export function textOf(node: Node): string {
  switch (node.type) {
    case 'string':
      return node.value;
    case 'boolean':
      return String(node.value);
    case 'null':
      return '';
    case 'array':
      return node.items.map(textOf).join(', ');
    case 'object':
      return node.entries.map(({ key, value }) => `${key}: ${textOf(value)}`).join(', ');
    default:
      return node.raw;
  }
}
