/** The elements of a matrix, any other value as it is. */
export const elementsOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'toArray' in value
    ? (value as { toArray(): unknown[] }).toArray().flat(Number.POSITIVE_INFINITY)
    : value;
