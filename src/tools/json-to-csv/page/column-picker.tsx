import { useState } from 'react';
import { moveItem } from '#lib/collections/move-item.ts';
import { inputValue, isEmptyInput } from '#page/services.ts';
import { useOperation } from '#page/session/use-operation.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { Checkbox } from '#ui/controls/choices/checkbox.tsx';
import { OrderList } from '#ui/controls/choices/order-list.tsx';
import { TextField } from '#ui/controls/fields/text-field.tsx';
import { Disclosure } from '#ui/display/disclosure.tsx';
import { type ChosenColumn, readColumnList, writeColumnList } from '../column-list.ts';
import type messages from '../en.json';
import type tool from '../tool.ts';

/** More rows would take long to draw; nobody ticks as many. */
const maxRows = 200;

interface Row extends ChosenColumn {
  readonly isTicked: boolean;
}

export interface ColumnPickerProps {
  readonly session: SessionOf<typeof tool>;
}

/** The columns to tick, to name and to put in order: writes the list of the options. */
export function ColumnPicker({ session }: ColumnPickerProps) {
  const { message } = useToolMessages<typeof messages>();
  const [isOpen, setOpen] = useState(false);
  if (!session.run.success || isEmptyInput(session.input)) return null;
  return (
    <Disclosure summary={message('columns')} onToggle={setOpen}>
      {isOpen && <ColumnRows session={session} />}
    </Disclosure>
  );
}

function ColumnRows({ session }: ColumnPickerProps) {
  const { message } = useToolMessages<typeof messages>();
  const { nested, arrays, joinWith, records, single, pathStyle, depth, columns, columnList } =
    session.optionsOf('measure');
  const shape = { nested, arrays, joinWith, records, single, pathStyle, depth };
  const { latest } = useOperation(session, 'listColumns', inputValue(session.input), shape);
  /** The rows as they were left here; what the list says counts where it says otherwise. */
  const [left, setLeft] = useState<{ readonly rows: readonly Row[]; readonly list: string }>();
  if (!latest) return null;
  const names = latest.value;
  const isKept = left && columns === 'list' && left.list === columnList && haveSame(left.rows, names);
  const rows = isKept ? left.rows : rowsOf(names, columns === 'list' ? columnList : '');
  const shown = rows.slice(0, maxRows);
  const ticked = rows.filter(({ isTicked }) => isTicked).length;
  const set = (next: readonly Row[]) => {
    const list = writeColumnList(next.filter(({ isTicked }) => isTicked));
    setLeft({ rows: next, list });
    session.setOptions({ columns: 'list', columnList: list });
  };
  const change = (index: number, part: Partial<Row>) =>
    set(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  return (
    <>
      <OrderList
        items={shown}
        idOf={({ name }) => name}
        titleOf={({ name }) => name}
        onMove={(from, to) => set(moveItem(rows, from, to))}
        label={message('columns')}
      >
        {({ name, title, isTicked }, index) => (
          <>
            <Checkbox
              checked={isTicked}
              // Without any column there is no table.
              disabled={isTicked && ticked === 1}
              onChange={(checked) => change(index, { isTicked: checked })}
            >
              {name}
            </Checkbox>
            <TextField
              aria-label={message('heading', { name })}
              value={title}
              disabled={!isTicked}
              onChange={(typed) => change(index, { title: typed })}
            />
          </>
        )}
      </OrderList>
      {rows.length > maxRows && <p>{message('moreColumns', { n: rows.length - maxRows })}</p>}
      <Button
        icon="restore"
        disabled={columns !== 'list'}
        onClick={() => {
          setLeft(undefined);
          session.setOptions({ columns: 'all', columnList: '' });
        }}
      >
        {message('allColumns')}
      </Button>
    </>
  );
}

/** Whether rows are for these columns, in any order. */
function haveSame(rows: readonly Row[], names: readonly string[]): boolean {
  const known = new Set(names);
  return rows.length === names.length && rows.every(({ name }) => known.has(name));
}

/** The columns of the list, then the others; all of them where it names none. */
function rowsOf(names: readonly string[], list: string): readonly Row[] {
  const known = new Set(names);
  const listed = readColumnList(list, (name) => known.has(name)).filter(({ name }) => known.has(name));
  const chosen = new Map(listed.map((column) => [column.name, column]));
  return [
    ...[...chosen.values()].map((column) => ({ ...column, isTicked: true })),
    ...names.flatMap((name) => (chosen.has(name) ? [] : [{ name, title: name, isTicked: chosen.size === 0 }])),
  ];
}
