/** Numbers the names that are taken, from 2. */
export function uniqueNames(names: readonly string[]): (wanted: string) => string {
  const taken = new Set(names);
  const numbers = new Map<string, number>();
  return (wanted) => {
    let name = wanted;
    let number = numbers.get(wanted) ?? 2;
    for (; taken.has(name); number++) name = `${wanted}-${number}`;
    numbers.set(wanted, number);
    taken.add(name);
    return name;
  };
}

/** A name as a DNS label (RFC 1123), which a Service needs: lowercase letters, digits and hyphens, 63 at most. */
export const toLabel = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 63)
    .replace(/-$/, '') || 'app';
