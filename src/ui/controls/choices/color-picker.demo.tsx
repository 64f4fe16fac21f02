/** Picks a color by pointer in the area, or by the arrow keys on its two hidden sliders and the two visible ones. */
import { useState } from 'react';
import { ColorPicker } from './color-picker.tsx';

const labels = {
  hue: 'Hue',
  saturation: 'Saturation',
  value: 'Brightness',
  alpha: 'Alpha',
  eyeDropper: 'Pick from the screen',
};

export function Green() {
  const [picked, setPicked] = useState({ hue: 140, saturation: 0.8, value: 0.65, alpha: 1 });
  return <ColorPicker picked={picked} labels={labels} onPick={setPicked} onDrop={() => {}} />;
}
