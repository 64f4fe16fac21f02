import { useCallback, useEffect, useState } from 'react';
import type { CameraFailure } from '#lib/camera/camera-failure.ts';
import type messages from '#lib/qr-picture/en.json';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { ViewNote } from '#ui/controls/tree-bar.tsx';
import { AreaSelect, type Region } from '#ui/display/media/area-select.tsx';
import { LiveVideo } from '#ui/display/media/live-video.tsx';
import { Verdict } from '#ui/display/values/verdict.tsx';
import { ModalBody } from '#ui/overlay/modal.tsx';
import { openCamera } from './open-camera.ts';
import { type ScanProps, useScan } from './use-scan.ts';

/** A screen shows codes that are small in it. */
const maxSide = 2_048;

/** The reasons of a refused screen capture. */
const failures: Readonly<Partial<Record<CameraFailure, keyof (typeof messages)['page']>>> = {
  dismissed: 'screenDismissed',
  blocked: 'screenDismissed',
  system: 'screenSystem',
  aborted: 'screenEnded',
};

/** Asks for a screen, a window or a tab, and looks for a code in it or in the part of it that is marked. */
export function ScanScreen({ onStop, onFound }: ScanProps) {
  const { message } = useToolMessages<typeof messages>();
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [region, setRegion] = useState<Region>();
  const { stream, failure, video, start } = useScan(onFound, { maxSide, region });

  const share = useCallback(
    () => start(() => openCamera((media) => media.getDisplayMedia({ video: true }), 'display-capture')),
    [start],
  );
  useEffect(() => void share(), [share]);

  const actions = (
    <>
      <Button onClick={onStop}>{message('scanStop')}</Button>
      {stream && region && <Button onClick={() => setRegion(undefined)}>{message('wholeScreen')}</Button>}
      {failure && (
        <Button tone="primary" icon="screen-share" onClick={() => void share()}>
          {message('shareScreen')}
        </Button>
      )}
    </>
  );
  const state = region ? 'screenRegion' : 'screenScanning';
  return (
    <ModalBody title={message('screenTitle')} actions={actions}>
      <div role="status">
        {failure ? (
          <Verdict tone="bad">{message(failures[failure] ?? 'screenFailed')}</Verdict>
        ) : (
          <Verdict tone="pending">{message(stream ? state : 'screenAsking')}</Verdict>
        )}
      </div>
      {stream ? (
        <AreaSelect {...size} region={region} onRegion={setRegion}>
          <LiveVideo
            ref={video}
            stream={stream}
            label={message('screenTitle')}
            onSize={(width, height) => {
              // Another size is that of another window, or of what is elsewhere in it.
              setRegion(undefined);
              setSize({ width, height });
            }}
          />
        </AreaSelect>
      ) : (
        <ViewNote>{message('screenPromise')}</ViewNote>
      )}
    </ModalBody>
  );
}
