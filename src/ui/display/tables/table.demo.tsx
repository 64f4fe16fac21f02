/** Flat records; the columns are the keys in order of appearance. */
import { Table } from './table.tsx';

const codes = [
  { code: 200, name: 'OK', type: 'HTTP' },
  { code: 207, name: 'Multi-Status', type: 'WebDAV', note: 'Several answers in one, each with a status of its own.' },
  { code: 404, name: 'Not Found', type: 'HTTP' },
];

/** A missing key leaves its cell empty; long texts wrap. */
export const Records = () => <Table label="Status codes" rows={codes} />;

/** Scrolls under a fixed header. */
export const Long = () => (
  <Table label="Ports" rows={Array.from({ length: 80 }, (_, row) => ({ row: row + 1, port: 1_024 + row * 7 }))} />
);

/** Of many rows, the first. */
export const VeryLong = () => (
  <Table label="Numbers" rows={Array.from({ length: 2_000 }, (_, row) => ({ row: row + 1, square: row ** 2 }))} />
);

export const Empty = () => <Table label="No records" rows={[]} />;
