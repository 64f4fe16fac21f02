import { ComposedLayout } from '#page/layouts/composed-page.tsx';
import { useToolSession } from '#page/session/use-tool-session.ts';
import type tool from './tool.ts';

/** The declared page, on which the text of a code is read wherever it is put in. */
export default function WifiPage() {
  const session = useToolSession<typeof tool>({
    impliedBy: (input) => ('text' in input && /^\s*WIFI:.*S:/is.test(input.text) ? { operation: 'parse' } : {}),
  });
  return <ComposedLayout session={session} />;
}
