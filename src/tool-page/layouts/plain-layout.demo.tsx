/** The frame of a page whose content is all its own. */
import type { ReactNode } from 'react';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { WithOperations } from '#page/with-operations.tsx';
import { Pane } from '#ui/display/pane.tsx';
import { PaneGrid, PlainLayout, SplitPanes } from './plain-layout.tsx';

const generators = ['roll'];

const Layout = ({ children }: { readonly children: ReactNode }) => (
  <PlainLayout session={useToolSession()}>{children}</PlainLayout>
);
const ofTheTool = <Pane title="Of the tool">Whatever it shows</Pane>;

/** Panes one above the other. */
export const Plain = () => (
  <WithOperations operations={generators}>
    <Layout>{ofTheTool}</Layout>
  </WithOperations>
);

/** Panes beside each other. */
export const PlainGrid = () => (
  <WithOperations operations={generators}>
    <Layout>
      <PaneGrid>
        {ofTheTool}
        {ofTheTool}
      </PaneGrid>
    </Layout>
  </WithOperations>
);

/** What is worked with, and what comes of it. */
export const PlainSplit = () => (
  <WithOperations operations={generators}>
    <Layout>
      <SplitPanes aside={ofTheTool}>{ofTheTool}</SplitPanes>
    </Layout>
  </WithOperations>
);
