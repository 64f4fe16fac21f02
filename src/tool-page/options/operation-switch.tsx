import { useEffect, useRef } from 'react';
import { OperationMenu } from '#page/lazy-parts.tsx';
import { useTool } from '#page/services.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { IconButton } from '#ui/controls/buttons/button.tsx';
import { Segments } from '#ui/controls/choices/segments.tsx';
import { Select } from '#ui/controls/fields/select.tsx';
import { useMessages } from '#ui/messages.ts';
import { operationRoom } from './operation-room.ts';
import classes from './operation-switch.module.css';

/** Up to this width, operations that do not all have room are a list to choose from. */
const narrow = 320;

/**
 * Chooses among the page's operations, and swaps to the inverse one. Those that have no room are in a menu. Nothing where
 * there is only one without inverse.
 */
export function OperationSwitch({ session }: { readonly session: ToolSession }) {
  const { messages } = useTool();
  const { t } = useMessages();
  const { names, name, operation, setOperation, swap, turned } = session;
  const bar = useRef<HTMLDivElement>(null);
  const isSwitched = turned === 'kept';
  useEffect(() => {
    // Another layout has taken the place of the one whose control was pressed.
    if (!isSwitched || document.activeElement !== document.body) return;
    for (const control of bar.current?.querySelectorAll<HTMLElement>('input:checked, select') ?? []) control.focus();
  }, [isSwitched]);
  const isOnly = names.length < 2;
  if (isOnly && !operation.inverse) return null;
  const labelOf = (each: string) => messages.operations[each] ?? each;
  const { from, all } = operationRoom(names.map(labelOf), names.indexOf(name), operation.inverse !== undefined);
  return (
    <div
      ref={bar}
      className={classes.bar}
      data-list={Math.min(narrow, Math.ceil(all / 80) * 80)}
      data-basis={Math.min(960, Math.ceil(all / 240) * 240)}
    >
      {!isOnly && (
        <>
          <div className={classes.row}>
            <Segments
              label={t('operation')}
              values={names}
              value={name}
              labelOf={labelOf}
              onChange={setOperation}
              rooms={from}
            />
            <span data-room={all}>
              <OperationMenu session={session} rooms={from} />
            </span>
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
