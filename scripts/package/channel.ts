/** The npm tag of a version. Only `latest` also moves the image tag `latest` and GitHub's latest release. */
export type Channel = 'latest' | 'next' | 'previous';

/** Without build metadata, which neither npm nor tags of images keep. */
const semVer = /^v?(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[\da-z.-]+)?$/i;

/** Parses a stable version; returns undefined for prereleases and other text. */
function readStable(text: string): readonly bigint[] | undefined {
  const [, major, minor, patch, prerelease] = semVer.exec(text) ?? [];
  return major && minor && patch && !prerelease ? [major, minor, patch].map(BigInt) : undefined;
}

function isNewer(left: readonly bigint[], right: readonly bigint[]): boolean {
  const index = left.findIndex((part, at) => part !== right[at]);
  return (left[index] ?? 0n) > (right[index] ?? 0n);
}

/** Chooses the channel of a version by those published: a prerelease or an older version never becomes the latest. */
export function channelOf(version: string, published: readonly string[]): Channel {
  if (!semVer.test(version)) throw new RangeError(`Not a semantic version: ${version}`);
  const stable = readStable(version);
  if (!stable) return 'next';
  const isSuperseded = published.map(readStable).some((other) => other && isNewer(other, stable));
  return isSuperseded ? 'previous' : 'latest';
}
