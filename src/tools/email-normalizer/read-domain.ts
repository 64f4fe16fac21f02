import { ToolError } from '#core/tool.ts';
import { isFault, readAddress } from '#lib/ip/address.ts';
import { formatAddress } from '#lib/ip/format.ts';
import { parseUrl } from '#lib/parse-url.ts';
import { showCharacter } from '#lib/text/show-character.ts';
import { toUnicode } from '#lib/url/to-unicode.ts';

/** The part of an e-mail address after the “@”. */
export interface Domain {
  readonly written: string;
  /** In lower case, internationalized labels in Punycode; an address in brackets. */
  readonly ascii: string;
  /** In lower case, labels in their own script. */
  readonly unicode: string;
  readonly isAddress: boolean;
}

const maxOctets = { label: 63, domain: 255 };

/**
 * Reads a domain name or an IP address in brackets (RFC 5321, section 4.1.2; RFC 6531), without comments.
 * @param placeOf where a character of the domain is in the whole text
 * @throws ToolError `domain-empty`, `at-twice`, `domain-dot`, `domain-character` {c}, `domain-hyphen`, `label-long` {n},
 * `domain-long` {n}, `domain-idn`, `address-bare` {address}, `address-invalid`
 */
export function readDomain(text: string, placeOf: (offset: number) => number): Domain {
  const fail = (code: string, offset: number, params: Record<string, string | number> = {}): never => {
    throw new ToolError(code, params, { offset: placeOf(offset), length: 1 });
  };
  if (text === '') fail('domain-empty', 0);
  if (text.startsWith('[')) return readLiteral(text) ?? fail('address-invalid', 0);
  const second = text.indexOf('@');
  if (second >= 0) fail('at-twice', second);
  const address = readAddress(text);
  if (!isFault(address)) fail('address-bare', 0, { address: `[${address.version === 6 ? 'IPv6:' : ''}${text}]` });
  // The full stops of Chinese and Japanese separate labels too (UTS #46).
  const dotted = text.replace(/[。．｡]/g, '.');
  const stranger = dotted.search(/[^\p{L}\p{M}\p{N}.\-·\u200c\u200d]|[\0-\x2c/:-@[-`{-\x7f]/u);
  if (stranger >= 0) fail('domain-character', stranger, { c: showCharacter(dotted, stranger) });
  let offset = 0;
  for (const label of dotted.split('.')) {
    if (label === '') fail('domain-dot', Math.min(offset, dotted.length - 1));
    if (label.startsWith('-')) fail('domain-hyphen', offset);
    if (label.endsWith('-')) fail('domain-hyphen', offset + label.length - 1);
    offset += label.length + 1;
  }
  // A name of digits alone is one of a host, but a URL takes it for an IPv4 address.
  const ascii = /^[\0-\x7f]*$/.test(dotted) ? dotted.toLowerCase() : (parseUrl(`http://${dotted}`)?.hostname ?? '');
  if (ascii === '' || (/(?:^|\.)xn--/.test(ascii) && !parseUrl(`http://${ascii}`))) return fail('domain-idn', 0);
  const long = ascii.split('.').find((label) => label.length > maxOctets.label);
  if (long !== undefined) fail('label-long', Math.max(0, dotted.toLowerCase().indexOf(long)), { n: long.length });
  if (ascii.length > maxOctets.domain) fail('domain-long', 0, { n: ascii.length });
  return { written: text, ascii, unicode: toUnicode(ascii), isAddress: false };
}

/** An IP address in brackets, `[192.0.2.1]` or `[IPv6:2001:db8::1]`. */
function readLiteral(text: string): Domain | undefined {
  const [, tag = '', inner] = /^\[(IPv6:)?([^[\]%]*)\]$/i.exec(text) ?? [];
  const address = inner === undefined ? undefined : readAddress(inner);
  if (!address || isFault(address) || (address.version === 6) !== (tag !== '')) return undefined;
  // An IPv6 address may be written in several ways (RFC 5952).
  const ascii = `[${tag === '' ? '' : 'IPv6:'}${formatAddress(address)}]`;
  return { written: text, ascii, unicode: ascii, isAddress: true };
}
