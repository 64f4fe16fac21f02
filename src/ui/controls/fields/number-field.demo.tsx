/** A number, typed or slid. What is being typed stays as it is typed. */
import { useState } from 'react';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

/** A field that keeps its number. */
function Kept({ value: initial, ...rest }: Omit<NumberFieldProps, 'onChange'>) {
  const [value, setValue] = useState(initial);
  return <NumberField {...rest} value={value} onChange={setValue} />;
}

export const Plain = () => (
  <>
    <Kept label="Whole" value={12} min={0} step={1} />
    <Kept label="Any" value={0.1} step="any" />
    <Kept label="Disabled" value={3} disabled />
  </>
);

/** The usual range as a slider; the box takes more. */
export const Slider = () => (
  <>
    <Kept label="Length" value={64} min={1} max={512} step={1} slider={[1, 128]} />
    <Kept label="Fixed length" value={64} step={1} slider={[1, 128]} disabled />
  </>
);

export const Wrong = () => <Kept label="Rounds" value={2} message="Rounds must be a whole number from 4 to 31." />;
