/** A record with a key for each name of a list and the value that `make` returns for it. */
export const recordOf = <K extends string, V>(
  names: readonly K[],
  make: (name: K, index: number) => V,
): Readonly<Record<K, V>> =>
  Object.fromEntries(names.map((name, index) => [name, make(name, index)])) as Readonly<Record<K, V>>;

/** The keys of a record, typed, for one known to have no others. */
export const namesOf = <K extends string>(record: Readonly<Record<K, unknown>>): readonly K[] =>
  Object.keys(record) as K[];
