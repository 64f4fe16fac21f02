import { useToolSession } from '#page/session/use-tool-session.ts';
import { ToolLayout } from './tool-layout.tsx';
import { TwoWayLayout } from './two-way-layout.tsx';

/** The page of a tool whose layout is two-way. An operation without another that undoes it has the usual layout. */
export default function TwoWayPage() {
  const session = useToolSession();
  const { inverse = session.name } = session.operation;
  const Layout = inverse === session.name ? ToolLayout : TwoWayLayout;
  return <Layout session={session} />;
}
