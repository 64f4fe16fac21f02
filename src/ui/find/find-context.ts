import { createContext, type KeyboardEvent, useContext, useEffect, useState } from 'react';

type Open = () => void;

/** Where a text says how a find bar is opened in it, and takes that back. */
interface Finds {
  offer(open: Open): void;
  withdraw(open: Open): void;
}

export const FindContext = createContext<Finds | undefined>(undefined);

/** Lets the pane around a text open its find bar; nothing is offered while `open` is absent. */
export function useOffersFind(open: Open | undefined): void {
  const finds = useContext(FindContext);
  useEffect(() => {
    if (!open || !finds) return;
    finds.offer(open);
    return () => finds.withdraw(open);
  }, [finds, open]);
}

export interface PaneFind {
  /** Opens the find bar of the text in the pane; absent where there is none. */
  readonly open: Open | undefined;
  /** For `FindContext` around the content. */
  readonly finds: Finds;
  /** For the pane: Ctrl F or ⌘ F finds in it rather than in the page. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** For a pane in whose content one can find. */
export function usePaneFind(): PaneFind {
  const [open, setOpen] = useState<Open>();
  const [finds] = useState<Finds>(() => ({
    offer: (next) => setOpen(() => next),
    withdraw: (former) => setOpen((present) => (present === former ? undefined : present)),
  }));
  return {
    open,
    finds,
    onKeyDown(event) {
      if (!open || !isFindKey(event) || event.defaultPrevented) return;
      event.preventDefault();
      open();
    },
  };
}

/** On a Mac, Ctrl F moves the caret. */
function isFindKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  const isMac = /Mac|iP/.test(navigator.platform);
  return key.toLowerCase() === 'f' && (isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey) && !shiftKey && !altKey;
}
