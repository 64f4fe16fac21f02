import { type OnError, onErrors } from '#core/execution/each.ts';
import { Select } from '#ui/controls/fields/select.tsx';
import type { RecipeTexts } from '../recipe-types.ts';

interface OnErrorSelectProps {
  readonly label: string;
  readonly texts: RecipeTexts;
  /** Whether the values are those of a CSV column: one that is left out takes its row with it. */
  readonly inRows?: boolean;
  readonly value: OnError;
  readonly onChange: (value: OnError) => void;
}

/** Chooses what becomes of a value that fails. */
export const OnErrorSelect = ({ label, texts, inRows = false, value, onChange }: OnErrorSelectProps) => (
  <Select
    label={label}
    labelPosition="left"
    options={onErrors.map((one) => ({ value: one, label: texts.each[inRows && one === 'skip' ? 'skipRow' : one] }))}
    value={value}
    onChange={onChange}
  />
);
