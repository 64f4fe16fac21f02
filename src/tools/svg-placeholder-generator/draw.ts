import type { OptionsOf } from '#core/tool.ts';
import { contrastingColor, readColor } from './colors.ts';
import type tool from './tool.ts';

export type Look = OptionsOf<typeof tool, 'batch'>;

/** What a picture shows, besides how it looks. */
export interface Content {
  readonly width: number;
  readonly height: number;
  /** The lines of the text; none without one. */
  readonly lines: readonly string[];
  readonly title?: string;
}

/** The width of a character of a monospaced font, and the height of a line, by the size of the font. */
const letterWidth = 0.6;
const lineHeight = 1.2;
/** How much of the picture a fitted text fills. */
const filled = 0.8;

/** The text as XML; a quotation mark is escaped within text too, so that those of attributes are the only ones. */
export const escapeXml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

const element = (name: string, attributes: Readonly<Record<string, string | number | false>>, content = ''): string => {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === false ? '' : ` ${key}="${escapeXml(String(value))}"`,
  );
  return `<${name}${written.join('')}${content === '' ? '/>' : `>${content}</${name}>`}`;
};

/** A length with at most two decimals. */
const round = (length: number): number => Math.round(length * 100) / 100;

/**
 * A picture as SVG; the order of attributes is fixed, so that the same picture is the same text.
 * @throws ToolError as `readColor` does
 */
export function drawSvg({ width, height, lines, title = '' }: Content, look: Look): string {
  const background = readColor(look.background, 'background');
  const area = { width, height, rx: look.radius > 0 && Math.min(look.radius, width / 2, height / 2) };
  const parts = [
    title === '' ? '' : element('title', {}, escapeXml(title)),
    element('rect', { ...area, fill: background }),
    ...drawPattern(look, area),
    look.cross ? drawCross(look, width, height) : '',
    look.border > 0 ? drawBorder(look, area) : '',
    lines.length === 0 ? '' : drawText(lines, width, height, background, look),
  ];
  const size = look.exact ? { width, height } : {};
  const viewBox = `0 0 ${width} ${height}`;
  const role: Readonly<Record<string, string>> = title === '' ? {} : { role: 'img' };
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size, viewBox, ...role }, parts.join(''));
}

type Area = Readonly<Record<'width' | 'height', number>> & { readonly rx: number | false };

function drawPattern(look: Look, area: Area): readonly string[] {
  if (look.pattern === 'none') return [];
  const color = readColor(look.patternColor, 'patternColor');
  // Several pictures may be in one document: equal names mean equal patterns.
  const id = `${look.pattern}-${color.replace(/[^\da-z]+/gi, '-').replace(/^-|-$/g, '')}`;
  return [
    element('defs', {}, definePattern(look.pattern, id, color)),
    element('rect', { ...area, fill: `url(#${id})` }),
  ];
}

function definePattern(pattern: Exclude<Look['pattern'], 'none'>, id: string, color: string): string {
  const tile = (side: number, content: string, more: Readonly<Record<string, string>> = {}) =>
    element('pattern', { id, width: side, height: side, patternUnits: 'userSpaceOnUse', ...more }, content);
  switch (pattern) {
    case 'stripes':
      return tile(20, element('rect', { width: 10, height: 20, fill: color }), { patternTransform: 'rotate(45)' });
    case 'dots':
      return tile(20, element('circle', { cx: 10, cy: 10, r: 3, fill: color }));
    case 'checker':
      return tile(40, element('path', { d: 'M0 0h20v20H0zM20 20h20v20H20z', fill: color }));
    case 'gradient': {
      const stops = [
        element('stop', { 'stop-color': color, 'stop-opacity': 0 }),
        element('stop', { offset: 1, 'stop-color': color }),
      ];
      return element('linearGradient', { id, x2: 1, y2: 1 }, stops.join(''));
    }
  }
}

/** Lines from corner to corner; where corners are round, from the middle of their arcs. */
function drawCross(look: Look, width: number, height: number): string {
  const inset = round(Math.min(look.radius, width / 2, height / 2) * (1 - Math.SQRT1_2));
  const [right, bottom] = [round(width - inset), round(height - inset)];
  return element('path', {
    d: `M${inset} ${inset}L${right} ${bottom}M${right} ${inset}L${inset} ${bottom}`,
    stroke: readColor(look.borderColor, 'borderColor'),
    'stroke-width': Math.max(1, look.border),
  });
}

/** A border within the picture. */
function drawBorder(look: Look, { width, height, rx }: Area): string {
  const line = Math.min(look.border, width, height);
  return element('rect', {
    x: line / 2,
    y: line / 2,
    width: width - line,
    height: height - line,
    rx: rx !== false && Math.max(0, round(rx - line / 2)),
    fill: 'none',
    stroke: readColor(look.borderColor, 'borderColor'),
    'stroke-width': line,
  });
}

function drawText(lines: readonly string[], width: number, height: number, background: string, look: Look): string {
  const family = look.font === 'custom' ? look.fontFamily.trim() || 'monospace' : look.font;
  const [first = ''] = lines;
  const written =
    lines.length === 1
      ? escapeXml(first)
      : lines
          .map((line, index) => {
            const dy = index === 0 ? round(((1 - lines.length) / 2) * lineHeight) : lineHeight;
            // A line without anything in it would not count.
            return element('tspan', { x: '50%', dy: `${dy}em` }, escapeXml(line) || ' ');
          })
          .join('');
  return element(
    'text',
    {
      x: '50%',
      y: '50%',
      'dominant-baseline': 'central',
      'text-anchor': 'middle',
      'font-family': family,
      'font-size': look.fit ? fitFont(lines, width, height) : (look.fontSize ?? usualFont(lines, width, height)),
      'font-weight': look.bold && 'bold',
      fill: look.contrast ? contrastingColor(background) : readColor(look.textColor, 'textColor'),
    },
    written,
  );
}

/** On an image of 600 × 350 or smaller 26, on a larger one more in proportion; never more than fits. */
function usualFont(lines: readonly string[], width: number, height: number): number {
  const scale = Math.max(1, Math.min(width / 600, height / 350));
  return round(Math.min(26 * scale, fitFont(lines, width, height)));
}

/** The size of the font at which a text fills most of the picture, a wide character counting as two. */
function fitFont(lines: readonly string[], width: number, height: number): number {
  let longest = 1;
  for (const line of lines) {
    let letters = 0;
    for (const character of line) letters += (character.codePointAt(0) ?? 0) >= 0x11_00 ? 2 : 1;
    longest = Math.max(longest, letters);
  }
  const size = Math.min((width * filled) / (longest * letterWidth), (height * filled) / (lines.length * lineHeight));
  return round(Math.max(size, 0.01));
}
