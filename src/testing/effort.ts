/**
 * How much work something is, whatever else the machine does: processor time, compared with that of other work done at
 * the same moment, and measured again before it is called too much.
 */

/** Processor time of this process for a work, in milliseconds. */
async function measure(work: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Times of a few milliseconds are those of the compiler and of collected garbage. */
const shortest = 5;
const attempts = 5;

/**
 * Whether a work takes a time that grows with its size: four times as long for four times the size, be it eight times;
 * what grows with the square takes sixteen times as long. A size is one that the square would be seen of.
 */
export async function growsLinearly(work: (size: number) => unknown, size: number): Promise<boolean> {
  let [small, large] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let attempt = 0; attempt < attempts; attempt++) {
    small = Math.min(small, await measure(() => work(size / 4)));
    large = Math.min(large, await measure(() => work(size)));
    if (large <= 8 * Math.max(small, shortest)) return true;
  }
  return false;
}

/** Numbers, texts, objects and a sort: a tenth of a second, more or less, where nothing else is done. */
function referenceWork(): void {
  const rows = Array.from({ length: 100_000 }, (_, index) => ({
    key: `${(index * 7919) % 100_003}`,
    value: index / 3,
  }));
  rows.sort((a, b) => (a.key < b.key ? -1 : 1));
  new Map(JSON.parse(JSON.stringify(rows)).map(({ key, value }: { key: string; value: number }) => [key, value]));
}

/** Whether a work takes no more than so many seconds would be on a machine that does nothing else. */
export async function isDoneIn(seconds: number, work: () => unknown): Promise<boolean> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const time = await measure(work);
    // Nearly all is done in less than a tenth of one, and need not be compared.
    if (time < 100 || time <= 10 * seconds * (await measure(referenceWork))) return true;
  }
  return false;
}
