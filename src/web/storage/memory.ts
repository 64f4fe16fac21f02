import { emptyInput, type Input, inputValue, type ToolMemory } from '#page/services.ts';
import { dismissHint } from '#ui/page-hints.ts';
import { decodePath } from '../navigation/routes.ts';
import { keyOf, toolsWith } from '../state/kept-tools.ts';
import { keepsInputs } from '../state/settings.ts';
import {
  arrivedName,
  copyInput,
  copyInputs,
  handOver,
  isSecretInput,
  keepFiles,
  keepInput,
  keepSecret,
  keptInput,
  latestName,
  newName,
  restoreFiles,
  restoreInput,
  sentName,
  storeOrRemove,
} from './kept-inputs.ts';
import { lastingStore, tabStore } from './storage.ts';
import { arriveAt, entryKey, originFrom, replaceEntry, setNext, type Visit, type VisitOrigin } from './visit.ts';

/** Puts another query and fragment into the address of the page, without a navigation. */
export function replaceAddress(search: string, hash: string): void {
  const url = Object.assign(new URL(location.href), { search, hash });
  if (url.href === location.href) return;
  replaceEntry(history.state, url.href);
}

/** The fragment of the address, unless that is a shared input. */
function readEntry(): string | undefined {
  const fragment = decodePath(location.hash.slice(1));
  return fragment === '' || fragment.includes('=') ? undefined : fragment;
}

const operationKey = (name: string) => `operation.${name}`;

interface Passing {
  readonly input: Input;
  /** The option that it is for. */
  readonly field?: string | undefined;
  readonly isSecret: boolean;
  readonly origin?: VisitOrigin | undefined;
  readonly ahead?: Visit['ahead'];
}

/** Leaves an input for a tool beside the one that it has; returns the visit that the link which is followed leads to. */
export function pass(tool: string, { input, field, isSecret, origin, ahead }: Passing): Visit {
  const former = latestName(tool);
  const name = newName(tool);
  const to = field === undefined ? name : `${name}.${field}`;
  copyInputs(former, name, to);
  if (isSecret) keepSecret(to);
  keepInput(to, input);
  handOver(to, isSecret && 'text' in input ? input.text : undefined);
  if (origin?.steps !== undefined) {
    copyInput(name, arrivedName(name));
    copyInput(origin.visit.name, sentName(name));
  }
  const visit = { tool, name, origin, ahead, ...(field === undefined && { former }) };
  setNext(visit);
  return visit;
}

/** The memory of a page, which also knows the visit that the page is shown for. */
export interface PageMemory extends ToolMemory {
  readVisit(): ReturnType<typeof arriveAt>;
}

/**
 * The memory of one tool in this browser.
 * @param beginsAnew whether its address opens something that the last input of the page is not for
 */
export function memoryOf(tool: string, beginsAnew = () => false): PageMemory {
  /** Looked up once: an entry of the history that was left is no longer there to be read. */
  let known: ReturnType<typeof arriveAt> | undefined;
  const visit = () => {
    // The page before may have missed a file.
    if (!known) dismissHint('fileLost');
    known ??= arriveAt(tool, beginsAnew);
    return known;
  };
  const nameOf = (field: string) => `${visit().name}.${field}`;
  return {
    readKept: (part) => lastingStore.read(keyOf(part, tool)),
    writeKept(part, value) {
      const kept = Object.keys(value).length > 0 ? value : undefined;
      // Presets and last inputs are lists of the user's own, which a new entry does not make obsolete.
      const isList = part === 'presets' || part === 'inputs';
      return isList
        ? lastingStore.write(keyOf(part, tool), kept)
        : storeOrRemove(lastingStore, keyOf(part, tool), kept);
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
    readInput: () => restoreInput(visit().name),
    writeInput: (input, isSecret) => keepInput(visit().name, input, isSecret),
    readFormer() {
      const { isNew, former, name } = visit();
      const input = isNew && former !== undefined ? keptInput(former) : undefined;
      if (former === undefined || !input || inputValue(input) === inputValue(keptInput(name) ?? emptyInput))
        return undefined;
      return { input, operation: tabStore.read(operationKey(former)) as string | undefined };
    },
    readFiles: () => restoreFiles(visit().name),
    writeFiles: (files, isSecret) => keepFiles(visit().name, files, isSecret),
    readOperation: () => tabStore.read(operationKey(visit().name)) as string | undefined,
    writeOperation: (name) => void tabStore.write(operationKey(visit().name), name),
    readDocument: (field) => restoreInput(nameOf(field)),
    writeDocument: (field, input) => keepInput(nameOf(field), input),
    isPrivate: () => isSecretInput(visit().name),
    leaveInput(other, input, field, isSecret = false, step) {
      const { isNew: _, ahead: __, pick: ___, ...from } = visit();
      const origin = originFrom(from, location.href, field === undefined ? step : undefined, entryKey());
      pass(other, { input, field, isSecret, origin });
    },
    readOrigin: () => visit().origin,
    readVisit: visit,
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
  };
}
