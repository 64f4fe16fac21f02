import { byGroup, type Field, type Fields, isActive } from '#core/fields.ts';
import type { ToolMessages } from '#core/messages.ts';
import { nameValue } from '#page/options/name-value.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { Disclosure } from '#ui/display/disclosure.tsx';
import { useMessages } from '#ui/messages.ts';
import { Option } from './option-controls.tsx';
import classes from './options-form.module.css';

export type OptionValues = Readonly<Record<string, unknown>>;

export interface OptionsFormProps {
  readonly fields: Fields;
  readonly messages: Pick<ToolMessages, 'options' | 'fieldPlaceholders' | 'values' | 'groups' | 'columns'>;
  readonly values: OptionValues;
  readonly onChange: (name: string, value: unknown) => void;
  /** What is wrong, by field, in messages. */
  readonly issues?: Readonly<Record<string, string>>;
  /** Sets all back. */
  readonly onReset?: (() => void) | undefined;
  /** Fields that differ from their defaults: they are marked, and can be set back. */
  readonly changed?: readonly string[];
}

type NamedField = readonly [name: string, field: Field];

/** A control for each field that counts at the moment, by group; the rarely used ones are folded, each group by itself. */
export function OptionsForm(props: OptionsFormProps) {
  const { fields, messages, values, onChange, onReset, changed = [], issues = {} } = props;
  const { t } = useMessages();
  const active = Object.entries(fields).filter(([, field]) => isActive(field, values));
  const rarelyUsed = active.filter(([, field]) => field.more);
  const isFolded = rarelyUsed.length < active.length || rarelyUsed.length > maxUnfolded;
  const [usual, more] = isFolded ? [active.filter(([, field]) => !field.more), rarelyUsed] : [active, []];
  const mark = (
    <span className={classes.mark} title={t('changedOption')}>
      <span className="visually-hidden">{t('changedOption')}</span>
    </span>
  );
  const isChanged = ([name]: NamedField) => changed.includes(name);
  const labelOf = (name: string) => (value: string | null) => nameValue(messages, t('off'), name, value);
  const option = (named: NamedField) => {
    const [name, field] = named;
    return (
      <div
        key={name}
        className={classes.option}
        data-option={name}
        data-wide={isWide(field, labelOf(name)) || undefined}
      >
        {isChanged(named) && mark}
        <Option
          name={name}
          field={field}
          label={messages.options?.[name] ?? name}
          labelOf={labelOf(name)}
          placeholder={messages.fieldPlaceholders?.[name]}
          columns={messages.columns}
          value={values[name]}
          issue={issues[name]}
          onChange={(value) => onChange(name, value)}
          onOther={onChange}
        />
      </div>
    );
  };
  const { ungrouped, groups } = byGroup(usual);
  const rare = byGroup(more);
  const folded = [
    ...(rare.ungrouped.length > 0 ? [{ name: '', label: t('moreOptions'), members: rare.ungrouped }] : []),
    ...rare.groups.map((group) => ({ ...group, label: messages.groups?.[group.name] ?? group.name })),
  ];
  // Keeps its place, so that nothing moves when an option is changed.
  const reset = onReset && (
    <Button
      className={classes.reset}
      variant="text"
      icon="restore"
      data-action="reset"
      disabled={changed.length === 0}
      onClick={onReset}
    >
      {t('resetOptions')}
    </Button>
  );
  if (active.length === 0) return null;
  return (
    <div className={classes.form}>
      {(ungrouped.length > 0 || (reset && folded.length === 0)) && (
        <div className={classes.row}>
          {ungrouped.map(option)}
          {folded.length === 0 && reset}
        </div>
      )}
      {groups.map(({ name, members }) => (
        <fieldset key={name} className={classes.group}>
          <legend>{messages.groups?.[name] ?? name}</legend>
          <div className={classes.row}>{members.map(option)}</div>
        </fieldset>
      ))}
      {folded.length > 0 && (
        <div className={classes.folded}>
          {folded.map(({ name, label, members }) => (
            <Disclosure
              key={name}
              summary={
                <>
                  {label}
                  {members.some(isChanged) && mark}
                </>
              }
              isOpen={members.some(([member]) => issues[member])}
            >
              <fieldset className={classes.row}>
                <legend className="visually-hidden">{label}</legend>
                {members.map(option)}
              </fieldset>
            </Disclosure>
          ))}
          {reset}
        </div>
      )}
    </div>
  );
}

/** As few rarely used fields, and no others, are not folded. */
const maxUnfolded = 3;

/** The longest word for a value that has room beside the label, in characters. */
const maxBeside = 11;

/** Whether a control needs the whole width. */
function isWide(field: Field, labelOf: (value: string | null) => string): boolean {
  if (field.type === 'choice') return field.values.some((value) => labelOf(value).length > maxBeside);
  return (
    field.type === 'flag' ||
    field.type === 'choices' ||
    ('slider' in field && field.slider !== undefined) ||
    'multiline' in field ||
    'parts' in field
  );
}
