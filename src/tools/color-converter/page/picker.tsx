import { useState } from 'react';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { ColorPicker, type Picked } from '#ui/controls/choices/color-picker.tsx';
import { Swatches } from '#ui/display/colors/swatches.tsx';
import { Pane } from '#ui/display/pane.tsx';
import type messages from '../en.json';
import type { Inspection } from '../inspection.ts';
import type tool from '../tool.ts';
import { writePicked } from '../write-picked.ts';
import { inputColor, textOf } from './input-color.ts';

export interface PickerProps {
  readonly session: SessionOf<typeof tool>;
  readonly inspection: Inspection | undefined;
}

const black: Picked = { hue: 0, saturation: 0, value: 0, alpha: 1 };

/** Gives the color by hand. Keeps what was picked as it was picked: a gray has no hue to be read from. */
export function Picker({ session, inspection }: PickerProps) {
  const { message } = useToolMessages<typeof messages>();
  const [own, setOwn] = useState<{ readonly text: string; readonly picked: Picked }>();
  const picked = own?.text === textOf(session) ? own.picked : (inspection?.picked ?? black);
  const labels = {
    hue: message('hue'),
    saturation: message('saturation'),
    value: message('brightness'),
    alpha: message('alpha'),
    eyeDropper: message('eyeDropper'),
  };
  const pick = (next: Picked) => {
    const text = writePicked(next);
    setOwn({ text, picked: next });
    inputColor(session, text);
  };
  return (
    <Pane title={message('picker')}>
      <ColorPicker picked={picked} labels={labels} onPick={pick} onDrop={(color) => inputColor(session, color)}>
        {inspection && (
          <Swatches
            swatches={[{ color: inspection.hex, label: inspection.inSrgb ? inspection.hex : `≈ ${inspection.hex}` }]}
          />
        )}
      </ColorPicker>
    </Pane>
  );
}
