import type { DialectOptions } from 'sql-formatter';
import type { Context } from '#core/tool.ts';
import { parseOrUndefined } from '#lib/errors/parse-or-undefined.ts';
import { shorten } from '#lib/text/shorten.ts';
import type { DialectId } from './dialects.ts';
import { Lexer } from './lexer.ts';
import { readScript } from './read-parts.ts';
import { reportParts } from './report-parts.ts';

/** The name between the signs of a placeholder; empty where it has none, as `?` and `%s`. */
const nameOf = (placeholder: string): string =>
  placeholder === '%s'
    ? ''
    : placeholder.replace(/^(?:\{\{|[$#]\{|%\(|[:@$?]["`[]?)\s*/, '').replace(/\s*(?:\}\}?|\)s|["`\]])$/, '');

/** Values by name (`name = value`), or in their order, alone or as `? = value`. */
function readValues(text: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  let index = 0;
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (line.trim() === '') continue;
    const [, written, value = line.trim()] =
      /^\s*(\?|%s|[:@$?]?(?:[\p{L}_][\w.]*|\d+))\s*=\s*(.*?)\s*$/u.exec(line) ?? [];
    values.set((written && nameOf(written)) || String(++index), value);
  }
  return values;
}

const constant =
  /^(?:null|true|false|default|unknown|(?:current|session|system)_\w+|local(?:time|timestamp)|sysdate|user)$/i;
const plainNumber = /^(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$|^0x[\da-f]+$/i;

/** Whether a value can be meant as SQL: as numbers, constants, a text in quotes, a call or a cast, but not as a date. */
function isSql(value: string, lexer: Lexer): boolean {
  const tokens = parseOrUndefined(() => lexer.readAll(value));
  if (!tokens || tokens.some(({ kind }) => kind === 'comment')) return false;
  const texts = tokens.map(({ kind, start, end }) => ({ kind, text: value.slice(start, end) }));
  if (texts.some(({ kind, text }) => kind === 'quoted' || text === '(' || text === '[' || text === '::')) return true;
  return (
    !/^\d+-\d+-\d+/.test(value) &&
    texts.every(({ kind, text }) =>
      kind === 'word' ? constant.test(text) : kind === 'number' ? plainNumber.test(text) : text !== ':',
    )
  );
}

/** A text in the quotes of a dialect. */
function quote(text: string, { stringTypes }: DialectOptions['tokenizerOptions']): string {
  const types = stringTypes.map((type) => (typeof type === 'string' ? type : 'quote' in type ? type.quote : ''));
  const type = types.find((one) => /^''-/.test(one)) ?? '';
  const escaped = type.includes('-bs') ? text.replaceAll('\\', '\\\\') : text;
  return `'${escaped.replaceAll("'", type.includes('-qq') ? "''" : "\\'")}'`;
}

const listed = (placeholders: readonly string[]): string => [...new Set(placeholders)].slice(0, 10).join(', ');

/** Templates take any text, such as the name of a table. */
const isTemplate = (placeholder: string): boolean => /^(?:\{[{%]|\$\{)/.test(placeholder);

/** Replaces the placeholders of statements; reports those without a value, and values that look like texts without quotes. */
export async function fillPlaceholders(sql: string, written: string, id: DialectId, ctx: Context): Promise<string> {
  const { dialect, parts } = await readScript(sql, id, ctx);
  reportParts(sql, parts, dialect.id, ctx);
  const values = readValues(written);
  const lexer = new Lexer(dialect.options, true);
  const missing: string[] = [];
  const unquoted = new Set<string>();
  let position = 0;
  let done = '';
  let last = 0;
  for (const { kind, start, end } of parts.flatMap(({ tokens }) => tokens)) {
    if (kind !== 'placeholder') continue;
    const placeholder = sql.slice(start, end);
    const value = values.get(nameOf(placeholder) || String(++position));
    if (!value) missing.push(placeholder);
    else {
      if (!isTemplate(placeholder) && !isSql(value, lexer)) unquoted.add(value);
      done += sql.slice(last, start) + value;
      last = end;
    }
  }
  const named = missing.filter((placeholder) => nameOf(placeholder) !== '');
  const positions = missing.filter((placeholder) => nameOf(placeholder) === '');
  if (named.length > 0) ctx.notice('not-filled', { n: new Set(named).size, names: listed(named) });
  if (positions.length > 0) ctx.notice('positions-not-filled', { n: positions.length, names: listed(positions) });
  for (const value of unquoted)
    ctx.notice('not-quoted', {
      value: shorten(value, 24),
      quoted: shorten(quote(value, dialect.options.tokenizerOptions), 26),
    });
  return done + sql.slice(last);
}
