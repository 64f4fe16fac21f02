/** Notices, one per line. */
import { Notices } from './notices.tsx';
import { Pane } from './pane.tsx';

export const Several = () => (
  <Notices messages={['Line 3: the comment is lost.', 'Line 9: the key “id” appears twice; the last one counts.']} />
);

/** Of many, the first are in the open. */
export const Many = () => <Notices messages={[1, 2, 3, 4, 5, 6].map((line) => `Line ${line}: the comment is lost.`)} />;

/** Part of a pane, which has a frame of its own. */
export const InAPane = () => (
  <Pane title="Result">
    <Notices isInPane messages={['Character 4 is half of a surrogate pair; it was replaced by U+FFFD.']} />
  </Pane>
);

/** Renders nothing without notices. */
export const None = () => <Notices messages={[]} />;
