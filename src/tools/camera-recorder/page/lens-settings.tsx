import { useState } from 'react';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { Checkbox } from '#ui/controls/choices/checkbox.tsx';
import { ControlRow } from '#ui/controls/control-row.tsx';
import { NumberField } from '#ui/controls/fields/number-field.tsx';
import { Select } from '#ui/controls/fields/select.tsx';
import type messages from '../en.json';
import { type Capabilities, type LensValues, lensOf, withoutAutomatic } from '../lens.ts';
import { hasPhotos } from './take-picture.ts';
import type { Settings } from './use-settings.ts';

export interface LensSettingsProps {
  readonly stream: MediaStream;
  readonly settings: Settings;
  readonly onChange: (part: Partial<Settings>) => void;
}

/** Zoom, focus, exposure, light and sensor of the camera that is on, as far as it has them. */
export function LensSettings({ stream, settings, onChange }: LensSettingsProps) {
  const { message } = useToolMessages<typeof messages>();
  const [track] = stream.getVideoTracks();
  const [chosen, setChosen] = useState<LensValues>({});
  // Not every browser reports them, and TypeScript knows none of them.
  const values = { ...(track?.getSettings() as LensValues | undefined), ...chosen };
  const lens = lensOf((track?.getCapabilities?.() ?? {}) as Capabilities, values);
  const isPhotographed = settings.source === 'camera' && hasPhotos();
  const apply = async (part: LensValues) => {
    const wanted = withoutAutomatic({ ...chosen, ...part });
    setChosen(wanted);
    // Everything that was chosen, since a call replaces all earlier constraints. After a refusal the last choice stays.
    await track?.applyConstraints({ advanced: [wanted as MediaTrackConstraintSet] }).catch(() => setChosen(chosen));
  };
  if (lens.modes.length + lens.ranges.length === 0 && !lens.hasTorch && !isPhotographed) return null;
  return (
    <ControlRow>
      {lens.modes.map(({ name, values: known }) => (
        <Select
          key={name}
          label={message(name)}
          value={known.find((mode) => mode === values[name]) ?? ''}
          options={known.map((mode) => ({ value: mode, label: message(mode) }))}
          onChange={(mode) => void apply({ [name]: mode })}
        />
      ))}
      {lens.ranges.map(({ name, min, max, step }) => (
        <NumberField
          key={name}
          label={message(name)}
          min={min}
          max={max}
          step={step}
          slider={[min, max]}
          value={values[name] ?? min}
          onChange={(value) => {
            if (value !== '' && value >= min && value <= max) void apply({ [name]: value });
          }}
        />
      ))}
      {lens.hasTorch && (
        <Checkbox checked={values.torch === true} onChange={(torch) => void apply({ torch })}>
          {message('torch')}
        </Checkbox>
      )}
      {isPhotographed && (
        <Checkbox checked={settings.isFullSize} onChange={(isFullSize) => onChange({ isFullSize })}>
          {message('fullSize')}
        </Checkbox>
      )}
    </ControlRow>
  );
}
