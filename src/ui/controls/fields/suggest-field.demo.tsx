/** A text on one line, with suggestions found by any part of their name or label. */
import { useState } from 'react';
import { SuggestField, type SuggestFieldProps } from './suggest-field.tsx';

const zones = [
  { value: 'Europe/Paris', label: '+02:00, CEST' },
  { value: 'Asia/Tokyo', label: '+09:00, JST' },
];

/** A field that keeps what is typed. */
function Kept(props: Partial<SuggestFieldProps>) {
  const [value, setValue] = useState('');
  return <SuggestField suggestions={zones} {...props} value={value} onChange={setValue} />;
}

export const Plain = () => <Kept label="Zone" placeholder="Europe/Paris" />;

export const Wrong = () => <Kept label="Zone" message="“Mars” is not an IANA time zone." />;
