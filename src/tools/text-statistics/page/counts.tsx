import { fileKind } from '#core/kinds/file-kinds.ts';
import { writeCsvRecord } from '#lib/csv/write.ts';
import { escapeMarkdownCell } from '#lib/text/escape-markdown-cell.ts';
import { ExportBar } from '#page/results/export-bar.tsx';
import { ValueRows } from '#page/results/value-rows.tsx';
import { useOperation } from '#page/session/use-operation.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import { TreeBar } from '#ui/controls/tree-bar.tsx';
import type messages from '../en.json';
import { locate } from '../locate.ts';
import tool from '../tool.ts';
import { useSelection } from './use-selection.ts';

const { output, facts, outputGroups } = tool.operations.stats;
const factNames: readonly string[] = facts;
const kinds = {
  ...Object.fromEntries(
    Object.entries(output).flatMap(([name, kind]) => (factNames.includes(name) ? [] : [[name, fileKind(kind)]])),
  ),
  cursor: fileKind('text'),
};
const groups = { ...outputGroups, lines: [...outputGroups.lines, 'cursor'] };

/** In milliseconds: while a selection grows, it is not counted. */
const pause = 80;

/** Everything that is counted, with how much of it is in the selected part of the text, and where the cursor is. */
export function Counts({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message, labelOf } = useToolMessages<typeof messages>();
  const text = 'text' in session.input ? session.input.text : '';
  const { start, end } = useSelection(text);
  const isPart = end > start && end - start < text.length;
  const selected = useOperation(session, 'stats', isPart ? text.slice(start, end) : undefined, undefined, pause);
  const counts = resultOf(session, 'stats');
  if (!counts) return null;
  const part: Readonly<Record<string, unknown>> = (isPart && selected.success?.value) || {};
  const { lines, linesWithLast } = counts;
  const shown = Object.entries(counts).map(([name, value]) => {
    const inPart = part[name];
    const isCount = typeof value === 'number' && typeof inPart === 'number';
    return [name, isCount ? message('withSelection', { value, part: inPart }) : value];
  });
  if (lines !== null && linesWithLast !== null && !isPart)
    shown.push([
      'lines',
      linesWithLast > lines
        ? message('withLastLine', { value: lines, n: linesWithLast })
        : message('withoutLastLine', { value: lines, n: lines - 1 }),
    ]);
  const values = {
    ...Object.fromEntries(shown),
    linesWithLast: null,
    cursor: text === '' ? null : message('position', locate(text, end)),
  };
  const plain: Readonly<Record<string, unknown>> = counts;
  return (
    <>
      <ValueRows
        values={values}
        kinds={kinds}
        labelOf={(name) => (name === 'cursor' ? message('cursor') : labelOf(name))}
        groups={groups}
        lookOf={(name) => (typeof plain[name] === 'number' ? { copied: String(plain[name]) } : {})}
      />
      <TreeBar isFoot>
        <ExportBar
          label={message('exportAs')}
          forms={exportForms}
          contentOf={async (form) => writeCounts(form, plain, labelOf)}
        />
      </TreeBar>
    </>
  );
}

const exportForms = [
  { id: 'markdown', label: 'Markdown', fileName: 'statistics.md' },
  { id: 'csv', label: 'CSV', fileName: 'statistics.csv' },
  { id: 'json', label: 'JSON', fileName: 'statistics.json' },
] as const;

/** All that is counted: a table of labels and values, or as JSON. */
function writeCounts(
  form: (typeof exportForms)[number]['id'],
  counts: Readonly<Record<string, unknown>>,
  labelOf: (name: string) => string,
): string {
  if (form === 'json') return JSON.stringify(counts, null, 2);
  const rows = Object.entries(counts).flatMap(([name, value]) =>
    value === null ? [] : [[labelOf(name), String(value)]],
  );
  if (form === 'csv') return rows.map(writeCsvRecord).join('\n');
  const [line, rule] = [(cells: readonly string[]) => `| ${cells.join(' | ')} |`, '| --- | --- |'];
  return [line(['', '']), rule, ...rows.map((cells) => line(cells.map(escapeMarkdownCell)))].join('\n');
}
