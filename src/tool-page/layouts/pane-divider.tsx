import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTool } from '#page/services.ts';
import { useMessages } from '#ui/messages.ts';
import classes from './pane-divider.module.css';

/** In percent of the width: neither pane becomes too narrow for its head. */
const [least, most, half, step] = [20, 80, 50, 5];

/** Between two panes: dragged or moved with the arrow keys, it shares the width among them. */
export function PaneDivider() {
  const { paneShare } = useTool().arrangement;
  const { t } = useMessages();
  const divider = useRef<HTMLDivElement>(null);
  const [share, setShare] = useState(() => Math.round((paneShare.get() ?? half / 100) * 100));

  const keep = (percent: number) => {
    const next = Math.min(most, Math.max(least, percent));
    setShare(next);
    paneShare.set(next === half ? undefined : next / 100);
  };
  const drag = (event: PointerEvent) => {
    const panes = divider.current?.parentElement?.getBoundingClientRect();
    if (!panes || !divider.current?.hasPointerCapture(event.pointerId)) return;
    keep(Math.round(((event.clientX - panes.left) / panes.width) * 100));
  };
  const move = (event: KeyboardEvent) => {
    const next = { ArrowLeft: share - step, ArrowRight: share + step, Home: least, End: most, Enter: half }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    keep(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved
    <div
      ref={divider}
      className={classes.divider}
      role="separator"
      aria-orientation="vertical"
      aria-label={t('divider')}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={share}
      aria-keyshortcuts="ArrowLeft ArrowRight Home End Enter"
      tabIndex={0}
      title={t('divider')}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={drag}
      onDoubleClick={(event) => {
        event.stopPropagation();
        keep(half);
      }}
      onKeyDown={move}
    />
  );
}
