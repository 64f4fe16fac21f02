/** SharedMessages beside what is pointed at or has the focus; Escape takes them away. */
import { Button, IconButton } from '#ui/controls/button.tsx';
import { Tooltip } from './tooltip.tsx';

/** More than the name says: it describes the element. */
export const Description = () => (
  <Tooltip text="The result becomes the input of the other operation.">
    <Button>Swap</Button>
  </Tooltip>
);

/** An icon button has its name as a tooltip by itself. */
export const OfAnIcon = () => <IconButton icon="arrows-exchange" label="Swap" />;

export const OfALink = () => (
  <Tooltip text="Opens in a new tab">
    <a href="about" target="_blank" rel="noopener">
      About
    </a>
  </Tooltip>
);

/** Long ones break. */
export const Long = () => (
  <Tooltip text="Broken as a cryptographic hash: two documents with the same digest can be made on a laptop, in seconds.">
    <Button>MD5</Button>
  </Tooltip>
);
