import type { Host } from '#page/services.ts';

/**
 * A host of several, each with a worker of its own, so that as many jobs run at once. They are opened when they are
 * needed; a job goes to the one that has the fewest.
 */
export function createPool(open: () => Host, size: number): Host {
  const lanes: { readonly host: Host; jobs: number }[] = [];
  const leastBusy = () => {
    const least = lanes.toSorted((a, b) => a.jobs - b.jobs)[0];
    if (least && (least.jobs === 0 || lanes.length >= size)) return least;
    const opened = { host: open(), jobs: 0 };
    lanes.push(opened);
    return opened;
  };
  return {
    lanes: size,
    async run(id, call, how) {
      const lane = leastBusy();
      lane.jobs++;
      try {
        return await lane.host.run(id, call, how);
      } finally {
        lane.jobs--;
      }
    },
  };
}
