/** Comma-separated values as a table. */
import { toBigText } from '#lib/big-text/make-big-text.ts';
import { CsvTable } from './csv-table.tsx';

export const Records = () => <CsvTable label="Ports" text={'port,name\n22,ssh\n443,"https, http/3"'} />;

const long = ['row,square', ...Array.from({ length: 20_000 }, (_, row) => `${row},${row ** 2}`)].join('\n');

/** Of many rows only the visible ones are drawn. */
export const Long = () => <CsvTable label="Squares" text={toBigText(long)} labelOf={(column) => `The ${column}`} />;
