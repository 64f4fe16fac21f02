/** Downloads a result in another form. */
import { useToolSession } from '#page/session/use-tool-session.ts';
import { SaveOther } from './save-other.tsx';

function Layout() {
  const session = useToolSession();
  return (
    <SaveOther session={session} operation="png" extension="png">
      Download PNG
    </SaveOther>
  );
}

export const Shown = () => <Layout />;
