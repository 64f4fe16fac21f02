import { fileKind } from '#core/kinds/file-kinds.ts';
import { resultParts } from '#page/results/result-parts.ts';
import { ValueRows } from '#page/results/value-rows.tsx';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import type messages from '../en.json';
import tool from '../tool.ts';
import { Countdown } from './countdown.tsx';

const { outputGroups } = tool.operations.totp;
const kinds = Object.fromEntries(
  Object.entries(resultParts(tool.operations.totp, undefined).kinds).map(([name, kind]) => [name, fileKind(kind)]),
);

/** The codes with the time that the present one has left. */
export function Codes({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { labelOf } = useToolMessages<typeof messages>();
  const values = resultOf(session, 'totp');
  return (
    values && (
      <>
        <Countdown session={session} />
        <ValueRows isAnswer values={values} kinds={kinds} labelOf={labelOf} groups={outputGroups} />
      </>
    )
  );
}
