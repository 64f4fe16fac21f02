import {
  createContext,
  type Dispatch,
  type KeyboardEvent,
  type SetStateAction,
  useContext,
  useEffect,
  useState,
} from 'react';
import { collectKeys } from './typed-ahead.ts';

type Open = () => void;

/** Takes what opens a find bar in the content of a pane. */
export const FindContext = createContext<Dispatch<SetStateAction<Open | undefined>>>(() => {});

/** Lets the pane around a text open its find bar; nothing is offered while `open` is absent. */
export function useOffersFind(open: Open | undefined): void {
  const offer = useContext(FindContext);
  useEffect(() => {
    if (!open) return;
    offer(() => open);
    return () => offer((present) => (present === open ? undefined : present));
  }, [offer, open]);
}

/** For a pane in whose content one can find: Ctrl F or ⌘ F finds in it rather than in the page. */
export function usePaneFind() {
  const [open, offer] = useState<Open>();
  return {
    /** Opens the find bar of the text in the pane; absent where there is none. */
    open,
    /** The value of `FindContext` around the content. */
    offer,
    onKeyDown(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
      // On a Mac, Ctrl F moves the caret.
      const isHeld = /Mac|iP/.test(navigator.platform) ? metaKey : ctrlKey;
      if (!open || key.toLowerCase() !== 'f' || !isHeld || shiftKey || altKey) return;
      event.preventDefault();
      collectKeys();
      open();
    },
  };
}
