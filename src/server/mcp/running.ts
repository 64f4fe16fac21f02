/** What one call may do: run jobs, read files that are granted, report progress. */

import type { FileHandle } from 'node:fs/promises';
import {
  CLIENT_CAPABILITIES_META_KEY,
  type ClientCapabilities,
  type Server,
  type ServerContext,
} from '@modelcontextprotocol/server';
import type { Job, JobOutcome, OpenFile } from '../job.ts';
import type { Pool } from '../pool.ts';
import { foldersOf, openInside } from './files.ts';
import { usageError } from './problem.ts';
import type { PublishedTool } from './published.ts';
import type { Toolbox } from './toolbox.ts';

/** The folders that may be touched. */
export interface FileAccess {
  /** Those that may be read, besides those that the client grants. */
  readonly roots: readonly string[];
  /** The one for results; without it, nothing is written. */
  readonly out?: string | undefined;
}

/** What the server runs calls with, and which files it may touch. */
export interface McpSettings {
  readonly version: string;
  readonly pool: Pick<Pool, 'run'>;
  /** What clients see. */
  readonly tools: Toolbox;
  /** Operations that are tools of their own. */
  readonly published: readonly PublishedTool[];
  /** Absent where clients are on other machines: then there are no files at all. */
  readonly files?: FileAccess | undefined;
  /** That of the clients, as far as it is known. */
  readonly timeZone: string;
  /** The most bytes of a result in JSON; unlimited where absent. */
  readonly maxResult?: number;
  /** Counts the bytes of a result until it is sent; false where there is no room for them. */
  readonly hold?: (size: number) => boolean;
}

export interface Running {
  run(job: Job): Promise<JobOutcome>;
  /**
   * Opens a file that may be read, until the call ends.
   * @throws RootsNeeded, CallError as `openInside` does, or where there are no files
   */
  openFile(path: string, isStreamed: boolean): Promise<OpenFile>;
  /** Whether files can be named at all. */
  readonly hasFiles: boolean;
  /** The folder for results. */
  readonly out: string | undefined;
  readonly tools: Toolbox;
}

/** The arguments that give an input, as a sentence lists them. */
export const listInputs = ({ hasFiles }: Pick<Running, 'hasFiles'>, word: 'and' | 'or'): string =>
  hasFiles ? `“input”, “inputBase64” ${word} “file”` : `“input” ${word} “inputBase64”`;

/** Why a call that names a file fails over HTTP. */
export const noFiles = 'Over HTTP, no files are read or written. Give the content as “input” or “inputBase64”.';

/** A call has to know the roots of the client, and begins again when they are there. */
export class RootsNeeded extends Error {}

/** What a call may do; the client gets its progress, and may end it. `close` ends it: no file stays open. */
export function runningFor(
  server: Server,
  settings: McpSettings,
  { mcpReq }: ServerContext,
): Running & { close(): Promise<void> } {
  const opened: FileHandle[] = [];
  const progressToken = mcpReq._meta?.progressToken;
  let last = 0;
  const progress = (fraction: number) => {
    if (progressToken === undefined || fraction <= last) return;
    last = fraction;
    const params = { progressToken, progress: fraction, total: 1 };
    // A client that has left needs none.
    mcpReq.notify({ method: 'notifications/progress', params }).catch(() => {});
  };
  return {
    run: (job) => settings.pool.run({ timeZone: settings.timeZone, ...job }, { signal: mcpReq.signal, progress }),
    hasFiles: settings.files !== undefined,
    out: settings.files?.out,
    tools: settings.tools,
    async openFile(path, isStreamed) {
      if (!settings.files) throw usageError(noFiles);
      const granted = grantedFolders(server, mcpReq);
      if (granted === undefined) throw new RootsNeeded();
      const { handle, size } = await openInside(path, [...settings.files.roots, ...granted], isStreamed);
      opened.push(handle);
      return { descriptor: handle.fd, size };
    },
    async close() {
      await Promise.all(opened.map((handle) => handle.close()));
    },
  };
}

/** The folders that the client grants; undefined where they are not known yet. */
function grantedFolders(
  server: Server,
  { envelope, inputResponses }: ServerContext['mcpReq'],
): readonly string[] | undefined {
  // Clients of 2026 say so with each request, earlier ones once.
  const own = envelope as Readonly<Record<string, ClientCapabilities | undefined>> | undefined;
  const capabilities = own?.[CLIENT_CAPABILITIES_META_KEY] ?? server.getClientCapabilities();
  if (!capabilities?.roots) return [];
  const answer = inputResponses?.['roots'] as { readonly roots?: unknown } | undefined;
  if (answer === undefined) return undefined;
  return foldersOf(answer);
}
