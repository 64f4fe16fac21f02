import type { KindId } from '#core/kinds/kinds.ts';

/** A value, and the operation that is to be run on it. */
export interface AnswerQuestion {
  readonly text: string;
  /** The kind that it is taken for. */
  readonly kind: KindId;
  readonly tool: string;
  readonly operation: string;
  /** As in a query. */
  readonly options: Readonly<Record<string, string>>;
}

/** The headline of a result, without the page of its tool. */
export interface Answer {
  /** Formatted for the user's language. */
  readonly shown: string;
  /** What *Copy* copies; absent for secret kinds, and where that is no line. */
  readonly copied?: string;
  /** Its name within “Copy …”, where it is one of several outputs. */
  readonly what?: string;
  /** What has to be known about it. */
  readonly notice?: string;
}
