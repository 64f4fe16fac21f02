import type { Detected } from '#core/detect.ts';
import type { Host, ToolMemory, ToolServices } from '#page/services.ts';

/** What a page needs of the browser; a stand-in serves while pages are rendered beforehand. */
export interface AppServices {
  readonly host: Host;
  readonly readText: ToolServices['readText'];
  readonly transcode: ToolServices['transcode'];
  memoryOf(tool: string): ToolMemory;
  /** The kinds that a text may be, found off the page's thread. */
  detect(text: string): Promise<readonly Detected[]>;
}

const never = new Promise<never>(() => {});

/** While pages are rendered beforehand nothing runs and nothing is remembered. */
export const emptyServices: AppServices = {
  host: { run: () => never },
  readText: () => never,
  transcode: () => never,
  detect: () => never,
  memoryOf: () => ({
    readOptions: () => undefined,
    writeOptions: () => {},
    readInput: () => undefined,
    writeInput: () => {},
    leaveInput: () => {},
    readQuery: () => new URLSearchParams(),
    writeQuery: () => {},
    readSharedInput: () => undefined,
  }),
};
