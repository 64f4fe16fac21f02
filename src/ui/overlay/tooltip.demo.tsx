/** A text beside an element that is hovered or focused; Escape hides it. */
import { Button, IconButton } from '#ui/controls/buttons/button.tsx';
import { Tooltip } from './tooltip.tsx';

/** A description in addition to the name of the element. */
export const Description = () => (
  <Tooltip text="The result becomes the input of the other operation.">
    <Button>Swap</Button>
  </Tooltip>
);

/** An icon button shows its name as a tooltip by default. */
export const OfAnIcon = () => <IconButton icon="arrows-exchange" label="Swap" />;

export const OfALink = () => (
  <Tooltip text="Opens in a new tab">
    <a href="about" target="_blank" rel="noopener">
      About
    </a>
  </Tooltip>
);

/** Long texts wrap. */
export const Long = () => (
  <Tooltip text="Broken as a cryptographic hash: two documents with the same digest can be made on a laptop, in seconds.">
    <Button>MD5</Button>
  </Tooltip>
);
