import type { ToolSession } from '#page/session/use-tool-session.ts';
import { useMessages } from '#ui/messages.ts';
import { PopoverButton } from '#ui/overlay/popover-button.tsx';
import { ShareLink } from './share-link.tsx';

/** Makes a link to the tool in its present state. */
export function ShareButton({ session }: { readonly session: ToolSession }) {
  const { t } = useMessages();
  return (
    <PopoverButton isIcon action="share" icon="share" label={t('share')} title={t('shareTitle')}>
      {() => <ShareLink session={session} />}
    </PopoverButton>
  );
}
