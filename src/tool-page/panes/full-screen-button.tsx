import { IconButton } from '#ui/controls/buttons/button.tsx';
import { useMessages } from '#ui/messages.ts';

/** Gives a pane the room of both; the frame of the layout listens for it, and shows it only where the panes fill the window. */
export function FullScreenButton() {
  const { t } = useMessages();
  return <IconButton data-full-screen icon="maximize" label={t('fullScreen')} />;
}
