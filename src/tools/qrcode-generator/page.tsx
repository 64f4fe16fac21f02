import { useEffect } from 'react';
import { ScanButton } from '#page/camera/scan-button.tsx';
import { Examples } from '#page/examples.tsx';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { emptyInput } from '#page/services.ts';
import { useToolSession } from '#page/session/use-tool-session.ts';
import type tool from './tool.ts';

export default function QrCodePage() {
  const session = useToolSession<typeof tool>();
  const isReading = session.name === 'read';
  const { isSample, setInput } = session;
  // The text that the page begins with is no picture.
  useEffect(() => {
    if (isReading && isSample) setInput(emptyInput);
  }, [isReading, isSample, setInput]);
  return (
    <>
      <ToolLayout session={session} inputAction={isReading && <ScanButton session={session} />} />
      <Examples session={session} />
    </>
  );
}
