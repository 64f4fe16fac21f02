import { type Context, ToolError } from '#core/tool.ts';
import { splitJwt } from '#lib/crypto/jwt.ts';
import { base64Alphabets, decodeBase64 } from '#lib/encoding/base64.ts';
import { showCharacter } from '#lib/text/show-character.ts';
import { type Member, type Members, readMembers, reportDuplicates } from './members.ts';

export interface Token {
  readonly isEncrypted: boolean;
  /** The protected header as it is written; with one that is not protected, both in one object. */
  readonly headerText: string;
  readonly header: Members;
  /** What is signed. */
  readonly signed: Uint8Array<ArrayBuffer>;
  readonly payload: Uint8Array<ArrayBuffer>;
  /** In Base64url, and its bytes. */
  readonly signatureText: string;
  readonly signature: Uint8Array<ArrayBuffer>;
  /** Why its signature has no bytes, such as that it is cut off: header and payload can be read all the same. */
  readonly signatureError?: ToolError | undefined;
  /** Values that an SD-JWT holds apart (RFC 9901), still in Base64url. */
  readonly disclosures: readonly string[];
  /** As many tokens of the same payload as there are other signatures (RFC 7515, section 7.2.1). */
  readonly cosigned: readonly Token[];
  /** Whether it has white space inside, without which it was read: no receiver accepts it so (RFC 7515, section 2). */
  readonly hasSpaces: boolean;
  /** Whether it ends before or in its payload, so that claims may be missing. */
  readonly lacksClaims: boolean;
  /** Its length in characters, without the text around it. */
  readonly size: number;
}

type Message = 'partHeader' | 'partPayload' | 'partSignature' | 'partDisclosure';
type Ctx = Context<Message>;

/** Text before a copied token: a header, a parameter, a quote. */
const before = /^(?:["'`]|(?:proxy-)?authorization\s*[:=]\s*|(?:bearer|dpop)\s+|[\w-]*token\s*[:=]\s*)+/i;
const quotes = '"\'`;,';
/** What logs put for the rest of a token: three dots in a row are in none. */
const ellipsis = /[[(<]?(?:…|\.{3})/;

/**
 * Reads a token: in compact form (RFC 7515, section 7.1), with disclosures, or as JSON (section 7.2), with
 * any number of signatures. What was cut off may be missing, but not the header.
 * @throws ToolError `parts` {n}; `header-cut-off` {text}; `several-tokens` {n}; `not-base64url` {part, x, n}; `part-cut-off` {part, n}; `not-utf8` {part}; `header-not-json` {text};
 * `header-not-object`; `no-signature`
 */
export function readToken(input: string, ctx: Ctx): Token {
  const start = input.length - input.trimStart().length;
  const trimmed = input.trim();
  if (trimmed.startsWith('{')) return readJson(trimmed, ctx);
  const prefix = before.exec(trimmed)?.[0] ?? '';
  const whole = withoutEnd(trimmed.slice(prefix.length), /=\s*$/.test(prefix));
  const [token = ''] = whole.split(ellipsis, 1);
  const isShortened = token.length < whole.length;
  const bare = token.replace(/\s+/g, '');
  const blank = token.trimEnd().search(/\s/);
  if (blank >= 0) ctx.notice('white-space', {}, start + prefix.length + blank);
  /** The place of a character of the bare token in the input. */
  const placeOf = (at: number): number => {
    let left = at;
    for (let offset = 0; offset < token.length; offset++) {
      if (/\s/.test(token.charAt(offset))) continue;
      if (left-- === 0) return start + prefix.length + offset;
    }
    return start + prefix.length + token.length;
  };
  const [compact = '', ...disclosures] = bare.split('~');
  const parts = compact.split('.');
  // Cut off after its header or payload, it can still be read.
  const isCutOff = (isShortened || parts.length < 3) && splitJwt(`${parts[0]}..`) !== undefined;
  if (!isCutOff && isShortened && parts.length === 1 && compact.startsWith('ey')) {
    const text = readBeginning(compact, 'partHeader', placeOf(0), ctx);
    throw new ToolError('header-cut-off', { text }, placeOf(bare.length));
  }
  if (!isCutOff && (parts.length < 3 || parts.length % 2 === 0))
    throw new ToolError('parts', { n: parts.length }, placeOf(0));
  const [header = '', payload = '', signature = ''] = parts;
  const places = [0, header.length + 1, header.length + payload.length + 2].map(placeOf);
  const headerText = readText(header, 'partHeader', places[0] ?? 0, ctx);
  const members = readHeader(headerText, places[0] ?? 0, ctx);
  const isEncrypted = (parts.length === 5 || isCutOff) && members.has('enc');
  // The signature of one is glued to the header of the next.
  if (parts.length > 3 && !isEncrypted)
    throw new ToolError('several-tokens', { n: Math.ceil((parts.length - 1) / 2) }, places[2] ?? 0);
  const isPlain = members.get('b64')?.value === false;
  const lacksPayload = isCutOff && payload === '' && parts.length < 3;
  if (lacksPayload) ctx.notice('header-only', {}, placeOf(bare.length));
  else if (isShortened) ctx.notice('cut-off', {}, start + prefix.length + token.length - 1);
  const isPayloadCut = isShortened && parts.length === 2;
  return {
    isEncrypted,
    lacksClaims: lacksPayload || isPayloadCut,
    headerText,
    header: members,
    signed: encode(`${header}.${payload}`),
    payload: isEncrypted
      ? new Uint8Array()
      : isPlain
        ? encode(payload)
        : isPayloadCut
          ? encode(readBeginning(payload, 'partPayload', places[1] ?? 0, ctx))
          : readPart(payload, 'partPayload', places[1] ?? 0, ctx),
    ...readSignature(isEncrypted ? '' : signature, places[2] ?? 0, isShortened ? quiet(ctx) : ctx),
    disclosures: disclosures.filter(Boolean),
    cosigned: [],
    hasSpaces: blank >= 0,
    size: bare.length,
  };
}

/**
 * Removes the text after a token: quotes, and other parameters if it is one. Not by a regular expression, which would
 * look for the end from each quote.
 */
function withoutEnd(text: string, isParameter: boolean): string {
  const [token = ''] = isParameter ? text.split('&', 1) : [text];
  let end = token.length;
  while (end > 0 && quotes.includes(token.charAt(end - 1))) end--;
  return token.slice(0, end);
}

const encode = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(new TextEncoder().encode(text));

/** The bytes of a part in Base64url. */
function readPart(part: string, name: Message, at: number, { message, notice }: Ctx): Uint8Array<ArrayBuffer> {
  const offset = part.search(/[^\w-]/);
  if (offset >= 0) {
    const x = showCharacter(part, offset);
    throw new ToolError('not-base64url', { part: message(name), x, n: offset + 1 }, at + offset);
  }
  if (part.length % 4 === 1)
    throw new ToolError('part-cut-off', { part: message(name), n: part.length }, at + part.length - 1);
  // Other characters would decode to the same bytes.
  return decodeBase64(part, {
    alphabet: base64Alphabets.url,
    notice: () => notice('loose-bits', { part: message(name) }, at + part.length - 1),
  });
}

/** As much of the text of a part that was cut off as can be read. */
function readBeginning(part: string, name: Message, at: number, ctx: Ctx): string {
  const whole = part.length % 4 === 1 ? part.slice(0, -1) : part;
  return new TextDecoder().decode(readPart(whole, name, at, quiet(ctx)), { stream: true });
}

/** The last character of what was cut off has bits of what is missing. */
const quiet = (ctx: Ctx): Ctx => ({ ...ctx, notice: () => {} });

function readSignature(
  signatureText: string,
  at: number,
  ctx: Ctx,
): Pick<Token, 'signatureText' | 'signature' | 'signatureError'> {
  try {
    return { signatureText, signature: readPart(signatureText, 'partSignature', at, ctx) };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return { signatureText, signature: new Uint8Array(), signatureError: error };
  }
}

function readText(part: string, name: Message, at: number, ctx: Ctx): string {
  const bytes = readPart(part, name, at, ctx);
  const text = decodeUtf8(bytes);
  if (text === undefined) throw new ToolError('not-utf8', { part: ctx.message(name) }, at);
  return text;
}

/** The text of bytes in UTF-8; undefined where they are not. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function readHeader(text: string, at: number, ctx: Ctx): Members {
  const { members, duplicates } = readJsonPart(text, () => new ToolError('header-not-json', { text }, at));
  if (!members) throw new ToolError('header-not-object', { text }, at);
  reportDuplicates(duplicates, ctx.message('partHeader'), ctx.notice);
  return members;
}

function readJsonPart(text: string, problem: () => ToolError) {
  try {
    return readMembers(text);
  } catch (error) {
    if (error instanceof ToolError) throw problem();
    throw error;
  }
}

const textOf = (members: Members, name: string): string | undefined => {
  const value = members.get(name)?.value;
  return typeof value === 'string' ? value : undefined;
};

/** A token as JSON: flattened, or general with a list of signatures. */
function readJson(text: string, ctx: Ctx): Token {
  const { members } = readJsonPart(text, () => new ToolError('not-a-token', {}, 0));
  if (!members) throw new ToolError('not-a-token', {}, 0);
  const listed: unknown = members.get('signatures')?.value;
  if (!Array.isArray(listed)) return readSigned(members, members, text.length, ctx);
  const [first, ...others] = (listed.length > 0 ? listed : [{}]).map((one) => {
    const own = readMembers(JSON.stringify(one)).members;
    if (!own) throw new ToolError('not-a-token', {}, 0);
    return readSigned(members, own, text.length, ctx);
  });
  return { ...(first as Token), cosigned: others };
}

/** A token as JSON with one of its signatures: the members of that, and those that all of them share. */
function readSigned(members: Members, own: Members, size: number, ctx: Ctx): Token {
  const isEncrypted = members.has('ciphertext');
  const header = textOf(own, 'protected') ?? textOf(members, 'protected') ?? '';
  const payload = textOf(members, 'payload') ?? '';
  const signature = textOf(own, 'signature');
  if (!isEncrypted && (signature === undefined || !members.has('payload'))) throw new ToolError('not-a-token', {}, 0);
  const protectedText = header === '' ? '{}' : readText(header, 'partHeader', 0, ctx);
  const merged = new Map<string, Member>(readHeader(protectedText, 0, ctx));
  const loose = [members.get('unprotected'), own.get('header')].flatMap((member) => member?.written ?? []);
  for (const written of loose)
    for (const [name, member] of readMembers(written).members ?? []) if (!merged.has(name)) merged.set(name, member);
  const isPlain = merged.get('b64')?.value === false;
  return {
    isEncrypted,
    lacksClaims: false,
    headerText: loose.length === 0 ? protectedText : writeMembers(merged),
    header: merged,
    signed: encode(`${header}.${payload}`),
    payload: isPlain ? encode(payload) : readPart(payload, 'partPayload', 0, ctx),
    ...readSignature(signature ?? '', 0, ctx),
    disclosures: [],
    cosigned: [],
    hasSpaces: false,
    size,
  };
}

/** Members as a JSON text, their values as they are written. */
export const writeMembers = (members: Members): string =>
  `{${[...members].map(([name, { written }]) => `${JSON.stringify(name)}:${written}`).join(',')}}`;
