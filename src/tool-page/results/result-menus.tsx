import type { KindId } from '#core/kinds/kinds.ts';
import { CopyList } from '#page/copying/copy-list.tsx';
import { SendList } from '#page/passing/send-list.tsx';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { useMessages } from '#ui/messages.ts';
import { PopoverButton } from '#ui/overlay/popover-button.tsx';

export interface ResultMenusProps {
  readonly session: ToolSession;
  readonly value: unknown;
  readonly kind: KindId;
  /** The output that it is, where the operation has several. */
  readonly name?: string | undefined;
  /** All values of a result that has several. */
  readonly values?: Readonly<Record<string, unknown>> | undefined;
}

/** What else can be done with a result: sent to another tool, copied in another form. */
export function ResultMenus({ session, value, kind, name, values }: ResultMenusProps) {
  const { t } = useMessages();
  return (
    <>
      <PopoverButton isIcon icon="send" label={t('sendTo')} title={t('sendToTitle')} action="send">
        {(close) => <SendList value={value} kind={kind} name={name} onSearch={close} />}
      </PopoverButton>
      <PopoverButton isIcon icon="copy-plus" label={t('copyAs')} action="copyAs">
        {() => <CopyList session={session} value={value} kind={kind} values={values} />}
      </PopoverButton>
    </>
  );
}
