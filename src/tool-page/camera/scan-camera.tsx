import { useCallback, useEffect, useState } from 'react';
import type cameraMessages from '#lib/camera/en.json';
import type messages from '#lib/qr-picture/en.json';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { Select } from '#ui/controls/fields/select.tsx';
import { ViewNote } from '#ui/controls/tree-bar.tsx';
import { LiveVideo } from '#ui/display/media/live-video.tsx';
import { Verdict } from '#ui/display/values/verdict.tsx';
import { ModalBody } from '#ui/overlay/modal.tsx';
import { openCamera } from './open-camera.ts';
import { useDevices } from './use-devices.ts';
import { type ScanProps, useScan } from './use-scan.ts';

const looking = { maxSide: 1_024 };

/** Asks for the camera and looks for a code in what it shows. */
export function ScanCamera({ onStop, onFound }: ScanProps) {
  const { message } = useToolMessages<typeof messages>();
  const { message: tell } = useToolMessages<typeof cameraMessages>();
  const { devices, refresh } = useDevices();
  const [camera, setCamera] = useState('');
  const { stream, failure, video, start } = useScan(onFound, looking);

  const use = useCallback(
    async (id: string) => {
      setCamera(id);
      const isOpen = await start(() => openCamera((media) => media.getUserMedia({ video: constraints(id) })));
      if (isOpen) await refresh();
    },
    [start, refresh],
  );
  useEffect(() => void use(''), [use]);

  const facesAway = stream?.getVideoTracks()[0]?.getSettings().facingMode === 'environment';
  const actions = (
    <>
      <Button onClick={onStop}>{message('scanStop')}</Button>
      {failure && (
        <Button tone="primary" icon="camera" onClick={() => void use(camera)}>
          {tell('start')}
        </Button>
      )}
    </>
  );
  return (
    <ModalBody title={message('scanTitle')} actions={actions}>
      <div role="status">
        {failure ? (
          <Verdict tone="bad">{tell(`failure-${failure}`)}</Verdict>
        ) : (
          <Verdict tone="pending">{stream ? message('scanning') : tell('asking')}</Verdict>
        )}
      </div>
      {stream ? (
        <LiveVideo ref={video} stream={stream} label={message('scanTitle')} isMirrored={!facesAway} />
      ) : (
        <ViewNote>{message('scanPromise')}</ViewNote>
      )}
      {stream && devices.cameras.length > 1 && (
        <Select
          label={tell('camera')}
          value={camera}
          options={[
            { value: '', label: tell('preferred') },
            ...devices.cameras.map(({ id, label }, index) => ({
              value: id,
              label: label || tell('cameraN', { n: index + 1 }),
            })),
          ]}
          onChange={(id) => void use(id)}
        />
      )}
    </ModalBody>
  );
}

/** The chosen camera; else the one at the back, and in any case pixels enough for a dense code. */
const constraints = (id: string): MediaTrackConstraints => ({
  ...(id === '' ? { facingMode: { ideal: 'environment' } } : { deviceId: { exact: id } }),
  width: { ideal: 1_280 },
  height: { ideal: 720 },
});
