import { useEffect, useMemo, useRef, useState } from 'react';
import type { RunOutcome } from '#core/execution/execute.ts';
import type { OutputOf } from '#core/tool.ts';
import { useExecute } from '#page/session/use-execute.ts';
import { isChecksumFile, type Listed } from '../checksum-files.ts';
import type tool from '../tool.ts';

/** A checksum file that has been read, or could not be. */
export interface ChecksumList {
  readonly file: File;
  readonly outcome: RunOutcome;
  readonly lines: readonly Listed[];
}

type Rows = OutputOf<(typeof tool.operations)['parseChecksums']>;

/** Reads the checksum files among files. */
export function useChecksumLists(files: readonly File[]): readonly ChecksumList[] {
  const execute = useExecute<typeof tool>();
  const [read, setRead] = useState<ReadonlyMap<File, ChecksumList>>(new Map());
  const latest = useRef(read);
  latest.current = read;
  useEffect(() => {
    const controller = new AbortController();
    for (const file of files) {
      if (!isChecksumFile(file) || latest.current.has(file)) continue;
      execute('parseChecksums', file, {}, controller.signal).then(
        (outcome) => {
          const list = { file, outcome, lines: 'value' in outcome ? linesOf(file, outcome.value) : [] };
          setRead((before) => new Map(before).set(file, list));
        },
        // Aborted: it is requested again if it is still there.
        () => {},
      );
    }
    return () => controller.abort();
  }, [execute, files]);
  return useMemo(() => files.flatMap((file) => read.get(file) ?? []), [files, read]);
}

const linesOf = (file: File, rows: Rows): readonly Listed[] =>
  rows.map(({ name, algorithm, digest }) => ({
    list: file.name,
    name: typeof name === 'string' ? name : null,
    algorithm: typeof algorithm === 'string' ? algorithm : null,
    digest: String(digest),
  }));
