import type { OptionsOf } from '#core/tool.ts';
import type tool from './tool.ts';
import type { FormField } from './tool.ts';

/** A kind of content, and the fields of all of them. */
export type Form = OptionsOf<typeof tool, 'write'>;

/** A text that phones act on, taken apart for the form that writes it. */
export interface FilledForm {
  readonly content: Form['content'];
  readonly input: string;
  readonly fields: Readonly<Partial<Record<FormField, string>>>;
  /** Parts that the form has no field for, as the notice shows them. */
  readonly lost: readonly string[];
}
