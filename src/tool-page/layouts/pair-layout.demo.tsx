/** Two documents side by side, the result below them. */
import { useToolSession } from '#page/session/use-tool-session.ts';
import { WithOperations } from '#page/with-operations.tsx';
import { PairLayout } from './pair-layout.tsx';

const joining = ['join'];

const Layout = () => (
  <PairLayout session={useToolSession()} second="second" swapLabel="Swap" placeholder="The second text" />
);

export const Joined = () => (
  <WithOperations operations={joining}>
    <Layout />
  </WithOperations>
);
