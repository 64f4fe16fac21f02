import { type Context, ToolError } from '#core/tool.ts';
import { append } from '#lib/collections/append.ts';
import { decodeBase64 } from '#lib/encoding/base64.ts';
import { decodePercent } from '#lib/url/decode-percent.ts';
import { encodeBase32 } from './base32.ts';
import type { Digits } from './code.ts';
import { readFields, textOf } from './protobuf.ts';

/** What an address of a one-time code holds. */
export interface Account {
  readonly type: 'totp' | 'hotp';
  readonly issuer: string;
  readonly account: string;
  /** In Base32. */
  readonly secret: string;
  readonly algorithm: 'sha1' | 'sha256' | 'sha512';
  readonly digits: Digits;
  readonly period: number;
  readonly counter: string;
  /** Parameters that say nothing here, as they are written. */
  readonly other: string;
}

export const isAddress = (text: string): boolean => /^\s*otpauth(?:-migration)?:\/\//i.test(text);
const isExport = (text: string): boolean => /^otpauth-migration:\/\//i.test(text);

/** Lines, and several addresses in a line: names may have spaces in them. */
const addresses = /(?:(?!\sotpauth(?:-migration)?:\/\/).)+/gi;

/**
 * The accounts that addresses hold, on lines or with spaces between: `otpauth://`, or an export of Google Authenticator.
 * @throws ToolError `not-an-address`, `no-secret`, `bad-type` {type}, `bad-algorithm` {name}, `bad-digits`, `bad-period`,
 * `bad-counter`, `damaged-export`, at the line
 */
export function readAccounts(text: string, ctx: Pick<Context, 'notice'>): readonly Account[] {
  const accounts: Account[] = [];
  for (const { 0: written, index } of text.matchAll(addresses)) {
    const address = written.trim();
    const at = index + written.length - written.trimStart().length;
    if (address !== '') append(accounts, isExport(address) ? readExport(address, at, ctx) : [readAddress(address, at)]);
  }
  return accounts;
}

function readAddress(address: string, at: number): Account {
  const [, kind = '', label = '', query = ''] = /^otpauth:\/\/([^/?]*)\/?([^?]*)\??(.*)$/is.exec(address) ?? [];
  if (kind === '') throw new ToolError('not-an-address', {}, at);
  const isSteam = kind.toLowerCase() === 'steam';
  const type = isSteam ? 'totp' : kind.toLowerCase();
  if (type !== 'totp' && type !== 'hotp') throw new ToolError('bad-type', { type: kind }, at);
  const known = new Map<string, string>();
  const other: string[] = [];
  for (const part of query.split('&').filter(Boolean)) {
    const [name = '', value = ''] = part.split(/=(.*)/s);
    if (names.has(name.toLowerCase())) known.set(name.toLowerCase(), decodePercent(value));
    else other.push(part);
  }
  const secret =
    known
      .get('secret')
      ?.replace(/[\s=-]/g, '')
      .toUpperCase() ?? '';
  if (secret === '') throw new ToolError('no-secret', {}, at);
  const name = decodePercent(label);
  const [, before = '', account = name] = /^([^:]*):\s*(.*)$/s.exec(name) ?? [];
  return {
    type,
    issuer: known.get('issuer') ?? before,
    account,
    secret,
    algorithm: algorithmOf(known.get('algorithm') ?? 'SHA1', at),
    digits: isSteam ? 'steam' : digitsOf(known.get('digits') ?? '6', at),
    period: periodOf(known.get('period') ?? '30', at),
    counter: type === 'hotp' ? counterOf(known.get('counter') ?? '0', at) : '',
    other: other.join('&'),
  };
}

const names = new Set(['secret', 'issuer', 'algorithm', 'digits', 'period', 'counter']);

function algorithmOf(name: string, at: number): Account['algorithm'] {
  const bare = name.toLowerCase().replace(/^hmac/, '').replaceAll('-', '');
  if (bare === 'sha1' || bare === 'sha256' || bare === 'sha512') return bare;
  throw new ToolError('bad-algorithm', { name }, at);
}

function digitsOf(written: string, at: number): Digits {
  const found = (['5', '6', '7', '8', '9', '10'] as const).find((digits) => digits === written);
  if (found) return found;
  throw new ToolError('bad-digits', {}, at);
}

function periodOf(written: string, at: number): number {
  const period = Number(written);
  if (/^\d+$/.test(written) && period >= 1 && period <= 3_600) return period;
  throw new ToolError('bad-period', {}, at);
}

const maxCounter = 2n ** 64n - 1n;

/** @throws ToolError `bad-counter` where it is no whole number of 64 bits */
export function counterOf(written: string, at?: number): string {
  if (/^\d{1,20}$/.test(written) && BigInt(written) <= maxCounter) return written;
  throw new ToolError('bad-counter', {}, at ?? { offset: 0, field: 'counter' });
}

const exportAlgorithms = ['sha1', 'sha1', 'sha256', 'sha512'] as const;
/** The numbers of fields in an export. */
const field = {
  accounts: 1,
  parts: 3,
  part: 4,
  secret: 1,
  name: 2,
  issuer: 3,
  algorithm: 4,
  digits: 5,
  type: 6,
  counter: 7,
};

/** An export of Google Authenticator: a message of protocol buffers in Base64. */
function readExport(address: string, at: number, { notice }: Pick<Context, 'notice'>): readonly Account[] {
  const [, data = ''] = /[?&]data=([^&]*)/.exec(address) ?? [];
  const damaged = () => new ToolError('damaged-export', {}, at);
  try {
    const message = readFields(decodeBase64(decodePercent(data)));
    const [parts = 1n] = message.numbers(field.parts);
    const [part = 0n] = message.numbers(field.part);
    if (parts > 1n) notice('part-of-export', { n: Number(part) + 1, all: Number(parts) });
    return message.bytes(field.accounts).map((bytes): Account => {
      const own = readFields(bytes);
      const number = (name: number) => Number(own.numbers(name)[0] ?? 0n);
      const name = textOf(own.bytes(field.name)[0]);
      const issuer = textOf(own.bytes(field.issuer)[0]);
      const algorithm = exportAlgorithms[number(field.algorithm)];
      if (!algorithm) throw new ToolError('bad-algorithm', { name: 'MD5' }, at);
      const type = number(field.type) === 1 ? 'hotp' : 'totp';
      return {
        type,
        issuer,
        account: name.startsWith(`${issuer}:`) ? name.slice(issuer.length + 1).trim() : name,
        secret: encodeBase32(own.bytes(field.secret)[0] ?? new Uint8Array()),
        algorithm,
        digits: number(field.digits) === 2 ? '8' : '6',
        period: 30,
        counter: type === 'hotp' ? String(own.numbers(field.counter)[0] ?? 0n) : '',
        other: '',
      };
    });
  } catch (error) {
    if (error instanceof ToolError && error.code === 'bad-algorithm') throw error;
    throw damaged();
  }
}

/** The address of an account, which apps read from a QR code. */
export function writeAddress(account: Omit<Account, 'other'> & Partial<Account>): string {
  const { type, issuer, account: name, secret, algorithm, digits, period, counter, other } = account;
  const label = [issuer, name].filter(Boolean).map(encodeURIComponent).join(':');
  const query = [
    `secret=${secret}`,
    ...(issuer ? [`issuer=${encodeURIComponent(issuer)}`] : []),
    `algorithm=${algorithm.toUpperCase()}`,
    `digits=${digits === 'steam' ? 5 : digits}`,
    type === 'hotp' ? `counter=${counter}` : `period=${period}`,
    ...(other ? [other] : []),
  ];
  return `otpauth://${digits === 'steam' ? 'steam' : type}/${label}?${query.join('&')}`;
}
