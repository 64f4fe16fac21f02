import { type Parameter, parametersOf } from './query.ts';

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
 * A URL with another part, encoded for its place; all others stay as they are. Undefined where the URL cannot have it.
 */
export function withPart(href: string, part: Part, value: string): string | undefined {
  const url = new URL(href);
  const name = properties[part];
  url[name] = value;
  const isRefused = url.href === href && url[name].replace(/^#|:$/g, '') !== value.replace(/^#|:$/g, '');
  return isRefused ? undefined : url.href;
}

/** A URL with another query; each parameter stands in it as it is written. */
export function withParameters(href: string, written: readonly string[]): string {
  const url = new URL(href);
  url.search = written.join('&');
  return url.href;
}

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

/** A path with another segment, which is encoded: a slash in it separates nothing. */
export const withSegment = (segments: readonly string[], index: number, value: string): string =>
  `/${segments.with(index, encodeURIComponent(value.toWellFormed())).join('/')}`;

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
