/** A date and time, typed or chosen. */
import { useState } from 'react';
import { MomentField } from './moment-field.tsx';

export function Typed() {
  const [value, setValue] = useState('2026-11-20 08:30');
  return <MomentField label="Starts at" value={value} onChange={setValue} />;
}
