import { splitGraphemes } from '#lib/text/graphemes.ts';

/** How a value is masked. */
export interface MaskOptions {
  /** Characters that stay at either end. */
  readonly first: number;
  readonly last: number;
  /** One character. */
  readonly replacement: string;
  /** White space stays. */
  readonly spaces: boolean;
  /** The signs that separate groups stay. */
  readonly separators: boolean;
  /** Number of signs that replace what is hidden, so that its length is not revealed; null for one per character. */
  readonly fixedLength: number | null;
  /** A value that would stay visible as a whole is hidden as a whole. */
  readonly hideShort: boolean;
}

/** A masked value, and how many of its characters stay at its ends. */
export interface Masked {
  readonly text: string;
  readonly visible: number;
  readonly total: number;
  /** It would have stayed visible as a whole. */
  readonly isShort?: boolean;
}

const separator = /^[-_.:/@]$/;

/** Masks a value except for its ends. Characters are graphemes; kept spaces and separators count, too. */
export function maskEnds(value: string, options: MaskOptions): Masked {
  const characters = splitGraphemes(value);
  const total = characters.length;
  const middle = characters.slice(options.first, Math.max(options.first, total - options.last));
  const isShort = hide(middle, options) === middle.join('');
  const [first, last] = isShort ? [0, 0] : [options.first, options.last];
  const hidden = hide(characters.slice(first, total - last), options);
  if (isShort && (!options.hideShort || hidden === value)) return { text: value, visible: total, total, isShort };
  const text = characters.slice(0, first).join('') + hidden + characters.slice(total - last).join('');
  return { text, visible: first + last, total, isShort };
}

type HideOptions = Pick<MaskOptions, 'replacement' | 'spaces' | 'separators' | 'fixedLength'>;

function hide(characters: readonly string[], { replacement, spaces, separators, fixedLength }: HideOptions): string {
  if (characters.length === 0) return '';
  if (fixedLength !== null) return replacement.repeat(fixedLength);
  const stays = (character: string) => (spaces && /^\s/.test(character)) || (separators && separator.test(character));
  return characters.map((character) => (stays(character) ? character : replacement)).join('');
}

/** Masks a whole text; white space and separators in it are hidden as well. */
export const hideAll = (text: string, { replacement, fixedLength }: Pick<MaskOptions, 'replacement' | 'fixedLength'>) =>
  hide(splitGraphemes(text), { replacement, fixedLength, spaces: false, separators: false });

/** Masks a part that keeps its first character, unless that is all of it. */
const keepFirst = (part: string, options: HideOptions) => {
  const characters = splitGraphemes(part);
  const kept = characters.length > 1 ? 1 : 0;
  return characters.slice(0, kept).join('') + hide(characters.slice(kept), options);
};

/** The names before and after the sign: all but their first letters, and the last part of the domain, are masked. */
export function maskEmail(address: string, options: HideOptions): string {
  const at = address.lastIndexOf('@');
  const labels = address.slice(at + 1).split('.');
  const top = labels.length > 1 ? labels.pop() : undefined;
  const domain = labels.map((label) => keepFirst(label, options));
  return `${keepFirst(address.slice(0, at), options)}@${[...domain, ...(top === undefined ? [] : [top])].join('.')}`;
}

/** The last of the four numbers is masked. */
export const maskIpv4 = (address: string, options: HideOptions): string => {
  const dot = address.lastIndexOf('.') + 1;
  return address.slice(0, dot) + hide(splitGraphemes(address.slice(dot)), options);
};

/** The header of a token stays, whatever follows is masked; the periods stay. */
export function maskJwt(token: string, options: HideOptions): string {
  const [header = '', ...rest] = token.split('.');
  return [header, ...rest.map((part) => hide(splitGraphemes(part), options))].join('.');
}

/** What services put before their keys. */
const prefix =
  /^(?:(?:sk|pk|rk)_(?:live|test)_|github_pat_|gh[a-z]_|gl[a-z]{2,5}-|xox[a-z]-|(?:AKIA|ASIA)|AIza|sk-(?:proj-|ant-|svcacct-|admin-)?|whsec_|SG\.|npm_|pypi-|hf_|do[opr]_v1_|dckr_[op]at_|shp(?:at|ca|pa|ss)_|lin_api_|sq0[a-z]{3}-|hv[bsr]\.|\d{8,10}:AA|[a-z]{2,8}_(?:live|test|prod|dev)_)/;

/** The part of a key that names the service. */
export const prefixOf = (key: string): string => prefix.exec(key)?.[0] ?? '';
