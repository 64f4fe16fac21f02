/** Copies the result, at the bottom of a small screen. */
import { useRunView } from '#page/session/use-run-view.ts';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { WithOperations } from '#page/with-operations.tsx';
import { CopyBar } from './copy-bar.tsx';

const generators = ['roll'];

function Bar() {
  const session = useToolSession();
  return <CopyBar session={session} view={useRunView(session)} />;
}

export const OfAResult = () => (
  <WithOperations operations={generators}>
    <Bar />
  </WithOperations>
);
