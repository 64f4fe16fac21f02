import type { Ranking, Writer } from './compare.ts';
import { toNumber } from './decimal.ts';
import { escapeMarkup } from './report.ts';

const width = 640;
const rowHeight = 36;
const labelWidth = 180;
const valueWidth = 130;
/** More bars are no chart. */
const maxBars = 100;

/** What XML 1.0 has no characters for, and other controls. */
const noXml = /[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/** Bars of the means with their 95 % confidence intervals, as an SVG document. */
export function drawChart({ ranked, scale }: Ranking, writer: Writer): string {
  const bars = ranked
    .flatMap(({ title, statistics }) => (statistics ? [{ title, statistics }] : []))
    .slice(0, maxBars)
    .map(({ title, statistics }) => {
      const factor = toNumber(scale);
      return {
        title,
        label: writer.value(toNumber(statistics.mean)),
        mean: toNumber(statistics.mean) * factor,
        margin: (statistics.margin ?? 0) * factor,
      };
    });
  if (bars.length === 0) return '';
  const most = Math.max(
    ...bars.map(({ mean, margin }) => Math.min(Math.abs(mean) + margin, 1.5 * Math.abs(mean))),
    Number.MIN_VALUE,
  );
  const room = width - labelWidth - valueWidth;
  const lengthOf = (value: number) => Math.round(Math.max(0, Math.min(1, value / most)) * room * 100) / 100;
  const height = bars.length * rowHeight + 16;
  const rows = bars.map(({ title, label, mean, margin }, index) => {
    const y = 8 + index * rowHeight;
    const middle = y + rowHeight / 2;
    const length = lengthOf(Math.abs(mean));
    const [low, high] = [
      labelWidth + lengthOf(Math.abs(mean) - margin),
      labelWidth + lengthOf(Math.abs(mean) + margin),
    ];
    // An interval that would leave the chart has no end in it.
    const isCut = Math.abs(mean) + margin > most;
    const shown = title.length > 24 ? `${[...title].slice(0, 23).join('')}…` : title;
    return [
      `  <text x="${labelWidth - 8}" y="${middle + 5}" text-anchor="end">${escapeMarkup(shown.replace(noXml, '�'))}</text>`,
      `  <rect x="${labelWidth}" y="${y + 6}" width="${length}" height="${rowHeight - 12}" rx="3" fill="#18a058"/>`,
      ...(margin > 0
        ? [
            `  <path d="M${low} ${middle - 5}v10M${low} ${middle}H${high}${isCut ? '' : `M${high} ${middle - 5}v10`}" stroke="#333" fill="none"/>`,
          ]
        : []),
      `  <text x="${width - valueWidth + 8}" y="${middle + 5}">${escapeMarkup(label.replace(noXml, '�'))}</text>`,
    ].join('\n');
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" font-size="14">`,
    `  <rect width="${width}" height="${height}" fill="#fff"/>`,
    ...rows,
    '</svg>',
  ].join('\n');
}
