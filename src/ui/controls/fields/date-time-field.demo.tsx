/** A date and a time, picked or typed. */
import { useState } from 'react';
import { DateTimeField } from './date-time-field.tsx';

export function Plain() {
  const [value, setValue] = useState('2023-04-12T23:10:24');
  return <DateTimeField label="Date and time" value={value} onChange={setValue} />;
}
