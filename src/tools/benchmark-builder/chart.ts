import { maxOf } from '#lib/collections/extremes.ts';
import { shorten } from '#lib/text/shorten.ts';
import type { Ranking, Writer } from './compare.ts';
import { toNumber } from './decimal.ts';
import { escapeMarkup } from './report.ts';

/** So narrow that its letters can be read on a phone: there it is scaled down by a fifth. */
const width = 380;
const edge = 12;
/** Title and value of a bar are above it, its interval within it. */
const rowHeight = 48;
const barHeight = 18;
/** Maximum number of characters above a bar. */
const lineLength = 42;
/** More bars are no chart. */
const maxBars = 100;
/** Where the chart is shown, in a page or elsewhere, may be dark. */
const dark =
  '<style>@media (prefers-color-scheme: dark) { .paper { fill: #15171a } text { fill: #e6e8ea } path { stroke: #e6e8ea } }</style>';

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
  const most = maxOf(
    bars.map(({ mean, margin }) => Math.abs(mean) + margin),
    Number.MIN_VALUE,
  );
  const lengthOf = (value: number) =>
    Math.round(Math.max(0, Math.min(1, value / most)) * (width - 2 * edge) * 100) / 100;
  const height = bars.length * rowHeight + 2 * edge - 4;
  const rows = bars.map(({ title, label, mean, margin }, index) => {
    const y = edge + index * rowHeight;
    const middle = y + 20 + barHeight / 2;
    const [low, high] = [edge + lengthOf(Math.abs(mean) - margin), edge + lengthOf(Math.abs(mean) + margin)];
    // An interval that begins before zero has no beginning in the chart.
    const beginning = margin > Math.abs(mean) ? '' : `M${low} ${middle - 5}v10`;
    const shown = shorten(title, Math.max(8, lineLength - label.length));
    return [
      `  <text x="${edge}" y="${y + 14}">${escapeMarkup(shown.replace(noXml, '�'))}</text>`,
      `  <text x="${width - edge}" y="${y + 14}" text-anchor="end">${escapeMarkup(label.replace(noXml, '�'))}</text>`,
      `  <rect x="${edge}" y="${y + 20}" width="${lengthOf(Math.abs(mean))}" height="${barHeight}" rx="3" fill="#18a058"/>`,
      ...(margin > 0
        ? [`  <path d="${beginning}M${low} ${middle}H${high}M${high} ${middle - 5}v10" stroke="#1b1e22" fill="none"/>`]
        : []),
    ].join('\n');
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" font-size="14" fill="#1b1e22">`,
    `  ${dark}`,
    `  <rect class="paper" width="${width}" height="${height}" fill="#fff"/>`,
    ...rows,
    '</svg>',
  ].join('\n');
}
