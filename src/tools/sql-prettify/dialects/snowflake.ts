import { type DialectOptions, snowflake } from 'sql-formatter';

/** Paths of stages, in which there is no white space, are one token. */
export const dialect: DialectOptions = {
  ...snowflake,
  tokenizerOptions: {
    ...snowflake.tokenizerOptions,
    paramTypes: { custom: [{ regex: String.raw`@[~%]?[\w.$/=~-]*\w` }] },
  },
};
