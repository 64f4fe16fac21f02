import { ShareLink } from './late.tsx';
import { PopoverButton } from './popover-button.tsx';
import type { ToolSession } from './use-tool-session.ts';
import { useWords } from './words.ts';

/** Makes a link to the tool in its present state. */
export function ShareButton({ session }: { readonly session: ToolSession }) {
  const { words } = useWords();
  return (
    <PopoverButton icon="share" label={words.share} title={words.shareTitle}>
      {() => <ShareLink session={session} />}
    </PopoverButton>
  );
}
