import { announceNewVersion } from './new-version.ts';

/** The minimum interval between checks for a new version when a page becomes visible, in milliseconds. */
const checkInterval = 3_600_000;

declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }
}

/**
 * Caches the site for offline use, and reloads the page for a new version: at once, or, where `isHoldingText` finds
 * typed text, when the reader asks for it.
 */
export async function startOffline(root: URL, isHoldingText: () => boolean): Promise<void> {
  const { serviceWorker } = navigator;
  // The first worker takes over pages that are already of its version.
  let isRenewal = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isRenewal) {
      if (isHoldingText()) announceNewVersion();
      else location.reload();
    }
    isRenewal = true;
  });
  const registration = await serviceWorker.register(new URL('service-worker.js', root), { scope: root.pathname });

  let checked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checked < checkInterval) return;
    checked = Date.now();
    registration.update().catch(() => {});
  });

  const { active } = await serviceWorker.ready;
  if (!navigator.connection?.saveData) active?.postMessage('idle');
}

/** Whether any text field is not empty, be it the tool's input or an option. */
export const holdsText = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main :is(input, textarea)')].some(
    ({ type, value }) => /^(text|search|password|url|email|textarea)$/.test(type) && value !== '',
  );
