/** The buttons of an editor of formatted text. */
import { IconButton } from '#ui/controls/buttons/button.tsx';
import { RichToolbar } from './rich-toolbar.tsx';

export const Marks = () => (
  <RichToolbar label="Formatting" moreLabel="More formatting">
    {['bold', 'italic', 'underline', 'strikethrough'].map((name) => (
      <IconButton key={name} icon={name} label={name} />
    ))}
  </RichToolbar>
);
