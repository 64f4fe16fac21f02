import type { Field as OptionField } from '#core/fields.ts';

/** An option, its value, and the words for both. */
export interface OptionProps<F extends OptionField> {
  readonly name: string;
  readonly field: F;
  readonly label: string;
  readonly labelOf: (value: string | null) => string;
  /** What an empty text shows. */
  readonly placeholder?: string | undefined;
  /** The labels of the parts of entries. */
  readonly columns?: Readonly<Record<string, string>> | undefined;
  readonly value: unknown;
  /** What is wrong with it, in words. */
  readonly issue: string | undefined;
  readonly onChange: (value: unknown) => void;
  /** Sets another option of the form, which this one belongs to. */
  readonly onOther: (name: string, value: unknown) => void;
}
