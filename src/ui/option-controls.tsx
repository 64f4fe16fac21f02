import { useEffect, useState } from 'react';
import type { Choice, Choices, Flag, Numeric, Text } from '#core/fields.ts';
import { IconButton } from './button.tsx';
import classes from './options-form.module.css';
import type { ControlProps } from './options-form.tsx';
import { useWords } from './words.ts';

export const ChoiceControl = ({ field, label, labelOf, value, onChange, ...rest }: ControlProps<Choice>) => (
  <select {...rest} className={classes.box} value={String(value)} onChange={(event) => onChange(event.target.value)}>
    {field.values.map((known) => (
      <option key={known} value={known}>
        {labelOf(known)}
      </option>
    ))}
  </select>
);

/** Longer lists are folded, so that they do not push the input out of sight. */
const longestOpenList = 12;

export function ChoicesControl({ id, name, field, label, labelOf, value, onChange }: ControlProps<Choices>) {
  const { words, format } = useWords();
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  const toggle = (item: string, on: boolean) =>
    onChange(field.values.filter((known) => (known === item ? on : chosen.includes(known))));
  const checks = (
    <div className={classes.checks}>
      {field.values.map((known) => (
        <label key={known} className={classes.check}>
          <input
            type="checkbox"
            name={name}
            checked={chosen.includes(known)}
            onChange={(event) => toggle(known, event.target.checked)}
          />
          {labelOf(known)}
        </label>
      ))}
    </div>
  );
  const isLong = field.values.length > longestOpenList;
  return (
    <fieldset id={id}>
      <legend className={isLong ? 'visually-hidden' : undefined}>{label}</legend>
      {isLong ? (
        <details className={classes.more}>
          <summary>{format(words.chosenOf, { label, count: chosen.length, total: field.values.length })}</summary>
          {checks}
        </details>
      ) : (
        checks
      )}
    </fieldset>
  );
}

export const FlagControl = ({ field, label, labelOf, value, onChange, ...rest }: ControlProps<Flag>) => (
  <label className={classes.check}>
    <input {...rest} type="checkbox" checked={value === true} onChange={(event) => onChange(event.target.checked)} />
    {label}
  </label>
);

/** Keeps what is being typed as it is typed; a text that is no number reaches the check as it is. */
export function NumberControl({ field, label, labelOf, value, onChange, ...rest }: ControlProps<Numeric>) {
  const [draft, setDraft] = useState(String(value));
  useEffect(() => setDraft((current) => (Number(current) === value ? current : String(value))), [value]);
  const type = (written: string) => {
    setDraft(written);
    onChange(written.trim() === '' ? '' : Number(written));
  };
  const { min, max, step = field.type === 'int' ? 1 : 'any' } = field;
  return (
    <span className={classes.numeric}>
      {field.slider && (
        <input
          type="range"
          aria-label={label}
          min={field.slider[0]}
          max={field.slider[1]}
          step={step}
          value={Number(value) || 0}
          onChange={(event) => type(event.target.value)}
        />
      )}
      <input
        {...rest}
        type="number"
        className={classes.box}
        {...{ min, max, step }}
        value={draft}
        onChange={(event) => type(event.target.value)}
      />
    </span>
  );
}

export function TextControl({ field, label, labelOf, value, onChange, ...rest }: ControlProps<Text>) {
  const { words } = useWords();
  const [visible, setVisible] = useState(false);
  const common = {
    ...rest,
    className: classes.box,
    value: String(value),
    maxLength: field.maxLength,
    spellCheck: false,
    autoCapitalize: 'off',
    autoComplete: 'off',
    onChange: (event: { readonly target: { readonly value: string } }) => onChange(event.target.value),
  };
  if (field.multiline) return <textarea {...common} rows={3} />;
  if (!field.secret) return <input type="text" {...common} />;
  return (
    <span className={classes.numeric}>
      <input type={visible ? 'text' : 'password'} {...common} autoComplete="new-password" />
      <IconButton
        icon={visible ? 'eye-off' : 'eye'}
        label={visible ? words.hide : words.show}
        aria-pressed={visible}
        onClick={() => setVisible(!visible)}
      />
    </span>
  );
}
