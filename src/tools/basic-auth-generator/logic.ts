import { type Context, type RunOf, ToolError } from '#core/tool.ts';
import { decodeBase64, encodeBase64 } from '#lib/encoding/base64.ts';
import { decodeText, encodeText } from '#lib/encoding/text-encoding.ts';
import { relocateToOption } from '#lib/errors/relocate-to-option.ts';
import { relocateNoticeToSlice, relocateToSlice } from '#lib/errors/relocate-to-slice.ts';
import { leaveOutFinalLineBreak } from '#lib/final-line-break/leave-out-final-line-break.ts';
import { parseUrl } from '#lib/parse-url.ts';
import { shorten } from '#lib/text/shorten.ts';
import { showCharacter, showCodePoint } from '#lib/text/show-character.ts';
import { unquote } from '#lib/text/unquote.ts';
import { findHeader, findLogin, hasCredentials } from './find-credentials.ts';
import { type Login, writeSnippets } from './snippets.ts';
import tool from './tool.ts';

type Charset = 'utf-8' | 'latin1';

/**
 * The header of HTTP Basic authentication (RFC 7617) for a user name and a password, and what sends it.
 * @throws ToolError `colon`, `control` (`x`), `not-latin1` (`x`), `lone-surrogate`; `not-url` (`x`)
 */
export const encode: RunOf<typeof tool, 'encode'> = (text, { password, charset, kind, url }, { notice }) => {
  const username = leaveOutFinalLineBreak(text, notice);
  const colon = username.indexOf(':');
  if (colon >= 0)
    throw new ToolError(
      'colon',
      {},
      { offset: colon, length: 1 },
      hasCredentials(username) ? [{ operation: 'decode' }] : undefined,
    );
  const bytes = [
    ...toBytes(username, charset),
    ...encodeText(':', 'utf-8'),
    ...relocateToOption('password', () => toBytes(password, charset)),
  ];
  const base64 = encodeBase64(new Uint8Array(bytes));
  const address = readAddress(url);
  const login: Login = { username, password, base64, isProxy: kind === 'proxy', charset, address };
  return {
    header: `${login.isProxy ? 'Proxy-Authorization' : 'Authorization'}: Basic ${base64}`,
    value: `Basic ${base64}`,
    base64,
    ...writeSnippets(login),
  };
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: those of RFC 5234, appendix B.1
const control = /[\x00-\x1f\x7f]/;

function toBytes(text: string, charset: Charset): Uint8Array {
  const at = text.search(control);
  if (at >= 0) throw new ToolError('control', { x: showCodePoint(text.charCodeAt(at)) }, { offset: at, length: 1 });
  const foreign = charset === 'latin1' ? text.search(/[^\0-\xff]/) : -1;
  if (foreign >= 0)
    throw new ToolError('not-latin1', { x: showCharacter(text, foreign) }, foreign, [{ charset: 'utf-8' }]);
  return encodeText(text, charset);
}

/** Of no consequence for the header: where it is blank, the commands have that of the declaration. */
function readAddress(url: string): URL {
  const address = parseUrl(url.trim() || tool.operations.encode.options.url.default);
  if (!address?.hostname) throw new ToolError('not-url', { x: shorten(url) }, { offset: 0, field: 'url' });
  // Another login; fetch refuses a URL with one.
  address.username = '';
  address.password = '';
  return address;
}

/**
 * User name and password of a header, of its value, or of the Base64 alone; or of the header or the login in a command or a URL.
 * @throws ToolError `scheme` (`x`), `no-colon` (`x`), those of `findLogin` and of Base64
 */
export const decode: RunOf<typeof tool, 'decode'> = (given, _options, { notice }) => {
  const found = findHeader(given);
  if (found)
    return relocateToSlice(found.offset, () => decodeHeader(found.value, relocateNoticeToSlice(found.offset, notice)));
  const login = findLogin(given);
  return login === undefined ? decodeHeader(unquote(given), notice) : splitLogin(encodeText(login, 'utf-8'));
};

function decodeHeader(text: string, notice: Context['notice']) {
  // The end is not found by the expression, which would look for it from each blank.
  const [, name = '', scheme, base64 = ''] =
    /^(\s*(?:(?:proxy-)?authorization[ \t]*:)?\s*)(?:([^\s=]+)\s+)?(.*)$/is.exec(text.trimEnd()) ?? [];
  if (scheme !== undefined && scheme.toLowerCase() !== 'basic')
    throw new ToolError('scheme', { x: shorten(scheme) }, { offset: name.length, length: scheme.length });
  const start = text.indexOf(base64, name.length + (scheme?.length ?? 0));
  return relocateToSlice(start, () =>
    splitLogin(decodeBase64(base64, { notice: relocateNoticeToSlice(start, notice) })),
  );
}

/** @throws ToolError `no-colon` (`x`) */
function splitLogin(bytes: Uint8Array<ArrayBuffer>) {
  const usedCharset = charsetOf(bytes);
  const decoded = decodeText(bytes, usedCharset === 'latin1' ? 'latin1' : 'utf-8');
  const colon = decoded.indexOf(':');
  if (colon < 0) throw new ToolError('no-colon', { x: shorten(decoded) }, 0);
  return { username: decoded.slice(0, colon), password: decoded.slice(colon + 1), usedCharset };
}

/** In ASCII, all character sets are alike. */
function charsetOf(bytes: Uint8Array): Charset | 'ascii' {
  if (bytes.every((byte) => byte < 0x80)) return 'ascii';
  try {
    decodeText(new Uint8Array(bytes), 'utf-8');
    return 'utf-8';
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return 'latin1';
  }
}
