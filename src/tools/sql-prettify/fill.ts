import type { Context } from '#core/tool.ts';
import type { DialectId } from './dialects.ts';
import { readScript } from './read-parts.ts';
import { reportParts } from './report-parts.ts';

/** The name between the signs of a placeholder; empty where it has none, as `?` and `%s`. */
const nameOf = (placeholder: string): string =>
  placeholder === '%s'
    ? ''
    : placeholder.replace(/^(?:\{\{|[$#]\{|%\(|[:@$?]["`[]?)\s*/, '').replace(/\s*(?:\}\}?|\)s|["`\]])$/, '');

/** Values by name (`name = value`), or in their order. */
function readValues(text: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  let index = 0;
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (line.trim() === '') continue;
    const [, name = '', value] = /^\s*[:@$]?([\p{L}_][\w.]*|\d+)\s*=\s*(.*?)\s*$/u.exec(line) ?? [];
    if (value === undefined) values.set(String(++index), line.trim());
    else values.set(name, value);
  }
  return values;
}

/** Replaces the placeholders of statements; reports those without a value. */
export async function fillPlaceholders(sql: string, written: string, id: DialectId, ctx: Context): Promise<string> {
  const { dialect, parts } = await readScript(sql, id, ctx);
  reportParts(sql, parts, dialect.id, ctx);
  const values = readValues(written);
  const missing = new Set<string>();
  let position = 0;
  let done = '';
  let last = 0;
  for (const { kind, start, end } of parts.flatMap(({ tokens }) => tokens)) {
    if (kind !== 'placeholder') continue;
    const placeholder = sql.slice(start, end);
    const value = values.get(nameOf(placeholder) || String(++position));
    if (value === undefined) missing.add(placeholder);
    else {
      done += sql.slice(last, start) + value;
      last = end;
    }
  }
  if (missing.size > 0) ctx.notice('not-filled', { n: missing.size, names: [...missing].slice(0, 10).join(', ') });
  return done + sql.slice(last);
}
