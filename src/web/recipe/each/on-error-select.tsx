import { type OnError, onErrors } from '#core/execution/each.ts';
import { Select } from '#ui/controls/fields/select.tsx';
import type { RecipeTexts } from '../recipe-types.ts';

interface OnErrorSelectProps {
  readonly label: string;
  readonly texts: RecipeTexts;
  readonly value: OnError;
  readonly onChange: (value: OnError) => void;
}

/** Chooses what becomes of a value that fails. */
export const OnErrorSelect = ({ label, texts, value, onChange }: OnErrorSelectProps) => (
  <Select
    label={label}
    labelPosition="left"
    options={onErrors.map((one) => ({ value: one, label: texts.each[one] }))}
    value={value}
    onChange={onChange}
  />
);
