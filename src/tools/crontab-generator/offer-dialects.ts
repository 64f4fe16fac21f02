import { type Offer, ToolError } from '#core/tool.ts';
import { type DialectName, dialectNames } from '#lib/cron/options.ts';
import { type Cron, isSchedule } from '#lib/cron/read-cron.ts';
import { parseOrUndefined } from '#lib/errors/parse-or-undefined.ts';
import { readWords } from './read-words.ts';
import { daysBeforeLast } from './runs.ts';
import { translate } from './translate.ts';

type Chosen = DialectName | 'auto';

/** An expression in a text. */
export interface Written {
  readonly expression: string;
  /** Settings and comments, which an offered text keeps. */
  readonly before: string;
  /** Reads this expression, or another one by the same rules. */
  readonly readAs: (dialect: Chosen, expression?: string) => Cron;
}

/** Reads an expression whose runs can be found; undefined for any other. */
export const accept = ({ readAs }: Written, dialect: Chosen, expression?: string): Cron | undefined =>
  parseOrUndefined(() => {
    const cron = readAs(dialect, expression);
    if (isSchedule(cron)) daysBeforeLast(cron);
    return cron;
  });

/** How all dialects but one read an expression, as far as they accept it. */
export const readingsOf = (written: Written, except: Chosen): readonly Cron[] =>
  dialectNames.flatMap((dialect) => (dialect === except ? [] : (accept(written, dialect) ?? [])));

export const offerReadings = (crons: readonly Cron[]): readonly Offer[] => crons.map(({ dialect }) => ({ dialect }));

/** Errors about the number of fields, by the dialect that would accept five of them and another one. */
const dialectOfError: Readonly<Record<string, DialectName>> = {
  'cron-quartz-fields': 'quartz',
  'cron-six-fields': 'spring',
  'cron-aws-fields': 'aws',
};

/** Longer texts, in UTF-16 units, are an expression of no dialect: reading them as each of them only takes time. */
const maxLength = 2_000;

/** An error with offers of what would help: hyphens for dashes, the expression for a schedule in words, the dialects that accept the
 * expression, the field that it lacks, or the operation for lines with commands. */
export function withHelp(error: ToolError, written: Written, chosen: Chosen): ToolError {
  const { code, params, at } = error;
  if (code === 'cron-command') return new ToolError(code, params, at, [{ operation: 'crontab' }]);
  if (written.expression.length > maxLength) return error;
  const hyphenated = written.expression.replace(/[‐-―−]/g, '-');
  if (hyphenated !== written.expression && accept(written, chosen, hyphenated))
    return new ToolError('dash', { write: hyphenated.trim() }, at, [{ input: written.before + hyphenated }]);
  const rate = /^\s*rate\(\s*([^()]*?)\s*\)\s*$/i.exec(written.expression)?.[1];
  if (rate !== undefined) return withoutRate(written, `every ${rate}`, chosen);
  const said = writeWords(written, chosen);
  if (said !== undefined) {
    const place = { offset: 0, length: written.expression.length };
    return new ToolError('in-words', { write: said }, place, [{ input: written.before + said }]);
  }
  const offers = offerReadings(readingsOf(written, chosen));
  const dialect = dialectOfError[code];
  if (dialect) {
    const write = addField(written, dialect);
    if (write === undefined) return new ToolError(code, params, at, offers);
    const offer = { input: written.before + write };
    return new ToolError(dialect === 'aws' ? 'add-year' : 'add-seconds', { dialect, write }, at, [offer, ...offers]);
  }
  // Errors about a field carry its text: a sign in it may belong to a dialect with seconds.
  for (const other of offers.length === 0 && 'x' in params ? (['quartz', 'spring'] as const) : []) {
    const write = addField(written, other);
    if (write === undefined) continue;
    const offer = { input: written.before + write, ...(chosen !== 'auto' && { dialect: other }) };
    return new ToolError('sign-needs-seconds', { ...params, other, write }, at, [offer]);
  }
  return new ToolError(code, params, at, offers);
}

/** `rate(5 minutes)` of AWS, which counts from when the rule was made, is no cron expression: the one that is nearest. */
function withoutRate(written: Written, words: string, chosen: Chosen): ToolError {
  const write = writeWords({ ...written, expression: words }, chosen === 'auto' ? 'aws' : chosen);
  const place = { offset: 0, length: written.expression.length };
  return write === undefined
    ? new ToolError('rate', {}, place)
    : new ToolError('rate-as-cron', { write }, place, [{ input: written.before + write }]);
}

/** The expression for a schedule in words. */
function writeWords(written: Written, chosen: Chosen): string | undefined {
  const five = readWords(written.expression);
  if (five === undefined || accept(written, chosen, five)) return five;
  const cron = chosen !== 'auto' && accept(written, 'linux', five);
  const translated = cron && translate(five, cron, chosen);
  return translated && 'text' in translated ? translated.text : undefined;
}

/** Five fields with the one that a dialect needs as well: seconds, or in AWS a year. */
function addField(written: Written, dialect: DialectName): string | undefined {
  const [, inside = written.expression] = /^\s*cron\(([^()]*)\)\s*$/i.exec(written.expression) ?? [];
  const five = inside.trim().split(/\s+/).join(' ');
  if (five.split(' ').length !== 5) return undefined;
  const literal = dialect === 'aws' ? `cron(${five} *)` : `0 ${five}`;
  if (accept(written, dialect, literal)) return literal;
  const cron = accept(written, 'auto', five);
  const translated = cron && translate(five, cron, dialect);
  return translated && 'text' in translated ? translated.text : undefined;
}
