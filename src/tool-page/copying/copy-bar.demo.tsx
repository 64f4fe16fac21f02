/** Copies the result, at the bottom of a small screen. */
import { useRunView } from '#page/session/use-run-view.ts';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { WithOperations } from '#page/with-operations.tsx';
import { CopyBar, type CopyBarProps } from './copy-bar.tsx';

const generators = ['roll'];

function Bar({ instead }: Pick<CopyBarProps, 'instead'>) {
  const session = useToolSession();
  return <CopyBar session={session} view={useRunView(session)} instead={instead} />;
}

export const OfAResult = () => (
  <WithOperations operations={generators}>
    <Bar />
  </WithOperations>
);

export const OfAnother = () => (
  <WithOperations operations={generators}>
    <Bar instead="🚀🎉" />
  </WithOperations>
);
