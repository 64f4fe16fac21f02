import { bigTextLength } from '#lib/big-text/big-text.ts';
import { type Input, inputValue, type Origin, type ToolMemory } from '#page/services.ts';
import { editableLength } from '#page/session/read-input.ts';
import { showHint } from '#ui/page-hints.ts';
import { decodePath } from '../navigation/routes.ts';
import { keyOf, toolsWith } from '../state/kept-tools.ts';
import { keepsInputs } from '../state/settings.ts';
import { lastingStore, type Store, tabStore } from './storage.ts';

/** Where the input that was passed on last comes from, and which tool it went to. */
const originKey = 'origin';

/** The inputs of this document's lifetime, files included. */
const inputs = new Map<string, Input>();

/** Long texts that are to be stored for a reload of the tab once the page is left: it takes longer than a key may. */
const unstored = new Map<string, { toString(): string }>();

/** What is passed on as a secret is stored only until the other page takes it. */
const handoverKey = 'handover';

/** The tools, and options of tools, whose input was passed on as a secret. */
const secrets = new Set<string>();

/** Changes the address without a navigation, which the page must not intercept. */
export const addressChange = { underway: false };

/** Puts another query and fragment into the address of the page, without a navigation. */
export function replaceAddress(search: string, hash: string): void {
  const url = Object.assign(new URL(location.href), { search, hash });
  if (url.href === location.href) return;
  addressChange.underway = true;
  history.replaceState(history.state, '', url);
  addressChange.underway = false;
}

/** The fragment of the address, unless that is a shared input. */
function readEntry(): string | undefined {
  const fragment = decodePath(location.hash.slice(1));
  return fragment === '' || fragment.includes('=') ? undefined : fragment;
}

let isFullShown = false;

/**
 * Stores a value. What there is no room for takes the earlier value with it, which would come back as if it were the
 * last, and a hint says so once. Where storage is blocked as a whole, nothing was ever kept.
 */
function storeOrRemove(store: Store, key: string, value: unknown): boolean {
  const isKept = store.write(key, value);
  if (!isKept && store.write(key, undefined) && !isFullShown) {
    isFullShown = true;
    showHint('notKept');
  }
  return isKept;
}

function keepInput(tool: string, input: Input, isSecret = false): void {
  inputs.set(tool, input);
  const value = inputValue(input);
  const length = isSecret || secrets.has(tool) || value instanceof File ? 0 : value.length;
  unstored.delete(tool);
  storeOrRemove(tabStore, `input.${tool}`, length > 0 && length <= bigTextLength ? value : undefined);
  if (length > bigTextLength && length <= editableLength) unstored.set(tool, value);
}

function takeHandover(tool: string): void {
  const handed = tabStore.read(handoverKey) as { readonly to: string; readonly text: string } | undefined;
  if (handed?.to !== tool) return;
  tabStore.write(handoverKey, undefined);
  secrets.add(tool);
  inputs.set(tool, { text: handed.text });
}

function keptInput(tool: string): Input | undefined {
  takeHandover(tool);
  const kept = tabStore.read(`input.${tool}`);
  return inputs.get(tool) ?? (typeof kept === 'string' ? { text: kept } : undefined);
}

/** Stores long inputs when the page is hidden or left; a hidden one may end without notice. */
export function storeLongInputs(): void {
  if (document.hidden) for (const [tool, value] of unstored) storeOrRemove(tabStore, `input.${tool}`, value.toString());
}

interface KeptOrigin extends Origin {
  /** The tool that the input has gone to. */
  readonly to: string;
  /** The tool that the first step is of. */
  readonly first?: string;
}

/** Where the input of a tool has come from, unless the user has navigated away since. */
function originOf(tool: string): KeptOrigin | undefined {
  const kept = tabStore.read(originKey) as KeptOrigin | undefined;
  return kept?.to === tool ? kept : undefined;
}

const operationKey = (tool: string) => `operation.${tool}`;

/** Forgets the inputs of this document. */
export function forgetInputs(): void {
  inputs.clear();
  secrets.clear();
  unstored.clear();
}

/** The memory of one tool in this browser. */
export const memoryOf = (tool: string): ToolMemory => ({
  readKept: (part) => lastingStore.read(keyOf(part, tool)),
  writeKept(part, value) {
    const kept = Object.keys(value).length > 0 ? value : undefined;
    // Presets and last inputs are lists of the user's own, which a new entry does not make obsolete.
    const isList = part === 'presets' || part === 'inputs';
    return isList ? lastingStore.write(keyOf(part, tool), kept) : storeOrRemove(lastingStore, keyOf(part, tool), kept);
  },
  onKeptElsewhere(part, listener) {
    const name = lastingStore.nameOf(keyOf(part, tool));
    const listen = ({ key }: StorageEvent) => {
      if (key === name || key === null) listener();
    };
    addEventListener('storage', listen);
    return () => removeEventListener('storage', listen);
  },
  keepsInputs: {
    get: keepsInputs.get,
    set(on) {
      keepsInputs.set(on);
      if (!on) for (const id of toolsWith('inputs')) lastingStore.write(keyOf('inputs', id), undefined);
    },
  },
  readInput: () => keptInput(tool),
  writeInput: (input, isSecret) => keepInput(tool, input, isSecret),
  readOperation: () => tabStore.read(operationKey(tool)) as string | undefined,
  writeOperation: (name) => void tabStore.write(operationKey(tool), name),
  readDocument: (field) => keptInput(`${tool}.${field}`),
  writeDocument: (field, input) => keepInput(`${tool}.${field}`, input),
  isPrivate: () => secrets.has(tool),
  leaveInput(other, input, field, isSecret = false, step) {
    const to = field === undefined ? other : `${other}.${field}`;
    if (isSecret) secrets.add(to);
    else secrets.delete(to);
    keepInput(to, input);
    tabStore.write(operationKey(other), undefined);
    tabStore.write(handoverKey, isSecret && 'text' in input ? { to, text: input.text } : undefined);
    // What has led here without a step, such as a text that was passed on as it is, is no part of a recipe.
    const { steps: before, first } = originOf(tool) ?? {};
    const steps = step === undefined || before === undefined ? step : `${before},${step}`;
    tabStore.write(originKey, {
      to: other,
      tool,
      href: location.href,
      ...(steps !== undefined && field === undefined && { steps, first: before === undefined ? tool : first }),
    });
  },
  leaveFirstInput(other) {
    const first = originOf(tool)?.first;
    const input = first === undefined ? undefined : keptInput(first);
    if (first === undefined || !input) return;
    if (secrets.has(first)) secrets.add(other);
    keepInput(other, input);
  },
  readOrigin() {
    const origin = originOf(tool);
    if (origin) return { tool: origin.tool, href: origin.href, steps: origin.steps };
    // The user has navigated away since.
    tabStore.write(originKey, undefined);
    return undefined;
  },
  readQuery: () => new URLSearchParams(location.search),
  // A shared input no longer goes with other options.
  writeQuery: (query) => replaceAddress(query.toString(), readEntry() === undefined ? '' : location.hash),
  readShared() {
    const shared = new URLSearchParams(location.hash.slice(1).replaceAll('+', '%2B'));
    const words = new URLSearchParams(location.search).get('q');
    if (words !== null && !shared.has('input')) shared.set('input', words);
    return shared;
  },
  readEntry,
  leaveEntry: () => replaceAddress(location.search, ''),
});
