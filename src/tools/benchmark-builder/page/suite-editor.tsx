import { useState } from 'react';
import { maxOf } from '#lib/collections/extremes.ts';
import { moveItem } from '#lib/collections/move-item.ts';
import { inputValue } from '#page/services.ts';
import { useOperation } from '#page/session/use-operation.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { Button, IconButton } from '#ui/controls/buttons/button.tsx';
import { OrderList } from '#ui/controls/choices/order-list.tsx';
import { ControlRow } from '#ui/controls/control-row.tsx';
import { TextField } from '#ui/controls/fields/text-field.tsx';
import { Disclosure } from '#ui/display/disclosure.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';

interface Row {
  readonly id: number;
  readonly title: string;
  readonly values: string;
}

/** More suites, and longer ones, are edited as text. */
const most = { suites: 50, characters: 20_000 };

const idOf = ({ id }: Row) => id;

/** The text of suites, which is the input. */
const write = (rows: readonly Row[]): string =>
  rows.map(({ title, values }) => `${title.replace(/[\r\n]+/g, ' ')}: ${values.replace(/[\r\n]+/g, ', ')}`).join('\n');

/** The suites as fields, to change, duplicate, put in order, add and remove: each writes the input anew. */
export function SuiteEditor({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message } = useToolMessages<typeof messages>();
  const input = inputValue(session.input);
  const text = typeof input === 'string' && input.length <= most.characters ? input : undefined;
  const { decimalSign } = session.optionsOf('compare');
  const { success } = useOperation(session, 'list', text, { decimalSign });
  /** What was written here last, whose fields keep what was typed into them. */
  const [own, setOwn] = useState<{ readonly text: string; readonly rows: readonly Row[] }>();
  const nameOf = (title: string, index: number) => title || message('suite', { n: index + 1 });
  const rows =
    own && own.text === text
      ? own.rows
      : (success?.value ?? []).map(({ title, values, written }, id) => ({
          id,
          title: nameOf(title, id),
          values: written ?? values,
        }));
  if (text === undefined || rows.length > most.suites) return null;
  const set = (next: readonly Row[]) => {
    const written = write(next);
    setOwn({ text: written, rows: next });
    session.setInput({ text: written });
  };
  const change = (index: number, part: Partial<Row>) =>
    set(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  const newId = maxOf(rows.map(idOf), -1) + 1;
  const add = () => set([...rows, { id: newId, title: nameOf('', rows.length), values: '' }]);
  const reset = () => set([0, 1].map((id) => ({ id, title: nameOf('', id), values: '' })));
  return (
    <Disclosure summary={message('edit')}>
      <OrderList
        items={rows}
        idOf={idOf}
        titleOf={({ title }) => title}
        label={message('suites')}
        onMove={(from, to) => set(moveItem(rows, from, to))}
      >
        {(row, index) => (
          <>
            <TextField
              aria-label={message('title', { n: index + 1 })}
              value={row.title}
              onChange={(title) => change(index, { title })}
            />
            <TextField
              aria-label={message('values', { n: index + 1 })}
              monospace
              value={row.values}
              onChange={(values) => change(index, { values })}
            />
            <IconButton
              icon="copy"
              label={message('duplicate', { title: row.title })}
              onClick={() => set(rows.toSpliced(index + 1, 0, { ...row, id: newId }))}
            />
            <IconButton
              icon="trash"
              label={message('remove', { title: row.title })}
              onClick={() => set(rows.toSpliced(index, 1))}
            />
          </>
        )}
      </OrderList>
      <ControlRow>
        <Button icon="plus" onClick={add}>
          {message('add')}
        </Button>
        <Button icon="refresh" onClick={reset}>
          {message('reset')}
        </Button>
      </ControlRow>
    </Disclosure>
  );
}
