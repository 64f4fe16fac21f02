import { startTransition, useCallback, useEffect, useState } from 'react';
import { useExecute } from '#page/session/use-execute.ts';
import type tool from '../tool.ts';
import { watchedQueries } from './media.ts';
import { display, platform } from './platform.ts';
import { type Reader, readers, readOnce, type Value } from './read-facts.ts';
import { statusOf } from './slow.ts';

/** What is known of a fact: its value, or why there is none. */
export type Fact = { readonly value: Value } | { readonly error: string };

/** By name; one that is not there is still being found out. */
export type Facts = Readonly<Record<string, Fact>>;

const all: readonly (readonly [string, Reader])[] = Object.values(readers).flatMap((section) =>
  Object.entries(section),
);

async function readFact(read: Reader): Promise<Fact> {
  try {
    return { value: (await read()) ?? null };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** Facts whose permissions report changes. */
const permitted = ['camera', 'microphone', 'notifications'] as const;

/** The facts about this device, read again whenever one of them may have changed; and a function that reads them all. */
export function useFacts(): { readonly facts: Facts; readonly refresh: () => void } {
  const [facts, setFacts] = useState<Facts>({});
  const execute = useExecute<typeof tool>();
  // In slices: there are many rows to render, and most facts are there at once.
  const add = useCallback((known: Facts) => startTransition(() => setFacts((former) => ({ ...former, ...known }))), []);

  const read = useCallback(
    (isWanted: (name: string) => boolean) => {
      for (const [name, reader] of all) if (isWanted(name)) void readFact(reader).then((fact) => add({ [name]: fact }));
      void execute('describeLocale', undefined, { language: navigator.language }).then((outcome) => {
        if (!('value' in outcome)) return;
        add(Object.fromEntries(Object.entries(outcome.value).map(([name, value]) => [name, { value }])));
      });
    },
    [execute, add],
  );
  const refresh = useCallback(() => read(() => true), [read]);

  useEffect(() => {
    refresh();
    const listeners = new AbortController();
    const { signal } = listeners;
    let isWaiting = false;
    // Windows are resized in many small steps.
    const change = () => {
      if (isWaiting) return;
      isWaiting = true;
      setTimeout(() => {
        isWaiting = false;
        if (!signal.aborted) read((name) => !readOnce.has(name));
      }, 100);
    };
    const listen = (target: Partial<EventTarget> | null | undefined, ...types: readonly string[]) => {
      for (const type of types) target?.addEventListener?.(type, change, { signal });
    };
    listen(window, 'resize', 'orientationchange', 'languagechange', 'online', 'offline');
    listen(window, 'gamepadconnected', 'gamepaddisconnected');
    listen(visualViewport, 'resize');
    listen(display().orientation, 'change');
    listen(display(), 'change');
    listen(platform().connection, 'change');
    listen(platform().mediaDevices, 'devicechange');
    for (const query of watchedQueries) listen(matchMedia(query), 'change');
    void platform()
      .getBattery?.()
      .then((battery) => listen(battery, 'levelchange', 'chargingchange'))
      // The failure is shown with the battery.
      .catch(() => {});
    for (const name of permitted)
      void statusOf(name)
        .then((status) => listen(status, 'change'))
        .catch(() => {});
    return () => listeners.abort();
  }, [read, refresh]);
  return { facts, refresh };
}
