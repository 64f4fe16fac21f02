/** Numbers in rows and columns, the larger the darker. */
import { HeatMap } from './heat-map.tsx';

const hours = ['00', '06', '12', '18'];

export const Week = () => (
  <HeatMap
    label="Runs"
    columns={hours}
    rows={[
      { label: 'Mon', values: [0, 1, 12, 60] },
      { label: 'Tue', values: [0, 0, 3, 0] },
    ]}
  />
);
