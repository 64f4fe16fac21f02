import { useCallback, useEffect, useState } from 'react';
import { mediaDevices } from './open-camera.ts';

/** A camera or a microphone; browsers reveal ids and names only after permission was granted. */
export interface Device {
  readonly id: string;
  readonly label: string;
}

export interface Devices {
  readonly cameras: readonly Device[];
  readonly microphones: readonly Device[];
}

/** The cameras and microphones that there are, now and when one is plugged in; `refresh` looks again. */
export function useDevices(): { readonly devices: Devices; readonly refresh: () => Promise<void> } {
  const [devices, setDevices] = useState<Devices>({ cameras: [], microphones: [] });
  const refresh = useCallback(async () => {
    const all = (await mediaDevices()?.enumerateDevices()) ?? [];
    const listOf = (kind: MediaDeviceKind) =>
      all.filter((device) => device.kind === kind).map(({ deviceId, label }) => ({ id: deviceId, label }));
    setDevices({ cameras: listOf('videoinput'), microphones: listOf('audioinput') });
  }, []);
  useEffect(() => {
    const look = () => void refresh().catch(() => {});
    look();
    mediaDevices()?.addEventListener('devicechange', look);
    return () => mediaDevices()?.removeEventListener('devicechange', look);
  }, [refresh]);
  return { devices, refresh };
}
