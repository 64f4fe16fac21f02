/** One of a few choices, all visible. The arrow keys move. */
import { useState } from 'react';
import { Segments } from './segments.tsx';

const sizes = ['low', 'medium', 'quartile', 'high'] as const;

export function Two() {
  const [value, setValue] = useState<'encode' | 'decode'>('encode');
  return (
    <Segments
      label="Operation"
      values={['encode', 'decode']}
      value={value}
      labelOf={(name) => (name === 'encode' ? 'Encode' : 'Decode')}
      onChange={setValue}
    />
  );
}

export function Several() {
  const [value, setValue] = useState<(typeof sizes)[number]>('medium');
  return (
    <Segments label="Error correction" values={sizes} value={value} labelOf={(size) => size} onChange={setValue} />
  );
}
