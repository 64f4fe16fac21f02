/** The words that distinguish names from keywords. */

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Tokens before an expression, ... */
export const before = list(
  ', ( SELECT DISTINCT WHERE AND OR NOT ON BY SET HAVING CASE WHEN THEN ELSE BETWEEN LIKE IN RETURNING AS IF ELSIF ELSEIF WHILE UNTIL RETURN',
);
/** ... and after a name that is one, or after an alias. */
export const after = list(
  ', ) ; ASC DESC AS FROM WHERE AND OR THEN WHEN ELSE END IS IN NOT LIKE ILIKE SIMILAR REGEXP RLIKE BETWEEN COLLATE ESCAPE GROUP ORDER NULLS HAVING LIMIT OFFSET FETCH FOR WINDOW QUALIFY RETURNING INTO VALUES UNION EXCEPT INTERSECT JOIN INNER LEFT RIGHT FULL CROSS NATURAL USING ON',
);
/** Keywords in place of a value or a table, ... */
export const values = list(
  'CASE WHEN THEN ELSE SELECT DISTINCT NOT EXISTS NULL TRUE FALSE UNKNOWN DEFAULT ALL ANY SOME MAX MAXVALUE MINVALUE CURRENT_DATE CURRENT_TIME CURRENT_TIMESTAMP CURRENT_USER CURRENT_ROLE SESSION_USER SYSTEM_USER LOCALTIME LOCALTIMESTAMP SYSDATE SYSTIMESTAMP ROWNUM',
);
/** ... and, where there can be no table, those of types, constraints and statements. */
export const neverNames = list(
  'SIGNED UNSIGNED IDENTITY MATCHED BOTH LEADING TRAILING NOTHING BEGIN END RETURN BREAK CONTINUE EXIT LEAVE STOP RAISE OTHERS COMMIT ROLLBACK DELETE UPDATE INSERT PRIMARY FOREIGN UNIQUE CHECK CONSTRAINT',
);
/** Before a list of options, which are no names. */
export const optionLists = list('WITH EXPLAIN ANALYZE VACUUM OPTION OPTIONS EXTRACT');

/** Before the name of a table, column, index or the like, ... */
export const beforeObject = list(
  'FROM ONLY JOIN INTO UPDATE MERGE USING TABLE TRUNCATE VIEW INDEX COLUMN EXISTS REFERENCES CONSTRAINT TRIGGER FUNCTION PROCEDURE SEQUENCE PACKAGE SCHEMA DATABASE CALL EXEC',
);
/** ... and keywords that can be there instead. */
export const neverObjects = list(
  'ONLY LATERAL TABLE BODY INTO SET IF OR OF ON AS BY TO FOR USING JOIN UNION VALUES TOP IGNORE LOW_PRIORITY TEMP TEMPORARY OUTFILE DUMPFILE CONCURRENTLY AUTHORIZATION TABLESPACE PRIMARY FOREIGN UNIQUE CHECK',
);
/** Keywords that follow a column or table as an alias does. */
export const neverAliases = list('WITHIN IGNORE LOCK FINAL GLOBAL SEMI ANTI ASOF ISNULL NOTNULL OVERLAPS PERCENT');
/** Words that begin clauses without aliases. */
export const otherClauses = list(
  'WHERE GROUP ORDER HAVING LIMIT OFFSET FETCH FOR WINDOW QUALIFY RETURNING SET VALUES INSERT UPDATE CREATE ALTER',
);
/** Words with which a line of a table's definition begins that is no column. */
export const neverColumns = list('KEY INDEX FULLTEXT SPATIAL LIKE EXCLUDE PERIOD PARTITION SUBPARTITION');
