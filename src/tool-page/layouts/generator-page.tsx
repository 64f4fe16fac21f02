import { Examples } from '#page/examples.tsx';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { AnyLayout } from './any-layout.tsx';

/** The page of a tool some of whose operations take no input. */
export default function GeneratorPage() {
  const session = useToolSession();
  return (
    <>
      <AnyLayout session={session} />
      <Examples session={session} />
    </>
  );
}
