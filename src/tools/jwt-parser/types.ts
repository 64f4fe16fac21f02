/** A claim of a token, or a parameter of its header. */
export interface Claim {
  readonly name: string;
  /** Texts without quotes, everything else as it is written. */
  readonly value: string;
  /** What it says, where that is known; empty otherwise. */
  readonly meaning: string;
  /** A date in the chosen form; empty for other values. */
  readonly date: string;
  /** The text that its Base64 holds; empty for other values. */
  readonly decoded: string;
  /** The tokens in it, at any depth. */
  readonly tokens: readonly string[];
}

/** A signature of a token that has several, and what can be said of it. */
export interface Signature {
  /** As its header names it; empty where it does not. */
  readonly algorithm: string;
  readonly kid: string;
  readonly state: 'valid' | 'invalid' | 'missing' | 'unchecked' | 'unsigned' | 'encrypted';
  readonly reason: string;
  /** In Base64url. */
  readonly signature: string;
}

/** A check of the claims, by its name, and whether they pass it. */
export interface Check {
  readonly check: string;
  readonly passed: boolean;
  readonly detail: string;
}
