import { fileKind } from '#core/kinds/file-kinds.ts';
import { SplitPanes } from '#page/layouts/plain-layout.tsx';
import { ValueRows } from '#page/results/value-rows.tsx';
import { inputValue } from '#page/services.ts';
import { useOperation } from '#page/session/use-operation.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import { ValueView } from '#ui/display/values/value-view.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';

const html = fileKind('html');
const svg = fileKind('svg');
const kinds = { large: svg, small: svg, chat: svg, search: svg, element: html };

interface TagsAndCardsProps {
  readonly session: SessionOf<typeof tool>;
  readonly wrap: boolean;
}

/** The tags and, beside them, how the page looks where it is shared. */
export function TagsAndCards({ session, wrap }: TagsAndCardsProps) {
  const { labelOf } = useToolMessages<typeof messages>();
  const tags = resultOf(session, 'generate');
  const { latest } = useOperation(session, 'preview', tags === undefined ? undefined : inputValue(session.input));
  return (
    <SplitPanes aside={latest && <ValueRows values={latest.value} kinds={kinds} labelOf={labelOf} />}>
      <ValueView isDocument value={tags} kind={html} label={labelOf('generate')} wrap={wrap} />
    </SplitPanes>
  );
}
