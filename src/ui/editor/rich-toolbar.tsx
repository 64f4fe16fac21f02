import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { TreeBar } from '#ui/controls/tree-bar.tsx';
import classes from './rich-toolbar.module.css';

export interface RichToolbarProps {
  readonly label: string;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** The buttons of an editor of formatted text: arrows go from one to the next. */
export const RichToolbar = ({ label, ref, children }: RichToolbarProps) => (
  <div ref={ref} role="toolbar" aria-label={label} className={classes.toolbar} tabIndex={-1} onKeyDown={move}>
    <TreeBar>{children}</TreeBar>
  </div>
);

function move(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  if (step === 0 || at < 0) return;
  event.preventDefault();
  buttons.at((at + step) % buttons.length)?.focus();
}
