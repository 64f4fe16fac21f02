/** Offers another tool where the input is clearly of a kind that this one refuses. */
import { useToolSession } from '#page/session/use-tool-session.ts';
import { LooksLike } from './looks-like.tsx';

function Layout() {
  const session = { ...useToolSession(), input };
  return <LooksLike session={session} isRefused />;
}

const input = { text: '{"a":1}' };

export const Refused = () => <Layout />;
