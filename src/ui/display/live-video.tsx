import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import classes from './live-video.module.css';

export interface LiveVideoProps {
  readonly stream: MediaStream | undefined;
  readonly label: string;
  readonly isMirrored?: boolean;
  /** To take pictures of. */
  readonly ref?: Ref<HTMLVideoElement | null>;
}

/** What a camera sees, without sound: a microphone would hear itself. */
export function LiveVideo({ stream, label, isMirrored = false, ref }: LiveVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  useImperativeHandle<HTMLVideoElement | null, HTMLVideoElement | null>(ref, () => video.current, []);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream ?? null;
  }, [stream]);
  return (
    <video
      ref={video}
      className={isMirrored ? `${classes.live} ${classes.mirrored}` : classes.live}
      aria-label={label}
      autoPlay
      muted
      playsInline
    />
  );
}
