/** A version as Semantic Versioning 2.0.0 sees it, with any count of numbers. */
export interface Version {
  readonly numbers: readonly string[];
  readonly prerelease: readonly string[];
}

/** Reads `1.2.3`, `v2`, `1.0-rc.1`, `1.0rc1`; what follows a `+` counts for nothing. Nothing where it is none. */
export function readVersion(text: string): Version | undefined {
  const [whole, numbers = '', dashed, bare] =
    /^[vV]?(\d+(?:\.\d+)*)(?:-([0-9A-Za-z.-]+)|([A-Za-z][0-9A-Za-z.-]*))?(?:\+[0-9A-Za-z.-]*)?$/.exec(text.trim()) ??
    [];
  if (whole === undefined) return undefined;
  return { numbers: numbers.split('.'), prerelease: (dashed ?? bare)?.split('.') ?? [] };
}

/** Precedence as in Semantic Versioning 2.0.0, section 11; a number that is missing is 0. */
export function compareVersions(a: Version, b: Version): number {
  for (let index = 0; index < Math.max(a.numbers.length, b.numbers.length); index++) {
    const difference = compareDigits(a.numbers[index] ?? '0', b.numbers[index] ?? '0');
    if (difference !== 0) return difference;
  }
  if (a.prerelease.length === 0 || b.prerelease.length === 0) return b.prerelease.length - a.prerelease.length;
  for (const [index, left] of a.prerelease.entries()) {
    const right = b.prerelease[index];
    if (right === undefined) return 1;
    const difference = compareIdentifiers(left, right);
    if (difference !== 0) return difference;
  }
  return a.prerelease.length - b.prerelease.length;
}

function compareIdentifiers(a: string, b: string): number {
  const [isNumber, isOtherNumber] = [/^\d+$/.test(a), /^\d+$/.test(b)];
  if (isNumber && isOtherNumber) return compareDigits(a, b);
  if (isNumber !== isOtherNumber) return isNumber ? -1 : 1;
  return a === b ? 0 : a < b ? -1 : 1;
}

/** Compares whole numbers of any size by their digits. */
export function compareDigits(a: string, b: string): number {
  const [left, right] = [a.replace(/^0+/, ''), b.replace(/^0+/, '')];
  return left.length - right.length || (left === right ? 0 : left < right ? -1 : 1);
}
