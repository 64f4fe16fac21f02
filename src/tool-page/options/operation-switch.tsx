import { useTool } from '#page/services.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { IconButton } from '#ui/controls/button.tsx';
import { Segments } from '#ui/controls/segments.tsx';
import { Select } from '#ui/controls/select.tsx';
import { useMessages } from '#ui/messages.ts';
import classes from './operation-switch.module.css';

/** Chooses among the page's operations, and swaps to the inverse one. Nothing where there is only one without inverse. */
export function OperationSwitch({ session }: { readonly session: ToolSession }) {
  const { messages } = useTool();
  const { t } = useMessages();
  const { names, name, operation, setOperation, swap } = session;
  const isOnly = names.length < 2;
  if (isOnly && !operation.inverse) return null;
  const labelOf = (each: string) => messages.operations[each] ?? each;
  return (
    <div className={classes.bar}>
      {!isOnly && (
        <>
          <div className={classes.segments}>
            <Segments label={t('operation')} values={names} value={name} labelOf={labelOf} onChange={setOperation} />
          </div>
          <div className={classes.list}>
            <Select
              aria-label={t('operation')}
              options={names.map((each) => ({ value: each, label: labelOf(each) }))}
              value={name}
              onChange={setOperation}
            />
          </div>
        </>
      )}
      {operation.inverse && <IconButton icon="arrows-exchange" data-action="swap" label={t('swap')} onClick={swap} />}
    </div>
  );
}
