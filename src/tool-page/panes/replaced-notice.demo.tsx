/** Shows for a moment that the input was replaced, over the pane that holds it. */
import { Pane } from '#ui/display/pane.tsx';
import { ReplacedNotice } from './replaced-notice.tsx';

export const Shown = () => (
  <Pane title="Replaced input">
    <p>The new input</p>
    <ReplacedNotice onUndo={() => {}} />
  </Pane>
);
