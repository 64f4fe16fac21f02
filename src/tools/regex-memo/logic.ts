import type { Context, OptionsOf, RunOf } from '#core/tool.ts';
import { writeCsv } from '#lib/csv/write.ts';
import { createEntryFinder } from '#lib/entry-finder.ts';
import entries, { type Key, titleOf } from './entries.ts';
import { type FlavorCode, flavorCodes, sections } from './sections.ts';
import { type Syntax, syntaxes } from './syntax.ts';
import type tool from './tool.ts';

type Ctx = Context<Key>;
type Options = OptionsOf<typeof tool, 'search'>;

const find = createEntryFinder(entries);

const isWanted = ({ section, flavors }: Syntax, options: Options): boolean =>
  (options.section === 'all' || options.section === section) &&
  (options.flavor === 'all' || flavors.includes(options.flavor));

/** The engines that have it, or those that do not where these are few. */
function nameFlavors({ flavors }: Syntax, { message }: Ctx): string {
  const list = (codes: readonly FlavorCode[]) => codes.map((code) => message(`flavor-${code}`)).join(', ');
  const missing = flavorCodes.filter((code) => !flavors.includes(code));
  if (missing.length === 0) return message('flavor-all');
  return missing.length > 3 ? list(flavors) : message('flavor-all-but', { names: list(missing) });
}

const quantifier = /^(\\?)\{(?:\d+|[a-z])(,?)(\d*|[a-z])\\?\}$/;

/** The quantifier of the list that is like one with other numbers, or with letters such as `{n,m}`. */
const listedQuantifier = (_: string, backslash: string, comma: string, most: string): string => {
  const counts = comma === '' ? '3' : most === '' ? '2,' : '2,4';
  return `${backslash}{${counts}${backslash}}`;
};

/**
 * The syntax that a query writes out: exactly, else as a part. Classes of POSIX have one entry, quantifiers one of each
 * kind.
 */
function writtenIn(asked: string): readonly Syntax[] {
  if (!/[^\w\s]/.test(asked)) return [];
  const query = asked.replace(/\[:\^?\w+:\]/, '[:alpha:]').replace(quantifier, listedQuantifier);
  const equal = syntaxes.filter(({ syntax }) => syntax === query);
  return equal.length > 0 ? equal : syntaxes.filter(({ syntax }) => syntax.includes(query));
}

const columns = ['section', 'title', 'syntax', 'flavors', 'pattern', 'flags', 'text', 'id'] as const;

/**
 * The syntax that fits a query, the best first; all of it for an empty query. If none fits, the closest, which is
 * reported; so is that all of it is of other sections or languages.
 */
export const search: RunOf<typeof tool, 'search'> = (query, options, ctx: Ctx) => {
  const asked = query.trim();
  const written = writtenIn(asked);
  const found = written.length > 0 ? written : find(asked, ctx);
  const rows = found
    .filter((entry) => isWanted(entry, options))
    .map((entry) => [
      ctx.message(`section-${entry.section}`),
      titleOf(entry, ctx),
      entry.syntax,
      nameFlavors(entry, ctx),
      entry.example?.pattern ?? '',
      entry.example?.flags ?? '',
      entry.example?.text ?? '',
      entry.id,
    ]);
  if (rows.length === 0)
    ctx.notice('only-elsewhere', { n: found.length }, undefined, [{ section: 'all', flavor: 'all' }]);
  return writeCsv(columns, rows);
};

/** All of the syntax as Markdown. */
export const writeCheatsheet: RunOf<typeof tool, 'writeCheatsheet'> = (options, ctx: Ctx) => {
  const lines = [`# ${ctx.message('heading')}`];
  for (const section of sections) {
    const own = syntaxes.filter((entry) => entry.section === section && isWanted(entry, options));
    if (own.length === 0) continue;
    lines.push('', `## ${ctx.message(`section-${section}`)}`, '');
    for (const entry of own) {
      const flavors = options.flavor === 'all' ? ` (${nameFlavors(entry, ctx)})` : '';
      lines.push(`- \`${entry.syntax}\`: ${titleOf(entry, ctx)}${flavors}`);
    }
  }
  return lines.join('\n');
};
