import { makeRandom } from './random-words.ts';

const { random } = makeRandom();

/** Networks of IPv4, one per line, with prefix lengths from `shortest` to 32; the same ones in every run. */
export const randomNetworks = (count: number, shortest: number): string =>
  Array.from(
    { length: count },
    () => `${1 + random(223)}.${random(256)}.${random(256)}.${random(256)}/${shortest + random(33 - shortest)}`,
  ).join('\n');
