import type { OnError } from '#core/execution/each.ts';

/** What became of a value. */
export type Changed = { readonly result: unknown } | { readonly failed: Exclude<OnError, 'stop'> };

/** A text taken apart into the values that steps run on. */
export interface Parts {
  /** What a value is called in messages. */
  readonly noun: 'line' | 'item' | 'record' | 'file';
  /** Undefined is one that stays: it counts, but nothing runs on it. */
  readonly values: readonly (string | undefined)[];
  /**
   * The text with what became of each value.
   * @throws ToolError `not-text`: a result is neither text nor a number
   */
  join(changed: readonly Changed[]): string | Promise<string>;
}
