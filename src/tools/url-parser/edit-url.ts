import { parseUrl } from '#lib/parse-url.ts';
import { type Parameter, parametersOf } from '#lib/url/query.ts';
import { type Change, joinPieces, piecesOf, rewrite } from '#lib/url/written-url.ts';

/** The parts of a URL that can be set, and the properties of `URL` that hold them. */
export const properties = {
  protocol: 'protocol',
  username: 'username',
  password: 'password',
  hostname: 'hostname',
  port: 'port',
  path: 'pathname',
  hash: 'hash',
} as const;

export type Part = keyof typeof properties;

/**
 * A URL with another part, encoded for its place; all others stay as they are written. Undefined where the URL cannot
 * have it.
 */
export function withPart(text: string, part: Part, value: string): string | undefined {
  const url = new URL(text);
  if (part === 'path' && segmentsOf(url.pathname) === undefined) return withOpaquePath(text, value);
  const { href } = url;
  const name = properties[part];
  url[name] = value;
  const isTaken = url.href !== href || url[name].replace(/^#|:$/g, '') === value.replace(/^#|:$/g, '');
  return !isTaken && !(part === 'port' && isDefaultPort(url, value))
    ? undefined
    : rewrite(text, url, changeOf(url, part, piecesOf(text).user));
}

/** As `withPart`, of a path without slashes, which `URL` does not set. */
function withOpaquePath(text: string, value: string): string | undefined {
  const next = joinPieces({ ...piecesOf(text), path: value.replace(/[?#]/g, encodeURIComponent) });
  const url = parseUrl(next);
  return url && segmentsOf(url.pathname) === undefined ? next : undefined;
}

const isDefaultPort = ({ protocol }: URL, port: string): boolean =>
  port !== '' && parseUrl(`${protocol}//host:${port}`)?.port === '';

/** The piece that contains a part, with that of a URL. */
function changeOf(url: URL, part: Part, user: string): Change {
  const [, name = '', password = ''] = /^([^:]*)(:.*)?@$/s.exec(user) ?? [];
  switch (part) {
    case 'protocol':
      return { scheme: url.protocol };
    case 'username':
      return { user: closeUser(url.username + password) };
    case 'password':
      return { user: closeUser(name + (url.password && `:${url.password}`)) };
    case 'hostname':
      return { host: url.hostname };
    case 'port':
      return { port: url.port && `:${url.port}` };
    case 'path':
      return { path: url.pathname };
    case 'hash':
      return { hash: url.hash };
  }
}

const closeUser = (user: string): string => user && `${user}@`;

/** A parameter as it is written in a query. */
export const writeParameter = (key: string, value: string): string =>
  `${encodeURIComponent(key.toWellFormed())}=${encodeURIComponent(value.toWellFormed())}`;

/** Key and value as they are written; of a parameter without `=`, the value is undefined. */
export function splitWritten(written: string): readonly [key: string, value: string | undefined] {
  const cut = written.indexOf('=');
  return cut < 0 ? [written, undefined] : [written.slice(0, cut), written.slice(cut + 1)];
}

/** A parameter with another key or value; the other half stays as it is written. */
export function rewriteParameter(former: Parameter, key: string, value: string): Parameter {
  const [writtenKey, writtenValue] = splitWritten(former.written);
  const half = (text: string) => encodeURIComponent(text.toWellFormed());
  const newKey = key === former.key ? writtenKey : half(key);
  const newValue = value === former.value ? writtenValue : half(value);
  return { key, value, written: newValue === undefined ? newKey : `${newKey}=${newValue}` };
}

/** As `rewriteParameter`, of halves as they are written. */
export function rewriteWritten({ written }: Parameter, key: string, value: string): Parameter {
  const isBare = value === '' && splitWritten(written)[1] === undefined;
  const next = isBare ? key : `${key}=${value}`;
  const [parameter] = new URLSearchParams(next);
  return { key: parameter?.[0] ?? '', value: parameter?.[1] ?? '', written: next };
}

/** The segments of a path as they are written; undefined of one without slashes, as in `mailto:a@b.example`. */
export const segmentsOf = (pathname: string): readonly string[] | undefined =>
  pathname.startsWith('/') ? pathname.slice(1).split('/') : undefined;

/**
 * A URL with another segment of its path, which is encoded: a slash in it separates nothing. Undefined where it would be no
 * segment, as `..` is none.
 */
export function withSegment(text: string, index: number, value: string): string | undefined {
  const url = new URL(text);
  const segment = encodeURIComponent(value.toWellFormed());
  const replace = (path: string) => `/${segmentsOf(path)?.with(index, segment).join('/')}`;
  if (/^\.{1,2}$/.test(value)) return undefined;
  const { path } = piecesOf(text);
  const count = segmentsOf(url.pathname)?.length;
  url.pathname = replace(url.pathname);
  const decoded = { path: url.pathname };
  return segmentsOf(path)?.length === count
    ? rewrite(text, url, { path: replace(path) }, decoded)
    : rewrite(text, url, decoded);
}

/** A parameter in an editor, which can be turned off without being lost. */
export interface ParameterRow extends Parameter {
  /** Distinguishes it from the others while the editor is open. */
  readonly id: number;
  readonly isOn: boolean;
}

/**
 * The rows for the parameters of a query. Where it has as many as there are rows turned on, these keep their identity,
 * and those that are turned off their places; a row that says the same is the same object.
 */
export function rowsOf(search: string, former: readonly ParameterRow[]): readonly ParameterRow[] {
  const parameters = parametersOf(search);
  const on = former.filter(({ isOn }) => isOn);
  if (on.length !== parameters.length) return parameters.map((parameter, id) => ({ ...parameter, id, isOn: true }));
  const found = new Map(on.map((row, at) => [row.id, parameters[at]]));
  return former.map((row) => {
    const parameter = found.get(row.id);
    return parameter === undefined || parameter.written === row.written ? row : { ...row, ...parameter };
  });
}
