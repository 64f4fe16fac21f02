import classes from './folded-table.module.css';
import { Table, type TableProps } from './table.tsx';

/** A table whose third column and later ones are below the first two on a phone, instead of out of view. */
export const FoldedTable = (props: Omit<TableProps, 'className'>) => <Table {...props} className={classes.folded} />;
