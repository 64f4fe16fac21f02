import { useToolSession } from '#page/session/use-tool-session.ts';
import { AnyLayout } from './any-layout.tsx';

/** The page of a tool some of whose operations take no input. */
export default function GeneratorPage() {
  return <AnyLayout session={useToolSession()} />;
}
