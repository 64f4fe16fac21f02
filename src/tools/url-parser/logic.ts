import { type Context, type RunOf, ToolError } from '#core/tool.ts';
import { writeCsv } from '#lib/csv/write.ts';
import { mapLines } from '#lib/lines/map.ts';
import { parseUrl } from '#lib/parse-url.ts';
import { decodePercent } from '#lib/url/decode-percent.ts';
import { hasParameters, isTracking, type Parameter, parametersOf } from '#lib/url/query.ts';
import { toUnicode } from '#lib/url/to-unicode.ts';
import { piecesOf, withParameters, writtenIn } from '#lib/url/written-url.ts';
import { buildUrl } from './build-url.ts';
import { segmentsOf } from './edit-url.ts';
import type messages from './en.json';
import { readUrl, withScheme } from './read-url.ts';
import { refanged } from './refanged.ts';
import type tool from './tool.ts';

type UrlContext = Context<keyof typeof messages.logic>;

const defaultPorts: Readonly<Record<string, string>> = {
  'http:': '80',
  'https:': '443',
  'ws:': '80',
  'wss:': '443',
  'ftp:': '21',
};

/**
 * The parts of a URL (URL Standard), what they say, and what normalising changed.
 * @throws ToolError of `readUrl`
 */
export const parse: RunOf<typeof tool, 'parse'> = (text, { base }, ctx: UrlContext) => {
  const url = readUrl(text, base);
  reportLineBreaks(text, ctx);
  const unicodeHost = toUnicode(url.hostname);
  if (unicodeHost.split('.').some(mixesScripts)) ctx.notice('mixed-scripts');
  if (/\.|^localhost:$/.test(url.protocol)) {
    const input = withScheme(text.trim());
    ctx.notice('host-as-scheme', { scheme: url.protocol }, undefined, parseUrl(input) ? [{ input }] : []);
  }
  const parameters = parametersOf(url.search);
  return {
    href: url.href,
    protocol: url.protocol,
    username: url.username || null,
    password: url.password || null,
    hostname: url.hostname || null,
    port: url.port || null,
    path: url.pathname || null,
    search: url.search || null,
    hash: url.hash || null,
    origin: url.origin,
    host: url.host || null,
    unicodeHost: unicodeHost === url.hostname ? null : unicodeHost,
    defaultPort: url.port === '' ? (defaultPorts[url.protocol] ?? null) : null,
    decodedUsername: decodedOf(url.username),
    decodedPassword: decodedOf(url.password),
    segments: segmentsOf(url.pathname)?.map(decodePercent).join('\n') || null,
    decodedHash: decodedOf(url.hash),
    parametersJson: parameters.length > 0 ? toJson(parameters) : null,
    changes: changesOf(text.trim(), url, ctx).join('\n') || null,
  };
};

/** The URL Standard drops line breaks, which may have been between several URLs. */
function reportLineBreaks(text: string, ctx: Context): void {
  const n = text.trim().match(/\r\n?|\n/g)?.length ?? 0;
  if (n > 0) ctx.notice('line-breaks', { n });
}

/** Decoded where that is another text. */
const decodedOf = (text: string): string | null => (decodePercent(text) === text ? null : decodePercent(text));

/** Letters of Latin beside those that look like them. */
const mixesScripts = (label: string): boolean =>
  /\p{sc=Latin}/u.test(label) && /\p{sc=Cyrillic}|\p{sc=Greek}/u.test(label);

/** What a URL cannot have as it is, in one of its parts at least; what it has is left. */
const strange = /[^\0-\x7f]|[ "'<>^`{|}]/g;

/** Schemes that a host follows, however many slashes are between them (URL Standard, section 4.4). */
const hosted = /^(?:https?|wss?|ftp):[/\\]*/i;

/** What the URL Standard writes otherwise than it was typed. */
function changesOf(given: string, url: URL, { message }: UrlContext): readonly string[] {
  const text = given.replace(/[\t\n\r]/g, '');
  // With a base of the same scheme, one without two slashes is relative.
  const isAbsolute = parseUrl(text)?.href === url.href;
  const [start = ''] = (isAbsolute && hosted.exec(text)) || [];
  const [, scheme = '', authority = '', path = ''] =
    /^([a-z][a-z\d+.-]*:)?(?:[/\\]{2}([^/\\?#]*))?([^?#]*)/i.exec(
      start === '' ? text : start.replace(/[/\\]*$/, '//') + text.slice(start.length),
    ) ?? [];
  const host = authority.slice(authority.lastIndexOf('@') + 1);
  const name = host.replace(/:\d*$/, '');
  const port = host.slice(name.length + 1);
  const written = text.slice(text.search(/[?#]|$/));
  const escaped = (authority.slice(0, -host.length) + path + written).match(strange) ?? [];
  const found = [
    scheme !== '' && scheme !== url.protocol && message('lower-scheme'),
    start !== '' && !/:[/\\]{2}$/.test(start) && message('two-slashes'),
    name !== '' && url.hostname !== '' && name !== url.hostname && changeOfHost(name, url, message),
    port !== '' && url.port === '' && message('default-port', { port }),
    path === '' && url.pathname === '/' && message('slash-added'),
    /(?:^|[/\\])(?:\.|%2e){1,2}(?:[/\\]|$)/i.test(path) && message('dot-segments'),
    text.includes('\\') && !url.href.includes('\\') && message('backslashes'),
    text !== given && message('white-space'),
    [...new Set(escaped)].some((character) => !url.href.includes(character)) && message('escaped'),
  ];
  return found.filter((each) => each !== false);
}

/** How the host that was typed became the one of the URL. */
function changeOfHost(name: string, { hostname }: URL, message: UrlContext['message']): string {
  if (name.toLowerCase() === hostname) return message('lower-host');
  if (/^[\d.]+$/.test(hostname)) return message('to-ipv4', { given: name, host: hostname });
  if (!/^[\0-\x7f]*$/.test(name) && hostname.includes('xn--')) return message('to-ascii', { host: hostname });
  return message('host-rewritten', { host: hostname });
}

/** A JSON object of parameters, in their order; repeated keys have arrays, and any name can be a key. */
function toJson(parameters: readonly Parameter[]): string {
  const values = new Map<string, string[]>();
  for (const { key, value } of parameters) {
    const own = values.get(key);
    if (own) own.push(value);
    else values.set(key, [value]);
  }
  const members = [...values].map(([key, all]) => {
    const value = JSON.stringify(all.length === 1 ? all[0] : all, null, 2);
    return `  ${JSON.stringify(key)}: ${value.replaceAll('\n', '\n  ')}`;
  });
  return members.length === 0 ? '{}' : `{\n${members.join(',\n')}\n}`;
}

/**
 * The parameters of the query and, where it has some, of the fragment, decoded, in order.
 * @throws ToolError of `readUrl`
 */
export const listParameters: RunOf<typeof tool, 'listParameters'> = (text, { base }) => {
  const { search, hash } = readUrl(text, base);
  const list = parametersOf(search);
  const write = (all: readonly Parameter[]) =>
    all.length > 0
      ? writeCsv(
          ['key', 'value'],
          all.map(({ key, value }) => [key, value]),
        )
      : null;
  return {
    parameters: write(list),
    hashParameters: write(hasParameters(hash) ? parametersOf(hash) : []),
    count: list.length,
  };
};

/**
 * The parameters of the query as JSON; repeated ones as arrays.
 * @throws ToolError of `readUrl`
 */
export const query: RunOf<typeof tool, 'query'> = (text, { base }, ctx: UrlContext) => {
  const { search } = readUrl(text, base);
  reportLineBreaks(text, ctx);
  return toJson(parametersOf(search));
};

/**
 * The decoded value of a parameter of the query or, where it has none of that name, of the fragment: of the first one where
 * no name is given. Repeated ones are one per line.
 * @throws ToolError of `readUrl`; `no-parameters`; `no-parameter` {name} in the option `name`
 */
export const parameter: RunOf<typeof tool, 'parameter'> = (text, { name, base }, ctx: UrlContext) => {
  const { search, hash } = readUrl(text, base);
  reportLineBreaks(text, ctx);
  const lists = [parametersOf(search), hasParameters(hash) ? parametersOf(hash) : []];
  const wanted = name || lists.flat()[0]?.key;
  const found = lists.map((list) => list.filter(({ key }) => key === wanted)).find((list) => list.length > 0);
  if (found) return found.map(({ value }) => value).join('\n');
  if (wanted === undefined) throw new ToolError('no-parameters');
  throw new ToolError('no-parameter', { name: wanted }, { field: 'name', offset: 0, length: name.length });
};

const columns = ['line', 'href', 'protocol', 'hostname', 'port', 'path', 'search', 'hash', 'problem'];

/** A row for each line that is not blank: the parts of its URL, or that it is none. */
export const table: RunOf<typeof tool, 'table'> = (text, { base }, ctx: UrlContext) => {
  const lines = text.split(/\r\n|\r|\n/);
  let invalid = 0;
  const rows = lines.flatMap((line, index) => {
    if (index % 1_000 === 0) ctx.progress(index / lines.length);
    if (line.trim() === '') return [];
    const url = readOrNot(line, base);
    if (!url) invalid++;
    const parts = url
      ? [url.href, url.protocol, url.hostname, url.port, url.pathname, url.search, url.hash, '']
      : undefined;
    return [[String(index + 1), ...(parts ?? [line.trim(), '', '', '', '', '', '', ctx.message('invalid')])]];
  });
  return { urls: writeCsv(columns, rows), count: rows.length, invalid };
};

/** Nothing where a text is no URL; a wrong base is an error. */
function readOrNot(text: string, base: string): URL | undefined {
  try {
    return readUrl(text, base);
  } catch (error) {
    if (!(error instanceof ToolError) || error.at?.field === 'base') throw error;
    return undefined;
  }
}

/**
 * A URL without parameters for tracking or empty ones, or with sorted ones; the others stay as they are written.
 * @throws ToolError of `readUrl`
 */
export const clean: RunOf<typeof tool, 'clean'> = (text, { dropTracking, dropEmpty, sort }, ctx: UrlContext) => {
  readUrl(text);
  reportLineBreaks(text, ctx);
  const url = writtenIn(text);
  const kept = parametersOf(piecesOf(url).search).filter(
    (parameter) => !(dropTracking && isTracking(parameter)) && !(dropEmpty && parameter.value === ''),
  );
  const byKey = (a: Parameter, b: Parameter) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0);
  return withParameters(
    url,
    (sort ? kept.toSorted(byKey) : kept).map(({ written }) => written),
  );
};

/**
 * A URL with its path, which stays as it is, or a run of the characters of other addresses; a run is looked at from its
 * begin only, as looking from everywhere would take quadratic time.
 */
const maybeAddress =
  /(?:\b(h)tt(ps?):\/\/([^\s/?#]+)|(?<![\p{L}\p{N}.@_%+-])([\p{L}\p{N}.@_%+-]+))([/?#](?:(?!https?:\/\/)[^\s"'<>])*)?/giu;
/** A domain or an IPv4 address, with or without the name of a mailbox; what a sentence ends with is none of it. */
const address = /^((?:[^@]+@)?(?:(?:\d{1,3}\.){3}\d{1,3}|(?:[\p{L}\p{N}_-]+\.)+(?:\p{L}{2,}|xn--[a-z\d-]+)))(\.*)$/iu;

const breakDots = (text: string): string => text.replaceAll('.', '[.]').replaceAll('@', '[@]');

/** A text whose addresses nobody opens by a slip: `hxxps[://]example[.]com`. */
export const defang: RunOf<typeof tool, 'defang'> = (text) =>
  mapLines(text, (line) =>
    line.replace(maybeAddress, (whole, h: string | undefined, rest, host = '', run = '', path = '') => {
      if (h !== undefined) return `${h === 'H' ? 'HXX' : 'hxx'}${rest}[://]${host.replaceAll('.', '[.]')}${path}`;
      const [, name, end] = address.exec(run) ?? [];
      return name === undefined ? whole : breakDots(name) + end + path;
    }),
  );

/** Addresses that `defang` or others have made harmless, as they were. */
export const refang: RunOf<typeof tool, 'refang'> = (text) => refanged(text);

/**
 * A URL of the parts that a JSON object names.
 * @throws ToolError of `buildUrl`
 */
export const build: RunOf<typeof tool, 'build'> = (json, _, ctx) => buildUrl(json, ctx);
