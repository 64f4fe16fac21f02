/** Asks for permission to show notifications; resolves to whether they are allowed. */
export const allowNotifications = async (): Promise<boolean> =>
  'Notification' in globalThis && (await Notification.requestPermission()) === 'granted';

/** Shows a notification, where they are allowed. */
export async function notify(title: string): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  try {
    new Notification(title);
  } catch {
    // Chromium on Android shows those of service workers alone.
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.showNotification(title);
  }
}
