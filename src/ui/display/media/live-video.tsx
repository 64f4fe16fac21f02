import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import classes from './live-video.module.css';

export interface LiveVideoProps {
  readonly stream: MediaStream | undefined;
  readonly label: string;
  readonly isMirrored?: boolean;
  /** Called with the size of the picture, in pixels, now and when it changes. */
  readonly onSize?: (width: number, height: number) => void;
  /** To take pictures of. */
  readonly ref?: Ref<HTMLVideoElement | null>;
}

/** What a camera sees, or a screen shows, without sound: a microphone would hear itself. */
export function LiveVideo({ stream, label, isMirrored = false, onSize, ref }: LiveVideoProps) {
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
      onResize={({ currentTarget }) => onSize?.(currentTarget.videoWidth, currentTarget.videoHeight)}
      autoPlay
      muted
      playsInline
    />
  );
}
