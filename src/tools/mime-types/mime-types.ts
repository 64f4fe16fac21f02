import { normalize } from '#core/search/terms.ts';
import { mimeTable, preferredTypes } from '#generated/data/mime-types.ts';
import { unquote } from '#lib/text/unquote.ts';
import { formatWords } from './format-words.ts';
import { usualExtensions } from './usual-extensions.ts';

/** A media type. */
export interface MimeType {
  readonly type: string;
  readonly source: 'iana' | 'apache' | 'nginx' | '';
  readonly charset: string;
  /** Undefined where nobody has said. */
  readonly isCompressible: boolean | undefined;
  /** Without their points, the usual one first. */
  readonly extensions: readonly string[];
}

/** All types, by name. */
export const mimeTypes: readonly MimeType[] = mimeTable.split('\n').map((line): MimeType => {
  const [type = '', source, charset = '', compressible = '', extensions = ''] = line.split('\t');
  return {
    type,
    source: source as MimeType['source'],
    charset,
    isCompressible: compressible === '' ? undefined : compressible === '1',
    extensions: extensions === '' ? [] : usualFirst(type, extensions.split(' ')),
  };
});

function usualFirst(type: string, extensions: readonly string[]): readonly string[] {
  const usual = usualExtensions.get(type);
  return usual === undefined ? extensions : [usual, ...extensions.filter((extension) => extension !== usual)];
}

const byName = new Map(mimeTypes.map((one) => [one.type, one]));
const byExtension = new Map<string, MimeType[]>();
for (const one of mimeTypes)
  for (const extension of one.extensions) byExtension.set(extension, [...(byExtension.get(extension) ?? []), one]);
for (const [extension, types] of byExtension) {
  const rankOf = ({ type, source }: MimeType) => {
    if (preferredTypes[extension] === type) return 0;
    // Any bytes: a registered type of the format says more.
    if (type === 'application/octet-stream') return 2;
    return source === 'iana' ? 1 : source === '' ? 4 : 3;
  };
  types.sort((a, b) => rankOf(a) - rankOf(b));
}

/** The number of different extensions. */
export const countExtensions = (types: readonly MimeType[]): number =>
  new Set(types.flatMap(({ extensions }) => extensions)).size;

/** The types of files with an extension, the one that is meant first. */
export const typesOf = (extension: string): readonly MimeType[] => byExtension.get(extension) ?? [];

/** A type by its name, in lower case. */
export const typeNamed = (name: string): MimeType | undefined => byName.get(name);

/** The query in lower case: a type without its parameters, the extension of a file name, or words. */
export interface Question {
  readonly words: string;
  readonly type: string | undefined;
  readonly extension: string | undefined;
}

/** Reads `Content-Type: text/html; charset=utf-8`, `text/html`, `.html`, `page.html`, `html`, a URL or `web page`. */
export function readQuestion(text: string): Question {
  const words = unquote(text)
    .trim()
    .replace(/^content-type:\s*/i, '')
    // Of a URL, only its path names a file.
    .replace(/^(https?:\/\/[^?#\s]*)[?#]\S*$/i, '$1')
    .toLowerCase();
  const [name = ''] = words.split(';', 1);
  const isType = /^[a-z-]+\/[^\s/\\]*$/.test(name.trim());
  const type = isType && !isFilePath(name) ? name.trim() : undefined;
  const [, extension] = type === undefined ? (/\.([^.\s/\\]+)$/.exec(words) ?? []) : [];
  return { words: type ?? words, type, extension };
}

/** `docs/page.html` is a file, `application/vnd.ms-excel` a type. */
const isFilePath = (name: string): boolean => {
  const [folder = ''] = name.split('/', 1);
  return name.includes('.') && !byName.has(name) && !topLevels.has(folder);
};
const topLevels = new Set(mimeTypes.map(({ type }) => type.slice(0, type.indexOf('/'))));

/** The types that are surely meant: of an extension, by their name, or by what people call the format, such as “excel”. */
export function meantTypes({ words, type, extension }: Question): readonly MimeType[] {
  if (type !== undefined) return [byName.get(type) ?? []].flat();
  const exact = typesOf(extension ?? words);
  if (extension !== undefined) return exact;
  const parts = wordsIn(words);
  const called = [...formatWords].flatMap(([known, names]) => {
    const [usual] = typesOf(known);
    const isMeant = (part: string) => names.has(part) || part === known;
    return usual && parts.some((part) => names.has(part)) && parts.every(isMeant) ? [usual] : [];
  });
  return [...new Set([...exact, ...called])];
}

/** Types of formats that people have names for. */
const usual: readonly MimeType[] = [...formatWords.keys()].flatMap((known) => typesOf(known).slice(0, 1));

/**
 * The types that a question may mean: those that are meant, then those that begin so, the usual ones first, then those
 * with a word that begins so, and last those that contain it.
 */
export function findTypes(question: Question): readonly MimeType[] {
  const { words, type, extension } = question;
  const meant = meantTypes(question);
  if (meant.length > 0 && (type !== undefined || extension !== undefined)) return meant;
  const parts = wordsIn(words);
  const fits = (test: (one: MimeType) => boolean) => [...usual.filter(test), ...mimeTypes.filter(test)];
  const starts = fits(
    ({ type: name, extensions }) =>
      name.startsWith(words) ||
      name.slice(name.indexOf('/') + 1).startsWith(words) ||
      extensions.some((known) => known.startsWith(extension ?? words)),
  );
  const hasParts =
    (isIn: (part: string, name: string) => boolean) =>
    ({ type: name, extensions }: MimeType) =>
      parts.length > 0 && parts.every((part) => isIn(part, name) || extensions.includes(part));
  const begin = fits(hasParts((part, name) => name.split(/[/+.-]/).some((word) => word.startsWith(part))));
  // As “formats” contains “ts”: that a format is usual does not put it first.
  const contain = mimeTypes.filter(hasParts((part, name) => name.includes(part)));
  return [...new Set([...meant, ...starts, ...begin, ...contain])];
}

/** Each once: all of them are looked for in every name. */
const wordsIn = (words: string): readonly string[] => [
  ...new Set(
    normalize(words)
      .split(/\s+/)
      .filter((part) => part !== ''),
  ),
];
