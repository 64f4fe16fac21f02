import { useState } from 'react';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { Checkbox } from '#ui/controls/choices/checkbox.tsx';
import { Segments } from '#ui/controls/choices/segments.tsx';
import { ControlRow } from '#ui/controls/control-row.tsx';
import { Select } from '#ui/controls/fields/select.tsx';
import { TextField } from '#ui/controls/fields/text-field.tsx';
import { TreeBar, ViewNote } from '#ui/controls/tree-bar.tsx';
import { dotColors } from '#ui/display/colors/color-dot.tsx';
import { Pane } from '#ui/display/pane.tsx';
import { hasKeyboard } from '#ui/focus.ts';
import { allowNotifications } from '#ui/notification.ts';
import { readCountdown, writeTime } from '../chronometer.ts';
import type messages from '../en.json';
import type { Entry, Settings } from './use-watches.ts';

export interface ModeFieldsProps {
  readonly settings: Settings;
  /** The watch has begun: what it counts is fixed until it is reset. */
  readonly isBegun: boolean;
  readonly onChange: (settings: Settings) => void;
  readonly onStart: () => void;
}

const modes = ['stopwatch', 'countdown'] as const;
type Mode = (typeof modes)[number];

/** Stopwatch or countdown, and from which time. */
export function ModeFields({ settings, isBegun, onChange, onStart }: ModeFieldsProps) {
  const { message } = useToolMessages<typeof messages>();
  const { mode, countdown } = settings;
  const read = readCountdown(countdown);
  const [isChosen, setChosen] = useState(false);
  const choose = (value: Mode) => {
    setChosen(hasKeyboard());
    onChange({ ...settings, mode: value });
  };
  return (
    <>
      <TreeBar>
        <Segments
          label={message('mode')}
          values={modes}
          value={mode}
          disabled={isBegun}
          labelOf={(value) => message(value)}
          onChange={choose}
        />
        {mode === 'countdown' && (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              onStart();
            }}
          >
            <TextField
              aria-label={message('from')}
              // What is typed next is the time.
              autoFocus={isChosen}
              onFocus={({ target }) => target.select()}
              placeholder="5:00"
              value={countdown}
              disabled={isBegun}
              message={read ? undefined : message('bad-countdown')}
              onChange={(text) => onChange({ ...settings, countdown: text })}
            />
          </form>
        )}
      </TreeBar>
      {/* Empty text keeps the row: the static page, whose policy forbids style attributes, has it too. */}
      <ViewNote>{isBegun ? message('fixedMode') : '\u00A0'}</ViewNote>
      {mode === 'countdown' && read?.isTaken && (
        <ViewNote>{message('taken', { x: countdown.trim(), time: writeTime(read.time, 'seconds') })}</ViewNote>
      )}
    </>
  );
}

export interface MoreSettingsProps {
  readonly entry: Entry;
  readonly onChange: (part: Partial<Entry>) => void;
}

/** What the watch is called, and does besides counting. */
export function MoreSettings({ entry, onChange }: MoreSettingsProps) {
  const { message } = useToolMessages<typeof messages>();
  const { settings } = entry;
  const change = (part: Partial<Settings>) => onChange({ settings: { ...settings, ...part } });
  const [isBlocked, setBlocked] = useState(false);
  const isCountdown = settings.mode === 'countdown';
  const box = (name: 'goesOn' | 'endSound' | 'lapSound' | 'keepAwake' | 'inTitle') => (
    <Checkbox checked={settings[name]} onChange={(on) => change({ [name]: on })}>
      {message(name)}
    </Checkbox>
  );
  const setNotification = async (on: boolean) => {
    const isAllowed = on && (await allowNotifications());
    setBlocked(on && !isAllowed);
    change({ notification: isAllowed });
  };
  return (
    <Pane title={message('settings')}>
      <ControlRow>
        {isCountdown && box('goesOn')}
        {isCountdown && box('endSound')}
        {isCountdown && (
          <Checkbox checked={settings.notification} onChange={(on) => void setNotification(on)}>
            {message('notification')}
          </Checkbox>
        )}
        {box('lapSound')}
        {box('keepAwake')}
        {box('inTitle')}
      </ControlRow>
      <ControlRow>
        <TextField
          label={message('name')}
          maxLength={40}
          value={entry.name}
          placeholder={message('watch', { n: entry.id + 1 })}
          onChange={(name) => onChange({ name })}
        />
        <Select
          label={message('color')}
          options={dotColors.map((color) => ({ value: color, label: message(color) }))}
          value={entry.color}
          onChange={(color) => onChange({ color })}
        />
      </ControlRow>
      {isBlocked && <ViewNote isWarning>{message('blocked')}</ViewNote>}
    </Pane>
  );
}
