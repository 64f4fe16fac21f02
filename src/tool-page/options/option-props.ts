import type { Field as OptionField } from '#core/fields.ts';

/** An option, its value, and the words for both. */
export interface OptionProps<F extends OptionField> {
  readonly name: string;
  readonly field: F;
  readonly label: string;
  readonly labelOf: (value: string | null) => string;
  readonly value: unknown;
  /** What is wrong with it, in words. */
  readonly issue: string | undefined;
  readonly onChange: (value: unknown) => void;
}
