/** The variables that `SET` of SQL*Plus has, and no statement: these are not followed by `=` or `TO`. */
const variables = [
  'appi(?:nfo)?|array(?:size)?|auto(?:commit)?|autop(?:rint)?|autot(?:race)?|colsep|concat|def(?:ine)?|echo',
  'emb(?:edded)?|esc(?:ape)?|feed(?:back)?|flu(?:sh)?|hea(?:ding)?|heads(?:ep)?|lin(?:esize)?|long|longc(?:hunksize)?',
  'mark(?:up)?|newp(?:age)?|null|num(?:width)?|numf(?:ormat)?|pages(?:ize)?|pau(?:se)?|serverout(?:put)?|show(?:mode)?',
  'sqlbl(?:anklines)?|sqlp(?:rompt)?|sqlt(?:erminator)?|sqlformat|tab|term(?:out)?|timi?(?:ng)?|trim(?:out)?',
  'trims(?:pool)?|und(?:erline)?|ver(?:ify)?|wra(?:p)?',
].join('|');

/** The rest of a line, which a hyphen at its end continues on the next one. */
const rest = '(?:[^\\r\\n]*-[ \\t]*(?:\\r\\n|\\r|\\n))*[^\\r\\n]*';

/** Commands that no statement of any dialect could be. */
const safe = [
  'prompt(?![\\w(.])',
  'spo(?:ol)?[ \\t]+(?![=(])',
  'whenever[ \\t]+(?:sqlerror|oserror)\\b',
  `set[ \\t]+(?:${variables})[ \\t]+(?!to\\b|[=:])`,
  'exec[ \\t]+[\\w.$#"]+[ \\t]*\\((?=[^\\r\\n]*\\)[ \\t]*(?:;[ \\t]*)?(?:[\\r\\n]|$))',
];

/** Commands that could be statements of other dialects. */
const words = [
  'acc(?:ept)?|archive|bre(?:ak)?|bti(?:tle)?|cl(?:ear)?|col(?:umn)?|comp(?:ute)?|conn(?:ect)?|def(?:ine)?',
  'desc(?:ribe)?|disc(?:onnect)?|exec(?:ute)?(?![ \\t]+immediate\\b)|exit(?![ \\t]+when\\b)|help|ho(?:st)?',
  'passw(?:ord)?|pau(?:se)?|pri(?:nt)?|pro(?:mpt)?|quit|recover|rem(?:ark)?|repfooter|repheader|sho(?:w)?|shutdown',
  'set(?![ \\t]+(?:transaction|role|constraints?|[\\w.]+[ \\t]*=))|sta(?:rt)?|startup|store|timing|tti(?:tle)?',
  'undef(?:ine)?|var(?:iable)?',
].join('|');

/** Not a variable, function or column of that name. */
const own = ['@', '!', `(?:${words})(?![\\w$#]|[ \\t]*[.(=:,])`];

/** Commands of SQL*Plus that are commands in every dialect. */
export const anySqlplus = `(?:${safe.join('|')})${rest}`;
/** All commands of SQL*Plus. */
export const sqlplus = `(?:${[...safe, ...own].join('|')})${rest}`;
