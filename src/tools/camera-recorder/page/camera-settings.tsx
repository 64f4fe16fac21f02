import type messages from '#generated/messages/camera-recorder.en.json';
import type { Device, Devices } from '#page/camera/use-devices.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { ControlRow } from '#ui/controls/control-row.tsx';
import { Select } from '#ui/controls/fields/select.tsx';
import { useIsHydrated } from '#ui/hydrated.ts';
import { type FrameRate, frameRates, type Resolution, resolutions } from '../camera.ts';
import type { Settings } from './use-settings.ts';

export interface CameraSettingsProps {
  readonly settings: Settings;
  readonly stream: MediaStream | undefined;
  readonly devices: Devices;
  /** While it records, nothing changes that would end the recording. */
  readonly isRecording: boolean;
  readonly onStream: (part: Partial<Settings>) => void;
}

const heights = Object.keys(resolutions) as Resolution[];
const rates = Object.keys(frameRates) as FrameRate[];

/** What is seen and heard: another choice needs another stream. */
export function CameraSettings({ settings, stream, devices, isRecording, onStream }: CameraSettingsProps) {
  const { message } = useToolMessages<typeof messages>();
  const isHydrated = useIsHydrated();
  // Before one may be used, devices have neither ids nor names.
  const known = (list: readonly Device[], name: 'cameraN' | 'microphoneN') =>
    list.flatMap(({ id, label }, index) =>
      id === '' ? [] : { value: id, label: label || message(name, { n: index + 1 }) },
    );
  const microphones = known(devices.microphones, 'microphoneN');
  const isCamera = settings.source === 'camera';
  // Phones share no screens.
  const sharesScreens = !isHydrated || (navigator.mediaDevices && 'getDisplayMedia' in navigator.mediaDevices);
  const most = isCamera ? stream?.getVideoTracks()[0]?.getCapabilities?.() : undefined;
  const isPossible = (height: Resolution) => (resolutions[height] ?? 0) <= (most?.height?.max ?? 2_160);
  return (
    <ControlRow>
      <Select
        label={message('source')}
        disabled={isRecording}
        value={settings.source}
        options={[
          { value: 'camera', label: message('camera') },
          ...(sharesScreens ? [{ value: 'screen' as const, label: message('screen') }] : []),
        ]}
        onChange={(source) => onStream({ source, ...(settings.sound === 'shared' && { sound: '' }) })}
      />
      {isCamera && (
        <Select
          label={message('camera')}
          disabled={isRecording}
          value={settings.camera}
          options={[{ value: '', label: message('preferred') }, ...known(devices.cameras, 'cameraN')]}
          onChange={(camera) => onStream({ camera, facing: '' })}
        />
      )}
      <Select
        label={message(isCamera ? 'microphone' : 'sound')}
        disabled={isRecording}
        value={settings.sound}
        options={[
          { value: '', label: message('off') },
          ...(isCamera ? [] : [{ value: 'shared', label: message('shared') }]),
          ...(microphones.length > 0
            ? microphones
            : [{ value: 'default', label: message(isCamera ? 'on' : 'microphone') }]),
        ]}
        onChange={(sound) => onStream({ sound })}
      />
      {isCamera && (
        <>
          <Select
            label={message('resolution')}
            disabled={isRecording}
            value={settings.resolution}
            options={heights
              .filter((height) => isPossible(height) || height === settings.resolution)
              .map((value) => ({ value, label: value === 'auto' ? message('auto') : `${value}p` }))}
            onChange={(resolution) => onStream({ resolution })}
          />
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
        </>
      )}
    </ControlRow>
  );
}
