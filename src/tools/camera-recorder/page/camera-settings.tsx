import type messages from '#generated/messages/camera-recorder.en.json';
import type { Device, Devices } from '#page/camera/use-devices.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { ControlRow } from '#ui/controls/control-row.tsx';
import { NumberField } from '#ui/controls/number-field.tsx';
import { Select } from '#ui/controls/select.tsx';
import { type FrameRate, frameRates, type Resolution, resolutions } from '../camera.ts';
import type { Settings } from './use-settings.ts';

export interface CameraSettingsProps {
  readonly settings: Settings;
  readonly devices: Devices;
  /** While it records, nothing changes that would end the recording. */
  readonly isRecording: boolean;
  /** What needs another stream. */
  readonly onStream: (part: Partial<Settings>) => void;
  readonly onChange: (part: Partial<Settings>) => void;
}

const heights = Object.keys(resolutions) as Resolution[];
const rates = Object.keys(frameRates) as FrameRate[];
const formats = ['image/png', 'image/jpeg', 'image/webp'] as const;
const timers = ['0', '3', '10'] as const;

/** Which camera, and how pictures and videos are taken. */
export function CameraSettings({ settings, devices, isRecording, onStream, onChange }: CameraSettingsProps) {
  const { message } = useToolMessages<typeof messages>();
  // Before one may be used, devices have neither ids nor names.
  const known = (list: readonly Device[], name: 'cameraN' | 'microphoneN') =>
    list.flatMap(({ id, label }, index) =>
      id === '' ? [] : { value: id, label: label || message(name, { n: index + 1 }) },
    );
  const microphones = known(devices.microphones, 'microphoneN');
  const isCamera = settings.source === 'camera';
  return (
    <>
      <ControlRow>
        <Select
          label={message('source')}
          disabled={isRecording}
          value={settings.source}
          options={[
            { value: 'camera', label: message('camera') },
            { value: 'screen', label: message('screen') },
          ]}
          onChange={(source) => onStream({ source })}
        />
        {isCamera && (
          <Select
            label={message('camera')}
            disabled={isRecording}
            value={settings.camera}
            options={[{ value: '', label: message('preferred') }, ...known(devices.cameras, 'cameraN')]}
            onChange={(camera) => onStream({ camera })}
          />
        )}
        <Select
          label={message('microphone')}
          disabled={isRecording}
          value={settings.microphone}
          options={[
            { value: '', label: message('off') },
            ...(microphones.length > 0 ? microphones : [{ value: 'default', label: message('on') }]),
          ]}
          onChange={(microphone) => onStream({ microphone })}
        />
        {isCamera && (
          <Select
            label={message('resolution')}
            disabled={isRecording}
            value={settings.resolution}
            options={heights.map((value) => ({ value, label: value === 'auto' ? message('auto') : `${value}p` }))}
            onChange={(resolution) => onStream({ resolution })}
          />
        )}
        {isCamera && (
          <Select
            label={message('frameRate')}
            disabled={isRecording}
            value={settings.frameRate}
            options={rates.map((value) => ({
              value,
              label: value === 'auto' ? message('auto') : message('perSecond', { n: Number(value) }),
            }))}
            onChange={(frameRate) => onStream({ frameRate })}
          />
        )}
      </ControlRow>
      <ControlRow>
        <Select
          label={message('photoFormat')}
          value={settings.photoFormat}
          options={formats.map((value) => ({ value, label: value.slice(6).toUpperCase() }))}
          onChange={(photoFormat) => onChange({ photoFormat })}
        />
        {settings.photoFormat !== 'image/png' && (
          <NumberField
            label={message('quality')}
            min={1}
            max={100}
            value={settings.quality}
            onChange={(value) => isWithin(value, 1, 100) && onChange({ quality: value })}
          />
        )}
        <NumberField
          label={message('burst')}
          min={1}
          max={20}
          value={settings.burst}
          onChange={(value) => isWithin(value, 1, 20) && onChange({ burst: value })}
        />
        <Select
          label={message('timer')}
          value={settings.timer}
          options={timers.map((value) => ({
            value,
            label: value === '0' ? message('off') : message('seconds', { n: Number(value) }),
          }))}
          onChange={(timer) => onChange({ timer })}
        />
        <NumberField
          label={message('stopAfter')}
          min={1}
          max={86_400}
          value={settings.stopAfter}
          placeholder={message('never')}
          onChange={(value) => onChange({ stopAfter: value !== '' && value >= 1 ? value : null })}
        />
        <NumberField
          label={message('bitRate')}
          min={1}
          max={50}
          disabled={isRecording}
          value={settings.bitRate}
          placeholder={message('auto')}
          onChange={(value) => onChange({ bitRate: isWithin(value, 1, 50) ? value : null })}
        />
        {isCamera && (
          <>
            <Checkbox checked={settings.isMirrored} onChange={(isMirrored) => onChange({ isMirrored })}>
              {message('mirror')}
            </Checkbox>
            <Checkbox checked={settings.savesMirrored} onChange={(savesMirrored) => onChange({ savesMirrored })}>
              {message('saveMirrored')}
            </Checkbox>
          </>
        )}
      </ControlRow>
    </>
  );
}

const isWithin = (value: number | '', least: number, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
