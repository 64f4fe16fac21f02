import { type Context, type OptionsOf, type RunOf, ToolError } from '#core/tool.ts';
import { maxOf, minOf } from '#lib/collections/extremes.ts';
import { writeCsv } from '#lib/csv/write.ts';
import { createEntryFinder } from '#lib/entry-finder.ts';
import type messages from './en.json';
import entries, { classOf, describe, describeClass } from './entries.ts';
import { snippetsOf } from './snippets.ts';
import { type Status, statuses } from './statuses.ts';
import type tool from './tool.ts';

type Key = keyof typeof messages.logic;
type Ctx = Context<Key>;
type Options = OptionsOf<typeof tool, 'search'>;

const firstCode = 100;
const lastCode = 599;

const describeVendor = ({ vendor }: Status, { message }: Ctx): string | undefined =>
  vendor === 'various' || vendor === 'proxies' ? message(`vendor-${vendor}`) : vendor;

const find = createEntryFinder(entries);

const columns = [
  'class',
  'code',
  'name',
  'description',
  'type',
  'cacheable',
  'headers',
  'specification',
  'formerName',
  'vendor',
] as const;

/**
 * The codes that fit a query: a code, its first digits, a class such as `4xx`, the first line of a response, or words.
 * All of them for an empty query. A code that is named is returned, registered or not, whatever is filtered; so are
 * several codes.
 */
export const search: RunOf<typeof tool, 'search'> = (query, options, ctx: Ctx) => {
  const question = query.trim();
  const [, digits] =
    /^(?:HTTP\/[\d.]+\s+)?(\d{3})(?:\s|$)/i.exec(question) ?? /^(?=.{1,3}$)(\d+)x*$/i.exec(question) ?? [];
  const listed = /^\d{3}(?:[\s,;/]+\d{3})+$/.test(question) ? question.split(/\D+/) : [];
  const isNamed = ({ code }: Status) => String(code) === digits || listed.includes(String(code));
  const isMeant = (status: Status) =>
    listed.length > 0 ? isNamed(status) : digits !== undefined && String(status.code).startsWith(digits);
  const meant = statuses.filter(isMeant);
  if (meant.length === 0 && (listed.length > 0 || /^\d+x*$/i.test(question))) throw refusal(listed[0] ?? question);
  const isSearched = listed.length === 0 && digits?.length !== 1 && digits?.length !== 2;
  const found = isSearched ? find(meant.length > 0 ? (digits ?? '') : question, ctx, meant) : meant;
  const fitting = found.filter(
    (status) =>
      isNamed(status) ||
      ((options.class === 'all' || options.class === classOf(status)) &&
        (status.type === 'WebDAV' || !options.webDavOnly)),
  );
  // All of them are not what was looked for.
  const isBestHidden = found !== statuses && found[0] !== fitting[0];
  if (fitting.length === 0 || isBestHidden)
    reportHidden(fitting.length === 0 ? 'all-hidden' : 'better-hidden', options, ctx);
  // Include unregistered ones if nothing else fits.
  const hasRegistered = fitting.some(({ vendor }) => vendor === undefined);
  const wanted = fitting.filter(
    (status) => options.unofficial || !hasRegistered || status.vendor === undefined || isNamed(status),
  );
  const rows = wanted.map((status) => [
    describeClass(status, ctx),
    String(status.code),
    status.name,
    describe(status, ctx),
    status.type,
    status.isCacheable ? ctx.message('cacheable') : '',
    status.headers.join(', '),
    status.specifications.join(', '),
    status.formerName ?? '',
    describeVendor(status, ctx) ?? '',
  ]);
  return writeCsv(columns, rows);
};

/** What a code means and how it is written in code. */
export const lookup: RunOf<typeof tool, 'lookup'> = (code, _options, ctx: Ctx) => {
  const status = statuses.find((known) => known.code === code);
  if (!status) throw refusal(String(code));
  const { name, type, isCacheable, headers, specifications, formerName } = status;
  const [specification] = specifications;
  return {
    code,
    name,
    description: describe(status, ctx),
    type,
    class: describeClass(status, ctx),
    cacheable: isCacheable,
    headers: headers.join(', ') || null,
    formerName: formerName ?? null,
    vendor: describeVendor(status, ctx) ?? null,
    specification: specifications.join(', ') || null,
    address: specification === undefined ? null : addressOf(specification),
    line: `${code} ${name}`,
    ...snippetsOf(status),
  };
};

/** Names only the filters that are on. */
function reportHidden(code: 'all-hidden' | 'better-hidden', options: Options, ctx: Ctx): void {
  const shown = {
    ...(options.class !== 'all' && { class: 'all' as const }),
    ...(options.webDavOnly && { webDavOnly: false }),
  };
  const filter = Object.keys(shown).length > 1 ? 'both' : options.webDavOnly ? 'webDavOnly' : 'class';
  ctx.notice(code, { filter: ctx.message(`filter-${filter}`) }, undefined, [shown]);
}

const addressOf = (specification: string): string =>
  specification.startsWith('RFC ')
    ? `https://www.rfc-editor.org/rfc/${specification.replace(' ', '').toLowerCase()}`
    : `https://datatracker.ietf.org/doc/${specification}/`;

/** Says of a number why it is no status code: outside of the range, or in which gap of the registry it lies. */
function refusal(written: string): ToolError {
  const code = Number(written);
  if (!Number.isInteger(code) || code < firstCode || code > lastCode)
    return new ToolError('not-a-status', { code: written });
  const codes = statuses.filter(({ vendor }) => vendor === undefined).map((known) => known.code);
  const [before, after] = [codes.filter((known) => known < code), codes.filter((known) => known > code)];
  const first = maxOf(before, firstCode - 1) + 1;
  const last = minOf(after, lastCode + 1) - 1;
  if (first === last) return new ToolError('unassigned-one', { code: written });
  return new ToolError('unassigned', { code: written, first: String(first), last: String(last) });
}
