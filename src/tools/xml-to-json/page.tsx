import { ComposedLayout } from '#page/layouts/composed-page.tsx';
import { useToolSession } from '#page/session/use-tool-session.ts';
import type tool from './tool.ts';

/** The declared page, on which a text that begins with `<` is XML, also with errors in it: no JSON does. */
export default function XmlToJsonPage() {
  const session = useToolSession<typeof tool>({
    impliedBy: (input) => ('text' in input && /^[\s\ufeff]*</.test(input.text) ? { operation: 'toJson' } : {}),
  });
  return <ComposedLayout session={session} />;
}
