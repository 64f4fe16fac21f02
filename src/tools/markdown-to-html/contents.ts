import { escapeMarkup } from '#lib/html/escape.ts';
import type { Heading } from './rules/headings.ts';

/** A paragraph that the contents replace. */
const marker = /^<p>(?:\[\[?toc\]?\]|\$\{toc\}|\{:toc\})<\/p>$/im;

/**
 * Puts a table of contents into a document: instead of a line `[TOC]`, else below its title, or on top. The title,
 * a first heading that is the only one of its level, is not listed.
 */
export function insertContents(html: string, headings: readonly Heading[], depth: number): string {
  const [first] = headings;
  const isTitle = first?.level === 1 && headings.filter(({ level }) => level === 1).length === 1;
  const listed = (isTitle ? headings.slice(1) : headings).filter(({ level, id }) => level <= depth && id !== '');
  const contents = listed.length === 0 ? '' : writeContents(listed);
  if (marker.test(html)) return html.replace(marker, () => contents);
  if (contents === '') return html;
  const title = isTitle ? '</h1>\n' : '';
  const at = title === '' ? 0 : html.indexOf(title) + title.length;
  return `${html.slice(0, at)}${contents}\n${html.slice(at)}`;
}

/** Links to headings, as lists in lists by their levels. */
function writeContents(headings: readonly Heading[]): string {
  const open: number[] = [];
  let written = '';
  for (const { level, id, text } of headings) {
    while ((open.at(-1) ?? 0) > level && open.length > 1) {
      open.pop();
      written += '</li>\n</ul>\n';
    }
    if (open.length === 0 || (open.at(-1) ?? 0) < level) {
      written += open.length === 0 ? '<ul class="toc">\n' : '\n<ul>\n';
      open.push(level);
    } else written += '</li>\n';
    written += `<li><a href="#${escapeMarkup(encodeURI(id))}">${escapeMarkup(text)}</a>`;
  }
  return written + '</li>\n</ul>\n'.repeat(open.length).trimEnd();
}
