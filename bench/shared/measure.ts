/** The result of the last of several runs, and the time of the fastest in milliseconds. */
export interface Timed<T> {
  readonly result: T;
  readonly time: number;
}

/** Runs several times, because the first runs are slower. */
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

/** Prints the fastest run, and its ratio to `ours`, the time to compare with. */
export async function measure<T>(label: string, run: () => T | Promise<T>, ours?: number): Promise<Timed<T>> {
  const timed = await timeBest(run);
  const ratio = ours === undefined ? '' : `, ${(timed.time / ours).toFixed(2)} times our time`;
  console.log(`${label}: ${timed.time.toFixed(1)} ms${ratio}`);
  return timed;
}
