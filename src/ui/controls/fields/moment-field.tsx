import { useRef } from 'react';
import { IconButton } from '#ui/controls/buttons/button.tsx';
import { useMessages } from '#ui/messages.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type MomentFieldProps = TextFieldProps & { readonly onChange: (value: string) => void };

/** The local date and time that a text is, as the browser's calendar takes it; empty where it is none. */
const localOf = (text: string): string => {
  const written = text.trim().replace(' ', 'T');
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/.test(written) && !Number.isNaN(Date.parse(written)) ? written : '';
};

/** A date and time in any form that a tool reads, such as `2026-11-20 08:30`, with the browser's calendar to choose one. */
export function MomentField(props: MomentFieldProps) {
  const { value, onChange } = props;
  const { t } = useMessages();
  const calendar = useRef<HTMLInputElement>(null);
  const choose = () => {
    const input = calendar.current;
    if (!input) return;
    input.value = localOf(value);
    input.showPicker();
  };
  const action = (
    <>
      <IconButton icon="calendar-event" label={t('calendar')} onClick={choose} />
      <input
        ref={calendar}
        type="datetime-local"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  );
  return <TextField {...props} action={action} />;
}
