import type messages from '#generated/messages/camera-recorder.en.json';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { Checkbox } from '#ui/controls/choices/checkbox.tsx';
import { ControlRow } from '#ui/controls/control-row.tsx';
import { NumberField } from '#ui/controls/fields/number-field.tsx';
import { Select } from '#ui/controls/fields/select.tsx';
import { useIsHydrated } from '#ui/hydrated.ts';
import { type RecordingFormat, recordingFormats } from '../camera.ts';
import type { Settings } from './use-settings.ts';

export interface TakingSettingsProps {
  readonly settings: Settings;
  readonly isRecording: boolean;
  readonly onChange: (part: Partial<Settings>) => void;
}

const photoFormats = ['image/png', 'image/jpeg', 'image/webp'] as const;
const timers = ['0', '3', '10'] as const;

/** Names of formats, the same in every language. */
const videoFormatNames: Readonly<Record<RecordingFormat, string>> = {
  'video/mp4;codecs=avc1,mp4a': 'MP4 (H.264, AAC)',
  'video/webm;codecs=vp9,opus': 'WebM (VP9, Opus)',
  'video/webm;codecs=vp8,opus': 'WebM (VP8, Opus)',
  'video/webm': 'WebM',
  'video/mp4': 'MP4',
};

/** How pictures and videos are taken. */
export function TakingSettings({ settings, isRecording, onChange }: TakingSettingsProps) {
  const { message } = useToolMessages<typeof messages>();
  const isHydrated = useIsHydrated();
  const videoFormats =
    isHydrated && 'MediaRecorder' in globalThis
      ? recordingFormats.filter((format) => MediaRecorder.isTypeSupported(format))
      : [];
  return (
    <ControlRow>
      <Select
        label={message('photoFormat')}
        value={settings.photoFormat}
        options={photoFormats.map((value) => ({ value, label: value.slice(6).toUpperCase() }))}
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
      <Select
        label={message('videoFormat')}
        disabled={isRecording}
        value={settings.videoFormat}
        options={[
          { value: '', label: message('auto') },
          ...videoFormats.map((value) => ({ value, label: videoFormatNames[value] })),
        ]}
        onChange={(videoFormat) => onChange({ videoFormat })}
      />
      <NumberField
        label={message('stopAfter')}
        min={1}
        max={86_400}
        value={settings.stopAfter}
        placeholder={message('never')}
        onChange={(value) => onChange({ stopAfter: isWithin(value, 1, 86_400) ? value : null })}
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
      {settings.source === 'camera' && (
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
  );
}

const isWithin = (value: number | '', least: number, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
