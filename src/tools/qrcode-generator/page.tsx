import { useEffect } from 'react';
import { ScanButton } from '#page/camera/scan-button.tsx';
import { Examples } from '#page/examples.tsx';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { emptyInput } from '#page/services.ts';
import { resultOf, useToolSession } from '#page/session/use-tool-session.ts';
import { lazy, Nothing } from '#ui/lazy.tsx';
import { ContentAction } from './page/content-action.tsx';
import type tool from './tool.ts';

const LogoControl = lazy(() => import('#page/qr/logo-control.tsx'), 'LogoControl', Nothing);
const SaveCode = lazy(() => import('#page/qr/save-code.tsx'), 'SaveCode', Nothing);
const FoundCodes = lazy(() => import('./page/found-codes.tsx'), 'FoundCodes');
const SaveAll = lazy(() => import('./page/save-all.tsx'), 'SaveAll', Nothing);

const logo = ['logo'];

export default function QrCodePage() {
  const session = useToolSession<typeof tool>();
  const isReading = session.name === 'read';
  const { isSample, setInput } = session;
  // The text that the page begins with is no picture.
  useEffect(() => {
    if (isReading && isSample) setInput(emptyInput);
  }, [isReading, isSample, setInput]);
  const code = resultOf(session, 'encode');
  const found = resultOf(session, 'read');
  return (
    <>
      <ToolLayout
        session={session}
        hiddenOptions={logo}
        inputAction={isReading ? <ScanButton session={session} /> : <ContentAction session={session} />}
        renderResult={found && (() => <FoundCodes session={session} result={found} />)}
        renderOutput={(pane) => (
          <>
            {pane}
            {code?.qr && <SaveCode session={session} svg={code.qr} />}
            {resultOf(session, 'many') !== undefined && <SaveAll session={session} />}
            {!isReading && session.name !== 'terminal' && <LogoControl session={session} />}
          </>
        )}
      />
      <Examples session={session} />
    </>
  );
}
