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
  readonly isBold?: boolean;
  readonly look?: string;
}

const font = 'system-ui, -apple-system, Segoe UI, Roboto, sans-serif';
const faint = 'fill="#565d66"';
/** How much wider letters in bold are. */
const boldFactor = 1.2;
const forbidden = new RegExp(forbiddenInXml.source, 'gu');

/** The width of a character in parts of the size of the letters: those of East Asian scripts and pictures are square. */
const widthOf = (character: string): number => (/[\u1100-\u{10ffff}]/u.test(character) ? 1 : 0.53);

/** The lines of a text that have room; what has none is cut. */
function wrap({ text, size, width, lines, isBold }: Words): readonly string[] {
  const room = width / size / (isBold ? boldFactor : 1);
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

const lineHeight = (size: number): number => Math.round(size * 1.35);

/** Texts in their order, each below the lines of the one before, from `top` on. */
function stack(x: number, top: number, width: number, texts: readonly Omit<Words, 'x' | 'y' | 'width'>[]): string {
  let end = top;
  let drawn = '';
  for (const text of texts) {
    const words = { ...text, x, y: end + text.size, width };
    if (text.text.trim() === '') continue;
    drawn += write(words);
    end += wrap(words).length * lineHeight(text.size) + 2;
  }
  return drawn;
}

const write = (words: Words): string =>
  wrap(words)
    .map(
      (line, at) =>
        `<text x="${words.x}" y="${words.y + at * lineHeight(words.size)}" font-size="${words.size}"${words.isBold ? ' font-weight="600"' : ''} ${words.look ?? ''}>` +
        `${escapeMarkup(line.replace(forbidden, ''))}</text>`,
    )
    .join('');

const frame = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="${font}">` +
  `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" fill="#fff" stroke="#dcdfe3"/>${content}</svg>`;

/** The width of the flat cards: about that of a phone, so that their texts can be read beside the tags. */
const width = 360;
/** Of those with a large picture, whose height a page limits. */
const tallWidth = 280;
/** Of the picture of a message. */
const shownWidth = 200;

/** Replaces a picture, which is not fetched: a symbol, and its description or its file. */
function picture(text: string, x: number, y: number, w: number, h: number): string {
  const [left, top] = [x + w / 2 - 20, y + h / 2 - (text === '' ? 16 : 26)];
  const look = `${faint} text-anchor="middle"`;
  return (
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#eceef0"/>` +
    `<g transform="translate(${left} ${top})" fill="none" stroke="#848b94" stroke-width="2">` +
    '<rect width="40" height="32" rx="4"/><circle cx="12" cy="10" r="3"/><path d="m2 28 12-10 8 6 8-8 9 8"/></g>' +
    write({ text, x: x + w / 2, y: top + 52, size: 14, width: w - 24, lines: 1, look })
  );
}

/** Of a picture as wide as that, as Open Graph asks for. */
const heightOf = (pictureWidth: number): number => Math.round(pictureWidth / 1.91);

/** The cards of a page, as pictures in SVG that fetch nothing. */
export function drawCards(page: SharedPage) {
  const { title, description, url, siteName, image, imageAlt } = page;
  const address = parseUrl(url);
  const host = address?.host || siteName;
  const shown = imageAlt.trim() || image.split('/').at(-1) || image;
  const hasPicture = image.trim() !== '';
  const top = hasPicture ? heightOf(tallWidth) : 0;
  const side = hasPicture ? 96 : 0;
  const path = address && address.pathname !== '/' ? address.pathname.replaceAll('/', ' › ') : '';
  const site = (text: string) => ({ text, size: 13, lines: 1, look: faint });
  const titled = (lines: number, look = '') => ({ text: title, size: 16, lines, isBold: true, look });
  const described = (lines: number, look = faint) => ({ text: description, size: 14, lines, look });
  return {
    large: frame(
      tallWidth,
      top + 104,
      (hasPicture ? picture(shown, 1, 1, tallWidth - 2, top - 1) : '') +
        stack(14, top + 6, tallWidth - 34, [site(host), titled(2), described(1)]),
    ),
    small: frame(
      width,
      98,
      (hasPicture ? picture('', 1, 1, side, side) : '') +
        stack(side + 14, 8, width - side - 40, [titled(1), described(2), site(host)]),
    ),
    chat: frame(
      tallWidth,
      106 + (hasPicture ? heightOf(shownWidth) + 6 : 0),
      '<rect x="10" y="12" width="4" height="82" rx="2" fill="#848b94"/>' +
        stack(24, 8, tallWidth - 44, [site(siteName || host), titled(1, 'fill="#0550ae"'), described(2, '')]) +
        (hasPicture ? picture(shown, 24, 100, shownWidth, heightOf(shownWidth)) : ''),
    ),
    search: frame(
      width,
      110,
      stack(14, 8, width - 40, [
        site(address ? host + path : siteName || host),
        { text: page.pageTitle || title, size: 18, lines: 1, look: 'fill="#1a0dab"' },
        { ...described(2), text: page.pageDescription || description },
      ]),
    ),
  };
}
