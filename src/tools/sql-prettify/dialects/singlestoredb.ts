import { singlestoredb } from 'sql-formatter';

export const dialect = singlestoredb;
