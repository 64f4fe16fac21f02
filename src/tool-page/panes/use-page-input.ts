import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { toLineFeeds } from '#lib/lines/breaks.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { takeDrops } from '#ui/dropped-files.ts';
import { type FocusHandle, hasKeyboard, isTextField } from '#ui/focus.ts';
import type { InputPaneHandle } from './input-pane.tsx';

interface PageInput {
  readonly pane: RefObject<InputPaneHandle | null>;
  /** What has the focus on arrival, where that is not the pane. */
  readonly first?: RefObject<FocusHandle | null> | undefined;
  readonly session: ToolSession;
  readonly openFiles: (files: readonly File[]) => void;
}

/**
 * What reaches the page without being aimed at an element: the focus on arrival (where there is a keyboard), a text
 * pasted with the focus in no text field, files dropped anywhere or pasted.
 */
export function usePageInput({ pane, first, session, openFiles }: PageInput): void {
  const latest = useRef({ session, openFiles });
  latest.current = { session, openFiles };

  // So that a paste or a key replaces what the page begins with.
  const select = useCallback(() => {
    const main = first?.current ?? pane.current;
    if (hasKeyboard() && main?.hasFocus()) main.focus(true);
  }, [pane, first]);

  // The link that led here may still have the focus; a text field is being written in.
  useEffect(() => {
    // The address leads to a part of the page.
    if (document.querySelector(':target')) return;
    const focus = () => {
      if (hasKeyboard() && !isTextField(document.activeElement)) (first?.current ?? pane.current)?.focus();
    };
    // A document that was never painted gives it the focus by itself just before the next frame.
    if (document.querySelector('[autofocus]') && document.activeElement === document.body)
      requestAnimationFrame(() => {
        focus();
        select();
      });
    else focus();
  }, [pane, first, select]);

  const { isSelected } = session;
  useEffect(() => {
    if (isSelected) select();
  }, [isSelected, select]);

  const { replaceCount } = session;
  useEffect(() => {
    if (replaceCount === 0) return;
    // A field that the operation needs, such as a key, is being written in while the page fills in the input.
    const isElsewhere = isTextField(document.activeElement) && !pane.current?.hasFocus();
    if (hasKeyboard() && !isElsewhere) pane.current?.focus(latest.current.session.isSelected);
    pane.current?.reveal();
  }, [replaceCount, pane]);

  useEffect(() => {
    // Before an editor takes files for a paste of no text.
    const paste = (event: ClipboardEvent) => {
      const { clipboardData } = event;
      const isForField = isTextField(event.composedPath()[0]);
      // Reading a long text takes as long as a frame: a field does it by itself.
      if (isForField && !clipboardData?.files.length) return;
      const text = clipboardData?.getData('text/plain') ?? '';
      // Cells come as a text and a picture: the text counts. Some editors take files themselves.
      const isText = text !== '' && clipboardData?.types.includes('text/html');
      const isTaken = document.activeElement?.closest('[data-takes-files]');
      const files = isText || isTaken ? [] : [...(clipboardData?.files ?? [])];
      if (files.length > 0) latest.current.openFiles(files);
      else if (text !== '' && pane.current && !isForField)
        latest.current.session.setInput({ text: toLineFeeds(text) }, 'replace', text);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('paste', paste, { signal, capture: true });
    takeDrops(document, signal, (files) => latest.current.openFiles(files));
    return () => listeners.abort();
  }, [pane]);
}
