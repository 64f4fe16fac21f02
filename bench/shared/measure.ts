/** The result of the last of several runs, and the time of the fastest in milliseconds. */
export interface Timed<T> {
  readonly result: T;
  readonly time: number;
}

/** Runs several times, for the first runs are slower than what follows. */
export async function timeBest<T>(run: () => T | Promise<T>, rounds = 3): Promise<Timed<T>> {
  let result = await run();
  let time = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    result = await run();
    time = Math.min(time, performance.now() - start);
  }
  return { result, time };
}

/** Tells the fastest run, and how often `ours`, the time to compare with, goes into it. */
export async function measure<T>(label: string, run: () => T | Promise<T>, ours?: number): Promise<Timed<T>> {
  const timed = await timeBest(run);
  const ratio = ours === undefined ? '' : `, ${(timed.time / ours).toFixed(2)} times our time`;
  console.log(`${label}: ${timed.time.toFixed(1)} ms${ratio}`);
  return timed;
}
