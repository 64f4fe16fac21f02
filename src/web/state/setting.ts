import { useSyncExternalStore } from 'react';
import { lastingStore } from '../storage/storage.ts';

/** A setting of the visitor, kept in this browser. */
export interface Setting<T> {
  readonly key: string;
  get(): T;
  /** Returns whether the browser keeps it. */
  set(value: T): boolean;
  /** Imports a value; returns whether it is valid. */
  take(value: unknown): boolean;
  subscribe(listener: () => void): () => void;
  /** The value during prerendering and until hydration. */
  readonly initial: T;
}

/**
 * Declares a setting. `parse` returns a value, or undefined where the stored one is invalid. Changes in other tabs are
 * followed.
 */
export function createSetting<T>(key: string, initial: T, parse: (value: unknown) => T | undefined): Setting<T> {
  const listeners = new Set<() => void>();
  let known: { readonly value: T } | undefined;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const forget = (event: StorageEvent) => {
    if (event.key !== null && event.key !== lastingStore.nameOf(key)) return;
    known = undefined;
    notify();
  };
  const set = (value: T) => {
    known = { value };
    const isKept = lastingStore.write(key, value);
    notify();
    return isKept;
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

/** A setting's value; re-renders when it changes. */
export const useSetting = <T>(setting: Setting<T>): T =>
  useSyncExternalStore(setting.subscribe, setting.get, () => setting.initial);
