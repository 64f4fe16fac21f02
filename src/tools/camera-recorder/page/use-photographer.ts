import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type TakenPicture, takePicture } from './take-picture.ts';
import type { Settings } from './use-settings.ts';

/** Between the pictures of a burst, in milliseconds. */
const burstPause = 200;

/** Takes pictures of a video as the settings say, at once or when the countdown has ended. */
export function usePhotographer(
  video: RefObject<HTMLVideoElement | null>,
  isOn: boolean,
  settings: Settings,
  onTaken: (picture: TakenPicture) => Promise<void>,
) {
  const [countdown, setCountdown] = useState(0);
  const latest = useRef({ settings, onTaken });
  latest.current = { settings, onTaken };

  const shoot = useCallback(async () => {
    const { source, photoFormat: type, quality, savesMirrored, isFullSize, burst } = latest.current.settings;
    const isCamera = source === 'camera';
    for (let taken = 0; taken < burst; taken++) {
      if (taken > 0) await new Promise((resolve) => setTimeout(resolve, burstPause));
      if (!video.current) return;
      const looks = { type, quality, isMirrored: isCamera && savesMirrored, isFullSize: isCamera && isFullSize };
      const picture = await takePicture(video.current, looks);
      if (picture) await latest.current.onTaken(picture);
    }
  }, [video]);

  useEffect(() => {
    if (!isOn) setCountdown(0);
    if (!isOn || countdown === 0) return;
    const timer = setTimeout(() => {
      setCountdown(countdown - 1);
      if (countdown === 1) void shoot();
    }, 1_000);
    return () => clearTimeout(timer);
  }, [isOn, countdown, shoot]);

  const photograph = () => (settings.timer === '0' ? void shoot() : setCountdown(Number(settings.timer)));
  return { countdown, photograph };
}
