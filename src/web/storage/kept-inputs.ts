import { bigTextLength } from '#lib/big-text/big-text.ts';
import { type Input, inputValue, isEmptyInput } from '#page/services.ts';
import { editableLength } from '#page/session/read-input.ts';
import { dismissHint, showHint } from '#ui/page-hints.ts';
import { type Store, tabStore } from './storage.ts';

/**
 * The inputs of this document's lifetime, files included. The input of a tool has its id as the name, `id@n` where another
 * page has passed it on, and that of an option the name of the field behind it: `id@n.field`.
 */
const inputs = new Map<string, Input>();

/** Several files that are worked on instead of an input, by its name. */
const batches = new Map<string, readonly File[]>();

/** Long texts that are to be stored for a reload of the tab once the page is left: it takes longer than a key may. */
const unstored = new Map<string, { toString(): string }>();

/** What is passed on as a secret is stored only until the other page takes it. */
const handoverKey = 'handover';

/** The names whose input was passed on as a secret. */
const secrets = new Set<string>();

const prefix = 'input.';
const keyOf = (name: string): string => prefix + name;

let isFullShown = false;

/**
 * Stores a value. What there is no room for takes the earlier value with it, which would come back as if it were the
 * last, and a hint says so once. Where storage is blocked as a whole, nothing was ever kept.
 */
export function storeOrRemove(store: Store, key: string, value: unknown): boolean {
  const isKept = store.write(key, value);
  if (!isKept && store.write(key, undefined) && !isFullShown) {
    isFullShown = true;
    showHint('notKept');
  }
  return isKept;
}

/** Inputs for the way back make room for the present ones. */
function storeInput(name: string, value: string): void {
  while (!tabStore.write(keyOf(name), value)) if (!forgetEarliest()) break;
  storeOrRemove(tabStore, keyOf(name), value);
}

export function keepInput(name: string, input: Input, isSecret = false): void {
  inputs.set(name, input);
  const value = inputValue(input);
  const length = isSecret || secrets.has(name) || value instanceof File ? 0 : value.length;
  unstored.delete(name);
  // Nor is what it came as, where its page takes secrets.
  if (isSecret) tabStore.write(keyOf(arrivedName(name)), undefined);
  if (length > 0 && length <= bigTextLength) storeInput(name, value.toString());
  else tabStore.write(keyOf(name), undefined);
  if (length > bigTextLength && length <= editableLength) unstored.set(name, value);
  const isFile = value instanceof File && !isSecret && !secrets.has(name);
  tabStore.write(fileKeyOf(name), isFile ? value.name : undefined);
  if (!isEmptyInput(input)) dismissHint('fileLost');
}

/** The name of a file is stored: it says which one has to be chosen again, since files cannot be stored. */
const fileKeyOf = (name: string): string => `file.${name}`;

/** Says that what is stored under a key was a file, or several, of an earlier document. */
function reportLost(key: string): void {
  const lost = tabStore.read(key);
  if (typeof lost !== 'string') return;
  tabStore.write(key, undefined);
  showHint('fileLost', lost);
}

/** What is kept for the page that is shown, which says so where that was a file of an earlier document. */
export function restoreInput(name: string): Input | undefined {
  const input = keptInput(name);
  if (!input) reportLost(fileKeyOf(name));
  return input;
}

const filesKeyOf = (name: string): string => `files.${name}`;

/** How many of several files a hint names. */
const maxNamed = 3;

/** Keeps several files as `keepInput` keeps one. */
export function keepFiles(name: string, files: readonly File[], isSecret = false): void {
  batches.set(name, files);
  const names = files.slice(0, maxNamed).map((file) => file.name);
  const named = files.length > maxNamed ? [...names, '…'] : names;
  tabStore.write(filesKeyOf(name), isSecret || files.length === 0 ? undefined : named.join(', '));
  if (files.length > 0) dismissHint('fileLost');
}

/** Those that are kept for the page that is shown. */
export function restoreFiles(name: string): readonly File[] {
  const files = batches.get(name);
  if (!files) reportLost(filesKeyOf(name));
  return files ?? [];
}

/** Leaves a secret for another document. */
export const handOver = (to: string, text: string | undefined): unknown =>
  tabStore.write(handoverKey, text === undefined ? undefined : { to, text });

function takeHandover(name: string): void {
  const handed = tabStore.read(handoverKey) as { readonly to: string; readonly text: string } | undefined;
  if (handed?.to !== name) return;
  tabStore.write(handoverKey, undefined);
  secrets.add(name);
  inputs.set(name, { text: handed.text });
}

export function keptInput(name: string): Input | undefined {
  takeHandover(name);
  const kept = tabStore.read(keyOf(name));
  return inputs.get(name) ?? (typeof kept === 'string' ? { text: kept } : undefined);
}

export const isSecretInput = (name: string): boolean => secrets.has(name);
export const keepSecret = (name: string): unknown => secrets.add(name);

/** Stores long inputs when the page is hidden or left; a hidden one may end without notice. */
export function storeLongInputs(): void {
  if (document.hidden) for (const [name, value] of unstored) storeInput(name, value.toString());
}

/** The name of an input and of the options that are kept with it. */
const namesUnder = (name: string): readonly string[] => allNames().filter((one) => baseOf(one) === name);

const allNames = (): readonly string[] => [
  ...new Set([
    ...inputs.keys(),
    ...tabStore.keys().flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : [])),
  ]),
];
const baseOf = (name: string): string => name.split('.', 1)[0] ?? '';

/** The name of the input that came to a page from another one: that of the page may have changed since. */
export const arrivedName = (name: string): string => `${name}.@to`;
/** The name of the input that the other page had then. */
export const sentName = (name: string): string => `${name}.@from`;

/** Keeps an input under another name too; there it makes no other one leave for want of room. */
export function copyInput(from: string, to: string): void {
  const input = keptInput(from);
  if (input) inputs.set(to, input);
  tabStore.write(keyOf(to), tabStore.read(keyOf(from)));
}

/** Keeps under another name what is kept under one, except the input itself or what is kept for one of its options. */
export function copyInputs(from: string, to: string, except: string): void {
  for (const name of namesUnder(from)) {
    const copy = to + name.slice(from.length);
    const input = copy !== except && !name.includes('@', from.length) && keptInput(name);
    if (!input) continue;
    if (secrets.has(name)) secrets.add(copy);
    keepInput(copy, input);
  }
}

/** The name under which the input of a tool was shown last: that which a link to the tool leads to. */
export const latestName = (tool: string): string => latest.get(tool) ?? String(tabStore.read(latestKey(tool)) ?? tool);

export function setLatest(tool: string, name: string): void {
  latest.set(tool, name);
  tabStore.write(latestKey(tool), name === tool ? undefined : name);
}

const latest = new Map<string, string>();
const latestKey = (tool: string) => `latest.${tool}`;

/** Names for the way back to an input, the earliest first. */
function earlierNames(): readonly string[] {
  const bases = [...new Set(allNames().map(baseOf))];
  const numberOf = (base: string) => Number(base.split('@')[1] ?? 0);
  return bases
    .filter((base) => latestName(base.split('@', 1)[0] ?? '') !== base)
    .sort((a, b) => numberOf(a) - numberOf(b));
}

/** The maximum number of inputs that are kept for the way back. */
const maxEarlier = 50;

/** Another name for the input of a tool, which leaves what is kept under the earlier ones for the way back. */
export function newName(tool: string): string {
  while (earlierNames().length > maxEarlier) forgetEarliest();
  passed = Math.max(passed, Number(tabStore.read(passedKey) ?? 0)) + 1;
  tabStore.write(passedKey, passed);
  return `${tool}@${passed}`;
}

let passed = 0;
const passedKey = 'passed';

/** Returns whether there was one. */
function forgetEarliest(): boolean {
  const [earliest] = earlierNames();
  for (const name of earliest === undefined ? [] : namesUnder(earliest)) {
    inputs.delete(name);
    batches.delete(name);
    unstored.delete(name);
    secrets.delete(name);
    tabStore.write(keyOf(name), undefined);
    tabStore.write(fileKeyOf(name), undefined);
    tabStore.write(filesKeyOf(name), undefined);
  }
  return earliest !== undefined;
}

/** Forgets the inputs of this document. */
export function forgetInputs(): void {
  inputs.clear();
  batches.clear();
  secrets.clear();
  unstored.clear();
}
