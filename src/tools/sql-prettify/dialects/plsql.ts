import { type DialectOptions, plsql } from 'sql-formatter';

/** Numbers have suffixes (`1d`, `10m`), the cells of models brackets; `%` joins a name and its attribute: `t%ROWTYPE`. */
export const dialect: DialectOptions = {
  ...plsql,
  tokenizerOptions: {
    ...plsql.tokenizerOptions,
    extraParens: ['[]'],
    identChars: { ...plsql.tokenizerOptions.identChars, allowFirstCharNumber: true },
  },
  formatOptions: {
    ...plsql.formatOptions,
    alwaysDenseOperators: [...(plsql.formatOptions.alwaysDenseOperators ?? []), '%'],
  },
};
