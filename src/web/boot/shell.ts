import type { MenuItem } from '#core/registry.ts';
import type { SharedMessages } from '#ui/messages.ts';

/** What all pages share in a language, in a file of its own: the size of a page does not grow with the number of tools. */
export interface Shell {
  readonly messages: SharedMessages;
  readonly menu: readonly MenuItem[];
}

export const fetchShell = async (url: string | URL): Promise<Shell> => (await fetch(url)).json();
