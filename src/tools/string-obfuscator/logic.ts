import { toKebab } from '#core/kebab.ts';
import { type Context, type OptionsOf, type RunOf, ToolError } from '#core/tool.ts';
import { writeCsv } from '#lib/csv/write.ts';
import { gatherNotices } from '#lib/errors/gather-notices.ts';
import { mapLines } from '#lib/lines/map.ts';
import { countGraphemes } from '#lib/text/graphemes.ts';
import type messages from './en.json';
import { findSecrets as find, type Secret, type SecretKind } from './find-secrets.ts';
import { maskFile as maskBlob } from './mask-file.ts';
import {
  hideAll,
  type Masked,
  type MaskOptions,
  maskEmail,
  maskEnds,
  maskIpv4,
  maskJwt,
  prefixOf,
} from './mask-value.ts';
import { maxRemembered, ownText, RepeatedSecrets } from './repeated-secrets.ts';
import { replaceSecrets } from './replace-secrets.ts';
import type tool from './tool.ts';

type ObfuscatorContext = Context<keyof typeof messages.logic>;

/** @throws ToolError `replacement` in the option */
function checkReplacement(replacement: string): void {
  if (countGraphemes(replacement) !== 1)
    throw new ToolError('replacement', {}, { offset: 0, length: replacement.length, field: 'replacement' });
}

/**
 * Masks each line, or each word, but for what is to be recognized. Characters are grapheme clusters, so that none is cut.
 * @throws ToolError `replacement` in the option: it is not one character
 */
export const mask: RunOf<typeof tool, 'mask'> = (text, options, ctx: ObfuscatorContext) => {
  checkReplacement(options.replacement);
  const notices = gatherNotices(ctx.notice);
  let [visible, total] = [0, 0];
  const maskPart = (part: string, offset: number): string => {
    if (part.trim() === '') return part;
    const masked = maskAs(options.form, part, options);
    visible += masked.visible;
    total += masked.total;
    const notice = noticeOn(masked, options.form);
    if (notice)
      notices.of(offset)(
        notice,
        { n: 1, first: options.first, last: options.last },
        { offset: 0, length: part.length },
      );
    return masked.text;
  };
  const masked = mapLines(text, (line, offset) =>
    options.per === 'line'
      ? maskPart(line, offset)
      : line.replace(/\S+/g, (word: string, at: number) => maskPart(word, offset + at)),
  );
  notices.report();
  return { masked, visible: ctx.message('visible', { n: visible, total }) };
};

type Form = Parameters<RunOf<typeof tool, 'mask'>>[1]['form'];

/** A value masked as what it is; one that is something else is masked but for its ends. */
function maskAs(form: Form, value: string, options: MaskOptions): Masked {
  const word = value.trim();
  const around = (text: string): Masked => ({
    text: value.replace(word, () => text),
    visible: countVisible(text, options.replacement),
    total: countGraphemes(word),
  });
  if (form === 'email' && /^[^@\s]+@[^@\s]+$/.test(word)) return around(maskEmail(word, options));
  if (form === 'ipv4' && /^[\d.]+\.\d+$/.test(word)) return around(maskIpv4(word, options));
  if (form === 'jwt' && word.includes('.')) return around(maskJwt(word, options));
  if (form !== 'apiKey') return maskEnds(value, options);
  const prefix = prefixOf(word);
  return maskEnds(value, { ...options, first: value.indexOf(word) + prefix.length });
}

const countVisible = (masked: string, replacement: string): number =>
  countGraphemes(masked) - (masked.split(replacement).length - 1);

/** The notice on how much stays visible. */
function noticeOn({ visible, total, isShort }: Masked, form: Form): string | undefined {
  if (visible >= total) return 'nothing-hidden';
  if (form === 'ends' && isShort) return 'all-hidden';
  return visible * 2 > total ? 'mostly-visible' : undefined;
}

/**
 * Masks the secrets in a text: what says what they are stays, such as the domain of an address or the prefix of a key. With
 * `labels`, each value has a label in its place, the same value always the same.
 * @throws ToolError `replacement`, and those of `findSecrets`
 */
export const maskSecrets: RunOf<typeof tool, 'maskSecrets'> = async (text, options, ctx: ObfuscatorContext) => {
  const masker = createMasker(options, ctx);
  const masked = await masker.mask(text);
  const secrets = masker.found();
  if (secrets === null && text.trim() !== '') ctx.notice('nothing-found');
  return { masked, secrets };
};

/**
 * The same for a file of any size, in UTF-8. The same value has the same label in all of it.
 * @throws ToolError those of `maskSecrets`; `not-utf8`; `line-too-long` {line, limit}
 */
export const maskFile: RunOf<typeof tool, 'maskFile'> = async (file, options, ctx: ObfuscatorContext) => {
  // Progress is that of reading.
  const masker = createMasker(options, { ...ctx, progress: () => undefined });
  const { masked, parts, isCut } = await maskBlob(file, masker.mask, ctx);
  const secrets = masker.found();
  if (secrets === null && file.size > 0) ctx.notice('nothing-found');
  if (isCut) ctx.notice('document-in-parts');
  if (parts > 1 && options.ownPattern !== '') ctx.notice('pattern-in-parts', {}, { offset: 0, field: 'ownPattern' });
  return { maskedFile: masked, secrets };
};

type Masking = OptionsOf<typeof tool, 'maskSecrets'>;

/** Masks texts, and counts what was masked in all of them, by kind; null for nothing. */
function createMasker(options: Masking, ctx: ObfuscatorContext) {
  checkReplacement(options.replacement);
  const label = options.labels ? labeller() : undefined;
  const counts = new Map<SecretKind, number>();
  const repeated = new RepeatedSecrets();
  const mask = async (text: string): Promise<string> => {
    const secrets = await find(text, options, ctx, repeated);
    for (const { kind } of secrets) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return replaceSecrets(text, secrets, (secret, value) =>
      label ? label(secret, value) : maskSecret(secret, value, options.replacement),
    );
  };
  const found = () => {
    if (repeated.isFull) ctx.notice('repeats-forgotten', { n: maxRemembered.toLocaleString(ctx.locale) });
    return (
      kindsOf(options)
        .flatMap((kind) => (counts.has(kind) ? `${ctx.message(`kind-${kind}`)} ×${counts.get(kind)}` : []))
        .join(', ') || null
    );
  };
  return { mask, found };
}

/** The kinds that are looked for, in the order of the options. */
const kindsOf = ({ kinds }: Pick<Masking, 'kinds'>): readonly SecretKind[] => [...kinds, 'own'];

/** Values that are the same have the same key. */
const keyOf = ({ kind }: Secret, value: string): string =>
  kind === 'email' || kind === 'mac' || kind === 'own' || kind === 'ipv6'
    ? value.toLowerCase()
    : value.replace(/[\s()-]/g, '');

/** Numbers the different values of each kind. */
function labeller(): (secret: Secret, value: string) => string {
  const numbers = new Map<string, Map<string, number>>();
  return (secret, value) => {
    const known = numbers.get(secret.kind) ?? new Map<string, number>();
    numbers.set(secret.kind, known);
    const key = keyOf(secret, value);
    const number = known.get(key) ?? known.size + 1;
    if (!known.has(key)) known.set(ownText(key), number);
    return `<${toKebab(secret.kind)}-${number}>`;
  };
}

/** Number of signs that replace a secret that is hidden as a whole, whatever its length. */
const hiddenLength = 8;

/** Masks a secret except for the part that shows its kind; one without such a part is hidden as a whole. */
function maskSecret({ kind }: Secret, value: string, replacement: string): string {
  const masked = maskAsKind(kind, value, replacement);
  return masked === value ? hideAll(value, { replacement, fixedLength: null }) : masked;
}

function maskAsKind(kind: SecretKind, value: string, replacement: string): string {
  const options = { replacement, spaces: true, separators: false, fixedLength: null, hideShort: true };
  const hidden = replacement.repeat(hiddenLength);
  // A part of an escape would be another one.
  if (value.includes('\\')) return hidden;
  switch (kind) {
    case 'email':
      return maskEmail(value, options);
    case 'ipv4':
      return maskIpv4(value, options);
    case 'ipv6':
      return maskDigits(value, value.indexOf(':', value.indexOf(':') + 1) + 1, 0, replacement);
    case 'mac':
      return maskDigits(value, 'aa:bb:cc'.length, 0, replacement);
    case 'card':
      return maskDigits(value, 0, 4, replacement);
    case 'phone':
      // At most four digits stay.
      return maskDigits(value, /^\d/.test(value) ? 2 : 3, 2, replacement);
    case 'iban':
      return maskEnds(value, { ...options, first: 4, last: 4 }).text;
    case 'jwt':
      return maskJwt(value, { ...options, fixedLength: hiddenLength });
    case 'own':
      return hideAll(value, { replacement, fixedLength: null });
    case 'urlCredentials':
      return value.includes(':') ? `${hidden}:${hidden}` : hidden;
    default:
      return prefixOf(value) + hidden;
  }
}

/** Masks hexadecimal digits, except for the first and last characters of a text; other signs stay. */
const maskDigits = (text: string, first: number, last: number, replacement: string): string =>
  text.slice(0, first) +
  text.slice(first, text.length - last).replace(/[\dA-F]/gi, () => replacement) +
  text.slice(text.length - last);

/**
 * How many secrets of each kind a text has, how many different ones, and in which line the first is.
 * @throws ToolError `bad-pattern` {reason} and `pattern-too-slow` in `ownPattern`
 */
export const findSecrets: RunOf<typeof tool, 'findSecrets'> = async (text, options, ctx: ObfuscatorContext) => {
  const secrets = await find(text, options, ctx);
  const byKind = new Map<Secret['kind'], Secret[]>();
  for (const secret of secrets) {
    const same = byKind.get(secret.kind);
    if (same) same.push(secret);
    else byKind.set(secret.kind, [secret]);
  }
  const kinds = kindsOf(options).filter((kind) => byKind.has(kind));
  const rows = kinds.map((kind) => {
    const found = byKind.get(kind) ?? [];
    const distinct = new Set(found.map((secret) => keyOf(secret, text.slice(secret.start, secret.end))));
    const line = text.slice(0, found[0]?.start).split(/\r\n|\r|\n/).length;
    return [ctx.message(`kind-${kind}`), String(found.length), String(distinct.size), String(line)];
  });
  return { report: writeCsv(['kind', 'count', 'distinct', 'line'], rows), found: secrets.length };
};
