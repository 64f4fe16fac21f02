import { fileKind } from '#core/kinds/file-kinds.ts';
import { ValueRows } from '#page/results/value-rows.tsx';
import { isEmptyInput } from '#page/services.ts';
import { useOperation } from '#page/session/use-operation.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { Pane } from '#ui/display/pane.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';
import { readStatuses } from './read-statuses.ts';

const shown = ['line', 'constant', 'express', 'go', 'curl', 'address'] as const;

/** The requested status in several programming languages. */
export function StatusInCode({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message, output } = useToolMessages<typeof messages>();
  const found = readStatuses(session);
  const [, code] = found[0] ?? [];
  const isAsked = !isEmptyInput(session.input) && (found.length === 1 || inputOf(session).includes(code ?? '-'));
  const { latest } = useOperation(session, 'lookup', isAsked ? Number(code) : undefined, {});
  if (!isAsked || !latest) return null;
  return (
    <Pane title={message('inCode')}>
      <ValueRows
        values={latest.value}
        kinds={Object.fromEntries(shown.map((name) => [name, fileKind('text')]))}
        labelOf={(name) => output(name as (typeof shown)[number])}
      />
    </Pane>
  );
}

const inputOf = ({ input }: SessionOf<typeof tool>): string => ('text' in input ? input.text : '');
