import { useTool } from '#page/services.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { IconButton } from '#ui/controls/button.tsx';
import { Segments } from '#ui/controls/segments.tsx';
import { useMessages } from '#ui/messages.ts';
import classes from './operation-switch.module.css';

/** Chooses among the page's operations, and swaps to the inverse one. Nothing where there is only one. */
export function OperationSwitch({ session }: { readonly session: ToolSession }) {
  const { messages } = useTool();
  const { t } = useMessages();
  if (session.names.length < 2) return null;
  return (
    <div className={classes.bar}>
      <Segments
        label={t('operation')}
        values={session.names}
        value={session.name}
        labelOf={(name) => messages.operations[name] ?? name}
        onChange={session.setOperation}
      />
      {session.operation.inverse && <IconButton icon="arrows-exchange" label={t('swap')} onClick={session.swap} />}
    </div>
  );
}
