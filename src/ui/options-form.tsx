import { useId } from 'react';
import { type Field, type Fields, type Issue, isActive } from '#core/fields.ts';
import type { Strings } from '#core/words.ts';
import { ChoiceControl, ChoicesControl, FlagControl, NumberControl, TextControl } from './option-controls.tsx';
import classes from './options-form.module.css';
import { useWords } from './words.ts';

export type OptionValues = Readonly<Record<string, unknown>>;

export interface OptionsFormProps {
  readonly fields: Fields;
  readonly strings: Pick<Strings, 'options' | 'values'>;
  readonly values: OptionValues;
  readonly onChange: (name: string, value: unknown) => void;
  /** What is wrong, by field, in words. */
  readonly issues?: Readonly<Record<string, string>>;
}

/** A control for each field that counts at the moment; the rarely used ones under “More options”. */
export function OptionsForm({ fields, strings, values, onChange, issues = {} }: OptionsFormProps) {
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
  if (active.length === 0) return null;
  return (
    <div className={classes.form}>
      {usual.length > 0 && <div className={classes.row}>{usual.map(option)}</div>}
      {more.length > 0 && (
        <details className={classes.more} open={more.some(([name]) => issues[name]) || undefined}>
          <summary>{words.moreOptions}</summary>
          <div className={classes.row}>{more.map(option)}</div>
        </details>
      )}
    </div>
  );
}

/** What every control needs to know. */
export interface ControlProps<F extends Field> {
  readonly id: string;
  readonly name: string;
  readonly field: F;
  readonly label: string;
  readonly value: unknown;
  readonly labelOf: (value: string) => string;
  readonly onChange: (value: unknown) => void;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface OptionProps extends Omit<ControlProps<Field>, 'id' | 'aria-invalid' | 'aria-describedby'> {
  readonly issue: Issue['code'] | string | undefined;
}

function Option({ issue, field, label, ...rest }: OptionProps) {
  const id = useId();
  const issueId = `${id}issue`;
  const control = {
    ...rest,
    id,
    label,
    'aria-invalid': issue !== undefined,
    'aria-describedby': issue === undefined ? undefined : issueId,
  };
  const isWide = field.type === 'choices' || (field.type === 'text' && field.multiline);
  return (
    <div className={isWide ? classes.wide : classes.option} data-type={field.type}>
      {field.type !== 'flag' && field.type !== 'choices' && <label htmlFor={id}>{label}</label>}
      <Control {...control} field={field} />
      {issue !== undefined && (
        <p className={classes.issue} id={issueId} role="alert">
          {issue}
        </p>
      )}
    </div>
  );
}

function Control(props: ControlProps<Field>) {
  const { field } = props;
  switch (field.type) {
    case 'choice':
      return <ChoiceControl {...props} field={field} />;
    case 'choices':
      return <ChoicesControl {...props} field={field} />;
    case 'flag':
      return <FlagControl {...props} field={field} />;
    case 'text':
      return <TextControl {...props} field={field} />;
    default:
      return <NumberControl {...props} field={field} />;
  }
}
