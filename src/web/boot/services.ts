import type { Detected } from '#core/kinds/detect.ts';
import type { FoundEntry } from '#core/search/entries.ts';
import type { Host, ToolServices } from '#page/services.ts';
import type { PageMemory } from '../storage/memory.ts';

/** What the app needs of the browser; prerendering uses `emptyServices`. */
export interface AppServices {
  readonly host: Host;
  /** Of the page of a tool that the document holds. */
  readonly firstOutcome: ToolServices['firstOutcome'];
  readonly readText: ToolServices['readText'];
  readonly transcode: ToolServices['transcode'];
  readonly seeCode: ToolServices['seeCode'];
  memoryOf(tool: string, beginsAnew?: () => boolean): PageMemory;
  readonly control: ToolServices['control'];
  /** The kinds that a text or a file may be, detected off the main thread. */
  detect(value: string | Blob): Promise<readonly Detected[]>;
  /** The entries of tools that fit a query, found off the main thread. */
  findEntries(query: string): Promise<readonly FoundEntry[]>;
  /** Another host, whose jobs wait for none of `host`. */
  openHost(): Host;
}

const never = new Promise<never>(() => {});

/** For prerendering: nothing runs and nothing is stored. */
export const emptyServices: AppServices = {
  host: { run: () => never },
  firstOutcome: () => undefined,
  readText: () => never,
  transcode: () => never,
  seeCode: () => never,
  detect: () => never,
  findEntries: () => never,
  openHost: () => ({ run: () => never }),
  control: { current: undefined },
  memoryOf: () => ({
    readKept: () => undefined,
    writeKept: () => true,
    onKeptElsewhere: () => () => {},
    keepsInputs: { get: () => false, set: () => {} },
    readInput: () => undefined,
    writeInput: () => {},
    readFiles: () => [],
    writeFiles: () => {},
    readOperation: () => undefined,
    writeOperation: () => {},
    readDocument: () => undefined,
    writeDocument: () => {},
    leaveInput: () => {},
    readFormer: () => undefined,
    isPrivate: () => false,
    readOrigin: () => undefined,
    readVisit: () => ({ tool: '', name: '' }),
    readQuery: () => new URLSearchParams(),
    writeQuery: () => {},
    readShared: () => new URLSearchParams(),
    readEntry: () => undefined,
    leaveEntry: () => {},
  }),
};
