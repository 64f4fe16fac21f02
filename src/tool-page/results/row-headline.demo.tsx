/** The answer of a search whose result is a table: its first row, in the columns that the operation names. */
import { RowHeadline } from './row-headline.tsx';

export const FirstRow = () => (
  <RowHeadline table={'code,name\n404,Not Found\n410,Gone'} columns={['code', 'name']} label="Status codes" />
);
