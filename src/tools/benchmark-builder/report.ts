import { maxOf } from '#lib/collections/extremes.ts';

/** Tables as people paste them. */

export type Format = 'markdown' | 'bullets' | 'plain' | 'html' | 'latex' | 'json';

export interface Report {
  /** The names of the columns, for people and for programs. */
  readonly labels: readonly string[];
  readonly names: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The column that names the row. */
  readonly titleAt: number;
}

const oneLine = (cell: string): string => cell.replace(/\s*[\r\n]+\s*/g, ' ');

const writers: Readonly<Record<Format, (report: Report) => string>> = {
  markdown({ labels, rows }) {
    const line = (cells: readonly string[]) =>
      `| ${cells.map((cell) => oneLine(cell).replace(/[\\|]/g, '\\$&')).join(' | ')} |`;
    return [line(labels), line(labels.map(() => '---')).replaceAll('\\', ''), ...rows.map(line)].join('\n');
  },
  bullets({ labels, rows, titleAt }) {
    return rows
      .map((row) => {
        const facts = row.flatMap((cell, index) =>
          index === titleAt ? [] : [`    - ${labels[index]}: ${oneLine(cell)}`],
        );
        return [` - ${oneLine(row[titleAt] ?? '')}`, ...facts].join('\n');
      })
      .join('\n');
  },
  plain({ labels, rows }) {
    const lines = [labels, ...rows].map((cells) => cells.map(oneLine));
    const widths = labels.map((_, column) => maxOf(lines.map((cells) => [...(cells[column] ?? '')].length)));
    const write = (cells: readonly string[]) =>
      cells
        .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - [...cell].length))
        .join('  ')
        .trimEnd();
    const [head = [], ...body] = lines;
    return [write(head), write(widths.map((width) => '-'.repeat(width))), ...body.map(write)].join('\n');
  },
  html({ labels, rows }) {
    const row = (tag: 'th' | 'td', cells: readonly string[]) =>
      `    <tr>${cells.map((cell) => `<${tag}>${escapeMarkup(oneLine(cell))}</${tag}>`).join('')}</tr>`;
    return [
      '<table>',
      '  <thead>',
      row('th', labels),
      '  </thead>',
      '  <tbody>',
      ...rows.map((cells) => row('td', cells)),
      '  </tbody>',
      '</table>',
    ].join('\n');
  },
  latex({ labels, rows }) {
    const row = (cells: readonly string[]) => `${cells.map((cell) => escapeLatex(oneLine(cell))).join(' & ')} \\\\`;
    return [
      `\\begin{tabular}{${'l'.repeat(labels.length)}}`,
      '\\hline',
      row(labels),
      '\\hline',
      ...rows.map(row),
      '\\hline',
      '\\end{tabular}',
    ].join('\n');
  },
  json({ names, rows }) {
    const records = rows.map((row) => Object.fromEntries(row.map((cell, index) => [names[index] ?? '', cell])));
    return JSON.stringify(records, undefined, 2);
  },
};

export const writeReport = (format: Format, report: Report): string => writers[format](report);

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeMarkup = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');

const latex: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '²': '\\textsuperscript{2}',
  µ: '\\textmu{}',
};

const escapeLatex = (text: string): string =>
  text.replace(/[\\~^²µ&%$#_{}]/g, (character) => latex[character] ?? `\\${character}`);
