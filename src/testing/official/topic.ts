/** The public conformance suites, in the form in which they lie in the conformance folder beside this repository. */
import { failureOf, type Outcome } from '#core/execute.ts';

export interface Row {
  readonly id: string;
  /** The tool that it bears on. Absent: every tool of its topic. */
  readonly tool?: string;
  readonly input?: unknown;
  /** Bytes that are no text. */
  readonly inputHex?: string;
  /** In neutral names; a judge knows what an operation calls them. */
  readonly options?: Readonly<Record<string, unknown>>;
  readonly expect?: unknown;
  /** The input is wrong and must be refused. */
  readonly expectError?: true;
  /** Absent: must. */
  readonly level?: 'must' | 'should' | 'info';
}

export interface Suite {
  readonly topic: string;
  readonly cases: readonly Row[];
}

export type Ask = (operation: string, input: unknown, options?: Readonly<Record<string, unknown>>) => Promise<Outcome>;

/** Puts a row to a tool and says what is wrong with the answer, or nothing. */
export type Judge = (row: Row, ask: Ask) => Promise<string | undefined>;

/** By tool: a suite may bear on several. */
export type Topic = Readonly<Record<string, Judge>>;

/** A row's input as text or bytes, as often as it says. */
export function inputOf({ input, inputHex, options }: Row): string | Uint8Array {
  if (inputHex !== undefined) return new Uint8Array(Buffer.from(inputHex, 'hex'));
  return String(input).repeat(Number(options?.['repeatInput'] ?? 1));
}

/** What is wrong where a refusal is wanted. */
export const judgeRefusal = (outcome: Outcome): string | undefined =>
  'failure' in outcome || 'nothing' in outcome ? undefined : `should be refused, gives ${describeOutcome(outcome)}`;

/** An outcome in few words, for a report. */
export function describeOutcome(outcome: Outcome): string {
  if ('bug' in outcome) return `a bug: ${outcome.bug.message}`;
  if (!('value' in outcome)) return `the error ${failureOf(outcome).code}`;
  return (JSON.stringify(outcome.value) ?? 'nothing').slice(0, 200);
}
