/** A table whose third column and later ones are below the first two on a phone. */
import { FoldedTable } from './folded-table.tsx';

export const Runs = () => (
  <FoldedTable
    label="Runs"
    rows={[
      { local: 'Tue, Dec 1, 09:00', from: 'in 21 hr', run: '2026-12-01T09:00:00Z' },
      { local: 'Wed, Dec 2, 09:00', from: 'in 1 day 21 hr', run: '2026-12-02T09:00:00Z' },
    ]}
  />
);
