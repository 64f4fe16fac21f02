import { type Context, type Offer, type Place, ToolError } from '#core/tool.ts';
import { findHashComment, findTransactSql, signAt } from './dialect-signs.ts';
import { type DialectId, loadDialect } from './dialects.ts';
import type { Token } from './lexer.ts';
import { readParts } from './read-parts.ts';
import { reportParts } from './report-parts.ts';
import { beginsStatement, type Part } from './split.ts';
import { type Fault, finish, StatementFormatter, type Style } from './statement-formatter.ts';

/** Maximum number of unformatted statements that are reported individually. */
const maxReported = 10;

/** What the last run made of each statement: who types changes one of many. */
let lastRun = { style: '', results: new Map<string, string>() };

/**
 * Formats a script statement by statement: one that cannot be formatted is left unchanged, and reported. Syntax that is
 * not standard, but surely of one other dialect, makes it a script of that dialect, for few people change the default.
 */
export async function formatScript(text: string, id: DialectId, style: Style, ctx: Context): Promise<string> {
  const formatter = new StatementFormatter(await loadDialect(id), style);
  const formatAs = (
    first: DialectId,
    x: string,
    at: Place | undefined,
    offers: readonly Offer[] = [{ dialect: first }],
  ) => {
    ctx.notice('read-as', { x, first }, at, offers);
    return formatScript(text, first, style, ctx);
  };
  let parts: readonly Part[];
  try {
    parts = await readParts(text, formatter.dialect, style.placeholders);
  } catch (error) {
    if (id !== 'sql' || !(error instanceof ToolError) || error.code !== 'works-in') throw error;
    return formatAs(error.params.first as DialectId, String(error.params.x), error.at, error.offers);
  }
  const hint = id === 'sql' ? findTransactSql(text, parts) : undefined;
  if (hint) return formatAs('transactsql', hint.sign, { offset: hint.start, length: hint.sign.length });
  const hash = id === 'sql' ? findHashComment(text, parts) : undefined;
  if (hash) return formatAs('mysql', hash.sign, { offset: hash.start, length: hash.sign.length });
  const count = parts.filter(({ tokens }) => tokens.length > 0).length;
  const thisRun = { style: JSON.stringify([id, style]), results: new Map<string, string>() };
  const known = lastRun.style === thisRun.style ? lastRun.results : undefined;
  const faults: Fault[] = [];
  let statement = 0;
  let done = '';
  for (const [index, part] of parts.entries()) {
    ctx.progress(index / parts.length);
    if (part.tokens.length > 0) statement++;
    const typed = text.slice(part.start, part.end);
    const work = () => known?.get(typed) ?? formatter.format(text, part, statement);
    const result = part.tokens.length < maxUnlimited ? work() : limitWork(work, part, statement, ctx);
    if (typeof result === 'string') thisRun.results.set(typed, result);
    else if (faults.length > 0) faults.push(result);
    else {
      // Where one statement is of another dialect, the others are, too: it is looked for once.
      const fault = await offerDialect(result, text, part, id, style, ctx);
      const { code, params, offset, length, offers } = fault;
      if (id === 'sql' && code === 'works-in')
        return formatAs(params.first as DialectId, String(params.x), { offset, length }, offers);
      faults.push(fault);
    }
    const written = typeof result === 'string' ? result : typed;
    done += (index > 0 ? gap(text, parts[index - 1], part, style) : '') + finish(written, part, style);
  }
  lastRun = thisRun;
  reportParts(text, parts, id, ctx);
  const [first] = faults;
  if (first && faults.length === count)
    throw new ToolError(first.code, first.params, { offset: first.offset, length: first.length }, first.offers);
  for (const { code, params, offset, length, offers } of faults.slice(0, maxReported))
    ctx.notice(code, params, { offset, length }, offers);
  if (faults.length > maxReported) ctx.notice('more-left', { n: faults.length - maxReported });
  return done;
}

/** Shorter statements are quick whatever they are, and need no limit. */
const maxUnlimited = 200;

/** Stops work on a statement that takes too long: the formatter tries all readings of an ambiguous one. */
function limitWork(work: () => string | Fault, { start }: Part, n: number, ctx: Context): string | Fault {
  try {
    return ctx.limit(work, new ToolError('too-slow', { n }, { offset: start, length: 1 }), true);
  } catch (error) {
    if (!(error instanceof ToolError) || error.code !== 'too-slow') throw error;
    return { code: error.code, offset: start, length: 1, params: { n, ...error.params } };
  }
}

/** The line breaks before a part: commands are close to what they follow. */
function gap(text: string, before: Part | undefined, part: Part, { linesBetweenQueries }: Style): string {
  // The second semicolon of `select 1;;`.
  const isEmpty = part.kind === 'separator' && part.terminator === ';' && before?.terminator === ';';
  if (isEmpty && before.tokens.length > 0 && !/[\r\n]/.test(text.slice(before.end, part.end))) return '';
  const isClose = before?.tokens.length === 0 || part.tokens.length === 0;
  return '\n'.repeat(isClose ? 1 : 1 + linesBetweenQueries);
}

/** Statements longer than this are not tried in other dialects. */
const maxTriedLength = 20_000;

/** Adds to a fault the dialects that surely have what is unexpected, and in which the statement has no fault. */
async function offerDialect(
  fault: Fault,
  text: string,
  part: Part,
  id: DialectId,
  style: Style,
  ctx: Context,
): Promise<Fault> {
  if (fault.code !== 'unexpected' || part.end - part.start > maxTriedLength) return fault;
  const typed = text.slice(part.start, part.end);
  const found = signAt(typed, fault.offset - part.start);
  if (!found) return fault;
  const works: DialectId[] = [];
  for (const other of found.dialects) {
    if (other === id) continue;
    const formatter = new StatementFormatter(await loadDialect(other), style);
    const work = () => (isFormatted(typed, part.tokens, formatter, found.sign) ? typed : fault);
    if (limitWork(work, part, 0, ctx) === typed) works.push(other);
    if (works.length === 2) break;
  }
  const [first, second] = works;
  if (first === undefined) return fault;
  const at = { offset: fault.offset, length: found.sign.length, offers: works.map((dialect) => ({ dialect })) };
  const params = { ...fault.params, x: found.sign, first };
  if (second === undefined) return { ...at, code: 'works-in', params };
  return { ...at, code: 'works-in-two', params: { ...params, second } };
}

function isFormatted(
  statement: string,
  before: readonly Token[],
  formatter: StatementFormatter,
  sign: string,
): boolean {
  try {
    if (!beginsStatement(statement, formatter.lexer)) return false;
    const tokens = formatter.lexer.readAll(statement);
    const countComments = (list: readonly Token[]) => list.filter(({ kind }) => kind === 'comment').length;
    // What is only a comment there works everywhere, unless that is what was found.
    if (countComments(tokens) > countComments(before) && sign !== '#') return false;
    const part: Part = { kind: 'statement', tokens, start: 0, end: statement.length, terminator: '', remark: '' };
    return typeof formatter.format(statement, part, 1) === 'string';
  } catch (error) {
    if (error instanceof ToolError) return false;
    throw error;
  }
}
