import type { MenuItem } from '#core/registry.ts';
import type { SharedMessages } from '#ui/messages.ts';

/** What all pages share in a language, in a file of its own: the size of a page does not grow with the number of tools. */
export interface Shell {
  readonly messages: SharedMessages;
  readonly menu: readonly MenuItem[];
}

/** Tried twice: a network that is just being signed in to answers with a page of its own. */
export const fetchShell = (url: string | URL): Promise<Shell> => readShell(url).catch(() => readShell(url, 'reload'));

const readShell = async (url: string | URL, cache?: RequestCache): Promise<Shell> =>
  (await fetch(url, cache && { cache })).json();
