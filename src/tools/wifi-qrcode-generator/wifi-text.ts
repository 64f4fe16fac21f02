import { ToolError } from '#core/tool.ts';
import { shorten } from '#lib/text/shorten.ts';

/** What a code says of each encryption. */
export const types = { wpa: 'WPA', sae: 'SAE', wep: 'WEP', nopass: 'nopass', enterprise: 'WPA2-EAP' } as const;

/** What a code says of a network; what is empty is left out. */
export interface WifiFields {
  /** Of those above, or another one in a code that was read. */
  readonly type: string;
  readonly ssid: string;
  readonly password: string;
  readonly isHidden: boolean;
  readonly eap: string;
  readonly phase2: string;
  readonly anonymous: string;
  readonly identity: string;
  /** WPA3 only: devices never fall back to WPA2. */
  readonly isTransitionDisabled: boolean;
}

/** The text of a code, as ZXing and Android read it. `isQuoted`: values that look like hexadecimal digits are quoted. */
export function writeWifi(fields: WifiFields, isQuoted: boolean): string {
  const escapeValue = (value: string) => {
    const escaped = value.replace(/[\\;,:"]/g, '\\$&');
    return isQuoted && /^[\da-f]+$/i.test(value) ? `"${escaped}"` : escaped;
  };
  const written = [
    ['T', fields.type],
    ['S', escapeValue(fields.ssid)],
    ...(fields.type === 'WPA2-EAP' ? [] : [['P', escapeValue(fields.password)]]),
    ['H', fields.isHidden ? 'true' : ''],
    ['R', fields.isTransitionDisabled ? '1' : ''],
    ['E', fields.eap],
    ['PH2', fields.phase2],
    ['A', escapeValue(fields.anonymous)],
    ['I', escapeValue(fields.identity)],
    ...(fields.type === 'WPA2-EAP' ? [['P', escapeValue(fields.password)]] : []),
  ];
  return `WIFI:${written
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}:${value};`)
    .join('')};`;
}

/** A field up to its semicolon, or text that is no field: each part begins where the last one ends. */
const part = /([A-Za-z0-9]{1,10}):((?:\\[\s\S]|[^\\;])*)(?:;|\\?$)|(?:\\[\s\S]|[^\\;])*(?:;|\\?$)/gy;

/**
 * Reads the text of a code; its fields may be in any order.
 * @throws ToolError `not-wifi` (`x`), `no-ssid`
 */
export function readWifi(text: string): WifiFields {
  if (!/^wifi:/i.test(text)) throw new ToolError('not-wifi', { x: shorten(text) }, { offset: 0, length: text.length });
  const fields = new Map<string, string>();
  for (const [, name, value = ''] of text.slice('WIFI:'.length).matchAll(part))
    if (name !== undefined && !fields.has(name.toUpperCase())) fields.set(name.toUpperCase(), readValue(value));
  const get = (name: string) => fields.get(name) ?? '';
  if (get('S') === '') throw new ToolError('no-ssid', {}, { offset: 0, length: text.length });
  const type = get('T') === '' ? 'nopass' : get('T');
  return {
    type: /^nopass$/i.test(type) ? 'nopass' : type,
    ssid: get('S'),
    password: get('P'),
    isHidden: /^true$/i.test(get('H')),
    eap: get('E'),
    phase2: get('PH2'),
    anonymous: get('A'),
    identity: get('I'),
    isTransitionDisabled: get('R') === '1',
  };
}

/** Without the quotes around hexadecimal digits; a quote that belongs to the value is escaped. */
const readValue = (value: string): string =>
  (/^"(?:\\[\s\S]|[^\\"])*"$/.test(value) ? value.slice(1, -1) : value).replace(/\\([\s\S])/g, '$1');
