import { useCallback, useEffect, useRef, useState } from 'react';
import type { CameraFailure } from '#lib/camera/camera-failure.ts';
import type cameraMessages from '#lib/camera/en.json';
import type messages from '#lib/qr-picture/en.json';
import { useTool } from '#page/services.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { Button } from '#ui/controls/button.tsx';
import { Select } from '#ui/controls/select.tsx';
import { ViewNote } from '#ui/controls/tree-bar.tsx';
import { LiveVideo } from '#ui/display/live-video.tsx';
import { Verdict } from '#ui/display/verdict.tsx';
import { Modal, ModalBody } from '#ui/overlay/modal.tsx';
import { findCode } from './find-code.ts';
import { openCamera } from './open-camera.ts';
import { useDevices } from './use-devices.ts';
import { useMediaStream } from './use-media-stream.ts';

export interface ScanDialogProps {
  readonly onClose: () => void;
  /** Gets the picture in which a code was found; the dialog is closed then. */
  readonly onFound: (picture: File) => void;
}

/** Asks for the camera and looks for a QR code in what it shows. The camera is off as soon as the dialog is closed. */
export function ScanDialog({ onClose, onFound }: ScanDialogProps) {
  const { message } = useToolMessages<typeof messages>();
  return (
    <Modal isOpen label={message('scanTitle')} onClose={onClose}>
      {(close) => (
        <Scan
          onStop={close}
          onFound={(picture) => {
            close();
            onFound(picture);
          }}
        />
      )}
    </Modal>
  );
}

interface ScanProps {
  readonly onStop: () => void;
  readonly onFound: (picture: File) => void;
}

function Scan({ onStop, onFound }: ScanProps) {
  const { message } = useToolMessages<typeof messages>();
  const { message: tell } = useToolMessages<typeof cameraMessages>();
  const { seeCode } = useTool();
  const { devices, refresh } = useDevices();
  const [failure, setFailure] = useState<CameraFailure>();
  const { stream, open, release } = useMediaStream(() => {
    release();
    setFailure('aborted');
  });
  const [camera, setCamera] = useState('');
  const video = useRef<HTMLVideoElement | null>(null);
  const latest = useRef(onFound);
  latest.current = onFound;

  const start = useCallback(
    async (id: string) => {
      setFailure(undefined);
      setCamera(id);
      const opened = await open(() => openCamera((media) => media.getUserMedia({ video: constraints(id) })));
      if (opened && 'failure' in opened) setFailure(opened.failure);
      else if (opened) await refresh();
    },
    [open, refresh],
  );
  useEffect(() => void start(''), [start]);

  useEffect(() => {
    if (!stream || !video.current) return;
    const search = new AbortController();
    findCode(video.current, seeCode, search.signal).then(
      (picture) => picture && latest.current(picture),
      () => setFailure('unknown'),
    );
    return () => search.abort();
  }, [stream, seeCode]);

  const facesAway = stream?.getVideoTracks()[0]?.getSettings().facingMode === 'environment';
  const actions = (
    <>
      <Button onClick={onStop}>{message('scanStop')}</Button>
      {failure && (
        <Button tone="primary" icon="camera" onClick={() => void start(camera)}>
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
          onChange={(id) => void start(id)}
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
