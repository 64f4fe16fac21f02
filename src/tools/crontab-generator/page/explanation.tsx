import { fileKind } from '#core/kinds/file-kinds.ts';
import { readCsvRecord } from '#lib/csv/read.ts';
import { ValueRows } from '#page/results/value-rows.tsx';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import type messages from '../en.json';
import type tool from '../tool.ts';

const text = fileKind('text');

/** The schedule in words, and its next run. */
export function Explanation({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { labelOf, message } = useToolMessages<typeof messages>();
  const values = resultOf(session, 'explain');
  if (!values) return null;
  const { description, runs } = values;
  const [, first] = (runs ?? '').split('\n').map(readCsvRecord);
  const [, local = '', from = ''] = first ?? [];
  return (
    <>
      <ValueRows values={{ description }} kinds={{ description: text }} labelOf={labelOf} />
      {first && <p>{message(session.optionsOf('explain').direction, { local, from })}</p>}
    </>
  );
}
