import { type Field, type Fields, isActive } from '#core/fields.ts';
import type { Strings } from '#core/messages.ts';
import { Button } from '#ui/controls/button.tsx';
import { Disclosure } from '#ui/display/disclosure.tsx';
import { useWords } from '#ui/messages.ts';
import { Option } from './option-controls.tsx';
import classes from './options-form.module.css';

export type OptionValues = Readonly<Record<string, unknown>>;

/** Options that belong together, under a title of their own. */
export interface OptionGroup {
  readonly title: string;
  readonly names: readonly string[];
}

export interface OptionsFormProps {
  readonly fields: Fields;
  readonly strings: Pick<Strings, 'options' | 'values'>;
  readonly values: OptionValues;
  readonly onChange: (name: string, value: unknown) => void;
  /** What is wrong, by field, in words. */
  readonly issues?: Readonly<Record<string, string>>;
  /** Sets all back. */
  readonly onReset?: () => void;
  /** Whether there is anything to set back. */
  readonly isChanged?: boolean;
  /** Divides the rarely used ones where there are many; each of them is in one group. */
  readonly groups?: readonly OptionGroup[] | undefined;
}

/** A control for each field that counts at the moment; the rarely used ones under “More options”. */
export function OptionsForm(props: OptionsFormProps) {
  const { fields, strings, values, onChange, onReset, isChanged = false, issues = {}, groups } = props;
  const { words } = useWords();
  const active = Object.entries(fields).filter(([, field]) => isActive(field, values));
  const [usual, more] = [active.filter(([, field]) => !field.more), active.filter(([, field]) => field.more)];
  const option = ([name, field]: [string, Field]) => (
    <Option
      key={name}
      name={name}
      field={field}
      label={strings.options?.[name] ?? name}
      labelOf={(value) => strings.values?.[name]?.[value] ?? value}
      value={values[name]}
      issue={issues[name]}
      onChange={(value) => onChange(name, value)}
    />
  );
  // Keeps its place, so that nothing moves when an option is changed.
  const reset = onReset && (
    <Button className={classes.reset} variant="text" icon="restore" disabled={!isChanged} onClick={onReset}>
      {words.resetOptions}
    </Button>
  );
  if (active.length === 0) return null;
  return (
    <div className={classes.form} data-many={groups !== undefined || undefined}>
      {usual.length > 0 && (
        <div className={classes.row}>
          {usual.map(option)}
          {more.length === 0 && reset}
        </div>
      )}
      {more.length > 0 && (
        <div className={classes.more}>
          <Disclosure summary={words.moreOptions} isOpen={more.some(([name]) => issues[name])}>
            {groups ? (
              <div className={classes.groups}>
                {groups.map(({ title, names }) => (
                  <fieldset key={title}>
                    <legend>{title}</legend>
                    <div className={classes.row}>{more.filter(([name]) => names.includes(name)).map(option)}</div>
                  </fieldset>
                ))}
              </div>
            ) : (
              <div className={classes.row}>{more.map(option)}</div>
            )}
          </Disclosure>
          {reset}
        </div>
      )}
    </div>
  );
}
