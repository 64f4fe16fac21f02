import type { ReactNode } from 'react';
import { toLineFeeds } from '#lib/lines/breaks.ts';
import { ReplacedNotice } from '#page/lazy-parts.tsx';
import { emptyInput, type Input } from '#page/services.ts';
import type { InputChange } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { FileButton } from '#ui/controls/buttons/file-button.tsx';
import classes from '#ui/display/pane.module.css';
import { useMessages } from '#ui/messages.ts';
import { FullScreenButton } from './full-screen-button.tsx';

export interface InputActionsProps {
  readonly onInput: (input: Input, how: InputChange) => void;
  readonly onOpen: (files: readonly File[]) => void;
  /** The browser has refused to read the clipboard: the user can press the keys. */
  readonly onRefused: () => void;
  /** Replaces the buttons for opening an input. */
  readonly actions?: ReactNode;
  /** A further way to bring an input. */
  readonly action?: ReactNode;
  /** Brings back earlier inputs. */
  readonly history?: ReactNode;
  /** Brings back the input that was replaced. */
  readonly undo?: (() => void) | undefined;
  /** Distinguishes one replacement from the next. */
  readonly replaceCount?: number | undefined;
}

/** The buttons in the head of an input: those that bring one, and that clear it. */
export function InputActions(props: InputActionsProps) {
  const { onInput, onOpen, onRefused, actions, action, history, undo, replaceCount } = props;
  const { t } = useMessages();
  const pasteFromClipboard = async () => {
    try {
      onInput({ text: toLineFeeds(await navigator.clipboard.readText()) }, 'replace');
    } catch {
      onRefused();
    }
  };
  return (
    <div className={classes.actions}>
      {undo && <ReplacedNotice key={replaceCount} onUndo={undo} />}
      {history}
      {action}
      {actions ?? (
        <>
          <Button variant="text" icon="clipboard-text" data-action="paste" onClick={() => void pasteFromClipboard()}>
            {t('paste')}
          </Button>
          <FileButton variant="text" icon="folder-open" action="open" label={t('openFile')} multiple onFiles={onOpen} />
        </>
      )}
      <Button variant="text" icon="x" data-action="clear" onClick={() => onInput(emptyInput, 'replace')}>
        {t('clear')}
      </Button>
      <FullScreenButton />
    </div>
  );
}
