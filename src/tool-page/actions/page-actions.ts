/** What one can do on the page of a tool: the one list behind palette, shortcuts and the list of shortcuts. */
import { examplesOf } from '#page/examples/examples.ts';
import type { PageControl } from '#page/services.ts';
import type { Shortcut } from '#ui/shortcut.ts';

interface Declared {
  readonly icon: string;
  readonly shortcut?: Shortcut;
  /** The browser's own key, which the page gives this meaning: handled where it arrives. */
  readonly isNative?: true;
}

/**
 * The buttons of the frame, each with its id as `data-action`. An action presses the button, so that what happens is the
 * same, and is confirmed at the same place. Their titles are `pageActions` in the messages of the palette.
 */
export const buttonActions = {
  copy: { icon: 'copy', shortcut: 'Page+C' },
  copyOld: { icon: 'copy', shortcut: 'Page+C' },
  run: { icon: 'player-play', shortcut: 'Mod+Enter' },
  refresh: { icon: 'refresh', shortcut: 'Mod+Enter' },
  swap: { icon: 'arrows-exchange', shortcut: 'Page+X' },
  paste: { icon: 'clipboard-text', shortcut: 'Mod+V', isNative: true },
  clear: { icon: 'x', shortcut: 'Page+L' },
  open: { icon: 'folder-open', shortcut: 'Page+O' },
  download: { icon: 'download', shortcut: 'Page+D' },
  share: { icon: 'share', shortcut: 'Page+S' },
  reset: { icon: 'restore', shortcut: 'Page+R' },
  send: { icon: 'send', shortcut: 'Page+E' },
  copyAs: { icon: 'copy-plus', shortcut: 'Page+Q' },
  history: { icon: 'history', shortcut: 'Page+H' },
  back: { icon: 'arrow-left', shortcut: 'Page+G' },
  undo: { icon: 'arrow-back-up', shortcut: 'Mod+Z', isNative: true },
} as const satisfies Readonly<Record<string, Declared>>;

export type ButtonId = keyof typeof buttonActions;

/** How many operations of a page have a shortcut: one for each digit. */
export const operationCount = 9;

/** The shortcut of an operation by its place among those of the page. */
export const operationShortcut = (index: number): Shortcut => `Page+${index + 1}`;

/** A button, an operation by its name, or an example by its name. */
export type PageAction = Declared & { readonly run: () => void } & (
    | { readonly type: 'button'; readonly id: ButtonId }
    | { readonly type: 'operation'; readonly id: string }
    | {
        readonly type: 'example';
        readonly id: string;
        readonly name: string;
        readonly operation: string;
      }
  );

/** Those that can be had at the moment. */
export function pageActions(control: PageControl | undefined): readonly PageAction[] {
  if (!control) return [];
  const { tool, name, names, setOperation, loadExample } = control;
  const buttons = Object.entries(buttonActions).flatMap(([id, action]): readonly PageAction[] => {
    const button = buttonOf(id);
    return button ? [{ type: 'button', id: id as ButtonId, ...action, run: () => button.click() }] : [];
  });
  const operations = names.map((id, index): PageAction => {
    const shortcut = index < operationCount ? { shortcut: operationShortcut(index) } : {};
    return { type: 'operation', id, icon: tool.icon, ...shortcut, run: () => setOperation(id) };
  });
  const examples = names.flatMap((operation) =>
    examplesOf(tool, operation).map(
      (example): PageAction => ({
        type: 'example',
        id: `${operation}/${example.id}`,
        icon: 'bulb',
        name: example.name,
        operation,
        run: () => loadExample(operation, example),
      }),
    ),
  );
  return [...buttons, ...operations.filter(({ id }) => id !== name), ...examples];
}

/** Of several, that of the pane with the focus has precedence. */
function buttonOf(id: string): HTMLElement | null {
  const selector = `main [data-action="${id}"]:not(:disabled)`;
  const pane = document.activeElement?.closest<HTMLElement>('[data-pane], [data-actions-of]');
  // The buttons of the second of two documents come before its pane.
  const place = pane?.hasAttribute('data-actions-elsewhere') ? document.querySelector('[data-actions-of]') : pane;
  const focused = place?.querySelector<HTMLElement>(selector);
  return focused ?? document.querySelector<HTMLElement>(`${selector}:not([data-actions-of] *)`);
}
