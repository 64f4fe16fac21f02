/** The result of the last of several runs, and the time of the fastest in milliseconds. */
export interface Timed<T> {
  readonly result: T;
  readonly time: number;
}

/** Runs several times, because the first runs are slower. */
export async function timeBest<T>(run: () => T | Promise<T>, rounds = 3): Promise<Timed<T>> {
  let result = await run();
  const times = await timesOf(async () => {
    result = await run();
  }, rounds);
  return { result, time: Math.min(...times) };
}

/** The times of several runs in milliseconds, in order: the first includes what is done once. */
export async function timesOf(run: () => unknown, rounds: number): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return times;
}

/** Prints the fastest run, and its ratio to `ours`, the time to compare with. */
export async function measure<T>(label: string, run: () => T | Promise<T>, ours?: number): Promise<Timed<T>> {
  const timed = await timeBest(run);
  const ratio = ours === undefined ? '' : `, ${(timed.time / ours).toFixed(2)} times our time`;
  console.log(`${label}: ${timed.time.toFixed(1)} ms${ratio}`);
  return timed;
}
