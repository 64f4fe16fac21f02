import { type Context, type RunOf, ToolError } from '#core/tool.ts';
import { writeCsv } from '#lib/csv/write.ts';
import { isoOfTicks } from '#lib/moment/show-moment.ts';
import { parseUrl } from '#lib/parse-url.ts';
import { imitatedBy, mailServiceAt } from '#lib/redirects/services.ts';
import { hiddenBy, type Layer, unwrapAll } from '#lib/redirects/unwrap.ts';
import { toUnicode } from '#lib/url/to-unicode.ts';
import { decodeMail } from './decode-mail.ts';
import type messages from './en.json';
import { type FoundLink, findLinks, joinLines } from './find-links.ts';
import { readOutlookData } from './outlook-data.ts';
import { removeTracking } from './remove-tracking.ts';
import type tool from './tool.ts';

interface Options {
  readonly removeTracking: boolean;
}

/** What a link leads to. */
interface Decoded {
  readonly target: string;
  readonly layers: readonly Layer[];
  /** Names of the tracking parameters that were removed. */
  readonly removed: readonly string[];
}

function decodeLink(link: string, options: Options): Decoded {
  const layers = unwrapAll(link);
  const target = layers.at(-1)?.target ?? link;
  const cleaned = options.removeTracking && parseUrl(target) ? removeTracking(target) : undefined;
  return { target: cleaned?.url ?? target, layers, removed: cleaned?.removed.map(({ key }) => key) ?? [] };
}

/** A text, decoded where it is the source of a mail. */
function readMail(text: string, { notice }: Context): string {
  const decoded = decodeMail(text);
  if (decoded !== text) notice('mail-decoded');
  return decoded;
}

const servicesOf = (layers: readonly Layer[]): string => layers.map(({ service }) => service).join(' → ');

/** Words, or links one per line. */
const several = /\S[ \t]+\S|\S[\r\n]+[ \t]*h(?:tt|xx)ps?\[?:/i;

/**
 * The URL that a link of a redirect service leads to, and each layer on the way. Of several links the first is decoded.
 * @throws ToolError `no-links`; `hidden` {service}, `hidden-host` {service, host}: the target is not in the link;
 * `damaged`, `cut-off`: the link is of a known service, and was changed or cut
 */
export const decode: RunOf<typeof tool, 'decode'> = (input, options, ctx) => {
  const text = readMail(input, ctx);
  // A link that was broken into lines has no other white space.
  const joined = several.test(text) ? joinLines(text) : text.replace(/\s+/g, '');
  const [first, ...more] = findLinks(joined);
  if (!first) throw new ToolError('no-links', {}, 0);
  if (more.length > 0) ctx.notice('more-links', { n: more.length });
  const { target, layers, removed } = decodeLink(first.link, options);
  if (layers.length === 0) refuse(first.link, input.length, ctx);
  reportTarget(target, removed, layers.length > 0, ctx);
  const outlook = layers.find(({ service }) => service === 'Outlook Safe Links');
  const { recipient, ticks } = outlook ? readOutlookData(outlook.link) : { recipient: null, ticks: null };
  const hostname = parseUrl(target)?.hostname ?? '';
  return {
    target,
    host: toUnicode(hostname) || null,
    service: servicesOf(layers) || null,
    layers:
      layers.length > 1
        ? writeCsv(
            ['service', 'url'],
            layers.map((layer) => [layer.service, layer.target]),
          )
        : null,
    recipient,
    time: ticks === null ? null : isoOfTicks(ticks).replace(/\.0+Z$/, 'Z'),
  };
};

/** Says why a link has no layers: an error where there is no target to show, else a notice. */
function refuse(link: string, length: number, ctx: Context): void {
  const hidden = hiddenBy(link);
  const { service = '', host } = hidden ?? {};
  const place = { offset: 0, length };
  if (host !== undefined) throw new ToolError('hidden-host', { service, host }, place);
  if (hidden) throw new ToolError('hidden', { service }, place);
  const { hostname = '', pathname = '', search = '' } = parseUrl(link) ?? {};
  const { name = '' } = mailServiceAt(hostname) ?? {};
  if (/^Proofpoint/.test(name) && /^\/v\d\//i.test(pathname)) throw new ToolError('damaged', {}, place);
  if (name === 'Outlook Safe Links' && /\.safelinks\./.test(hostname) && search !== '')
    throw new ToolError('cut-off', {}, place);
  const imitated = imitatedBy(hostname);
  if (imitated) ctx.notice('look-alike', { service: imitated.name.replace(/ v\d$/, ''), host: toUnicode(hostname) }, 0);
  const inside = [...(parseUrl(link)?.searchParams ?? [])].find(
    ([, value]) => /^https?:\/\//i.test(value) && parseUrl(value),
  );
  if (inside) ctx.notice('url-inside', { name: inside[0] }, 0, [{ input: inside[1] }]);
  else if (!imitated) ctx.notice('not-wrapped');
}

/** Reports what is unusual about a target. */
function reportTarget(target: string, removed: readonly string[], isWrapped: boolean, ctx: Context): void {
  if (removed.length > 0) ctx.notice('removed', { n: removed.length, names: removed.join(', ') });
  const hidden = isWrapped ? hiddenBy(target) : undefined;
  if (hidden) ctx.notice('hidden-further', { service: hidden.service });
  if (/^(?:javascript|data|vbscript):/i.test(target)) ctx.notice('script');
  else if (parseUrl(target)?.username) ctx.notice('user-name');
}

/** @throws ToolError `no-links` */
function findSome(text: string): readonly FoundLink[] {
  const found = findLinks(text);
  if (found.length === 0) throw new ToolError('no-links', {}, 0);
  return found;
}

/**
 * A row for each different link of a text, such as a mail: its target, the services on the way, and how often it occurs.
 * @throws ToolError `no-links`
 */
export const list: RunOf<typeof tool, 'list'> = (text, options, ctx: Context<keyof typeof messages.logic>) => {
  const times = new Map<string, number>();
  for (const { link } of findSome(joinLines(readMail(text, ctx)))) times.set(link, (times.get(link) ?? 0) + 1);
  const links = decodeAll([...times.keys()], options, ctx);
  const rows = links.map(({ link, target, layers }) => {
    const hidden = hiddenBy(target);
    const services = [servicesOf(layers), hidden && ctx.message('hidden-target', { service: hidden.service })];
    return [target, services.filter(Boolean).join(' → '), String(times.get(link))];
  });
  return {
    links: writeCsv(['target', 'service', 'times'], rows),
    count: links.length,
    decoded: links.filter(({ layers }) => layers.length > 0).length,
    hidden: links.filter(({ target }) => hiddenBy(target)).length,
  };
};

/**
 * A text with the targets of its links instead of the links of redirect services.
 * @throws ToolError `no-links`
 */
export const replace: RunOf<typeof tool, 'replace'> = (text, options, ctx) => {
  const joined = joinLines(readMail(text, ctx));
  const found = findSome(joined);
  const links = decodeAll(
    found.map(({ link }) => link),
    options,
    ctx,
  );
  let end = 0;
  const parts = found.map(({ offset, length }, index) => {
    const { target = '', layers = [], removed = [] } = links[index] ?? {};
    const isChanged = layers.length > 0 || removed.length > 0;
    const before = joined.slice(end, offset);
    end = offset + length;
    return before + (isChanged ? target : joined.slice(offset, end));
  });
  if (links.every(({ layers }) => layers.length === 0)) ctx.notice('none-wrapped');
  const hidden = links.filter(({ target }) => hiddenBy(target)).length;
  if (hidden > 0) ctx.notice('hidden-links', { n: hidden });
  return parts.join('') + joined.slice(end);
};

/** Decodes links, and reports the tracking parameters that were removed from them. */
function decodeAll(links: readonly string[], options: Options, ctx: Context) {
  const decoded = links.map((link, index) => {
    if (index % 1_000 === 0) ctx.progress(index / links.length);
    return { link, ...decodeLink(link, options) };
  });
  const removed = decoded.flatMap((one) => one.removed);
  if (removed.length > 0) ctx.notice('removed', { n: removed.length, names: [...new Set(removed)].join(', ') });
  return decoded;
}
