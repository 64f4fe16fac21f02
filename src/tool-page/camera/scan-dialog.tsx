import type messages from '#lib/qr-picture/en.json';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { Modal } from '#ui/overlay/modal.tsx';
import { ScanCamera } from './scan-camera.tsx';
import { ScanScreen } from './scan-screen.tsx';

const sources = {
  camera: { title: 'scanTitle', Scan: ScanCamera },
  screen: { title: 'screenTitle', Scan: ScanScreen },
} as const;

export interface ScanDialogProps {
  readonly source: keyof typeof sources;
  readonly onClose: () => void;
  /** Gets the picture in which a code was found; the dialog is closed then. */
  readonly onFound: (picture: File) => void;
}

/** Looks for a code in what the camera or a screen shows. That is off as soon as the dialog is closed. */
export function ScanDialog({ source, onClose, onFound }: ScanDialogProps) {
  const { message } = useToolMessages<typeof messages>();
  const { title, Scan } = sources[source];
  return (
    <Modal isOpen label={message(title)} onClose={onClose}>
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
