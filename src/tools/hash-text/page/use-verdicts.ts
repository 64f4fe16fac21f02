import { useEffect, useMemo, useRef, useState } from 'react';
import type { RunOutcome } from '#core/execution/execute.ts';
import type { BatchItem } from '#page/session/files/use-batch.ts';
import { useExecute } from '#page/session/use-execute.ts';
import type { Listed } from '../checksum-files.ts';
import { matchDigest } from '../match-digest.ts';
import type tool from '../tool.ts';
import { digestsIn, toVerdict, type Verdict } from '../verdict.ts';

/** Judges a hashed file by a line of a checksum file; nothing while that is not known. */
export type Judge = (item: BatchItem, line: Listed) => Verdict | undefined;

/**
 * Compares hashed files with what is listed of them: with the digests that are there, and only where none matches, one
 * file after another, with those of all other algorithms.
 */
export function useVerdicts(items: readonly BatchItem[], listed: ReadonlyMap<File, readonly Listed[]>): Judge {
  const execute = useExecute<typeof tool>();
  const [compared, setCompared] = useState<ReadonlyMap<Listed, Verdict>>(new Map());
  const matches = useRef(new WeakMap<RunOutcome, Map<Listed, string | undefined>>());

  const judge = useMemo<Judge>(() => {
    const findMatch = (outcome: RunOutcome, digests: Digests, line: Listed): string | undefined => {
      const known = matches.current.get(outcome) ?? new Map<Listed, string | undefined>();
      matches.current.set(outcome, known);
      if (!known.has(line)) known.set(line, matchListed(line, digests));
      return known.get(line);
    };
    return ({ outcome }, line) => {
      const digests = digestsIn(outcome);
      if (!outcome || !digests) return undefined;
      const algorithm = findMatch(outcome, digests, line);
      return algorithm === undefined ? compared.get(line) : { algorithm };
    };
  }, [compared]);

  const open = findOpen(items, listed, judge);
  const file = open?.file;
  const line = open?.line;
  useEffect(() => {
    if (!file || !line) return;
    const controller = new AbortController();
    execute('verifyFile', file, { expected: expectedOf(line) }, controller.signal).then(
      (outcome) => {
        const verdict = toVerdict(outcome);
        if (verdict) setCompared((before) => new Map(before).set(line, verdict));
      },
      // Aborted: no one waits for it.
      () => {},
    );
    return () => controller.abort();
  }, [execute, file, line]);
  return judge;
}

/** A listed file whose digests are there, but leave the verdict open. */
function findOpen(
  items: readonly BatchItem[],
  listed: ReadonlyMap<File, readonly Listed[]>,
  judge: Judge,
): { readonly file: File; readonly line: Listed } | undefined {
  for (const item of items) {
    if (!item.outcome || !('value' in item.outcome)) continue;
    const line = listed.get(item.file)?.find((one) => judge(item, one) === undefined);
    if (line) return { file: item.file, line };
  }
  return undefined;
}

type Digests = NonNullable<ReturnType<typeof digestsIn>>;

const matchListed = ({ algorithm, digest }: Listed, digests: Digests): string | undefined =>
  matchDigest(digest, algorithm === null ? digests : { [algorithm]: digests[algorithm] });

/** A line with the algorithm's name, or the digest alone. */
const expectedOf = ({ algorithm, digest }: Listed): string =>
  algorithm === null ? digest : `${algorithm} (file) = ${digest}`;
