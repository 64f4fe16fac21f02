import { firstLoneSurrogate } from '#core/coercion.ts';
import { type Context, type OptionsOf, type RunOf, ToolError } from '#core/tool.ts';
import { readBytes } from '#lib/bytes/read-bytes.ts';
import { equalInConstantTime } from '#lib/crypto/equal-in-constant-time.ts';
import { writeCsv } from '#lib/csv/write.ts';
import { encodeBase64 } from '#lib/encoding/base64.ts';
import { encodeHex } from '#lib/encoding/hex.ts';
import { readMoment, toMilliseconds } from '#lib/moment/read-moment.ts';
import { isoOf } from '#lib/moment/show-moment.ts';
import { writeQr, writeQrPng } from '#lib/qr/write-qr.ts';
import { readCodes } from '#lib/qr-picture/read-codes.ts';
import { type Account, counterOf, isAddress, readAccounts, writeAddress as write } from './address.ts';
import { decodeBase32, encodeBase32 } from './base32.ts';
import { type Code, type CodeForm, counterBytes, makeCode } from './code.ts';
import type messages from './en.json';
import type tool from './tool.ts';

/** Shorter secrets can be guessed (RFC 4226, section 4). */
const minSecretBytes = 16;
/** Codes that are listed after the present one. */
const upcomingCount = 10;

/** In the year 275760, after which there are no dates that a program could write. */
const maxUnixTime = 8_639_999_900_000;

interface Settings extends CodeForm {
  readonly secretFormat: 'base32' | 'hex' | 'base64' | 'text';
  readonly period?: number;
  readonly counter?: string;
  readonly type?: 'totp' | 'hotp';
  readonly issuer?: string;
  readonly account?: string;
}

/**
 * The secret, and the settings: those of an address come before the options, but for the names. `other` are parameters
 * of the address that say nothing here.
 */
function readSecret<S extends Settings>(
  input: string,
  options: S,
  ctx: Context,
): {
  key: Uint8Array<ArrayBuffer>;
  settings: S & Pick<Settings, 'type'> & Pick<Partial<Account>, 'other'>;
  /** Of the settings, where that is not the options. */
  source: string | null;
} {
  if (isAddress(input)) {
    const accounts = readAccounts(input, ctx);
    const [account] = accounts;
    if (!account || accounts.length > 1)
      throw new ToolError('several-accounts', { n: accounts.length }, 0, [{ operation: 'readAddress' }]);
    const { algorithm, digits, period, counter, type, secret, other } = account;
    const names = { issuer: options.issuer || account.issuer, account: options.account || account.account };
    return {
      key: checkSize(decodeBase32(secret, ctx.notice), ctx),
      settings: { ...options, algorithm, digits, period, type, ...(counter !== '' && { counter }), ...names, other },
      source: ctx.message('otpauth'),
    };
  }
  const { secretFormat } = options;
  const key =
    secretFormat === 'base32'
      ? decodeBase32(input, ctx.notice)
      : readBytes(input, secretFormat === 'text' ? 'utf-8' : secretFormat, ctx.notice);
  return { key: checkSize(key, ctx), settings: options, source: null };
}

function checkSize(key: Uint8Array<ArrayBuffer>, { notice }: Context): Uint8Array<ArrayBuffer> {
  if (key.length === 0) throw new ToolError('secret-empty');
  if (key.length < minSecretBytes) notice('secret-short', { n: key.length });
  return key;
}

const describeSecret = (key: Uint8Array) => ({
  secretBase32: encodeBase32(key),
  secretHex: encodeHex(key),
  secretBase64: encodeBase64(key),
});

const describeCode = ({ mac, truncated }: Code) => ({ mac: encodeHex(mac), truncated: encodeHex(truncated) });

/** The step of a moment: how many whole periods have passed since the start (RFC 6238, section 4.2). */
async function stepOf({ time, start, period }: { time: string; start: number; period: number }, ctx: Context) {
  const unixTime = Math.floor(toMilliseconds(await readMoment(time, 'time', ctx)) / 1_000);
  if (unixTime > maxUnixTime) throw new ToolError('too-far', {}, { offset: 0, field: 'time' });
  if (unixTime < start) throw new ToolError('before-start', {}, { offset: 0, field: 'time' });
  const step = BigInt(Math.floor((unixTime - start) / period));
  return { unixTime, step, secondsLeft: period - ((unixTime - start) % period) };
}

/**
 * The codes of a moment (RFC 6238), now where none is given: the present one, those before and after it, and what it is
 * made of. The secret may be an `otpauth://` address, whose settings then count.
 * @throws ToolError of `decodeBase32`, `readBytes` and `readAccounts`; `secret-empty`; `several-accounts` {n}; `before-start`,
 * `too-far` and `no-moment` in the option `time`
 */
export const totp: RunOf<typeof tool, 'totp'> = async (input, options, ctx) => {
  const { key, settings, source } = readSecret(input, options, ctx);
  const { period, start } = settings;
  if (settings.type === 'hotp') ctx.notice('counter-address', {}, undefined, [{ operation: 'hotp' }]);
  const { unixTime, step, secondsLeft } = await stepOf(settings, ctx);
  const codeAt = (at: bigint) => makeCode(key, at, settings, ctx);
  const present = await codeAt(step);
  const steps = Array.from({ length: upcomingCount }, (_, index) => step + BigInt(index + 1));
  const upcoming = await Promise.all(steps.map(codeAt));
  return {
    code: present.code,
    next: upcoming[0]?.code ?? null,
    previous: step > 0n ? (await codeAt(step - 1n)).code : null,
    upcoming: writeCsv(
      ['from', 'code'],
      upcoming.map(({ code }, index) => [
        isoOf((start + Number(steps[index]) * period) * 1_000).replace('.000', ''),
        code,
      ]),
    ),
    secondsLeft,
    period,
    unixTime,
    step: Number(step),
    stepHex: encodeHex(counterBytes(step)),
    ...describeCode(present),
    ...describeSecret(key),
    settings: source,
  };
};

/**
 * The code of a counter (RFC 4226), and those before and after it.
 * @throws ToolError as `totp` does; `bad-counter` in the option `counter`
 */
export const hotp: RunOf<typeof tool, 'hotp'> = async (input, options, ctx) => {
  const { key, settings, source } = readSecret(input, options, ctx);
  const counter = BigInt(counterOf(settings.counter));
  if (settings.type === 'totp') ctx.notice('time-address', {}, undefined, [{ operation: 'totp' }]);
  const codeAt = (at: bigint) => makeCode(key, BigInt.asUintN(64, at), settings, ctx);
  const present = await codeAt(counter);
  return {
    code: present.code,
    next: (await codeAt(counter + 1n)).code,
    previous: counter > 0n ? (await codeAt(counter - 1n)).code : null,
    ...describeCode(present),
    ...describeSecret(key),
    settings: source,
  };
};

/**
 * Whether a code is one of the secret: at this moment, or as many steps before or after it as are allowed; of a counter,
 * as many after it.
 * @throws ToolError as `totp` and `hotp` do; `code-missing` in the option `code`
 */
export const verify: RunOf<typeof tool, 'verify'> = async (
  input,
  options,
  ctx: Context<keyof typeof messages.logic>,
) => {
  const { key, settings, source } = readSecret(input, options, ctx);
  const given = settings.code.replace(/[\s-]/g, '').toUpperCase();
  if (given === '') throw new ToolError('code-missing', {}, { offset: 0, field: 'code' });
  const { window, type, period } = settings;
  const isTimed = type === 'totp';
  const middle = isTimed ? (await stepOf(settings, ctx)).step : BigInt(counterOf(settings.counter));
  const offsets = Array.from(
    { length: isTimed ? 2 * window + 1 : window + 1 },
    (_, index) => index - (isTimed ? window : 0),
  )
    .filter((offset) => middle + BigInt(offset) >= 0n)
    .sort((a, b) => Math.abs(a) - Math.abs(b));
  const bytes = new TextEncoder().encode(given);
  for (const offset of offsets) {
    const { code } = await makeCode(key, BigInt.asUintN(64, middle + BigInt(offset)), settings, ctx);
    if (!equalInConstantTime(new TextEncoder().encode(code), bytes)) continue;
    const n = Math.abs(offset);
    const message = offset === 0 ? 'validNow' : !isTimed ? 'validAhead' : offset < 0 ? 'validLate' : 'validEarly';
    return { valid: true, verdict: ctx.message(message, { n, seconds: n * period }), settings: source };
  }
  const verdict = isTimed
    ? ctx.message('wrongAround', { n: window * period })
    : ctx.message('wrongAhead', { n: window });
  return { valid: false, verdict, settings: source };
};

/**
 * The `otpauth://` address of a secret, and its QR code, which authenticator apps read.
 * @throws ToolError as `hotp` does; `too-long-for-qr`
 */
export const writeAddress: RunOf<typeof tool, 'writeAddress'> = (input, options, ctx) => {
  const address = addressOf(input, options, ctx);
  return { address, qr: writeQr(address) };
};

/**
 * The QR code of the address as a picture in PNG.
 * @throws ToolError as `writeAddress` does
 */
export const png: RunOf<typeof tool, 'png'> = (input, options, ctx) => writeQrPng(addressOf(input, options, ctx));

function addressOf(input: string, options: OptionsOf<typeof tool, 'writeAddress'>, ctx: Context): string {
  const { key, settings } = readSecret(input, options, ctx);
  const counter = counterOf(settings.counter);
  if (settings.account === '') ctx.notice('account-missing');
  if (/:/.test(settings.issuer)) ctx.notice('colon-in-issuer');
  const wellFormed = (field: 'issuer' | 'account') => {
    const half = firstLoneSurrogate(settings[field]);
    if (half >= 0) ctx.notice('surrogate-replaced', { encoding: 'UTF-8' }, { offset: half, length: 1, field });
    return settings[field].toWellFormed();
  };
  const names = { issuer: wellFormed('issuer'), account: wellFormed('account') };
  return write({ ...settings, ...names, counter, secret: encodeBase32(key) });
}

const columns = ['type', 'issuer', 'account', 'secret', 'algorithm', 'digits', 'period', 'counter', 'other'] as const;

/**
 * The accounts that addresses, or an export of Google Authenticator, hold, as a table.
 * @throws ToolError of `readAccounts`
 */
export const readAddress: RunOf<typeof tool, 'readAddress'> = (input, _, ctx) =>
  writeAccounts(readAccounts(input, ctx));

/**
 * The addresses in the QR codes of a picture, one on each line, and the accounts that they hold.
 * @throws ToolError of `readCodes` and `readAccounts`; `no-address` where none of the codes holds one
 */
export const readPicture: RunOf<typeof tool, 'readPicture'> = async (file, _, ctx) => {
  const address = (await readCodes(file, ctx)).codes
    .map(({ content }) => content.trim())
    .filter(isAddress)
    .join('\n');
  if (address === '') throw new ToolError('no-address');
  return { address, accounts: writeAccounts(readAccounts(address, ctx)) };
};

function writeAccounts(accounts: readonly Account[]): string {
  const rowOf = (account: Account) => {
    const { algorithm, type, digits, period } = account;
    const shown = {
      ...account,
      algorithm: algorithm.toUpperCase(),
      // Its address has a type of its own.
      type: digits === 'steam' ? digits : type,
      digits: digits === 'steam' ? '5' : digits,
      period: type === 'totp' ? String(period) : '',
    };
    return columns.map((column) => shown[column]);
  };
  return writeCsv(columns, accounts.map(rowOf));
}

/** A random secret. */
export const generateSecret: RunOf<typeof tool, 'generateSecret'> = ({ bytes, secretFormat }, ctx) => {
  const key = Uint8Array.from(ctx.random(Number(bytes)));
  const { secretBase32, secretHex, secretBase64 } = describeSecret(key);
  return {
    secret: { base32: secretBase32, hex: secretHex, base64: secretBase64 }[secretFormat],
    size: key.length,
  };
};
