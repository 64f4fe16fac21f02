import { mariadb } from 'sql-formatter';

export const dialect = mariadb;
