/** A run that takes long, and how to cancel it. */

import type { Runner } from '#page/session/use-run.ts';
import { Pace, RunProgress } from './progress.tsx';

const run: Runner = {
  running: true,
  slow: true,
  cancelled: false,
  fraction: undefined,
  elapsed: 0,
  outcome: undefined,
  outcomeInput: undefined,
  outcomeOptions: undefined,
  success: undefined,
  issues: [],
  start() {},
  cancel() {},
  clear() {},
};

/** How far it has come is not known. */
export const Unknown = () => <RunProgress run={run} />;

/** With the size of the file: how much, how fast, how long still. */
export const OfAFile = () => <RunProgress run={{ ...run, fraction: 0.3, elapsed: 2_000 }} size={900_000_000} />;

/** Before half a second, a speed says little. */
export const TooEarly = () => <Pace fraction={0.01} elapsed={100} size={900_000_000} />;

/** What ends soon shows nothing. */
export const Fast = () => <RunProgress run={{ ...run, slow: false }} />;
