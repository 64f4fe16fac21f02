import { type Context, type OptionsOf, type RunOf, ToolError } from '#core/tool.ts';
import { dropFinalLineBreak } from '#lib/lines/breaks.ts';
import { drawFile } from '#lib/qr/draw-file.ts';
import { drawSvg } from '#lib/qr/draw-qr.ts';
import { makeQr, withLogoPixels } from '#lib/qr/make-qr.ts';
import { readCodes } from '#lib/qr-picture/read-codes.ts';
import { showCharacter } from '#lib/text/show-character.ts';
import { type CardLanguage, cardLines } from './card-words.ts';
import { drawCard } from './draw-card.ts';
import type tool from './tool.ts';
import { readWifi, types, type WifiFields, writeWifi } from './wifi-text.ts';

type Options = OptionsOf<typeof tool, 'build'>;

/** Bytes of a network's name (IEEE 802.11, section 9.4.2.2). */
const maxSsidLength = 32;
/** Methods in which a second one logs in, and those that need one. */
const tunnels: ReadonlySet<string> = new Set(['PEAP', 'TTLS', 'FAST', 'TEAP']);
const needsPhase2: ReadonlySet<string> = new Set(['PEAP', 'TTLS']);

/**
 * The code that joins a network, what it says, and a card to print.
 * @throws ToolError `ssid-missing`, `ssid-long` (`n`), `password-missing`, `phase2-missing`, and those of codes
 */
export const build: RunOf<typeof tool, 'build'> = (input, options, ctx: Context) => {
  const { fields, text, code, look } = make(input, options, ctx);
  const language = options.cardLanguage === 'auto' ? languageOf(ctx.locale) : options.cardLanguage;
  const lines = cardLines(language, fields.ssid, options.showPassword ? fields.password : '');
  return { qr: drawSvg(code, look), text, card: drawCard(options.cardTitle.trim(), lines, code, look.logo) };
};

/** A page is in English or in French. */
const languageOf = (locale: string): CardLanguage => (locale.startsWith('fr') ? 'fr' : 'en');

/**
 * The code as PNG.
 * @throws ToolError as `build` does
 */
export const png: RunOf<typeof tool, 'png'> = async (input, options, ctx: Context) =>
  drawFile(await makeInPixels(input, options, ctx), 'png');

/**
 * The code for printing, of lines and curves.
 * @throws ToolError as `build` does
 */
export const print: RunOf<typeof tool, 'print'> = async (input, options, ctx: Context) =>
  drawFile(await makeInPixels(input, options, ctx), options.paper);

async function makeInPixels(input: string, options: Options, ctx: Context) {
  const { code, look } = make(input, options, ctx);
  return { code, look: await withLogoPixels(look, ctx) };
}

function make(input: string, options: Options, ctx: Context) {
  const fields = fieldsOf(dropFinalLineBreak(input), options);
  check(fields, options, ctx);
  const text = writeWifi(fields, options.quoteHex);
  return { fields, text, ...makeQr(text, options, ctx) };
}

function fieldsOf(ssid: string, options: Options): WifiFields {
  const { encryption, hidden, eap, phase2 } = options;
  const isEnterprise = encryption === 'enterprise';
  return {
    type: types[encryption],
    ssid,
    password: encryption === 'nopass' ? '' : options.password,
    isHidden: hidden,
    isTransitionDisabled: options.transitionDisable && (encryption === 'wpa' || encryption === 'sae'),
    eap: isEnterprise ? eap : '',
    phase2: isEnterprise && tunnels.has(eap) && phase2 !== 'none' ? phase2 : '',
    anonymous: isEnterprise ? options.anonymous : '',
    identity: isEnterprise ? options.identity : '',
  };
}

const inPassword = { offset: 0, field: 'password' };

function check({ ssid, password, eap, phase2 }: WifiFields, { encryption }: Options, { notice }: Context): void {
  if (ssid === '') throw new ToolError('ssid-missing');
  const bytes = new TextEncoder().encode(ssid).length;
  if (bytes > maxSsidLength) throw new ToolError('ssid-long', { n: bytes }, { offset: 0, length: ssid.length });
  const needsPassword = encryption !== 'nopass' && eap !== 'TLS';
  if (needsPassword && password === '') throw new ToolError('password-missing', {}, inPassword);
  if (needsPhase2.has(eap) && phase2 === '') throw new ToolError('phase2-missing', {}, { offset: 0, field: 'phase2' });
  if (eap === 'TLS') notice('tls');
  if (encryption === 'enterprise') notice('enterprise');
  if (encryption === 'wpa' || encryption === 'sae') checkWpa(password, notice);
  if (encryption === 'wep' && !isWepKey(password)) notice('wep-length', { n: password.length }, inPassword);
}

/** Characters, or hexadecimal digits, two for each. */
const isWepKey = (password: string): boolean =>
  [5, 13, 16, 29].includes(password.length) ||
  (/^[\da-f]*$/i.test(password) && [10, 26, 32, 58].includes(password.length));

function checkWpa(password: string, notice: Context['notice']): void {
  const foreign = password.search(/[^\x20-\x7e]/);
  if (foreign >= 0) notice('not-ascii', { x: showCharacter(password, foreign) }, { ...inPassword, offset: foreign });
  else if (!/^(?:[\x20-\x7e]{8,63}|[\da-f]{64})$/i.test(password))
    notice('wpa-length', { n: password.length }, inPassword);
}

/**
 * The fields of a code's text.
 * @throws ToolError of `readWifi`
 */
export const parse: RunOf<typeof tool, 'parse'> = (input) => describe(dropFinalLineBreak(input));

/**
 * The fields of the first WiFi code in a picture.
 * @throws ToolError of `readCodes` and `readWifi`
 */
export const readPicture: RunOf<typeof tool, 'readPicture'> = async (file, _options, ctx) => {
  const contents = (await readCodes(file, ctx)).codes.map(({ content }) => content);
  const text = contents.find((content) => /^wifi:/i.test(content)) ?? contents[0] ?? '';
  try {
    return { ...describe(text), text };
  } catch (error) {
    // Its place is in the code, not in the file.
    if (error instanceof ToolError) throw new ToolError(error.code, error.params);
    throw error;
  }
};

function describe(text: string) {
  const { type, ssid, password, isHidden, isTransitionDisabled, ...enterprise } = readWifi(text);
  const orNull = (text: string) => (text === '' ? null : text);
  return {
    ssid,
    security: type,
    password: orNull(password),
    hidden: isHidden,
    eap: orNull(enterprise.eap),
    phase2: orNull(enterprise.phase2),
    identity: orNull(enterprise.identity),
    anonymous: orNull(enterprise.anonymous),
    transitionDisable: isTransitionDisabled ? true : null,
  };
}
