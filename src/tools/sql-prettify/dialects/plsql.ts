import { type DialectOptions, plsql } from 'sql-formatter';

/** `%` stands between a name and its attribute: `t%ROWTYPE`. */
export const dialect: DialectOptions = {
  ...plsql,
  formatOptions: {
    ...plsql.formatOptions,
    alwaysDenseOperators: [...(plsql.formatOptions.alwaysDenseOperators ?? []), '%'],
  },
};
