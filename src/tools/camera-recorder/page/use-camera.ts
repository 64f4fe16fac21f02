import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { type Failure, failureOf, nextState, type Resolution, resolutions, type State } from '../camera.ts';
import type { Settings } from './use-settings.ts';

/** A camera or a microphone; browsers name them only once one may be used. */
export interface Device {
  readonly id: string;
  readonly label: string;
}

export interface Devices {
  readonly cameras: readonly Device[];
  readonly microphones: readonly Device[];
}

const off: State = { name: 'off' };

/** Pages on plain http have none. */
const mediaDevices = (): MediaDevices | undefined => navigator.mediaDevices as MediaDevices | undefined;

/** The camera: its state, its picture, and the devices that there are. It is off when the page is left. */
export function useCamera() {
  const [state, dispatch] = useReducer(nextState, off);
  const [stream, setStream] = useState<MediaStream>();
  const [devices, setDevices] = useState<Devices>({ cameras: [], microphones: [] });
  /** A device vanished while it was used. */
  const [isLost, setLost] = useState(false);
  const held = useRef<MediaStream | undefined>(undefined);
  /** Counts what was asked for: an answer to an older question is not wanted any more. */
  const asked = useRef(0);

  const refresh = useCallback(async () => {
    const all = (await mediaDevices()?.enumerateDevices()) ?? [];
    const listOf = (kind: MediaDeviceKind) =>
      all.filter((device) => device.kind === kind).map(({ deviceId, label }) => ({ id: deviceId, label }));
    setDevices({ cameras: listOf('videoinput'), microphones: listOf('audioinput') });
  }, []);

  const release = useCallback(() => {
    asked.current++;
    for (const track of held.current?.getTracks() ?? []) track.stop();
    held.current = undefined;
    setStream(undefined);
  }, []);

  const stop = useCallback(() => {
    release();
    dispatch({ type: 'stop' });
  }, [release]);

  const start = useCallback(
    async (settings: Settings) => {
      release();
      setLost(false);
      dispatch({ type: 'start' });
      const question = asked.current;
      const got = await openStream(settings);
      if (question !== asked.current) {
        if (!('failure' in got)) for (const track of got.stream.getTracks()) track.stop();
        return;
      }
      if ('failure' in got) {
        dispatch({ type: 'fail', failure: got.failure });
        return;
      }
      held.current = got.stream;
      got.stream.getVideoTracks()[0]?.addEventListener('ended', () => {
        if (held.current !== got.stream) return;
        setLost(true);
        stop();
      });
      setStream(got.stream);
      dispatch({ type: 'started' });
      await refresh();
    },
    [refresh, release, stop],
  );

  useEffect(() => {
    void refresh().catch(() => {});
    const changed = () => void refresh().catch(() => {});
    mediaDevices()?.addEventListener('devicechange', changed);
    return () => {
      mediaDevices()?.removeEventListener('devicechange', changed);
      release();
    };
  }, [refresh, release]);

  return { state, dispatch, stream, devices, isLost, start, stop };
}

/** What to ask the camera for. */
const videoConstraints = (camera: string, resolution: Resolution): MediaTrackConstraints => {
  const height = resolutions[resolution];
  return {
    ...(camera !== '' && { deviceId: { exact: camera } }),
    ...(height !== undefined && { height: { ideal: height }, width: { ideal: Math.round((height * 16) / 9) } }),
  };
};

type Opened = { readonly stream: MediaStream } | { readonly failure: Failure };

async function openStream(settings: Settings): Promise<Opened> {
  const { source, camera, microphone, resolution } = settings;
  const media = mediaDevices();
  if (!media) return { failure: 'insecure' };
  try {
    if (source === 'screen') return { stream: await media.getDisplayMedia({ video: true, audio: microphone !== '' }) };
    const audio = microphone !== '' && { deviceId: { ideal: microphone } };
    return { stream: await media.getUserMedia({ video: videoConstraints(camera, resolution), audio }) };
  } catch (error) {
    const failure = failureOf(error as DOMException, await isDenied());
    // The chosen camera was unplugged, for example.
    if (failure === 'constraints' && camera !== '') return openStream({ ...settings, camera: '', resolution: 'auto' });
    return { failure };
  }
}

/** Whether the reader has to change a setting before the browser asks again. */
async function isDenied(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'camera' as PermissionName })).state === 'denied';
  } catch {
    return false;
  }
}
