/** Share button and menu of rare actions. */
import { useRunView } from '#page/session/use-run-view.ts';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { HeaderActions } from './header-actions.tsx';

export function OfATool() {
  const session = useToolSession();
  return <HeaderActions session={session} view={useRunView(session)} />;
}
