/** A text on several lines, in a field that grows with it. */
import { useState } from 'react';
import { AutosizeField } from './autosize-field.tsx';

export function FromOneRow() {
  const [value, setValue] = useState('A line\nand another\nand a third\nand a fourth');
  return <AutosizeField label="From one row on" rows={1} value={value} onChange={setValue} />;
}
