/** The surface on which formatted text is written. */
import { useRef } from 'react';
import { RichSurface } from './rich-surface.tsx';
import type { RichEditor } from './rich-text/rich-editor.ts';

const nothing = () => {};

export function Surface() {
  const editor = useRef<RichEditor>(undefined);
  return (
    <RichSurface
      editor={editor}
      label="Text"
      html="<h2>Title</h2><p>Some <strong>formatted</strong> text.</p>"
      pictureName={(name) => name}
      onChange={nothing}
      onOrigin={nothing}
      onPasted={nothing}
      onText={nothing}
      onState={nothing}
      onFiles={nothing}
      onLarge={nothing}
    />
  );
}
