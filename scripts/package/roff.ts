/** Writes the texts of `--help` as roff, for manual pages. */
import type { Paint } from '../../src/cli/rendering/paint.ts';

/** Marks the headings of a help text, which `toRoff` recognizes. */
export const markHeadings: Paint = (look, text) => (look === 'bold' ? `${mark}${text}` : text);
const mark = '\0';

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\[rs]',
  '-': '\\-',
  "'": '\\[aq]',
  '"': '\\[dq]',
  '`': '\\[ga]',
  '^': '\\[ha]',
  '~': '\\[ti]',
};

/** A line of text that roff shows as it is: no escape, no request, no quote that it replaces, and ASCII only. */
export const escapeRoff = (text: string): string =>
  text
    .replace(/[\\\-'"`^~]/g, (character) => escapes[character] ?? '')
    .replace(
      /[^\0-\x7f]/gu,
      (character) => `\\[u${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}]`,
    )
    .replace(/^\./, '\\&.');

/** A request with a text as its only argument. */
export const request = (name: string, text: string): string => `.${name} "${escapeRoff(text)}"`;

/** A term and its description. */
export const entry = (term: string, description: string): string =>
  `.TP\n\\fB${escapeRoff(term)}\\fR\n${escapeRoff(description)}`;

/** Around lines that are not filled, such as commands. */
const [unfilled, filled] = ['.PP\n.nf\n.RS 4\n', '\n.RE\n.fi'];

/** A part of a help text: its heading, empty for what comes first, and its body as roff. */
export interface Section {
  readonly heading: string;
  readonly body: string;
}

/** The sections of a help text whose headings are marked. */
export function toSections(help: string): readonly Section[] {
  const [first = '', ...others] = help.split(mark);
  return [
    { heading: '', body: toRoff(first) },
    ...others.map((text) => {
      const end = text.indexOf('\n');
      return { heading: text.slice(0, end), body: toRoff(text.slice(end + 1)) };
    }),
  ];
}

/** Paragraphs, rows of a name and a description, and commands, which are indented, as the texts of help have them. */
function toRoff(text: string): string {
  const lines = text.split('\n');
  let isRow = false;
  return lines
    .flatMap((line, index) => {
      const [, indent = '', content = ''] = /^( *)(.*)$/.exec(line) ?? [];
      if (indent === '') {
        isRow = false;
        if (content === '') return [];
        const isFirst = index === 0 || lines[index - 1] === '';
        return [...(isFirst ? ['.PP'] : []), escapeRoff(content)];
      }
      const gap = content.search(/ {2,}/);
      const description = gap < 0 ? '' : content.slice(gap).trimStart();
      if (indent.length > 2) {
        if (!isRow) return `${unfilled}${escapeRoff(content)}${filled}`;
        return description === ''
          ? [escapeRoff(content)]
          : ['.br', escapeRoff(`${content.slice(0, gap)}: ${description}`)];
      }
      isRow = description !== '' || /^ {3,}/.test(lines[index + 1] ?? '');
      if (!isRow) return `${unfilled}${escapeRoff(content)}${filled}`;
      return gap < 0 ? [`.TP\n\\fB${escapeRoff(content)}\\fR`] : entry(content.slice(0, gap), description);
    })
    .join('\n')
    .replaceAll(`${filled}\n${unfilled}`, '\n');
}
