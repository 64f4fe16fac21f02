/** A claim of a token, or a parameter of its header. */
export interface Claim {
  readonly name: string;
  /** Texts without quotes, everything else as it is written. */
  readonly value: string;
  /** What it says, where that is known; empty otherwise. */
  readonly meaning: string;
  /** A date in the form that was asked for; empty for other values. */
  readonly date: string;
}

/** A check of the claims, by its name, and whether they pass it. */
export interface Check {
  readonly check: string;
  readonly passed: boolean;
  readonly detail: string;
}
