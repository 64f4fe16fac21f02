import { fileKind } from '#core/kinds/file-kinds.ts';
import { ValueRows } from '#page/results/value-rows.tsx';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import type messages from '../en.json';
import type tool from '../tool.ts';
import { CsvView } from './csv-view.tsx';

const text = fileKind('text');

/** The schedule in words, and its runs. */
export function Explanation({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { labelOf } = useToolMessages<typeof messages>();
  const values = resultOf(session, 'explain');
  if (!values) return null;
  const { description, runs } = values;
  const hasRuns = runs?.includes('\n');
  return (
    <>
      <ValueRows values={{ description }} kinds={{ description: text }} labelOf={labelOf} />
      {hasRuns && <CsvView name="runs" value={runs} />}
    </>
  );
}
