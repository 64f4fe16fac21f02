import type { ReactNode } from 'react';
import { byGroup, type Field, type Fields, isActive } from '#core/fields.ts';
import type { ToolMessages } from '#core/messages.ts';
import { nameValue } from '#page/options/name-value.ts';
import { Button } from '#ui/controls/button.tsx';
import { Disclosure } from '#ui/display/disclosure.tsx';
import { useMessages } from '#ui/messages.ts';
import { Option } from './option-controls.tsx';
import classes from './options-form.module.css';

export type OptionValues = Readonly<Record<string, unknown>>;

export interface OptionsFormProps {
  readonly fields: Fields;
  readonly messages: Pick<ToolMessages, 'options' | 'values' | 'groups'>;
  readonly values: OptionValues;
  readonly onChange: (name: string, value: unknown) => void;
  /** What is wrong, by field, in messages. */
  readonly issues?: Readonly<Record<string, string>>;
  /** Sets all back. */
  readonly onReset?: (() => void) | undefined;
  /** Whether there is anything to set back. */
  readonly isChanged?: boolean;
}

/** A control for each field that counts at the moment, by group; the rarely used ones under “More options”. */
export function OptionsForm(props: OptionsFormProps) {
  const { fields, messages, values, onChange, onReset, isChanged = false, issues = {} } = props;
  const { t } = useMessages();
  const active = Object.entries(fields).filter(([, field]) => isActive(field, values));
  const [usual, more] = [active.filter(([, field]) => !field.more), active.filter(([, field]) => field.more)];
  const option = ([name, field]: readonly [string, Field]) => (
    <Option
      key={name}
      name={name}
      field={field}
      label={messages.options?.[name] ?? name}
      labelOf={(value) => nameValue(messages, t('off'), name, value)}
      value={values[name]}
      issue={issues[name]}
      onChange={(value) => onChange(name, value)}
    />
  );
  const grouped = (entries: readonly (readonly [string, Field])[], last?: ReactNode) => {
    const { ungrouped, groups } = byGroup(entries);
    return (
      <div className={classes.groups}>
        {(ungrouped.length > 0 || last) && (
          <div className={classes.row}>
            {ungrouped.map(option)}
            {last}
          </div>
        )}
        {groups.map(({ name, members }) => (
          <fieldset key={name}>
            <legend>{messages.groups?.[name] ?? name}</legend>
            <div className={classes.row}>{members.map(option)}</div>
          </fieldset>
        ))}
      </div>
    );
  };
  // Keeps its place, so that nothing moves when an option is changed.
  const reset = onReset && (
    <Button
      className={classes.reset}
      variant="text"
      icon="restore"
      data-action="reset"
      disabled={!isChanged}
      onClick={onReset}
    >
      {t('resetOptions')}
    </Button>
  );
  if (active.length === 0) return null;
  return (
    <div className={classes.form} data-many={more.some(([, { group }]) => group) || undefined}>
      {usual.length > 0 && grouped(usual, more.length === 0 && reset)}
      {more.length > 0 && (
        <div className={classes.more}>
          <Disclosure summary={t('moreOptions')} isOpen={more.some(([name]) => issues[name])}>
            {grouped(more)}
          </Disclosure>
          {reset}
        </div>
      )}
    </div>
  );
}
