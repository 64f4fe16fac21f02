/** A public conformance suite: rows of input and expectation, in the format of the files in the folder of suites. */
export const levels = ['must', 'should', 'info'] as const;
export type Level = (typeof levels)[number];

export interface Row {
  readonly id: string;
  /** The id or the route of the tool that it applies to. Absent: every tool of its topic. */
  readonly tool?: string;
  readonly input?: unknown;
  /** Bytes that are not text. */
  readonly inputHex?: string;
  /** By neutral names; a judge maps them to those of an operation. */
  readonly options?: Readonly<Record<string, unknown>>;
  readonly expect?: unknown;
  /** The input is wrong and must be rejected; a text says why. */
  readonly expectError?: true | string;
  /** Absent: must. */
  readonly level?: Level;
}

export interface Suite {
  /** The package that carries it, or its file in the folder of suites. */
  readonly name: string;
  /** Absent where the suite is not available. */
  readonly load?: () => Promise<readonly Row[]>;
}
