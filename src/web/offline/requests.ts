import type { Locale } from '#core/registry.ts';

/** What a page asks of the offline worker. */
export type OfflineRequest =
  /** Keep the shell and a page, given by its path from the root. */
  | { readonly type: 'visit'; readonly path: string }
  /** Download a part of what is missing; `all` is everything, from now on in new versions too. */
  | { readonly type: 'download'; readonly locale: Locale; readonly all: boolean }
  | { readonly type: 'measure'; readonly locale: Locale };

/** How much is kept for users of a language. */
export interface Measure {
  /** Bytes on the device, when all is kept. */
  readonly total: number;
  /** Bytes that are not kept yet. */
  readonly missing: number;
}

/** The answer to a request: undefined where something could not be downloaded or stored. */
export type OfflineAnswer = Measure | undefined;
