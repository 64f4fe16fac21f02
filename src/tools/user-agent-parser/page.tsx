import { useEffect, useEffectEvent } from 'react';
import { Examples } from '#page/examples.tsx';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { useListSession } from '#page/session/use-list-session.ts';
import { OwnBrowser } from './page/own-browser.tsx';
import type tool from './tool.ts';

export default function UserAgentPage() {
  const session = useListSession<typeof tool>({ one: 'parse', list: 'parseList' });
  const begin = useEffectEvent(() => session.begin(navigator.userAgent));
  useEffect(() => begin(), []);
  return (
    <>
      <ToolLayout session={session} control={session.name === 'parse' && <OwnBrowser session={session} />} />
      <Examples session={session} />
    </>
  );
}
