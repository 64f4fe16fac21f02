import { type Context, type RunOf, ToolError } from '#core/tool.ts';
import { writeCsv } from '#lib/csv/write.ts';
import { dropFinalLineBreak } from '#lib/lines/breaks.ts';
import {
  type Emoji,
  emojiOf,
  emojiOfCode,
  loadWords,
  nameCode,
  pickable,
  type Tone,
  variantsOf,
  type Words,
  type Written,
  withTone,
} from '#lib/text/emoji.ts';
import { eachGrapheme } from '#lib/text/graphemes.ts';
import { shorten } from '#lib/text/shorten.ts';
import { showCharacter } from '#lib/text/show-character.ts';
import type messages from './en.json';
import { createFinder, type FindEmoji } from './find-emoji.ts';
import { characterForms, shortcodeOf } from './forms.ts';
import { readMeant } from './read-meant.ts';
import type tool from './tool.ts';

type Ctx = Context<keyof typeof messages.logic>;

const finders = new Map<string, FindEmoji>();

/** One finder for each language: making it takes longer than using it. */
function finderFor(words: ReadonlyMap<Emoji, Words>, ctx: Ctx): FindEmoji {
  const finder = finders.get(ctx.locale) ?? createFinder(words, ({ group }) => ctx.message(`group-${group}`));
  finders.set(ctx.locale, finder);
  return finder;
}

/**
 * The emoji that words, a code point, a shortcode or the emoji itself mean, the best first; all for no question.
 * @throws ToolError `nothing-found` (`query`), `not-emoji` (`code`, `x`)
 */
export const search: RunOf<typeof tool, 'search'> = async (query, { group, tone, secondTone, copyAs }, ctx: Ctx) => {
  const words = await loadWords(ctx.locale);
  // Made by the search for nothing on arrival, so that the first letter does not wait for it.
  const find = finderFor(words, ctx);
  const found = findAll(query.trim(), find);
  const shown = group === 'all' ? found : found.filter((one) => one.emoji.group === group);
  if (shown.length === 0 && found.length > 0) ctx.notice('all-in-other-groups', { n: found.length });
  const wanted = tone === 'none' ? undefined : tone;
  const rows = shown.map((one) => {
    const written = one.tones.length > 0 ? one : toned(one.emoji, wanted, secondTone === 'same' ? wanted : secondTone);
    const name = nameOf(written, words, ctx);
    const code = copyAs === 'name' ? name : copyAs === 'shortcode' ? shortcodeOf(one.emoji) : copyAs;
    if (copyAs === 'emoji') return [written.text, name];
    return [written.text, name, code === copyAs ? characterForms[copyAs as CharacterForm](written.text) : code];
  });
  return writeCsv(copyAs === 'emoji' ? ['emoji', 'name'] : ['emoji', 'name', 'code'], rows);
};

type CharacterForm = keyof typeof characterForms;

const plain = (emoji: Emoji): Written => ({ emoji, text: emoji.text, tones: [] });

function toned(emoji: Emoji, tone: Tone | undefined, second: Tone | undefined): Written {
  if (!tone || !emoji.oneTone) return plain(emoji);
  const isTwo = second !== undefined && second !== tone && emoji.twoTones !== '';
  return { emoji, text: withTone(emoji, tone, second), tones: isTwo ? [tone, second] : [tone] };
}

function findAll(query: string, find: FindEmoji): readonly Written[] {
  if (query === '') return pickable.map(plain);
  const meant = readMeant(query);
  const first = meant?.written;
  if (first && meant.isSure) return [first];
  const several = first ? [] : emojiIn(meant?.text ?? query);
  if (several.length > 0) return several;
  if (meant?.isSure) throw notEmoji(meant.text);
  const found = find(query);
  const others = found.filter((emoji) => emoji !== first?.emoji).map(plain);
  if (!first && others.length === 0) throw new ToolError('nothing-found', { query: shorten(query) });
  return first ? [first, ...others] : others;
}

/** The emoji that a text is made of, each once; none where there is anything else but white space. */
function emojiIn(text: string): readonly Written[] {
  const found = new Map<string, Written>();
  for (const grapheme of eachGrapheme(text)) {
    if (grapheme.trim() === '') continue;
    const written = /^[\d#*]$/.test(grapheme) ? undefined : emojiOf(grapheme);
    if (!written) return [];
    found.set(written.text, written);
  }
  return [...found.values()];
}

const notEmoji = (text: string): ToolError => {
  const [character = ''] = text;
  return new ToolError('not-emoji', {
    code: characterForms.codePoints(text).split(' ').slice(0, 3).join(' '),
    x: character === text ? showCharacter(text, 0) : shorten(text),
  });
};

/** The name in the user's language, with the skin tones. */
function nameOf({ emoji, tones }: Written, words: ReadonlyMap<Emoji, Words>, ctx: Ctx): string {
  const { name } = words.get(emoji) ?? emoji;
  if (tones.length === 0) return name;
  const named = tones.map((tone) => ctx.message(`tone-${tone}`)).join(', ');
  return ctx.message('with-tone', { name, tone: named });
}

/**
 * All that there is to know of an emoji: its name, group and version, and how it is written in code.
 * @throws ToolError `no-emoji`, `not-emoji` (`code`, `x`)
 */
export const describe: RunOf<typeof tool, 'describe'> = async (text, _options, ctx: Ctx) => {
  const words = await loadWords(ctx.locale);
  const written = readOne(text, ctx);
  const { emoji } = written;
  const variants = variantsOf(emoji).map((variant) => variant.text);
  return {
    emoji: written.text,
    name: nameOf(written, words, ctx),
    group: ctx.message(`group-${emoji.group}`),
    version: emoji.version,
    shortcode: shortcodeOf(emoji),
    keywords: (words.get(emoji) ?? emoji).keywords.join(', ') || null,
    shortcodes: [...new Set([...emoji.shortcodes, nameCode(emoji)])].map((code) => `:${code}:`).join(' '),
    variants: variants.length > 1 ? variants.join(' ') : null,
    asText: written.text.endsWith('\ufe0f') ? written.text.replace(/\ufe0f$/, '\ufe0e') : null,
    codePoints: characterForms.codePoints(written.text),
    escape: characterForms.escape(written.text),
    braces: characterForms.braces(written.text),
    html: characterForms.html(written.text),
    htmlDecimal: characterForms.htmlDecimal(written.text),
    css: characterForms.css(written.text),
    url: characterForms.url(written.text),
    utf8: characterForms.utf8(written.text),
    python: characterForms.python(written.text),
    rust: characterForms.rust(written.text),
    go: characterForms.go(written.text),
  };
};

/** The emoji that a text is, or the first in it; reports what else there is. */
function readOne(text: string, ctx: Ctx): Written {
  if (text.trim() === '') throw new ToolError('no-emoji');
  const meant = readMeant(text);
  if (meant?.written) return meant.written;
  for (const grapheme of eachGrapheme(text)) {
    const written = emojiOf(grapheme);
    if (!written || /^[\d#*]$/.test(grapheme)) continue;
    ctx.notice('first-only', { emoji: grapheme });
    return written;
  }
  throw notEmoji(meant?.text ?? text.trim());
}

/** The grapheme clusters, each with its name, if it is an emoji, and its code points. */
export const analyse: RunOf<typeof tool, 'analyse'> = async (text, _options, ctx: Ctx) => {
  if (text === '') throw new ToolError('no-text');
  const words = await loadWords(ctx.locale);
  const rows: string[][] = [];
  for (const grapheme of eachGrapheme(dropFinalLineBreak(text))) {
    const written = /^[\d#*]$/.test(grapheme) ? undefined : emojiOf(grapheme);
    const shown = grapheme.length <= 2 && !written ? showCharacter(grapheme, 0) : grapheme;
    rows.push([
      /[\r\n]/.test(grapheme) ? '' : shown,
      written ? nameOf(written, words, ctx) : '',
      characterForms.codePoints(grapheme),
    ]);
  }
  return writeCsv(['character', 'name', 'codePoints'], rows);
};

/** A text with its shortcodes replaced by emoji; unknown ones stay, and are reported. */
export const fromShortcode: RunOf<typeof tool, 'fromShortcode'> = (text, _options, ctx) => {
  let unknown = 0;
  let first: { readonly code: string; readonly offset: number } | undefined;
  const replaced = text.replace(/:([a-z0-9_+-]{1,100}):/gi, (whole, code: string, offset: number) => {
    const emoji = emojiOfCode(code);
    if (emoji) return emoji.text;
    // Digits between colons are a time.
    if (/[a-z]/i.test(code)) {
      unknown++;
      first ??= { code: shorten(whole), offset };
    }
    return whole;
  });
  if (first) ctx.notice('unknown-code', { x: first.code, n: unknown }, first.offset);
  return replaced;
};
