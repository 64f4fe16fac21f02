import { useId } from 'react';
import field from './field.module.css';
import { Field, type FieldLook } from './field.tsx';
import classes from './suggest-field.module.css';

export interface Suggestion {
  readonly value: string;
  /** Shown beside it and searched too. */
  readonly label: string;
}

export interface SuggestFieldProps extends FieldLook {
  readonly value: string;
  readonly placeholder?: string | undefined;
  readonly suggestions: readonly Suggestion[];
  readonly onChange: (value: string) => void;
  /** Also called when suggestions may be loaded. */
  readonly onFocus?: (() => void) | undefined;
  readonly onEnter?: (() => void) | undefined;
  readonly disabled?: boolean | undefined;
  /** Has a row for an error message, so that what follows does not move. */
  readonly isSteady?: boolean;
}

/** A text on one line, with suggestions. */
export function SuggestField(props: SuggestFieldProps) {
  const { label, labelPosition, message, className, suggestions, value, placeholder, onChange, onFocus, onEnter } =
    props;
  const list = useId();
  return (
    <Field
      {...{ label, labelPosition, message }}
      className={[classes.field, props.isSteady && classes.steady, className].filter(Boolean).join(' ')}
    >
      {(control) => (
        <>
          <input
            {...control}
            className={`${field.box} ${classes.input}`}
            list={list}
            value={value}
            placeholder={placeholder}
            disabled={props.disabled}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            onFocus={onFocus}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !onEnter) return;
              event.preventDefault();
              onEnter();
            }}
          />
          <datalist id={list}>
            {suggestions.map((suggestion) => (
              <option key={suggestion.value} value={suggestion.value}>
                {suggestion.label}
              </option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
