import { Examples } from '#page/examples.tsx';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { GeneratorLayout } from './generator-layout.tsx';
import { ToolLayout } from './tool-layout.tsx';

/** The page of a tool some of whose operations take no input. */
export default function GeneratorPage() {
  const session = useToolSession();
  const Layout = session.operation.input === undefined ? GeneratorLayout : ToolLayout;
  return (
    <>
      <Layout session={session} />
      <Examples session={session} />
    </>
  );
}
