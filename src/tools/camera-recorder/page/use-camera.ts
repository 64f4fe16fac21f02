import { useCallback, useEffect, useReducer, useState } from 'react';
import { mediaDevices } from '#page/camera/open-camera.ts';
import { useDevices } from '#page/camera/use-devices.ts';
import { useMediaStream } from '#page/camera/use-media-stream.ts';
import { nextState, type Source, type State } from '../camera.ts';
import { openStream } from './open-stream.ts';
import type { Settings } from './use-settings.ts';

const off: State = { name: 'off' };

/** The camera: its state, its picture, and the devices that there are. It is off when the page is left. */
export function useCamera(source: Source) {
  const [state, dispatch] = useReducer(nextState, off);
  const { devices, refresh } = useDevices();
  const { stream, open, release } = useMediaStream(() => {
    release();
    dispatch({ type: 'lose', source });
  });
  const isSoundLost = useIsSoundLost(stream);

  // Pages on plain http have no cameras.
  useEffect(() => {
    if (!mediaDevices()) dispatch({ type: 'fail', failure: 'insecure' });
  }, []);

  const stop = useCallback(() => {
    release();
    dispatch({ type: 'stop' });
  }, [release]);

  const start = useCallback(
    async (settings: Settings) => {
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

  return { state, dispatch, stream, devices, isSoundLost, start, stop };
}

/** Whether the microphone was unplugged while it was used: the picture goes on without it. */
function useIsSoundLost(stream: MediaStream | undefined): boolean {
  const [lost, setLost] = useState<MediaStream>();
  useEffect(() => {
    const [track] = stream?.getAudioTracks() ?? [];
    const lose = () => setLost(stream);
    track?.addEventListener('ended', lose);
    return () => track?.removeEventListener('ended', lose);
  }, [stream]);
  return stream !== undefined && lost === stream;
}
