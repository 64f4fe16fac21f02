import { type Context, type OptionsOf, type RunOf, ToolError } from '#core/tool.ts';
import { writeCsv } from '#lib/csv/write.ts';
import { gatherNotices } from '#lib/errors/gather-notices.ts';
import { normalForm } from '#lib/text/normal-form.ts';
import { wordSplitter } from '#lib/text/split-words.ts';
import { dropStopWords } from '#lib/text/stop-words.ts';
import { emojiNamer } from './emoji-names.ts';
import { invisible } from './invisible.ts';
import { latinWriter, words } from './latin.ts';
import { replacerOf } from './replacements.ts';
import {
  freeReservedName,
  isReservedName,
  joinerOf,
  shortenSlug,
  splitExtension,
  tidyFileName,
  writeAnchor,
} from './slug.ts';
import type tool from './tool.ts';

type Options = OptionsOf<typeof tool, 'slugify'>;

/**
 * A slug for each line; line ends and empty lines stay. The text is normalized first (NFKC).
 * @throws ToolError `separator-in-words` {separator} in the option `customSeparator`, and those of `replacerOf`
 */
export const slugify: RunOf<typeof tool, 'slugify'> = async (text, options, ctx) =>
  (await slugifyLines(text, options, ctx)).map(({ slug, end }) => slug + end).join('');

/**
 * Each line with its slug, and how many characters that has.
 * @throws ToolError of `slugify`
 */
export const tabulate: RunOf<typeof tool, 'tabulate'> = async (text, options, ctx) => {
  const lines = await slugifyLines(text, options, ctx);
  if (lines.at(-1)?.line === '') lines.pop();
  return writeCsv(
    ['text', 'slug', 'length'],
    lines.map(({ line, slug }) => [line, slug, String([...slug].length)]),
  );
};

interface Line {
  readonly line: string;
  readonly slug: string;
  /** What ends the line. */
  readonly end: string;
}

async function slugifyLines(text: string, options: Options, ctx: Context): Promise<Line[]> {
  const separator = readSeparator(options);
  const toSlug = await slugWriter(text, options, separator);
  const number = options.numberDuplicates || options.target === 'heading' ? numberer(options, separator) : undefined;
  const notices = gatherNotices(ctx.notice);
  const pieces = text.split(/(\r\n|\r|\n)/);
  const lines: Line[] = [];
  let offset = 0;
  for (let index = 0; index < pieces.length; index += 2) {
    const [line = '', end = ''] = pieces.slice(index, index + 2);
    const notice = notices.of(offset);
    const made = toSlug(line, (code, params) => notice(code, { n: 1, ...params }, { offset: 0, length: line.length }));
    if (made === '' && line.trim() !== '') notice('empty-slug', { n: 1 }, { offset: 0, length: line.length });
    lines.push({ line, slug: number ? number(made) : made, end });
    offset += line.length + end.length;
    if (index % 1_000 === 0) ctx.progress(index / pieces.length);
  }
  notices.report();
  return lines;
}

const separators = { hyphen: '-', underscore: '_', dot: '.', none: '' } as const;

function readSeparator({ target, separator, customSeparator }: Options): string {
  if (target === 'heading') return '-';
  if (separator !== 'custom') return separators[separator];
  if (/[\p{L}\p{N}]/u.test(customSeparator))
    throw new ToolError('separator-in-words', { separator: customSeparator }, { offset: 0, field: 'customSeparator' });
  return customSeparator;
}

const apostrophes = /['’‘ʼ]/g;

type Report = (code: string, params?: Readonly<Record<string, string>>) => void;

/** Makes the slug of a line, without regard to other lines. */
async function slugWriter(
  text: string,
  options: Options,
  separator: string,
): Promise<(line: string, report: Report) => string> {
  if (options.target === 'heading') return writeAnchor;
  const replace = replacerOf(options.replacements);
  const nameEmoji = options.emoji === 'name' ? await emojiNamer(text, options.replacements) : undefined;
  const join = joinerOf(options, separator);
  const writeLatin =
    options.alphabet === 'latin' ? await latinWriter(`${text}\n${options.replacements}`, options.language) : undefined;
  const splitWords = wordSplitter({ splitNumbers: false, acronyms: [] });
  const { stopWords } = options;

  return (line, report) => {
    // Some emoji, such as that of a trade mark, would become letters.
    let written = normalForm(nameEmoji?.(line) ?? line, 'NFKC').replace(invisible, '');
    if (stopWords !== 'off') written = dropStopWords(written, stopWords);
    written = replace(written);
    if (options.splitCamelCase) written = written.replace(words, (word) => splitWords(word).join(' '));
    if (options.apostrophes === 'drop') written = written.replace(apostrophes, '');
    if (writeLatin) {
      if (isJapanese(written)) report('kanji-as-chinese');
      written = written.replace(words, (word) => {
        const { latin, lost } = writeLatin(word);
        for (const character of lost) report('no-latin', { letter: character });
        return latin;
      });
    }
    if (options.letterCase === 'lower') written = written.toLowerCase();
    if (options.letterCase === 'upper') written = written.toUpperCase();
    return finishSlug(join(written), options, separator, report);
  };
}

const isJapanese = (text: string): boolean =>
  /\p{Script=Han}/u.test(text) && /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

/** Makes a slug fit for what it is used as, and for its maximum length. */
function finishSlug(slug: string, { target, maxLength }: Options, separator: string, report: Report): string {
  const limit = maxLength ?? Number.POSITIVE_INFINITY;
  if (target === 'htmlId') return shortenSlug(/^\p{N}/u.test(slug) ? `_${slug}` : slug, limit, separator);
  if (target !== 'fileName') return shortenSlug(slug, limit, separator);
  const tidy = tidyFileName(slug, separator);
  const [stem, extension] = splitExtension(tidy);
  const name = shortenSlug(stem, limit - extension.length, separator) + extension;
  if (!isReservedName(name)) return name;
  report('reserved-name', { name });
  return freeReservedName(name);
}

/** Numbers slugs that were made before; on GitHub from 1 on, else from 2, within the maximum length. */
function numberer({ target, maxLength }: Options, separator: string): (slug: string) => string {
  const used = new Set<string>();
  const counts = new Map<string, number>();
  // For most file systems, two names are the same where only their case differs.
  const keyOf = (slug: string) => (target === 'fileName' ? slug.toLowerCase() : slug);
  const [stemOf, first] = target === 'heading' ? [whole, 1] : [target === 'fileName' ? splitExtension : whole, 2];
  return (slug) => {
    if (slug === '') return slug;
    let unique = slug;
    let count = counts.get(keyOf(slug)) ?? first;
    while (used.has(keyOf(unique))) {
      const [stem, extension] = stemOf(slug);
      const suffix = `${separator}${count++}${extension}`;
      unique = shortenSlug(stem, (maxLength ?? Number.POSITIVE_INFINITY) - suffix.length, separator) + suffix;
    }
    counts.set(keyOf(slug), count);
    used.add(keyOf(unique));
    return unique;
  };
}

const whole = (slug: string): readonly [string, string] => [slug, ''];
