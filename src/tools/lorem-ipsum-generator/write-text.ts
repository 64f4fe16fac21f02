import { escapeMarkup } from '#lib/html/escape.ts';
import { eachGrapheme } from '#lib/text/graphemes.ts';
import type { Script } from './script.ts';

/** How paragraphs or the items of a list are written. */
export interface WriteOptions {
  readonly format: 'plain' | 'html' | 'ul' | 'ol' | 'page' | 'markdown' | 'json';
  readonly gap: 'blank' | 'newline';
  /** The longest line, in characters; null for any length. */
  readonly wrap: number | null;
  /** The blocks are items of a list. */
  readonly isList: boolean;
}

/** Writes paragraphs or items of a list in a format, with LF line ends. `draw` gives further sentences for a page. */
export function writeBlocks(
  blocks: readonly string[],
  { format, gap, wrap, isList }: WriteOptions,
  script: Script,
  draw: (words: number) => string,
): string {
  const between = isList || gap === 'newline' ? '\n' : '\n\n';
  const wrapped = wrap === null ? blocks : blocks.map((block) => wrapText(block, wrap, script.space));
  switch (format) {
    case 'plain':
      return wrapped.join(between);
    case 'markdown':
      return isList ? wrapped.map((item) => `- ${item.replaceAll('\n', '\n  ')}`).join('\n') : wrapped.join('\n\n');
    case 'json':
      return JSON.stringify(blocks, null, 2);
    case 'html':
      return isList ? writeList('ul', blocks) : blocks.map(writeParagraph).join(between);
    case 'page':
      return writePage(blocks, isList, script, draw);
    default:
      return writeList(format, blocks);
  }
}

/** Breaks lines between words, or anywhere if no spaces separate them; what is longer than a line stays whole. */
function wrapText(text: string, width: number, space: string): string {
  const parts = space === '' ? eachGrapheme(text) : text.split(space);
  const lines: string[] = [];
  let line = '';
  let length = 0;
  for (const part of parts) {
    const partLength = [...part].length;
    if (length > 0 && length + space.length + partLength > width) {
      lines.push(line);
      [line, length] = [part, partLength];
    } else {
      line += (length > 0 ? space : '') + part;
      length += (length > 0 ? space.length : 0) + partLength;
    }
  }
  return [...lines, line].join('\n');
}

const writeParagraph = (text: string): string => `<p>${escapeMarkup(text)}</p>`;

const writeList = (element: 'ul' | 'ol', items: readonly string[]): string =>
  [`<${element}>`, ...items.map((item) => `  <li>${escapeMarkup(item)}</li>`), `</${element}>`].join('\n');

/** A whole document with one of each of the usual elements, whose words are drawn beside the blocks. */
function writePage(
  blocks: readonly string[],
  isList: boolean,
  script: Script,
  draw: (words: number) => string,
): string {
  const phrase = (words: number) => escapeMarkup(draw(words).replace(/[.!?;؟。！？।]$/u, ''));
  const language = script.language === undefined ? '' : ` lang="${script.language}"`;
  const title = phrase(3);
  const [first, ...more] = isList ? [] : blocks;
  const row = (cell: string) =>
    `    <tr>${Array.from({ length: 3 }, () => `<${cell}>${phrase(2)}</${cell}>`).join('')}</tr>`;
  return [
    '<!DOCTYPE html>',
    `<html${language}${script.isRightToLeft ? ' dir="rtl"' : ''}>`,
    '<head>',
    '  <meta charset="utf-8">',
    '  <meta name="viewport" content="width=device-width, initial-scale=1">',
    `  <title>${title}</title>`,
    '</head>',
    '<body>',
    `<h1>${title}</h1>`,
    ...(first === undefined ? [] : [writeParagraph(first)]),
    `<p><a href="#more">${phrase(3)}</a></p>`,
    `<h2>${phrase(3)}</h2>`,
    writeList('ul', isList ? blocks : [draw(5), draw(5), draw(5)]),
    writeList('ol', [draw(5), draw(5), draw(5)]),
    `<h2 id="more">${phrase(3)}</h2>`,
    ...more.map(writeParagraph),
    `<blockquote>\n  ${writeParagraph(draw(12))}\n</blockquote>`,
    `<h3>${phrase(3)}</h3>`,
    ['<table>', '  <thead>', row('th'), '  </thead>', '  <tbody>', row('td'), row('td'), '  </tbody>', '</table>'].join(
      '\n',
    ),
    `<pre><code>${phrase(4)}\n${phrase(4)}</code></pre>`,
    '</body>',
    '</html>',
  ].join('\n');
}
