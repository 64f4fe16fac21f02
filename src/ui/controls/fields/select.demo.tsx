/** One of many choices. */
import { useState } from 'react';
import { Select, type SelectProps } from './select.tsx';

const options = ['MD5', 'SHA-1', 'SHA-256'].map((name) => ({ value: name, label: name }));

/** A select that keeps what is chosen. */
function Kept({ value: initial = 'SHA-256', ...rest }: Partial<SelectProps<string>>) {
  const [value, setValue] = useState(initial);
  return <Select options={options} {...rest} value={value} onChange={setValue} />;
}

export const Labels = () => (
  <>
    <Kept label="Algorithm" />
    <Kept label="Algorithm at the left" labelPosition="left" />
    <Kept aria-label="Algorithm without a visible label" />
  </>
);

/** Nothing chosen yet. */
export const Placeholder = () => <Kept label="Level" value="" placeholder="Choose a level" />;

export const Disabled = () => <Kept label="Disabled" disabled />;

export const Wrong = () => <Kept label="Digest" value="MD5" message="MD5 is broken: choose another." />;
