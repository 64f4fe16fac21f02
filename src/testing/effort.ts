/**
 * Measures work independently of the load of the machine: processor time, compared with that of less work, and measured
 * again before it counts as too much.
 */

/** Processor time of this process for some work, in milliseconds. */
async function measure(work: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Below, compilation and garbage collection dominate. Quadratic work on the sizes that are used takes seconds. */
const shortest = 20;
const attempts = 12;

/**
 * Whether the time of some work grows linearly with its size. For four times the size, linear work takes four times as
 * long, quadratic work sixteen times; the limit is eight. The size must be large enough for quadratic growth to show.
 */
export async function growsLinearly(work: (size: number) => unknown, size: number): Promise<boolean> {
  let [small, large] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let attempt = 0; attempt < attempts; attempt++) {
    large = Math.min(large, await measure(() => work(size)));
    // Whatever less work takes, this is within the limit.
    if (large <= 8 * shortest) return true;
    small = Math.min(small, await measure(() => work(size / 4)));
    if (large <= 8 * Math.max(small, shortest)) return true;
  }
  return false;
}
