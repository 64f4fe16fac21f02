/** A part of a page in a frame, under a title. */
import { Button, IconButton } from '#ui/controls/buttons/button.tsx';
import { Pane } from './pane.tsx';
import { TextView } from './text/text-view.tsx';

export const Plain = () => (
  <Pane title="Facts">
    <TextView label="Facts" text="A JPEG picture, 640 × 480 pixels." />
  </Pane>
);

/** Its buttons are small by default. */
export const WithActions = () => (
  <Pane
    title="Tree"
    actions={
      <>
        <IconButton icon="refresh" label="Refresh" />
        <Button variant="text" icon="arrows-maximize">
          Expand all
        </Button>
        <Button variant="text" icon="arrows-minimize" disabled>
          Collapse all
        </Button>
      </>
    }
  >
    <TextView label="Tree text" text="root" />
  </Pane>
);
