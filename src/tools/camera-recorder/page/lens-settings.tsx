import { useState } from 'react';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { ControlRow } from '#ui/controls/control-row.tsx';
import { NumberField } from '#ui/controls/number-field.tsx';
import { type Lens, lensOf } from '../camera.ts';
import type messages from '../en.json';

/** Zoom and light of the camera that is on; nothing where it has neither. */
export function LensSettings({ stream }: { readonly stream: MediaStream }) {
  const { message } = useToolMessages<typeof messages>();
  const [track] = stream.getVideoTracks();
  // Not every browser tells them, and TypeScript knows none of them.
  const { zoom, torch } = lensOf((track?.getCapabilities?.() ?? {}) as Lens);
  const [set, setSet] = useState<{ readonly zoom?: number; readonly torch?: boolean }>(
    () => (track?.getSettings() ?? {}) as { readonly zoom?: number },
  );
  const apply = async (part: typeof set) => {
    setSet({ ...set, ...part });
    // What the camera refuses after all stays as it was.
    await track?.applyConstraints({ advanced: [part as MediaTrackConstraintSet] }).catch(() => setSet(set));
  };
  if (!zoom && !torch) return null;
  return (
    <ControlRow>
      {zoom && (
        <NumberField
          label={message('zoom')}
          min={zoom.min}
          max={zoom.max}
          step={zoom.step}
          slider={[zoom.min, zoom.max]}
          value={set.zoom ?? zoom.min}
          onChange={(value) => {
            if (value !== '' && value >= zoom.min && value <= zoom.max) void apply({ zoom: value });
          }}
        />
      )}
      {torch && (
        <Checkbox checked={set.torch === true} onChange={(isOn) => void apply({ torch: isOn })}>
          {message('torch')}
        </Checkbox>
      )}
    </ControlRow>
  );
}
