import { useCallback, useState } from 'react';
import type { FrameRate, RecordingFormat, Resolution, Source } from '../camera.ts';

/** The choices of the user, for this visit. */
export interface Settings {
  readonly source: Source;
  /** The id of a device; empty for the camera that the browser prefers. */
  readonly camera: string;
  /** Where no camera was chosen: the one at the front or at the back. */
  readonly facing: 'user' | 'environment' | '';
  /** The id of a device, `shared` for the sound of what is shared, or empty for none. */
  readonly sound: string;
  readonly resolution: Resolution;
  readonly frameRate: FrameRate;
  readonly isMirrored: boolean;
  readonly savesMirrored: boolean;
  /** Pictures have all pixels of the sensor, where the browser gives them. */
  readonly isFullSize: boolean;
  readonly photoFormat: 'image/png' | 'image/jpeg' | 'image/webp';
  /** Of JPEG and WebP, in percent. */
  readonly quality: number;
  /** Pictures that are taken one after the other. */
  readonly burst: number;
  /** Seconds before a picture is taken. */
  readonly timer: '0' | '3' | '10';
  /** Empty for the first that the browser records. */
  readonly videoFormat: RecordingFormat | '';
  /** Seconds after which a recording ends; empty for none. */
  readonly stopAfter: number | null;
  /** Of recordings, in Mbit/s; null lets the browser choose. */
  readonly bitRate: number | null;
}

const initial: Settings = {
  source: 'camera',
  camera: '',
  facing: '',
  sound: '',
  resolution: 'auto',
  frameRate: 'auto',
  isMirrored: true,
  savesMirrored: false,
  isFullSize: false,
  photoFormat: 'image/png',
  quality: 92,
  burst: 1,
  timer: '0',
  videoFormat: '',
  stopAfter: null,
  bitRate: null,
};

export function useSettings() {
  const [settings, setSettings] = useState(initial);
  const change = useCallback((part: Partial<Settings>) => setSettings((former) => ({ ...former, ...part })), []);
  return { settings, change };
}
