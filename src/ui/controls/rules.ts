/** What a value must fulfil. */
export interface Rule<Value> {
  /** Returns false, or throws, where the value is wrong; whatever else it returns (null too), the value is right. */
  readonly validator: (value: Value) => unknown;
  readonly message: string;
}

/** The message of the last rule that a value breaks; nothing where it keeps them all. */
export const lastBroken = <Value>(value: Value, rules: readonly Rule<Value>[]): string | undefined =>
  rules.findLast((rule) => isBroken(rule, value))?.message;

function isBroken<Value>({ validator }: Rule<Value>, value: Value): boolean {
  try {
    return validator(value) === false;
  } catch {
    return true;
  }
}
