import { useId } from 'react';
import { divisions, type Preview } from '#core/execution/each.ts';
import type { RunOutcome } from '#core/execution/execute.ts';
import { Problem } from '#page/lazy-parts.tsx';
import { Select } from '#ui/controls/fields/select.tsx';
import { useFormat } from '#ui/messages.ts';
import classes from '../recipe.module.css';
import type { RecipeTexts } from '../recipe-types.ts';
import type { Each } from './each-services.ts';
import { OnErrorSelect } from './on-error-select.tsx';

export interface EachBarProps {
  readonly texts: RecipeTexts;
  /** As it was chosen; undefined where the recipe runs on the whole input. */
  readonly each: Each | undefined;
  /** What the steps are tried on, or why they are not. */
  readonly tried: Preview | RunOutcome | undefined;
  readonly onChange: (each: Each | undefined) => void;
}

/** Chooses on what a recipe runs: the whole input, or each of its values. */
export function EachBar({ texts, each, tried, onChange }: EachBarProps) {
  const format = useFormat();
  const id = useId();
  const preview = tried && 'first' in tried ? tried : undefined;
  const failed = tried && !('first' in tried) ? tried : undefined;
  const choose = (division: Each['each'] | '') =>
    onChange(division === '' ? undefined : { column: '', onError: 'stop', ...each, each: division });
  const columns = preview?.columns ?? [];
  const column = each?.column || preview?.column || '';
  return (
    <div className={classes.each}>
      <Select
        label={texts.each.runOn}
        labelPosition="left"
        options={[
          { value: '', label: texts.each.whole },
          ...divisions.map((value) => ({ value, label: texts.each[value] })),
        ]}
        value={each?.each ?? ''}
        onChange={choose}
      />
      {each?.each === 'csv' && columns.length > 0 && (
        <Select
          label={texts.each.column}
          labelPosition="left"
          options={columns.map((value) => ({ value, label: value }))}
          value={columns.find((name) => name === (column || columns[0])) ?? ''}
          placeholder={column}
          onChange={(chosen) => onChange({ ...each, column: chosen })}
        />
      )}
      {each && (
        <OnErrorSelect
          label={texts.each.onError}
          texts={texts}
          inRows={each.each === 'csv'}
          value={each.onError}
          onChange={(onError) => onChange({ ...each, onError })}
        />
      )}
      {preview && preview.count > 0 && <p>{format(texts.each.tried, { n: preview.count })}</p>}
      {failed && <Problem id={`${id}problem`} outcome={failed} />}
    </div>
  );
}
