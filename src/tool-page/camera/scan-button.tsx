import { useState } from 'react';
import type messages from '#lib/qr-picture/en.json';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { useIsHydrated } from '#ui/hydrated.ts';
import { lazy, Nothing } from '#ui/lazy.tsx';
import { canShareScreen } from './open-camera.ts';

const ScanDialog = lazy(() => import('./scan-dialog.tsx'), 'ScanDialog', Nothing);

export interface ScanButtonProps {
  readonly session: Pick<ToolSession, 'open'>;
}

/**
 * Reads a code with the camera or, where the browser shares it, from the screen: the picture in which one is found is
 * opened as a file is.
 */
export function ScanButton({ session }: ScanButtonProps) {
  const { message } = useToolMessages<typeof messages>();
  const [source, setSource] = useState<'camera' | 'screen'>();
  const hasScreen = useIsHydrated() && canShareScreen();
  return (
    <>
      {hasScreen && (
        <Button variant="text" icon="screen-share" data-action="scan-screen" onClick={() => setSource('screen')}>
          {message('scanScreen')}
        </Button>
      )}
      <Button variant="text" icon="camera" data-action="scan" onClick={() => setSource('camera')}>
        {message('scan')}
      </Button>
      {source && (
        <ScanDialog
          source={source}
          onClose={() => setSource(undefined)}
          onFound={(picture) => void session.open(picture)}
        />
      )}
    </>
  );
}
