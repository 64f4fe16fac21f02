import { useState } from 'react';
import { IconButton } from '#ui/controls/buttons/button.tsx';
import { useMessages } from '#ui/messages.ts';
import { SuggestField, type SuggestFieldProps } from './suggest-field.tsx';
import classes from './tag-field.module.css';

export interface TagFieldProps extends Pick<SuggestFieldProps, 'message' | 'suggestions' | 'onFocus' | 'placeholder'> {
  readonly label: string;
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

/** A set of texts: Enter or a suggestion adds one, its button removes it. */
export function TagField({ label, values, onChange, suggestions, ...rest }: TagFieldProps) {
  const { t } = useMessages();
  const [typed, setTyped] = useState('');
  const add = (value: string) => {
    const added = value.trim();
    setTyped('');
    if (added !== '' && !values.includes(added)) onChange([...values, added]);
  };
  const type = (value: string) => {
    if (suggestions.some((suggestion) => suggestion.value === value)) add(value);
    else setTyped(value);
  };
  return (
    <div className={classes.tags}>
      <SuggestField {...rest} {...{ label, suggestions }} value={typed} onChange={type} onEnter={() => add(typed)} />
      {values.length > 0 && (
        <ul aria-label={label}>
          {values.map((value) => (
            <li key={value} className={classes.tag}>
              {value}
              <IconButton
                icon="x"
                label={t('removeWhat', { what: value })}
                onClick={() => onChange(values.filter((other) => other !== value))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
