/** Any number of rows: only visible ones are rendered. */
import { VirtualList } from './virtual-list.tsx';

export const AMillionRows = () => (
  <VirtualList
    role="region"
    aria-label="A million rows"
    total={1_000_000}
    renderRow={(index) => <div key={index}>{`Row ${index + 1}`}</div>}
  />
);
