import { useEffect, useState } from 'react';
import type { Device, Devices } from '#page/camera/use-devices.ts';
import type { Settings } from './use-settings.ts';

/** The chosen device that was unplugged, until another is chosen; the one that the browser prefers takes its place. */
export function useUnplugged(
  devices: Devices,
  { camera, sound }: Settings,
  change: (part: Partial<Settings>) => void,
): 'camera' | 'microphone' | undefined {
  const [unplugged, setUnplugged] = useState<'camera' | 'microphone'>();
  const isCameraGone = camera !== '' && isGone(camera, devices.cameras);
  const isMicrophone = sound !== '' && sound !== 'shared' && sound !== 'default';
  const isMicrophoneGone = isMicrophone && isGone(sound, devices.microphones);
  useEffect(() => {
    if (isCameraGone) change({ camera: '' });
    if (isMicrophoneGone) change({ sound: '' });
    if (isCameraGone || isMicrophoneGone) setUnplugged(isCameraGone ? 'camera' : 'microphone');
  }, [isCameraGone, isMicrophoneGone, change]);
  useEffect(() => {
    if (camera !== '' || sound !== '') setUnplugged(undefined);
  }, [camera, sound]);
  return unplugged;
}

/** Whether a list has a device no more; some browsers give no ids while no device is used. */
const isGone = (chosen: string, devices: readonly Device[]) => devices.every(({ id }) => id !== '' && id !== chosen);
