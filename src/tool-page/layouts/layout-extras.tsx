import { type RefObject, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useRunAnnouncement } from '#page/announcements/use-run-announcement.ts';
import { CopyBar } from '#page/copying/copy-bar.tsx';
import { DropOverlay } from '#page/panes/drop-overlay.tsx';
import { useFieldFiles } from '#page/panes/use-field-files.ts';
import { usePastedText } from '#page/passing/use-pasted-text.ts';
import type { ResultViews } from '#page/results/use-result-views.tsx';
import type { RunView } from '#page/session/use-run-view.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { PaneTools } from './pane-tools.tsx';

export interface LayoutExtrasProps {
  readonly session: ToolSession;
  readonly view: RunView;
  /** Holds the panes, where there are any. */
  readonly frame?: RefObject<HTMLElement | null>;
  /** The text that this bar copies instead of the result; the bar is absent while it is empty. */
  readonly barCopies?: string | undefined;
  readonly views?: ResultViews | undefined;
  /** Closes what is open above the page. */
  readonly onEscape?: (() => void) | undefined;
}

/** What a layout has besides panes and options. */
export function LayoutExtras(props: LayoutExtrasProps) {
  const { session, view, frame, barCopies, views, onEscape } = props;
  useFieldFiles();
  usePastedText(session);
  useRunAnnouncement(session, view);
  useEffect(() => {
    if (!onEscape) return;
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onEscape();
    };
    document.addEventListener('keydown', closeByEscape);
    return () => document.removeEventListener('keydown', closeByEscape);
  }, [onEscape]);
  const work = frame?.current?.querySelector<HTMLElement>('[data-work]');
  return (
    <>
      {work && createPortal(<PaneTools work={work} />, work)}
      {frame && <DropOverlay />}
      {view.success && <CopyBar session={session} view={view} instead={barCopies} views={views} />}
    </>
  );
}
