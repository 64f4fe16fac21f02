import { useId, useRef, useState } from 'react';
import { writeCsv } from '#lib/csv/write.ts';
import { PaneGrid } from '#page/layouts/plain-layout.tsx';
import { useKeptChoices } from '#page/session/use-kept-choices.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { useAnnouncement } from '#ui/announcements.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { Checkbox } from '#ui/controls/choices/checkbox.tsx';
import { Segments } from '#ui/controls/choices/segments.tsx';
import { CopyButton } from '#ui/controls/copying/copy-button.tsx';
import { TextField } from '#ui/controls/fields/text-field.tsx';
import { KeyArea } from '#ui/controls/key-area.tsx';
import { TreeBar, ViewNote } from '#ui/controls/tree-bar.tsx';
import { Pane } from '#ui/display/pane.tsx';
import { Table } from '#ui/display/tables/table.tsx';
import { useIsHydrated } from '#ui/hydrated.ts';
import type messages from '../en.json';
import { pressOf } from '../press.ts';
import type tool from '../tool.ts';
import { KeyRows } from './key-rows.tsx';
import { type KeyEvent, readEvent, readSample } from './read-event.ts';
import { phoneField, useKeyEvents } from './use-key-events.ts';

const shownTypes = ['keydown', 'keyup', 'both'] as const;
/** How many events are remembered. */
const historyLength = 50;
const columns = ['type', 'key', 'code', 'keyCode', 'location', 'modifiers', 'timeStamp'] as const;

/** Shows the key that was pressed last, and those before. */
export function PressKeys({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message, output } = useToolMessages<typeof messages>();
  const [choices, choose] = useKeptChoices('views');
  const isBlocking = choices['block'] !== false;
  const shown = shownTypes.find((type) => type === choices['show']) ?? 'keydown';
  const { code, modifiers } = session.optionsOf('describe');
  const [events, setEvents] = useState<readonly KeyEvent[]>([]);
  /** The options of an example that was chosen after the last key. */
  const [asked, setAsked] = useState({ code, modifiers });
  const [typed, setTyped] = useState('');
  const area = useRef<HTMLDivElement>(null);
  const note = useId();
  // In the static HTML the field takes nothing yet.
  const isHydrated = useIsHydrated();

  const isExample = asked.code !== code || asked.modifiers.join() !== modifiers.join();
  const sample = pressOf(code, modifiers);
  const last = isExample ? undefined : events[0];
  const event = last ?? (sample && readSample(sample));
  useAnnouncement(last && nameOf(last));

  useKeyEvents({
    area,
    isBlocking,
    onEvent: (pressed) => {
      if (shown !== 'both' && pressed.type !== shown) return;
      setEvents((former) => [readEvent(pressed), ...former].slice(0, historyLength));
      setAsked({ code, modifiers });
    },
  });
  const recordOf = ({ type, values }: KeyEvent) =>
    columns.map((name) => (name === 'type' ? type : (values[name] ?? '')));
  const labelOf = (name: string) => (name === 'type' ? message('type') : name === 'modifiers' ? output(name) : name);
  return (
    <>
      <Pane
        title={message('area')}
        actions={
          <Segments
            label={message('show')}
            values={shownTypes}
            value={shown}
            labelOf={message}
            onChange={(type) => choose('show', type)}
          />
        }
      >
        <KeyArea ref={area} label={message('area')} describedBy={note}>
          <strong>{last ? nameOf(last) : message('pressAny')}</strong>
        </KeyArea>
        <TreeBar isFoot>
          <Checkbox checked={isBlocking} onChange={(wanted) => choose('block', wanted)}>
            {message('block')}
          </Checkbox>
          <small id={note}>{isBlocking && message('leave')}</small>
          <span {...{ [phoneField]: '' }}>
            <TextField
              aria-label={message('phone')}
              placeholder={message('phone')}
              readOnly={!isHydrated}
              value={typed}
              onChange={setTyped}
            />
          </span>
        </TreeBar>
      </Pane>
      <ViewNote isOfKeys>{message('uncatchable')}</ViewNote>
      {event && (
        <PaneGrid>
          <KeyRows title={message(last ? 'event' : 'example')} event={event} />
        </PaneGrid>
      )}
      {events.length > 0 && (
        <Pane
          title={message('history')}
          actions={
            <>
              <CopyButton wide variant="text" content={() => writeCsv(columns, events.map(recordOf))} />
              <Button variant="text" icon="x" onClick={() => setEvents([])}>
                {message('clear')}
              </Button>
            </>
          }
        >
          <Table
            label={message('events')}
            labelOf={labelOf}
            rows={events.map((each) => ({
              ...Object.fromEntries(columns.map((name, at) => [name, recordOf(each)[at]])),
              key: nameOf(each),
            }))}
          />
        </Pane>
      )}
    </>
  );

  function nameOf({ press: { key, code: pressed } }: KeyEvent): string {
    return key === ' ' ? message('space') : key === '' ? pressed : key;
  }
}
