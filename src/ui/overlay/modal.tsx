import { type ReactNode, useLayoutEffect, useRef } from 'react';
import classes from './modal.module.css';

export interface ModalProps {
  readonly isOpen: boolean;
  /** It is to be closed: by Escape, by a press outside, or by what it holds. */
  readonly onClose: () => void;
  readonly label: string;
  readonly className?: string | undefined;
  /** Drawn only while it is open; is given what closes it. */
  readonly children: (close: () => void) => ReactNode;
}

/**
 * A part that takes the page's place until it is closed: by Escape, by a press outside, or from within. The browser
 * keeps the focus inside and gives it back to where it was.
 */
export function Modal({ isOpen, onClose, label, className, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  /** A press that begins inside and ends outside, as marking a text may, is not meant to close it. */
  const beganOutside = useRef(false);
  // Told at once, not by the event a moment after: what is pressed next may open it again.
  const close = () => {
    dialog.current?.close();
    onClose();
  };
  // Before anything else can happen: what is typed as it opens is for it.
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
        // The choice of a file that is given up tells the same.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        close();
      }}
      onClose={() => {
        // Told a moment after: by then it may stand open again.
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
  /** Buttons beneath; the least risky one comes first and has the focus. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** What a modal usually holds: a title, some words or fields, and buttons. */
export const ModalBody = ({ title, actions, children }: ModalBodyProps) => (
  <div className={classes.body}>
    <h2>{title}</h2>
    {children}
    <div className={classes.actions}>{actions}</div>
  </div>
);
