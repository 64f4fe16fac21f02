import { type DialectOptions, transactsql } from 'sql-formatter';

/** With the hints about locks. */
export const dialect: DialectOptions = {
  ...transactsql,
  tokenizerOptions: {
    ...transactsql.tokenizerOptions,
    reservedKeywords: [
      ...transactsql.tokenizerOptions.reservedKeywords,
      ...['NOLOCK', 'READPAST', 'ROWLOCK', 'TABLOCK', 'UPDLOCK'],
    ],
  },
};
