import { useEffect, useSyncExternalStore } from 'react';

/** A text for the live region, from which screen readers read it. */
export interface Announcement {
  readonly text: string;
  /** Distinguishes one announcement from the next with the same text. */
  readonly count: number;
}

/** How long an announcement waits for a newer one, such as that of the next key, in milliseconds. */
const graceTime = 600;

const none: Announcement = { text: '', count: 0 };
let latest = none;
/** What the latest announcement is about, and the scheduled one. */
let announced: unknown = '';
let scheduled: unknown = '';
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/**
 * Announces a text once nothing newer has come for a moment, and not again while it is about the same.
 * @param about identifies what the text is about
 */
export function announce(text: () => string, about: unknown, delay = graceTime): void {
  scheduled = about;
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (about === announced) return;
    announced = about;
    latest = { text: text(), count: latest.count + 1 };
    for (const listener of listeners) listener();
  }, delay);
}

/** Withdraws an announcement that is no longer right, unless a newer one has taken its place. */
export function retract(about: unknown): void {
  if (scheduled === about) announce(() => '', '');
}

export function onAnnouncement(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const latestAnnouncement = (): Announcement => latest;

/** The latest announcement. */
export const useLatestAnnouncement = (): Announcement =>
  useSyncExternalStore(onAnnouncement, latestAnnouncement, () => none);

/** Announces a message for as long as it is shown. */
export function useAnnouncement(message: string | undefined): void {
  useEffect(() => {
    if (!message) return;
    announce(() => message, message);
    return () => retract(message);
  }, [message]);
}
