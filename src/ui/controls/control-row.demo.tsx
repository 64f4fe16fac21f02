/** Fields and buttons side by side. */
import { Button } from './buttons/button.tsx';
import { ControlRow } from './control-row.tsx';
import { TextField } from './fields/text-field.tsx';

export const Pair = () => (
  <ControlRow isPair>
    <TextField label="From" value="" />
    <TextField label="To" value="" />
  </ControlRow>
);

export const FieldAndButton = () => (
  <ControlRow>
    <TextField label="Name" value="" />
    <Button>Save</Button>
  </ControlRow>
);
