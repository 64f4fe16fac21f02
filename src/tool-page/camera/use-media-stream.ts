import { useCallback, useEffect, useRef, useState } from 'react';
import type { OpenedCamera } from './open-camera.ts';

const stopTracks = (stream: MediaStream | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

/**
 * A stream of a camera or a screen, one at a time; it is stopped when the component is gone.
 * @param onLost called when the device is unplugged or the sharing ended while it is used
 */
export function useMediaStream(onLost: () => void) {
  const [stream, setStream] = useState<MediaStream>();
  const held = useRef<MediaStream | undefined>(undefined);
  /** Counts requests, so that the answer to an outdated one is ignored. */
  const requested = useRef(0);
  const latest = useRef(onLost);
  latest.current = onLost;

  const release = useCallback(() => {
    requested.current++;
    stopTracks(held.current);
    held.current = undefined;
    setStream(undefined);
  }, []);

  /** Stops the present stream and opens another; undefined if the request was outdated by then. */
  const open = useCallback(
    async (request: () => Promise<OpenedCamera>): Promise<OpenedCamera | undefined> => {
      release();
      const own = requested.current;
      const opened = await request();
      if (own !== requested.current) {
        if ('stream' in opened) stopTracks(opened.stream);
        return undefined;
      }
      if ('failure' in opened) return opened;
      held.current = opened.stream;
      opened.stream.getVideoTracks()[0]?.addEventListener('ended', () => {
        if (held.current === opened.stream) latest.current();
      });
      setStream(opened.stream);
      return opened;
    },
    [release],
  );

  useEffect(() => release, [release]);
  return { stream, open, release };
}
