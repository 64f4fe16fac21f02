/** A recipe that runs on each value of a text: what a page and a worker say to each other. */
import type { CoreMessages } from '../describe.ts';
import type { KindId } from '../kinds/kinds.ts';
import type { Step } from './recipe.ts';

export const onErrors = ['stop', 'empty', 'keep', 'skip'] as const;

/** What happens to a value that fails: it ends the run, becomes empty, stays as it is, or is left out. */
export type OnError = (typeof onErrors)[number];

export const divisions = ['line', 'json', 'csv'] as const;

/** Into which values a text is taken apart; `column` names that of a CSV, the first one where empty. */
export interface Division {
  readonly each: (typeof divisions)[number];
  readonly column: string;
}

/** Steps that run on values. */
export interface StepsQuestion {
  readonly steps: readonly Step[];
  /** For the messages of failures. */
  readonly core: CoreMessages;
  /** The messages of failures quote nothing of a secret: others than its owner may read them. */
  readonly hidesSecrets?: true;
}

export interface EachQuestion extends Division, StepsQuestion {
  readonly onError: OnError;
}

/** The step that failed, counted from 1. */
export interface FailedStep {
  readonly step: number;
  /** Absent where the step has no result that could go on. */
  readonly message?: string;
}

/** A value that failed, by its number from 1. */
export interface FailedValue extends FailedStep {
  readonly n: number;
}

export interface EachResult {
  readonly text: string;
  readonly count: number;
  readonly failures: number;
  /** The first ones. */
  readonly failed: readonly FailedValue[];
}

/** What a preview is made by: `taken` is the kind that the first step takes. */
export interface PreviewQuestion extends Division {
  readonly taken?: KindId;
}

/** What a recipe is tried on: the first value of a text that is not blank. */
export interface Preview {
  readonly first: string;
  readonly count: number;
  /** Of a CSV. */
  readonly columns: readonly string[];
  /** The one that the value is of, where none was named: its name or number, empty for the first one. */
  readonly column?: string;
}
