import { useCallback, useEffect, useRef, useState } from 'react';
import type { CameraFailure } from '#lib/camera/camera-failure.ts';
import { useTool } from '#page/services.ts';
import { findCode, type Looking } from './find-code.ts';
import type { OpenedCamera } from './open-camera.ts';
import { useMediaStream } from './use-media-stream.ts';

export interface ScanProps {
  readonly onStop: () => void;
  /** Gets the picture in which a code was found. */
  readonly onFound: (picture: File) => void;
}

/** A stream in whose frames a code is looked for from its start on, and why there is none. */
export function useScan(onFound: ScanProps['onFound'], looking: Looking) {
  const { seeCode } = useTool();
  const [failure, setFailure] = useState<CameraFailure>();
  const { stream, open, release } = useMediaStream(() => {
    release();
    setFailure('aborted');
  });
  const video = useRef<HTMLVideoElement | null>(null);
  const latest = useRef({ onFound, looking });
  latest.current = { onFound, looking };

  /** Asks for a stream; whether it came. */
  const start = useCallback(
    async (ask: () => Promise<OpenedCamera>): Promise<boolean> => {
      setFailure(undefined);
      const opened = await open(ask);
      if (opened && 'failure' in opened) setFailure(opened.failure);
      return opened !== undefined && 'stream' in opened;
    },
    [open],
  );

  useEffect(() => {
    if (!stream || !video.current) return;
    const search = new AbortController();
    findCode(video.current, seeCode, search.signal, () => latest.current.looking).then(
      (picture) => picture && latest.current.onFound(picture),
      () => setFailure('unknown'),
    );
    return () => search.abort();
  }, [stream, seeCode]);

  return { stream, failure, video, start };
}
