import type { Origin } from '#page/services.ts';
import { latestName, newName, setLatest } from './kept-inputs.ts';
import { tabStore } from './storage.ts';

/**
 * An entry of the history, which holds it as its state: going back to it brings back the input that it had, though another
 * page has passed on another one to its tool since.
 */
export interface Visit {
  readonly tool: string;
  /** Its inputs are kept under this name. */
  readonly name: string;
  /** Where its input has come from. */
  readonly origin?: VisitOrigin | undefined;
  /** The name of the inputs that its own have taken the place of. */
  readonly former?: string | undefined;
  /** The pages that its result went on to before the user came back. */
  readonly ahead?: readonly TrailPage[] | undefined;
  /** The output that did, where that is not the headline. */
  readonly pick?: string | undefined;
}

export interface VisitOrigin extends Origin {
  readonly visit: Visit;
  /** Its entry of the history; undefined where the browser has no keys. */
  readonly key?: string | undefined;
  /** What was done from the first input on, as a link has steps; undefined where that is not known of each page. */
  readonly steps?: string | undefined;
}

/** A page that a value goes through. */
export interface TrailPage {
  readonly tool: string;
  readonly href: string;
  /** What it does, as a link has steps; undefined where no link can say it. */
  readonly step?: string | undefined;
}

/**
 * The page of a visit as the origin of the next one.
 * @param step what has made the value of the input of the page, as a link has steps; undefined where that is not known
 * @param key that of the entry of the history, where the page has one
 */
export function originFrom(visit: Visit, href: string, step: string | undefined, key?: string): VisitOrigin {
  // What has led here without a step, such as a text that was passed on as it is, is no part of a recipe.
  const before = visit.origin?.steps;
  const steps = step === undefined || before === undefined ? step : `${before},${step}`;
  return { tool: visit.tool, href, visit, key, steps };
}

/** That of the page that is shown; undefined where the browser has no keys. */
export const entryKey = (): string | undefined => globalThis.navigation?.currentEntry?.key;

/** Goes back where the entry before is that of the page that a link leads back to: the history gets no longer by that. */
export function followBack(event: Modifiers & Pick<Event, 'preventDefault'>, { key }: VisitOrigin): void {
  const { currentEntry } = globalThis.navigation ?? {};
  const before = currentEntry && globalThis.navigation?.entries()[currentEntry.index - 1];
  const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
  if (isElsewhere || key === undefined || before?.key !== key) return;
  event.preventDefault();
  history.back();
}

type Modifiers = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** The visit that a link which was followed leads to. */
const nextKey = 'visit';

export const setNext = (visit: Visit): unknown => tabStore.write(nextKey, visit);

/** Changes the address without a navigation, which the page must not intercept. */
export const addressChange = { underway: false };

/** Changes the present entry of the history, without a navigation. */
export function replaceEntry(state: unknown, url: string): void {
  addressChange.underway = true;
  history.replaceState(state, '', url);
  addressChange.underway = false;
}

/** The visit of an entry whose state does not have it yet. */
let arriving: { readonly key: string | undefined; readonly visit: Visit } | undefined;

/**
 * The visit of the page that is shown: that of its entry, that which the page before has led to, or a new one.
 * @param beginsAnew a new one leaves the earlier input of the page to the way back
 */
export function arriveAt(tool: string, beginsAnew: () => boolean): Visit & { readonly isNew?: boolean } {
  const isArriving = arriving !== undefined && arriving.key === globalThis.navigation?.currentEntry?.key;
  const { visit }: { readonly visit?: Visit } = isArriving ? arriving : (history.state ?? {});
  const next = tabStore.read(nextKey) as Visit | undefined;
  tabStore.write(nextKey, undefined);
  const known = visit?.tool === tool ? visit : undefined;
  // A way back leaves the pages ahead to the entry of its page.
  if (known && next?.name !== known.name) {
    setLatest(tool, known.name);
    return known;
  }
  const latest = latestName(tool);
  const own = () => (beginsAnew() ? { tool, name: newName(tool), former: latest } : { tool, name: latest });
  const arrived = next?.tool === tool ? next : own();
  setLatest(tool, arrived.name);
  keepInEntry(arrived);
  return known ? arrived : { ...arrived, isNew: true };
}

/** A change of the entry would abort the navigation that has led here: the page would not be scrolled to its beginning. */
function keepInEntry(visit: Visit): void {
  const { currentEntry, transition } = globalThis.navigation ?? {};
  const arrival = { key: currentEntry?.key, visit };
  const keep = () => {
    if (arriving === arrival) arriving = undefined;
    if (globalThis.navigation?.currentEntry?.key === currentEntry?.key)
      replaceEntry({ ...history.state, visit }, location.href);
  };
  if (transition) {
    arriving = arrival;
    transition.finished.then(keep, keep);
  } else keep();
}
