import { parseUrl } from '#lib/parse-url.ts';

/** A URL as it is written, in pieces that are the text again when they are joined. */
interface Pieces {
  /** With the colon. */
  readonly scheme: string;
  /** Before an authority. */
  readonly slashes: string;
  /** User name and password, with the `@`. */
  readonly user: string;
  readonly host: string;
  /** With the colon. */
  readonly port: string;
  readonly path: string;
  /** With the `?`. */
  readonly search: string;
  /** With the `#`. */
  readonly hash: string;
}

export type Change = Partial<Pieces>;

/** Schemes that an authority follows, however many slashes are between them (URL Standard, section 4.4). */
const hosted = /^(?:https?|wss?|ftp):$/i;

/** The URL in a text, as it is written: without what a parser leaves out. */
export const writtenIn = (text: string): string => text.trim().replace(/[\t\n\r]/g, '');

/** The pieces of a text that is a URL. */
export function piecesOf(text: string): Pieces {
  const [, scheme = '', afterScheme = ''] = /^([^:]*:)(.*)$/s.exec(text) ?? [];
  const [, beforeQuery = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(afterScheme) ?? [];
  const [slashes = ''] = (hosted.test(scheme) ? /^[/\\]*/ : /^(?:\/\/)?/).exec(beforeQuery) ?? [];
  const afterSlashes = beforeQuery.slice(slashes.length);
  const authority = slashes === '' ? '' : (/^[^/\\]*/.exec(afterSlashes)?.[0] ?? '');
  const user = authority.slice(0, authority.lastIndexOf('@') + 1);
  const port = /:\d*$/.exec(authority.slice(user.length))?.[0] ?? '';
  const host = authority.slice(user.length, authority.length - port.length);
  return { scheme, slashes, user, host, port, path: afterSlashes.slice(authority.length), search, hash };
}

export const joinPieces = (pieces: Pieces): string => Object.values(pieces).join('');

/**
 * A URL with other pieces, all else as it is written: of several changes, the first that makes it the requested URL. If
 * none does, that URL as the standard writes it.
 */
export function rewrite(text: string, wanted: URL, ...changes: readonly Change[]): string {
  const pieces = piecesOf(text);
  const written = changes.map((change) => joinPieces({ ...pieces, ...change }));
  return written.find((each) => parseUrl(each)?.href === wanted.href) ?? wanted.href;
}

/** A URL with another query; each parameter is left as it is written. */
export function withParameters(text: string, written: readonly string[]): string {
  const url = new URL(text);
  const search = written.join('&');
  url.search = search;
  return rewrite(text, url, { search: search && `?${search}` }, { search: url.search });
}
