import { useState } from 'react';
import { defaultOptions, type Options } from '#core/fields.ts';
import { useOperation } from '#page/session/use-operation.ts';
import { useRunMessages } from '#page/session/use-run-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import tool from '../tool.ts';
import type { DrawnSource } from './use-drawn-source.ts';

const { accept: _, ...fields } = tool.operations.search.options;
export const searchFields = fields;

type Wanted = Options<typeof fields>;

export interface TreeSearchState {
  readonly wanted: Wanted;
  readonly setWanted: (wanted: Wanted) => void;
  /** The rows that were found, ascending. */
  readonly hits: Int32Array;
  /** The hit that was gone to, or -1. */
  readonly at: number;
  readonly setAt: (at: number) => void;
  /** There is an answer. */
  readonly isDone: boolean;
  /** What is wrong with what is searched for, by field. */
  readonly issues: Readonly<Record<string, string>>;
  /** What is wrong otherwise. */
  readonly problem: string | undefined;
}

const delay = 200;
const noHits = new Int32Array();

/**
 * Finds keys and values of a tree, in the worker.
 * @param isReady whether the tree is that of the source
 */
export function useTreeSearch(session: SessionOf<typeof tool>, source: DrawnSource, isReady: boolean): TreeSearchState {
  const runMessages = useRunMessages();
  const [wanted, setWanted] = useState<Wanted>(() => defaultOptions(fields));
  const [visit, setVisit] = useState({ wanted, source, at: -1 });
  const json = isReady && wanted.text !== '' ? source.json : undefined;
  const { run, outcome, success } = useOperation(session, 'search', json, { ...wanted, accept: source.accept }, delay);
  const failure = outcome && 'failure' in outcome ? outcome.failure : undefined;
  const told = failure && runMessages.failure(failure);
  const isInField = failure?.at?.field !== undefined;
  const issues = Object.fromEntries(run.issues.map((issue) => [issue.field, runMessages.issue(issue)]));
  return {
    wanted,
    setWanted,
    hits: success?.value ?? noHits,
    at: visit.wanted === wanted && visit.source === source ? visit.at : -1,
    setAt: (at) => setVisit({ wanted, source, at }),
    isDone: success !== undefined,
    issues: told !== undefined && isInField ? { ...issues, text: told } : issues,
    problem: isInField ? undefined : told,
  };
}
