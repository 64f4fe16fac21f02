import { bigquery } from 'sql-formatter';

export const dialect = bigquery;
