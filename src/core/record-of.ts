/** A record with the names of a list, each with the value that is made for it. */
export const recordOf = <K extends string, V>(
  names: readonly K[],
  make: (name: K, index: number) => V,
): Readonly<Record<K, V>> =>
  Object.fromEntries(names.map((name, index) => [name, make(name, index)])) as Readonly<Record<K, V>>;

/** The names of a record that is known to have no others. */
export const namesOf = <K extends string>(record: Readonly<Record<K, unknown>>): readonly K[] =>
  Object.keys(record) as K[];
