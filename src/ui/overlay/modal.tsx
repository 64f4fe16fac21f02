import { type ReactNode, useLayoutEffect, useRef } from 'react';
import classes from './modal.module.css';

export interface ModalProps {
  readonly isOpen: boolean;
  /** Called when it should be closed: by Escape, by a click outside, or by its content. */
  readonly onClose: () => void;
  readonly label: string;
  readonly className?: string | undefined;
  /** Rendered only while it is open; gets a function that closes it. */
  readonly children: (close: () => void) => ReactNode;
}

/**
 * A modal dialog, closed by Escape, by a click outside, or by its content. The browser keeps the focus inside and
 * restores it afterwards.
 */
export function Modal({ isOpen, onClose, label, className, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  /** A press that starts inside and ends outside, as when selecting text, must not close it. */
  const beganOutside = useRef(false);
  // Reported at once, not by the later event: the next key may open it again.
  const close = () => {
    dialog.current?.close();
    onClose();
  };
  // Before the next event: keys pressed while it opens are for it.
  useLayoutEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={[classes.modal, className].filter(Boolean).join(' ')}
      aria-label={label}
      onCancel={(event) => {
        // A cancelled file chooser fires the same event.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        close();
      }}
      onClose={() => {
        // The event fires later: the modal may be open again by then.
        if (!dialog.current?.open) onClose();
      }}
      onPointerDown={(event) => {
        beganOutside.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        if (beganOutside.current && event.target === dialog.current) close();
      }}
    >
      {isOpen && children(close)}
    </dialog>
  );
}

export interface ModalBodyProps {
  readonly title: string;
  /** Buttons at the bottom; the least risky one comes first and has the focus. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** The usual content of a modal: a title, text or fields, and buttons. */
export const ModalBody = ({ title, actions, children }: ModalBodyProps) => (
  <div className={classes.body}>
    <h2>{title}</h2>
    {children}
    <div className={classes.actions}>{actions}</div>
  </div>
);
