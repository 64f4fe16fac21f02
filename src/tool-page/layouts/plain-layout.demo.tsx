/** The frame of a page whose content is all its own. */
import { useToolSession } from '#page/session/use-tool-session.ts';
import { WithOperations } from '#page/with-operations.tsx';
import { Pane } from '#ui/display/pane.tsx';
import { PlainLayout } from './plain-layout.tsx';

const generators = ['roll'];

const Layout = () => (
  <PlainLayout session={useToolSession()}>
    <Pane title="Of the tool">Whatever it shows</Pane>
  </PlainLayout>
);

/** Panes beneath each other. */
export const Plain = () => (
  <WithOperations operations={generators}>
    <Layout />
  </WithOperations>
);
