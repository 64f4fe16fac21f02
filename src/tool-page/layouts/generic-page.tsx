import { Examples } from '#page/examples.tsx';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { Workbench } from './tool-layout.tsx';

/** The page of every tool that has none of its own. */
export default function GenericPage() {
  const session = useToolSession();
  return (
    <>
      <Workbench session={session} />
      <Examples session={session} />
    </>
  );
}
