import { Examples } from '#ui/examples.tsx';
import { useToolSession } from '#ui/use-tool-session.ts';
import { Workbench } from '#ui/workbench.tsx';

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
