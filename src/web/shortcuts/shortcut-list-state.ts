let isOpen = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

/** Whether the list of shortcuts is open: what opens it are parts of the site that are loaded separately. */
export const shortcutList = {
  get: (): boolean => isOpen,
  open: (): void => set(true),
  close: (): void => set(false),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
