import { useState } from 'react';
import type messages from '#lib/qr-picture/en.json';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/button.tsx';
import { lazy, Nothing } from '#ui/lazy.tsx';

const ScanDialog = lazy(() => import('./scan-dialog.tsx'), 'ScanDialog', Nothing);

export interface ScanButtonProps {
  readonly session: Pick<ToolSession, 'open'>;
}

/** Reads a QR code with the camera: the picture in which one is found is opened as a file is. */
export function ScanButton({ session }: ScanButtonProps) {
  const { message } = useToolMessages<typeof messages>();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="text" icon="camera" data-action="scan" onClick={() => setOpen(true)}>
        {message('scan')}
      </Button>
      {isOpen && <ScanDialog onClose={() => setOpen(false)} onFound={(picture) => void session.open(picture)} />}
    </>
  );
}
