/** The frame of an operation without input. */
import { useToolSession } from '#page/session/use-tool-session.ts';
import { WithOperations } from '#page/with-operations.tsx';
import { GeneratorLayout } from './generator-layout.tsx';

const generators = ['roll'];

const Layout = () => <GeneratorLayout session={useToolSession()} />;

/** Result first. */
export const Generator = () => (
  <WithOperations operations={generators}>
    <Layout />
  </WithOperations>
);
