/** Runs several times and tells the best, in milliseconds, and how often `ours`, the time to compare with, goes into it. */
export async function measure<T>(
  label: string,
  run: () => T | Promise<T>,
  ours?: number,
): Promise<{ readonly result: T; readonly time: number }> {
  let result = await run();
  let time = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3; round++) {
    const start = performance.now();
    result = await run();
    time = Math.min(time, performance.now() - start);
  }
  const ratio = ours === undefined ? '' : `, ${(time / ours).toFixed(2)} times our time`;
  console.log(`${label}: ${time.toFixed(1)} ms${ratio}`);
  return { result, time };
}
