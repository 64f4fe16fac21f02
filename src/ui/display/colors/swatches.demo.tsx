/** Colors side by side: plain, as buttons, or with a sample of text. */
import { useState } from 'react';
import { Swatches } from './swatches.tsx';

const greens = ['#1ea54c', '#55b56b', '#7bc488', '#9dd3a5', '#bee2c380'].map((color) => ({ color }));

export const Plain = () => <Swatches title="Tints" swatches={greens} />;

export function Picked() {
  const [color, setColor] = useState('#1ea54c');
  return <Swatches title={color} swatches={greens} onPick={setColor} nameOf={(name) => `Use ${name}`} />;
}

export const Samples = () => (
  <Swatches
    swatches={[
      { color: '#ffffff', ink: '#1ea54c', label: '3.21' },
      { color: '#000000', ink: '#1ea54c', label: '6.54' },
    ]}
  />
);
