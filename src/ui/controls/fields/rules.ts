/** A rule for a value. */
export interface Rule<Value> {
  /** Returns false or throws where the value is invalid; any other result, null included, means valid. */
  readonly validator: (value: Value) => unknown;
  readonly message: string;
}

/** The message of the last rule that a value breaks; undefined where it breaks none. */
export const lastBroken = <Value>(value: Value, rules: readonly Rule<Value>[]): string | undefined =>
  rules.findLast((rule) => isBroken(rule, value))?.message;

function isBroken<Value>({ validator }: Rule<Value>, value: Value): boolean {
  try {
    return validator(value) === false;
  } catch {
    return true;
  }
}
