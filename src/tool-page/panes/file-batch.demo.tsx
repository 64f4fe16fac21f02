/** The results of several files, file by file as they come. */

import type { Batch, BatchItem } from '#page/session/files/use-batch.ts';
import { Verdict } from '#ui/display/values/verdict.tsx';
import { BatchTable } from './file-batch.tsx';

const operation = { input: 'file', output: 'digest' } as const;
const fileOf = (name: string) => new File(['x'.repeat(1_200)], name);
const common = { fraction: 0, elapsed: 0 };
const digest = '2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881';

const items: readonly BatchItem[] = [
  {
    ...common,
    file: fileOf('notes.txt'),
    state: 'done',
    outcome: { value: digest, notices: [], duration: 1 },
  },
  {
    ...common,
    file: fileOf('broken.txt'),
    state: 'done',
    outcome: { failure: { code: 'no-hash', params: { seen: '#' } }, notices: [], duration: 1 },
  },
  { file: fileOf('film.mkv'), state: 'running', fraction: 0.4, elapsed: 900 },
  { ...common, file: fileOf('next.iso'), state: 'waiting' },
  { ...common, file: fileOf('unwanted.iso'), state: 'cancelled' },
];
const batchOf = (some: readonly BatchItem[]): Batch => ({ items: some, elapsed: 2_000, cancel() {}, resume() {} });

/** A file is waiting, being worked on, outcome, wrong, or cancelled. */
export const EveryState = () => <BatchTable batch={batchOf(items)} operation={operation} onClear={() => {}} />;

/** A further column says what to think of each. */
export const WithVerdicts = () => (
  <BatchTable
    batch={batchOf(items.slice(0, 1))}
    operation={operation}
    onClear={() => {}}
    verdict={{ title: 'Check', of: () => <Verdict tone="good">As listed</Verdict> }}
  />
);

/** A hundred at first, the others at a press. */
export const Many = () => (
  <BatchTable
    batch={batchOf(
      Array.from({ length: 120 }, (_, at) => ({ ...common, file: fileOf(`${at}.txt`), state: 'waiting' })),
    )}
    operation={operation}
    onClear={() => {}}
  />
);
