import { useEffect, useSyncExternalStore } from 'react';
import { pageActions } from '#page/actions/page-actions.ts';
import { isTextField } from '#ui/focus.ts';
import { lazy } from '#ui/lazy.tsx';
import { isShortcut } from '#ui/shortcut.ts';
import type { AppServices } from '../boot/services.ts';
import type { View } from '../boot/view.ts';
import { questionMarkOpens } from '../state/settings.ts';
import { shortcutList } from './shortcut-list-state.ts';

const ShortcutList = lazy(() => import('./shortcut-list.tsx'), 'ShortcutList');

export interface ShortcutsProps {
  readonly view: View;
  readonly services: AppServices;
}

/** Runs the actions of the page by their shortcuts, and shows the list of all shortcuts on request. */
export function Shortcuts({ view, services: { control } }: ShortcutsProps) {
  const isOpen = useSyncExternalStore(shortcutList.subscribe, shortcutList.get);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || event.repeat || document.querySelector('dialog[open]')) return;
      const run = isListWanted(event) ? shortcutList.open : actionFor(event, control.current);
      if (!run) return;
      event.preventDefault();
      event.stopPropagation();
      run();
    };
    // Before an editor takes the key.
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, [control]);
  return isOpen && <ShortcutList view={view} />;
}

const isListWanted = (event: KeyboardEvent): boolean =>
  isShortcut(event, '?') && questionMarkOpens.get() && !isTextField(document.activeElement);

const actionFor = (event: KeyboardEvent, control: Parameters<typeof pageActions>[0]): (() => void) | undefined =>
  // Nearly all keys are typed text.
  event.ctrlKey || event.metaKey || event.altKey
    ? pageActions(control).find(({ shortcut, isNative }) => shortcut && !isNative && isShortcut(event, shortcut))?.run
    : undefined;
