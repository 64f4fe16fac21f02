import { useSyncExternalStore } from 'react';
import { lastingStore } from '../storage.ts';

/** Something the visitor has chosen, kept in this browser. */
export interface Setting<T> {
  readonly key: string;
  get(): T;
  set(value: T): void;
  /** Whether a stored or imported value is one of this setting's. */
  accepts(value: unknown): value is T;
  subscribe(listener: () => void): () => void;
  /** The value while pages are rendered beforehand, and until the page has come alive. */
  readonly initial: T;
}

/**
 * Declares a setting. A stored value that it does not accept counts as absent; a change in another tab is heard.
 */
export function createSetting<T>(key: string, initial: T, accepts: (value: unknown) => value is T): Setting<T> {
  const listeners = new Set<() => void>();
  let known: { readonly value: T } | undefined;
  const read = (): T => {
    const stored = lastingStore.read(key);
    return accepts(stored) ? stored : initial;
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const forget = (event: StorageEvent) => {
    if (event.key !== null && event.key !== lastingStore.nameOf(key)) return;
    known = undefined;
    tell();
  };
  return {
    key,
    initial,
    accepts,
    get() {
      known ??= { value: read() };
      return known.value;
    },
    set(value) {
      known = { value };
      lastingStore.write(key, value);
      tell();
    },
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', forget);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', forget);
      };
    },
  };
}

/** A setting's value, followed as it changes. */
export const useSetting = <T>(setting: Setting<T>): T =>
  useSyncExternalStore(setting.subscribe, setting.get, () => setting.initial);
