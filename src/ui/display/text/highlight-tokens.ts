import type { KindInfo } from '#core/kind.ts';
import { resolvePlain } from '#lib/yaml/resolve.ts';

export type Look = 'key' | 'string' | 'number' | 'word' | 'comment';

/** A highlighted part of a row. */
export interface Part {
  readonly look: Look;
  readonly start: number;
  readonly end: number;
}

/** Whether a row continues a string that began in an earlier row. */
type IsText = (row: string) => boolean;

interface Token {
  /** Sticky, and linear in time: there is no backtracking over matched text. */
  readonly pattern: RegExp;
  readonly look?: Look | ((text: string) => Look | undefined);
  /** A bracket that opens or closes. */
  readonly depth?: 1 | -1;
  /** Begins a string that goes on in the next row. */
  readonly opens?: (row: string, start: number) => IsText;
}

interface Language {
  readonly tokens: readonly Token[];
  /** Those within brackets, where they differ. */
  readonly inner?: readonly Token[];
}

/** The type of a plain scalar in YAML 1.2. */
export function lookOfScalar(text: string): 'number' | 'word' | undefined {
  const { type } = resolvePlain(text.trim(), '1.2');
  if (type === 'string') return undefined;
  return type === 'number' || type === 'date' ? 'number' : 'word';
}

const doubleQuoted = String.raw`"(?:[^"\\]|\\.)*"`;
const singleQuoted = "'[^']*'";

const json: Language = {
  tokens: [
    { pattern: new RegExp(String.raw`${doubleQuoted}(?=\s*:)`, 'y'), look: 'key' },
    { pattern: new RegExp(`${doubleQuoted}?`, 'y'), look: 'string' },
    { pattern: /-?\d[\w.+-]*/y, look: 'number' },
    { pattern: /true|false|null|NaN|Infinity/y, look: 'word' },
    { pattern: /\/\/.*|\/\*.*?(?:\*\/|$)/y, look: 'comment' },
  ],
};

/** The rows of a block scalar are blank, or indented more than its key or dash. */
function opensBlock(row: string, start: number): IsText {
  const lead = /^ *(?:[-?] +)*/.exec(row)?.[0] ?? '';
  const hasKey = /:\s/.test(row.slice(lead.length, start));
  const column = hasKey ? lead.length : Math.max(0, lead.trimEnd().length - 1);
  return (next) => next.trim() === '' || next.search(/[^ ]/) > column;
}

/** Plain scalars are of `characters`; a key ends before a `colon`. */
const yamlTokens = (characters: string, colon: string): Token[] => [
  { pattern: /(?<!\S)#.*/sy, look: 'comment' },
  { pattern: /^(?:---|\.\.\.)(?!\S)/y, look: 'comment' },
  { pattern: new RegExp(String.raw`[-?](?!\S)|(?<=["']):|${colon}`, 'y') },
  { pattern: new RegExp(String.raw`(?:${doubleQuoted}|'(?:[^']|'')*')(?=\s*:)`, 'sy'), look: 'key' },
  { pattern: new RegExp(`${doubleQuoted}?|'(?:[^']|'')*'?`, 'sy'), look: 'string' },
  { pattern: /[[{]/y, depth: 1 },
  { pattern: /[\]}]/y, depth: -1 },
  { pattern: /[&*!][^\s,[\]{}]*/y, look: 'word' },
  { pattern: /[|>][-+\d]{0,2}(?=\s*$|\s+#)/y, look: 'string', opens: opensBlock },
  { pattern: new RegExp(String.raw`(?=\S)(?:(?!\s#)${characters})+?(?=${colon})`, 'sy'), look: 'key' },
  { pattern: new RegExp(String.raw`(?=\S)(?:(?!\s#|${colon})${characters})+`, 'sy'), look: lookOfScalar },
];

const yaml: Language = {
  tokens: yamlTokens('.', String.raw`:(?!\S)`),
  inner: yamlTokens(String.raw`[^,[\]{}]`, String.raw`:(?=[\s,[\]{}]|$)`),
};

/** The inside of a TOML string of several lines, without its end. */
const longBasic = String.raw`(?:[^"\\]|\\.|"(?!""))*`;
const longLiteral = "(?:[^']|'(?!''))*";
const goesOn = {
  '"': new RegExp(String.raw`^${longBasic}\\?$`, 's'),
  "'": new RegExp(`^${longLiteral}$`, 's'),
};

function opensLong(row: string, start: number): IsText {
  const inside = goesOn[row[start] === '"' ? '"' : "'"];
  let isOpen = true;
  return (next) => {
    const isText = isOpen;
    isOpen &&= inside.test(next);
    return isText;
  };
}

const toml: Language = {
  tokens: [
    { pattern: /#.*/sy, look: 'comment' },
    // The name of a table, alone in its row.
    {
      pattern: new RegExp(
        String.raw`(?<=^[ \t]*\[\[?)(?:[^"'#,=[\]]|${doubleQuoted}|${singleQuoted})+(?=\]\]?\s*(?:#|$))`,
        'sy',
      ),
      look: 'key',
    },
    { pattern: new RegExp(String.raw`(?:${doubleQuoted}|${singleQuoted})(?=\s*[.=])`, 'sy'), look: 'key' },
    { pattern: new RegExp(`"""${longBasic}"{3,5}|'''${longLiteral}'{3,5}`, 'sy'), look: 'string' },
    { pattern: /(?:"""|''').*/sy, opens: opensLong },
    { pattern: new RegExp(`${doubleQuoted}?|${singleQuoted}?`, 'sy'), look: 'string' },
    // A date may have a space before the time.
    {
      pattern: /[-+]?(?:\d[\w:.+-]{0,200}(?: \d\d:[\w:.+-]{1,40})?|inf|nan)(?=\s*(?:[,\]}#]|$))/y,
      look: 'number',
    },
    { pattern: /(?:true|false)(?=\s*(?:[,\]}#]|$))/y, look: 'word' },
    { pattern: /[\w-]+(?=\s*[.=])/y, look: 'key' },
    { pattern: /[\w+:-]+/y },
  ],
};

/** A comment or CDATA section goes on to the row that has its end. */
const opensUntil = (end: string) => (): IsText => {
  let isOpen = true;
  return (next) => {
    const isText = isOpen;
    isOpen &&= !next.includes(end);
    return isText;
  };
};

const xml: Language = {
  tokens: [
    { pattern: /<!--.*?-->/sy, look: 'comment' },
    { pattern: /<!--.*/sy, look: 'comment', opens: opensUntil('-->') },
    { pattern: /<!\[CDATA\[.*?\]\]>/sy, look: 'string' },
    { pattern: /<!\[CDATA\[.*/sy, look: 'string', opens: opensUntil(']]>') },
    { pattern: /<[/?!]?(?=[^\s<>])/y, depth: 1 },
    { pattern: /&[^\s;&<]{1,40};/y, look: 'number' },
    // A tag of several rows has an attribute, or more, in each.
    { pattern: /(?<=^\s*)[^\s=<>"'/&]+(?=="[^"]*"|='[^']*')/y, look: 'key', depth: 1 },
    { pattern: /\s+/y },
    { pattern: /[^<&]+/y },
  ],
  inner: [
    { pattern: /(?<=<[/?!]?)[^\s=<>"'/?]+/y, look: 'word' },
    { pattern: /[^\s=<>"'/?]+/y, look: 'key' },
    { pattern: /"[^"<]*"?|'[^'<]*'?/y, look: 'string' },
    { pattern: /[/?]?>/y, depth: -1 },
  ],
};

/** Keywords of most dialects. */
const sqlWords = new Set(
  (
    'ADD ALL ALTER ANALYZE AND ANY AS ASC BEGIN BETWEEN BY CASCADE CASE CAST CHECK COLUMN COMMIT CONFLICT CONSTRAINT ' +
    'CREATE CROSS CURRENT DATABASE DECLARE DEFAULT DELETE DESC DISTINCT DO DROP ELSE END EXCEPT EXECUTE EXISTS EXPLAIN ' +
    'FALSE FETCH FILTER FOR FOREIGN FROM FULL FUNCTION GRANT GROUP HAVING IF ILIKE IN INDEX INNER INSERT INTERSECT ' +
    'INTERVAL INTO IS JOIN KEY LATERAL LEFT LIKE LIMIT LOOP MATERIALIZED MERGE NATURAL NOT NULL OFFSET ON OR ORDER ' +
    'OUTER OVER PARTITION PRIMARY PROCEDURE QUALIFY RECURSIVE REFERENCES REPLACE RETURN RETURNING RETURNS REVOKE RIGHT ' +
    'ROLLBACK ROW ROWS SCHEMA SELECT SET TABLE TEMPORARY THEN TO TRANSACTION TRIGGER TRUE TRUNCATE UNION UNIQUE UPDATE ' +
    'USING VALUES VIEW WHEN WHERE WHILE WINDOW WITH'
  ).split(' '),
);

/** Whether a word is a keyword of SQL. */
export const isSqlWord = (word: string): boolean => sqlWords.has(word.toUpperCase());

const sql: Language = {
  tokens: [
    { pattern: /--.*/sy, look: 'comment' },
    { pattern: /\/\*.*?\*\//sy, look: 'comment' },
    { pattern: /\/\*.*/sy, look: 'comment', opens: opensUntil('*/') },
    { pattern: /'(?:[^'\\]|\\.|'')*'?/sy, look: 'string' },
    { pattern: /"[^"]*"?|`[^`]*`?/sy, look: 'key' },
    { pattern: /[\p{L}_@#$:][\p{L}\p{N}_$#]*/uy, look: (word) => (isSqlWord(word) ? 'word' : undefined) },
    { pattern: /\d[\w.]*/y, look: 'number' },
  ],
};

/** The parts of a JSON Web Token, in the colours that they have in the editor. */
const jwt: Language = {
  tokens: [
    { pattern: /^[\w-]+(?=\.)/y, look: 'key' },
    { pattern: /(?<=^[\w-]+\.)[\w-]+/y, look: 'number' },
    { pattern: /(?<=^[\w-]+\.[\w-]*\.)[\w-]+/y, look: 'word' },
    { pattern: /[\w-]+/y },
  ],
};

const languages: Readonly<Record<NonNullable<KindInfo['language']>, Language>> = { json, yaml, toml, xml, sql, jwt };

/**
 * A function that finds the highlighted parts of the rows of a text, which it must get in order: strings of several
 * rows are not highlighted, whatever they contain.
 */
export function rowReader(name: keyof typeof languages): (row: string) => readonly Part[] {
  const language = languages[name];
  let isText: IsText | undefined;
  return (row) => {
    if (isText?.(row)) return [];
    isText = undefined;
    const parts: Part[] = [];
    let depth = 0;
    let start = 0;
    while (start < row.length) {
      const tokens = depth > 0 ? (language.inner ?? language.tokens) : language.tokens;
      const [token, end] = match(tokens, row, start);
      const look = typeof token?.look === 'function' ? token.look(row.slice(start, end)) : token?.look;
      if (look) parts.push({ look, start, end });
      depth = Math.max(0, depth + (token?.depth ?? 0));
      isText = token?.opens?.(row, start) ?? isText;
      start = end;
    }
    return parts;
  };
}

/** The first token that matches, and where it ends; where none does, one character is skipped. */
function match(tokens: readonly Token[], row: string, start: number): readonly [Token | undefined, number] {
  for (const token of tokens) {
    token.pattern.lastIndex = start;
    if (token.pattern.test(row)) return [token, token.pattern.lastIndex];
  }
  return [undefined, start + 1];
}
