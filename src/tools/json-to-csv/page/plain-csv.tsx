import { fileKind } from '#core/kinds/file-kinds.ts';
import type { OwnComponentProps } from '#page/own-components.ts';
import { useTool } from '#page/services.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import { ValueView } from '#ui/display/values/value-view.tsx';
import type tool from '../tool.ts';

/** CSV as the text that it is. */
export function PlainCsv({ session, wrap }: OwnComponentProps & { readonly session: SessionOf<typeof tool> }) {
  const { views } = useTool().messages;
  return (
    <ValueView value={resultOf(session, 'toCsv')} kind={plain} label={views?.['text'] ?? ''} wrap={wrap} isDocument />
  );
}

/** The text itself, not the table of its kind. */
const plain = fileKind('text');
