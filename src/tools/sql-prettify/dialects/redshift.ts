import { redshift } from 'sql-formatter';

export const dialect = redshift;
