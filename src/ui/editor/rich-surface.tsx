import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FocusHandle } from '#ui/focus.ts';
import { beginPending } from '#ui/pending.ts';
import { whenFree } from './editor-start.ts';
import classes from './rich-surface.module.css';
import type { RichEditor, RichEditorOptions } from './rich-text/rich-editor.ts';

export interface RichSurfaceProps extends Omit<RichEditorOptions, 'parent'> {
  /** The editor, as soon as it is there. */
  readonly editor: RefObject<RichEditor | undefined>;
  /** Before anything is written. */
  readonly onFocus?: () => void;
  readonly ref?: Ref<FocusHandle>;
}

/** Static pages are rendered where there is no document. */
const isPrerendering = typeof document === 'undefined';

/**
 * The surface on which formatted text is written; it has the focus on arrival. Until its code is there, a text area takes
 * what is typed and pasted: the editor takes it over, and the focus, in one task, in which no key can arrive.
 */
export function RichSurface({ editor, onFocus, ref, ...props }: RichSurfaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const writing = useRef({ isComposing: false });
  /** As HTML, which a text area cannot take. */
  const pasted = useRef<readonly string[]>([]);
  const [isReady, setReady] = useState(false);
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    const parent = place.current;
    let isGone = false;
    const load = async () => {
      const { createRichEditor } = await import('./rich-text/rich-editor.ts');
      await whenFree(area.current, writing.current);
      if (isGone || !parent) return;
      const { label, html } = latest.current;
      const created = createRichEditor({
        parent,
        label,
        html,
        pictureName: (name) => latest.current.pictureName(name),
        onChange: (written) => latest.current.onChange(written),
        onOrigin: (origin) => latest.current.onOrigin(origin),
        onPasted: (pasted) => latest.current.onPasted(pasted),
        onText: (text) => latest.current.onText(text),
        onState: (state) => latest.current.onState(state),
        onFiles: (files) => latest.current.onFiles(files),
        onLarge: (large) => latest.current.onLarge(large),
      });
      editor.current = created;
      const written = area.current?.value ?? '';
      // Selected, a key replaces what the page begins with.
      if (area.current === document.activeElement) created.focus(true);
      if (written !== '' || pasted.current.length > 0) created.begin(written, pasted.current);
      flushSync(() => setReady(true));
    };
    const endPending = beginPending();
    load().finally(endPending);
    return () => {
      isGone = true;
      editor.current?.destroy();
      editor.current = undefined;
    };
  }, [editor]);
  useImperativeHandle(ref, () => ({
    focus: (isSelected) => (editor.current ? editor.current.focus(isSelected) : area.current?.focus()),
    hasFocus: () => editor.current?.hasFocus() ?? area.current === document.activeElement,
  }));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus of what it holds
    <div ref={place} className={classes.surface} data-surface data-takes-files onFocus={onFocus}>
      {!isReady && (
        <textarea
          ref={area}
          data-input
          className={classes.area}
          aria-label={props.label}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the text is what a page is opened for; keys typed before hydration would be lost
          autoFocus={isPrerendering}
          onCompositionStart={() => {
            writing.current.isComposing = true;
          }}
          onCompositionEnd={() => {
            writing.current.isComposing = false;
          }}
          onPaste={(event) => {
            const html = event.clipboardData.getData('text/html');
            if (html === '') return;
            event.preventDefault();
            pasted.current = [...pasted.current, html];
          }}
        />
      )}
    </div>
  );
}
