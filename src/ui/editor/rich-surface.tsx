import { type RefObject, useEffect, useRef } from 'react';
import { beginPending } from '#ui/pending.ts';
import classes from './rich-surface.module.css';
import type { RichEditor, RichEditorOptions } from './rich-text/rich-editor.ts';

export interface RichSurfaceProps extends Omit<RichEditorOptions, 'parent'> {
  /** The editor, as soon as it is there. */
  readonly editor: RefObject<RichEditor | undefined>;
}

/** The surface on which formatted text is written; its room is there before its code. */
export function RichSurface({ editor, ...props }: RichSurfaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    const parent = place.current;
    let isGone = false;
    const endPending = beginPending();
    const loading = import('./rich-text/rich-editor.ts').then(({ createRichEditor }) => {
      if (isGone || !parent) return;
      const { label, html } = latest.current;
      editor.current = createRichEditor({
        parent,
        label,
        html,
        pictureName: (name) => latest.current.pictureName(name),
        onChange: (written) => latest.current.onChange(written),
        onText: (text) => latest.current.onText(text),
        onState: (state) => latest.current.onState(state),
        onFiles: (files) => latest.current.onFiles(files),
      });
    });
    loading.finally(endPending);
    return () => {
      isGone = true;
      editor.current?.destroy();
      editor.current = undefined;
    };
  }, [editor]);
  return <div ref={place} className={classes.surface} data-takes-files />;
}
