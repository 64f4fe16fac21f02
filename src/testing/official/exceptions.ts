/** Rows of the public suites that are believed to be wrong, or not to bear on a tool, each with its reason. */
export interface Exception {
  readonly topic: string;
  readonly tool: string;
  readonly row: string;
  readonly reason: string;
}

export const exceptions: readonly Exception[] = [];
