import { useEffect, useEffectEvent } from 'react';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { OwnBrowser } from './page/own-browser.tsx';
import type tool from './tool.ts';

export default function UserAgentPage() {
  const session = useToolSession<typeof tool>();
  const begin = useEffectEvent(() => session.begin(navigator.userAgent));
  useEffect(() => begin(), []);
  return <ToolLayout session={session} control={session.name === 'parse' && <OwnBrowser session={session} />} />;
}
