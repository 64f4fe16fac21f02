import { ShareLink } from '#page/lazy-parts.tsx';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { useWords } from '#ui/messages.ts';
import { PopoverButton } from '#ui/overlay/popover-button.tsx';

/** Makes a link to the tool in its present state. */
export function ShareButton({ session }: { readonly session: ToolSession }) {
  const { words } = useWords();
  return (
    <PopoverButton icon="share" label={words.share} title={words.shareTitle}>
      {() => <ShareLink session={session} />}
    </PopoverButton>
  );
}
