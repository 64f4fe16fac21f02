import { CopyList } from '#page/copying/copy-list.tsx';
import { SendList } from '#page/passing/send-list.tsx';
import type { ResultParts } from '#page/results/result-parts.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { useMessages } from '#ui/messages.ts';
import { PopoverButton } from '#ui/overlay/popover-button.tsx';

export interface ResultMenusProps {
  readonly session: ToolSession;
  readonly single: NonNullable<ResultParts['single']>;
}

/** What else can be done with a result: sent to another tool, copied in another form. */
export function ResultMenus({ session, single: { value, kind } }: ResultMenusProps) {
  const { t } = useMessages();
  return (
    <>
      <PopoverButton isIcon icon="send" label={t('sendTo')} title={t('sendToTitle')} action="send">
        {(close) => <SendList value={value} kind={kind} onSearch={close} />}
      </PopoverButton>
      <PopoverButton isIcon icon="copy-plus" label={t('copyAs')} action="copyAs">
        {() => <CopyList session={session} value={value} kind={kind} />}
      </PopoverButton>
    </>
  );
}
