/** The words and signs by which the blocks of SQL are found. */

export const routine =
  /(?:create|alter)\s+(?:or\s+(?:replace|alter)\s+)?(?:definer\s*=\s*\S+\s+)?(?:(?:non)?editionable\s+|aggregate\s+|temp(?:orary)?\s+)?(?:proc|procedure|function|trigger|package|event|type\s+body)\b/iy;

/** Words of a statement that is the whole body of a routine: a `CASE` after one of them is an expression. */
export const ofStatement = /^(?:CALL|FROM|INTO|RETURN|SELECT|SET|VALUES|WITH)$/;

/** What makes `BEGIN` and `END` words of another statement. */
export const transaction =
  /\s+(?:tran|transaction|work|name|distributed|dialog|conversation|deferred|immediate|exclusive|concurrent|read|isolation|(?:not\s+)?deferrable)\b/iy;
export const conversation = /\s+conversation\b/iy;
export const semicolon = /\s*(?:;|$)/y;

/** `IF EXISTS name` and `IF NOT EXISTS name` are part of a statement. */
export const existence = /\s+(?:not\s+)?exists\b(?!\s*\()/iy;
/** A body in quotes, of another language, or that is one query. */
export const otherBody = /\s*(?:['$]|(?:language|external|mle|return)\b)/iy;
/** Words and variables before an `AS` that does not end a head: `EXECUTE AS`, the names of rows, types. */
export const beforeOtherAs = /^(?:EXEC|EXECUTE|NEW|OLD|PARENT|@.*)$/;
export const blockKind = /\s+(?:(?:not\s+)?atomic|try|catch)\b/iy;
export const nextIf = /\s+if\b/iy;
export const nextElse = /\s*else\b/iy;
export const nextParenthesis = /\s*\(/y;
export const lineEnd = /[ \t]*(?:[\r\n]|$)/y;

/** Words with which statements of Transact-SQL begin; all of them but THROW are reserved. */
export const beginnings = new Set([
  ...['ALTER', 'BACKUP', 'BEGIN', 'BREAK', 'CLOSE', 'COMMIT', 'CONTINUE', 'CREATE', 'DBCC', 'DEALLOCATE', 'DECLARE'],
  ...['DELETE', 'DENY', 'DROP', 'ELSE', 'END', 'EXEC', 'EXECUTE', 'FETCH', 'GOTO', 'GRANT', 'IF', 'INSERT', 'KILL'],
  ...['MERGE', 'OPEN', 'PRINT', 'RAISERROR', 'RESTORE', 'RETURN', 'REVERT', 'REVOKE', 'ROLLBACK', 'SAVE', 'SELECT'],
  ...['SET', 'THROW', 'TRUNCATE', 'UPDATE', 'USE', 'WAITFOR', 'WHILE'],
]);

/** Words and signs that end no statement: what follows is part of it. */
export const unfinished =
  /^(?:[-+*/%<>=!^&|~,.:]+|AFTER|ALL|AND|AS|DENY|EXCEPT|FOR|FULL|GRANT|IF|INNER|INTERSECT|LEFT|NOT|OF|OR|REVOKE|RIGHT|ROWS?|THEN|UNION|WITH)$/;

/** Words that are part of a statement once, though they could begin another. */
export const awaitedAfter: Readonly<Record<string, RegExp>> = {
  ALTER: /^(?:ALTER|DROP|SET)$/,
  INSERT: /^(?:EXEC|EXECUTE|SELECT)$/,
  UPDATE: /^SET$/,
  WITH: /^(?:DELETE|INSERT|MERGE|SELECT|UPDATE)$/,
};
