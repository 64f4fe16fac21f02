import { useCallback, useReducer, useState } from 'react';
import { type OpenedCamera, openCamera } from '#page/camera/open-camera.ts';
import { useDevices } from '#page/camera/use-devices.ts';
import { useMediaStream } from '#page/camera/use-media-stream.ts';
import { type FrameRate, frameRates, nextState, type Resolution, resolutions, type State } from '../camera.ts';
import type { Settings } from './use-settings.ts';

const off: State = { name: 'off' };

/** The camera: its state, its picture, and the devices that there are. It is off when the page is left. */
export function useCamera() {
  const [state, dispatch] = useReducer(nextState, off);
  const { devices, refresh } = useDevices();
  /** A device vanished while it was used. */
  const [isLost, setLost] = useState(false);
  const { stream, open, release } = useMediaStream(() => {
    setLost(true);
    stop();
  });

  const stop = useCallback(() => {
    release();
    dispatch({ type: 'stop' });
  }, [release]);

  const start = useCallback(
    async (settings: Settings) => {
      setLost(false);
      dispatch({ type: 'start' });
      const opened = await open(() => openStream(settings));
      if (!opened) return;
      if ('failure' in opened) {
        dispatch({ type: 'fail', failure: opened.failure });
        return;
      }
      dispatch({ type: 'started' });
      await refresh();
    },
    [open, refresh],
  );

  return { state, dispatch, stream, devices, isLost, start, stop };
}

/** Chromium lets one zoom only where that was asked for; TypeScript does not know it. */
const movable = { zoom: true };

/** What to ask the camera for. */
const videoConstraints = (camera: string, resolution: Resolution, rate: FrameRate): MediaTrackConstraints => {
  const height = resolutions[resolution];
  const frameRate = frameRates[rate];
  return {
    ...movable,
    ...(camera !== '' && { deviceId: { exact: camera } }),
    ...(frameRate !== undefined && { frameRate: { ideal: frameRate } }),
    ...(height !== undefined && { height: { ideal: height }, width: { ideal: Math.round((height * 16) / 9) } }),
  };
};

async function openStream(settings: Settings): Promise<OpenedCamera> {
  const { source, camera, microphone, resolution, frameRate } = settings;
  if (source === 'screen')
    return openCamera((media) => media.getDisplayMedia({ video: true, audio: microphone !== '' }), 'display-capture');
  const audio = microphone !== '' && { deviceId: { ideal: microphone } };
  const opened = await openCamera((media) =>
    media.getUserMedia({ video: videoConstraints(camera, resolution, frameRate), audio }),
  );
  // The chosen camera was unplugged, for example.
  const isTooMuch = 'failure' in opened && opened.failure === 'constraints' && camera !== '';
  return isTooMuch ? openStream({ ...settings, camera: '', resolution: 'auto', frameRate: 'auto' }) : opened;
}
