import { Examples } from '#page/examples.tsx';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { ToolLayout } from './tool-layout.tsx';

/** The page of every tool that has none of its own. */
export default function GenericPage() {
  const session = useToolSession();
  return (
    <>
      <ToolLayout session={session} />
      <Examples session={session} />
    </>
  );
}
