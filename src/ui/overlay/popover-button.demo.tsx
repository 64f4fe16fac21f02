/** A button that opens a small panel over the page; Escape or a click outside closes it. */

import { TextView } from '#ui/display/text/text-view.tsx';
import { PopoverButton } from './popover-button.tsx';

export const Panel = () => (
  <PopoverButton icon="info-circle" label="Details">
    {() => <TextView label="Details" text={'Size   12 bytes\nLines  1'} />}
  </PopoverButton>
);

/** A title for the panel, where the button’s label says too little. */
export const Titled = () => (
  <PopoverButton icon="share" label="Share" title="Link to this tool with its current options">
    {() => <TextView label="Link" text="https://example.com/hash-text" />}
  </PopoverButton>
);

export const Disabled = () => (
  <PopoverButton icon="info-circle" label="Nothing to show" disabled>
    {() => null}
  </PopoverButton>
);
