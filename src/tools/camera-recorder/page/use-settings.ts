import { useState } from 'react';
import type { FrameRate, Resolution } from '../camera.ts';

/** What the reader has chosen, for this visit. */
export interface Settings {
  readonly source: 'camera' | 'screen';
  /** Ids of devices; empty for the camera that the browser prefers, and for no microphone. */
  readonly camera: string;
  readonly microphone: string;
  readonly resolution: Resolution;
  readonly frameRate: FrameRate;
  readonly isMirrored: boolean;
  readonly savesMirrored: boolean;
  readonly photoFormat: 'image/png' | 'image/jpeg' | 'image/webp';
  /** Of JPEG and WebP, in percent. */
  readonly quality: number;
  /** Pictures that are taken one after the other. */
  readonly burst: number;
  /** Seconds before a picture is taken. */
  readonly timer: '0' | '3' | '10';
  /** Seconds after which a recording ends; empty for none. */
  readonly stopAfter: number | null;
  /** Of recordings, in Mbit/s; null lets the browser choose. */
  readonly bitRate: number | null;
}

const initial: Settings = {
  source: 'camera',
  camera: '',
  microphone: '',
  resolution: 'auto',
  frameRate: 'auto',
  isMirrored: true,
  savesMirrored: false,
  photoFormat: 'image/png',
  quality: 92,
  burst: 1,
  timer: '0',
  stopAfter: null,
  bitRate: null,
};

export function useSettings() {
  const [settings, setSettings] = useState(initial);
  const change = (part: Partial<Settings>) => setSettings((former) => ({ ...former, ...part }));
  return { settings, change };
}
