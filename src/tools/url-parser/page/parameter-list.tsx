import { type RefObject, useCallback, useRef, useState } from 'react';
import { maxOf } from '#lib/collections/extremes.ts';
import { moveItem } from '#lib/collections/move-item.ts';
import { piecesOf, withParameters } from '#lib/url/written-url.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { Button, IconButton } from '#ui/controls/buttons/button.tsx';
import { Checkbox } from '#ui/controls/choices/checkbox.tsx';
import { OrderList } from '#ui/controls/choices/order-list.tsx';
import { ControlRow } from '#ui/controls/control-row.tsx';
import { TextField } from '#ui/controls/fields/text-field.tsx';
import { type ParameterRow, rewriteParameter, rewriteWritten, rowsOf, splitWritten } from '../edit-url.ts';
import type messages from '../en.json';

export interface ParameterListProps {
  /** The URL as it is written. */
  readonly text: string;
  /** Distinguishes one URL from the next that takes its place: the rows of another are drawn anew, a few at a time. */
  readonly replaceCount: number;
  readonly onWrite: (text: string) => void;
  /** Takes a value that is itself a URL apart. */
  readonly onParse: (value: string) => void;
}

/** The parameters of the query, to change, put in order, turn off, add and remove. */
export function ParameterList({ text, replaceCount, onWrite, onParse }: ParameterListProps) {
  const { message } = useToolMessages<typeof messages>();
  /** Keys and values are shown and read as they are written in the URL. */
  const [isRaw, setRaw] = useState(false);
  const { search } = piecesOf(text);
  const [kept, setKept] = useState(() => ({ search, rows: rowsOf(search, []) }));
  const rows = kept.search === search ? kept.rows : rowsOf(search, kept.rows);
  if (kept.search !== search) setKept({ search, rows });
  const set = (next: readonly ParameterRow[]) => {
    const written = next.filter(({ isOn }) => isOn).map((row) => row.written);
    const changed = withParameters(text, written);
    setKept({ search: piecesOf(changed).search, rows: next });
    onWrite(changed);
  };
  const change = (index: number, part: Partial<ParameterRow>) =>
    set(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  const add = () => {
    const id =
      maxOf(
        rows.map((row) => row.id),
        -1,
      ) + 1;
    set([...rows, { id, isOn: true, key: 'key', value: '', written: 'key=' }]);
  };
  const latest = useRef({ change, set, rows, onParse });
  latest.current = { change, set, rows, onParse };
  // The same for each key: of hundreds of parameters, only the changed one is rendered.
  const renderRow = useCallback(
    (row: ParameterRow, index: number) => <Parameter row={row} index={index} isRaw={isRaw} latest={latest} />,
    [isRaw],
  );
  return (
    <>
      <OrderList
        key={replaceCount}
        items={rows}
        idOf={idOf}
        titleOf={({ key }) => key}
        label={message('parameters')}
        onMove={(from, to) => set(moveItem(rows, from, to))}
      >
        {renderRow}
      </OrderList>
      <ControlRow>
        <Button icon="plus" onClick={add}>
          {message('add')}
        </Button>
        <Checkbox checked={isRaw} onChange={setRaw}>
          {message('asWritten')}
        </Checkbox>
      </ControlRow>
    </>
  );
}

interface ParameterProps {
  readonly row: ParameterRow;
  readonly index: number;
  readonly isRaw: boolean;
  /** What changes the list as it is by now. */
  readonly latest: RefObject<{
    change: (index: number, part: Partial<ParameterRow>) => void;
    set: (rows: readonly ParameterRow[]) => void;
    rows: readonly ParameterRow[];
    onParse: (value: string) => void;
  }>;
}

function Parameter({ row, index, isRaw, latest }: ParameterProps) {
  const { message } = useToolMessages<typeof messages>();
  const [key, value = ''] = isRaw ? splitWritten(row.written) : [row.key, row.value];
  const type = (nextKey: string, nextValue: string) =>
    latest.current.change(index, (isRaw ? rewriteWritten : rewriteParameter)(row, nextKey, nextValue));
  return (
    <>
      <Checkbox
        checked={row.isOn}
        aria-label={message('isOn', { key: row.key })}
        onChange={(isOn) => latest.current.change(index, { isOn })}
      />
      <TextField
        aria-label={message('key', { n: index + 1 })}
        monospace
        disabled={!row.isOn}
        value={key}
        onChange={(next) => type(next, value)}
      />
      <TextField
        aria-label={message('value', { n: index + 1 })}
        monospace
        disabled={!row.isOn}
        value={value}
        onChange={(next) => type(key, next)}
      />
      {isUrl(row.value) && (
        <IconButton
          icon="zoom-in"
          label={message('open', { key: row.key })}
          onClick={() => latest.current.onParse(row.value)}
        />
      )}
      <IconButton
        icon="trash"
        label={message('remove', { key: row.key })}
        onClick={() => latest.current.set(latest.current.rows.toSpliced(index, 1))}
      />
    </>
  );
}

const idOf = ({ id }: ParameterRow) => id;

const isUrl = (text: string): boolean => /^[a-z][a-z\d+.-]*:\/\//i.test(text) && URL.canParse(text);
