import { useTool } from '#page/services.ts';
import type { Success } from '#page/session/use-run.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { IconButton } from '#ui/controls/buttons/button.tsx';
import { useMessages } from '#ui/messages.ts';

export interface RefreshButtonProps {
  readonly session: ToolSession;
  readonly success: Success | undefined;
}

/** Runs a random operation again. Nothing where another button does: that of a generator, or of what runs on request. */
export function RefreshButton({ session: { operation, refresh }, success }: RefreshButtonProps) {
  const { messages } = useTool();
  const { t } = useMessages();
  if (!success?.isRandom || !operation.input || operation.live === false) return null;
  return <IconButton icon="refresh" data-action="refresh" label={messages.refresh ?? t('refresh')} onClick={refresh} />;
}
