/** Saves a QR code in other forms. */
import { useToolSession } from '#page/session/use-tool-session.ts';
import { SaveCode } from './save-code.tsx';

function Layout() {
  const session = useToolSession();
  return <SaveCode session={session} svg={'<svg width="290" viewBox="0 0 29 29"/>'} />;
}

export const Shown = () => <Layout />;
