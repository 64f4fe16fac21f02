import { useSyncExternalStore } from 'react';
import { lastingStore } from '../storage/storage.ts';

/** Something the visitor has chosen, kept in this browser. */
export interface Setting<T> {
  readonly key: string;
  get(): T;
  set(value: T): void;
  /** Takes a stored or imported value; one that is none of this setting's is dropped. Says whether it was taken. */
  take(value: unknown): boolean;
  subscribe(listener: () => void): () => void;
  /** The value while pages are rendered beforehand, and until the page has come alive. */
  readonly initial: T;
}

/** Declares a setting. `parse` makes a value of anything, or nothing of what is broken. A change in another tab is heard. */
export function createSetting<T>(key: string, initial: T, parse: (value: unknown) => T | undefined): Setting<T> {
  const listeners = new Set<() => void>();
  let known: { readonly value: T } | undefined;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const forget = (event: StorageEvent) => {
    if (event.key !== null && event.key !== lastingStore.nameOf(key)) return;
    known = undefined;
    tell();
  };
  const set = (value: T) => {
    known = { value };
    lastingStore.write(key, value);
    tell();
  };
  return {
    key,
    initial,
    get() {
      known ??= { value: parse(lastingStore.read(key)) ?? initial };
      return known.value;
    },
    set,
    take(value) {
      const parsed = parse(value);
      if (parsed !== undefined) set(parsed);
      return parsed !== undefined;
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
