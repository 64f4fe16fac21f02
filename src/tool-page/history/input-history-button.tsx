import { hasSecretInput } from '#core/operations/has-secret-input.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { lazy } from '#ui/lazy.tsx';
import { useMessages } from '#ui/messages.ts';
import { PopoverButton } from '#ui/overlay/popover-button.tsx';
import { useInputHistory } from './use-input-history.ts';

const HistoryList = lazy(() => import('#page/occasional-views.ts'), 'HistoryList');

/** Keeps the inputs of the tool, and opens the list of the last ones. Nothing to open where the input is a secret. */
export function InputHistoryButton({ session }: { readonly session: ToolSession }) {
  const { t } = useMessages();
  useInputHistory(session);
  if (hasSecretInput(session.tool)) return null;
  return (
    <PopoverButton isIcon icon="history" label={t('history')} action="history">
      {(close) => <HistoryList session={session} onChosen={close} />}
    </PopoverButton>
  );
}
