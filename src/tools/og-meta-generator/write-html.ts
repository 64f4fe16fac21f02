import { escapeMarkup } from '#lib/html/escape.ts';
import { basicTags, openGraphTags, searchedBy, type Tag, twitterTags } from './tags.ts';
import type { Form } from './vocabulary.ts';

type Style = 'html' | 'xhtml' | 'jsx';

/** In JSX, braces begin an expression and line breaks between tags are blanks. */
const escapeJsx = (text: string): string =>
  escapeMarkup(text).replace(/[{}\r\n]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The tags of a page as HTML, XHTML or JSX, one on each line. */
export function writeHtml(form: Form, style: Style): string {
  const escaped = style === 'jsx' ? escapeJsx : escapeMarkup;
  const end = style === 'html' ? '>' : ' />';
  const write = (name: string, attributes: Readonly<Record<string, string>>): string =>
    `<${[name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)].join(' ')}${end}`;
  const named = ({ name, content }: Tag) => write('meta', { name, content });
  const optional = (value: string, line: (value: string) => string): readonly string[] =>
    value.trim() === '' ? [] : [line(value.trim())];
  const page = searchedBy(form);
  const basics = form.basics
    ? [
        ...optional(page.title, (title) => `<title>${escaped(title)}</title>`),
        ...optional(page.description, (content) => write('meta', { name: 'description', content })),
        ...optional(page.canonical, (href) => write('link', { rel: 'canonical', href })),
        ...basicTags(form).map(named),
        ...optional(form.favicon, (href) => write('link', { rel: 'icon', href })),
      ]
    : [];
  const lines = [
    ...basics,
    ...openGraphTags(form).map(({ name, content }) => write('meta', { property: name, content })),
    ...twitterTags(form).map(named),
  ];
  return lines.map((line) => `${' '.repeat(form.indent)}${line}\n`).join('');
}
