import { useState } from 'react';
import type { Resolution } from '../camera.ts';

/** What the reader has chosen, for this visit. */
export interface Settings {
  readonly source: 'camera' | 'screen';
  /** Ids of devices; empty for the camera that the browser prefers, and for no microphone. */
  readonly camera: string;
  readonly microphone: string;
  readonly resolution: Resolution;
  readonly isMirrored: boolean;
  readonly savesMirrored: boolean;
  readonly photoFormat: 'image/png' | 'image/jpeg' | 'image/webp';
  /** Seconds before a picture is taken. */
  readonly timer: '0' | '3' | '10';
  /** Seconds after which a recording ends; empty for none. */
  readonly stopAfter: number | null;
}

const initial: Settings = {
  source: 'camera',
  camera: '',
  microphone: '',
  resolution: 'auto',
  isMirrored: true,
  savesMirrored: false,
  photoFormat: 'image/png',
  timer: '0',
  stopAfter: null,
};

export function useSettings() {
  const [settings, setSettings] = useState(initial);
  const change = (part: Partial<Settings>) => setSettings((former) => ({ ...former, ...part }));
  return { settings, change };
}
