import { escapeMarkup } from '#lib/html/escape.ts';
import { forbiddenInXml } from '#lib/html/numeric-references.ts';
import { parseUrl } from '#lib/parse-url.ts';

/** What is seen of a page where it is shared. */
export interface SharedPage {
  readonly title: string;
  readonly description: string;
  /** What search engines show instead; empty where that is the same. */
  readonly pageTitle: string;
  readonly pageDescription: string;
  readonly url: string;
  readonly siteName: string;
  readonly image: string;
  readonly imageAlt: string;
}

/** A text in a picture: where its first baseline is, in pixels, and how much room it has. */
interface Words {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly width: number;
  readonly lines: number;
  readonly look?: string;
}

const font = 'system-ui, -apple-system, Segoe UI, Roboto, sans-serif';
const faint = 'fill="#565d66"';
const bold = 'font-weight="600"';
const forbidden = new RegExp(forbiddenInXml.source, 'gu');

/** The width of a character in parts of the size of the letters: those of East Asian scripts and pictures are square. */
const widthOf = (character: string): number => (/[\u1100-\u{10ffff}]/u.test(character) ? 1 : 0.53);

/** The lines of a text that have room; what has none is cut. */
function wrap({ text, size, width, lines }: Words): readonly string[] {
  const room = width / size;
  const wrapped = [''];
  let used = 0;
  // More than has room is not looked at.
  for (const word of text
    .slice(0, 2_000)
    .trim()
    .match(/\S+\s*|[\u3000-\uffff]/gu) ?? []) {
    for (const part of used > 0 && lengthOf(word) <= room ? [word] : splitAt(word, room)) {
      if (used > 0 && used + lengthOf(part.trimEnd()) > room) {
        wrapped.push('');
        used = 0;
      }
      wrapped[wrapped.length - 1] += part;
      used += lengthOf(part);
    }
    if (wrapped.length > lines) break;
  }
  const shown = wrapped.slice(0, lines).map((line) => line.trimEnd());
  const last = shown.length - 1;
  return wrapped.length > lines ? shown.with(last, `${(shown[last] ?? '').slice(0, -1).trimEnd()}…`) : shown;
}

const lengthOf = (text: string): number => [...text].reduce((sum, character) => sum + widthOf(character), 0);

/** A word in parts that each have room on a line. */
function splitAt(word: string, room: number): readonly string[] {
  const parts = [''];
  for (const character of word) {
    const last = parts.length - 1;
    if (parts[last] !== '' && lengthOf(parts[last] + character) > room) parts.push(character);
    else parts[last] += character;
  }
  return parts;
}

const write = (words: Words): string =>
  wrap(words)
    .map(
      (line, at) =>
        `<text x="${words.x}" y="${words.y + at * Math.round(words.size * 1.35)}" font-size="${words.size}" ${words.look ?? ''}>` +
        `${escapeMarkup(line.replace(forbidden, ''))}</text>`,
    )
    .join('');

const frame = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="${font}">` +
  `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" fill="#fff" stroke="#dcdfe3"/>${content}</svg>`;

/** Replaces a picture, which is not fetched: its description, or its file. */
const picture = (text: string, x: number, y: number, width: number, height: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#eceef0"/>` +
  write({ text, x: x + 12, y: y + height / 2, size: 13, width: width - 24, lines: 2, look: faint });

/** The cards of a page, as pictures in SVG that fetch nothing. */
export function drawCards(page: SharedPage) {
  const { title, description, url, siteName, image, imageAlt } = page;
  const address = parseUrl(url);
  const host = address?.host || siteName;
  const shown = imageAlt.trim() || image.split('/').at(-1) || image;
  const hasPicture = image.trim() !== '';
  const top = hasPicture ? 250 : 0;
  const side = hasPicture ? 110 : 0;
  const name = siteName || host;
  const site = (text: string, x: number, y: number, width: number): string =>
    write({ text, x, y, size: 12, width, lines: 1, look: faint });
  return {
    large: frame(
      480,
      top + 104,
      (hasPicture ? picture(shown, 1, 1, 478, 249) : '') +
        site(host, 14, top + 24, 450) +
        write({ text: title, x: 14, y: top + 46, size: 16, width: 450, lines: 2, look: bold }) +
        write({ text: description, x: 14, y: top + 90, size: 13, width: 450, lines: 1, look: faint }),
    ),
    small: frame(
      480,
      110,
      (hasPicture ? picture('', 1, 1, 108, 108) : '') +
        write({ text: title, x: side + 14, y: 28, size: 15, width: 450 - side, lines: 1, look: bold }) +
        write({ text: description, x: side + 14, y: 50, size: 13, width: 450 - side, lines: 2, look: faint }) +
        site(host, side + 14, 96, 450 - side),
    ),
    chat: frame(
      480,
      116 + (hasPicture ? 170 : 0),
      '<rect x="10" y="12" width="4" height="92" rx="2" fill="#848b94"/>' +
        site(name, 24, 26, 440) +
        write({ text: title, x: 24, y: 48, size: 15, width: 440, lines: 1, look: `${bold} fill="#0550ae"` }) +
        write({ text: description, x: 24, y: 70, size: 13, width: 440, lines: 2 }) +
        (hasPicture ? picture(shown, 24, 108, 310, 162) : ''),
    ),
    search: frame(
      480,
      120,
      site(
        address ? `${host}${address.pathname === '/' ? '' : address.pathname.replaceAll('/', ' › ')}` : name,
        14,
        26,
        450,
      ) +
        write({ text: page.pageTitle || title, x: 14, y: 52, size: 18, width: 450, lines: 1, look: 'fill="#1a0dab"' }) +
        write({ text: page.pageDescription || description, x: 14, y: 78, size: 13, width: 450, lines: 2, look: faint }),
    ),
  };
}
