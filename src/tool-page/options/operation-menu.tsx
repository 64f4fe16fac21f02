import { useTool } from '#page/services.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { useMessages } from '#ui/messages.ts';
import { Menu } from '#ui/overlay/menu.tsx';
import { MenuButton } from '#ui/overlay/menu-button.tsx';

export interface OperationMenuProps {
  readonly session: ToolSession;
  /** The room that each operation needs: the style sheet shows those here that have none in the row. */
  readonly rooms: readonly number[];
}

/** The operations that have no room in the row. */
export function OperationMenu({ session: { names, setOperation }, rooms }: OperationMenuProps) {
  const { messages } = useTool();
  const { t } = useMessages();
  const items = names.map((name, index) => ({
    label: messages.operations[name] ?? name,
    room: rooms[index],
    onPick: () => setOperation(name),
  }));
  return <MenuButton label={t('moreOperations')}>{() => <Menu label={t('operation')} items={items} />}</MenuButton>;
}
