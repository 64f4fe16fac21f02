import { hive } from 'sql-formatter';

export const dialect = hive;
