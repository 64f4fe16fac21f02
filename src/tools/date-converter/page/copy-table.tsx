import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import { CopyButton } from '#ui/controls/copying/copy-button.tsx';
import type messages from '../en.json';
import { toMarkdown } from '../rows.ts';
import type tool from '../tool.ts';

/** Copies the date in every form as a table in Markdown. */
export function CopyTable({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message, labelOf } = useToolMessages<typeof messages>();
  const values = resultOf(session, 'describe');
  if (!values) return null;
  const header = [message('format'), message('value')] as const;
  return (
    <div>
      <CopyButton wide label={message('copyTable')} content={() => toMarkdown(header, values, labelOf)} />
    </div>
  );
}
