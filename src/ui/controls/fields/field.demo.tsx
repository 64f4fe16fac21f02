/** A control of any kind with its label, above or at the left, and its error message. */
import { Field } from './field.tsx';

export const LabelAbove = () => (
  <Field label="Size">{(control) => <input {...control} type="range" defaultValue={40} />}</Field>
);

export const LabelAtTheLeft = () => (
  <Field label="Size at the left" labelPosition="left">
    {(control) => <input {...control} type="range" defaultValue={40} />}
  </Field>
);

export const WithMessage = () => (
  <Field label="Size with a message" message="Size must be at least 50.">
    {(control) => <input {...control} type="range" defaultValue={40} />}
  </Field>
);
