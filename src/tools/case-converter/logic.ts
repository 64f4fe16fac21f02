import { recordOf } from '#core/record-of.ts';
import type { Context, OptionsOf, RunOf } from '#core/tool.ts';
import { dropFinalLineBreak } from '#lib/lines/breaks.ts';
import { mapLines } from '#lib/lines/map.ts';
import { normalForm } from '#lib/text/normal-form.ts';
import { wordSplitter } from '#lib/text/split-words.ts';
import { compilePattern, limitPattern } from '#lib/user-pattern/user-pattern.ts';
import { renameIn } from './rename-in.ts';
import {
  type Letters,
  lettersOf,
  type ProseWord,
  proseStyles,
  readWord,
  type Style,
  type Word,
  type Writing,
  writeInverse,
  writeMocking,
  writeProse,
  writeWords,
} from './styles.ts';
import tool from './tool.ts';

/**
 * A text in every style.
 * @throws ToolError `bad-pattern` {reason}, `pattern-too-slow` in the option `strip`
 */
export const convertAll: RunOf<typeof tool, 'convertAll'> = (text, options, ctx) => {
  const write = writerOf(dropFinalLineBreak(text), options, ctx);
  const styles = tool.operations.convert.options.style.values;
  return recordOf(styles, (style, index) => {
    ctx.progress(index / styles.length);
    return write(style);
  });
};

/**
 * A text in one style. Small letters, capitals, alternating and inverted ones keep all that is in the text, the styles of
 * titles and sentences what is between the words of prose; the other styles keep words only. Where capitals run
 * together, camelCase does not come back from snake_case: `fooAB` is `foo_ab`, and that is `fooAb`. With `keepCapitals`
 * it is `foo_AB`, and comes back.
 * @throws ToolError `bad-pattern` {reason}, `pattern-too-slow` in the option `strip`
 */
export const convert: RunOf<typeof tool, 'convert'> = (text, options, ctx) =>
  writerOf(text, options, ctx)(options.style);

/**
 * The names in a piece of code in one style; comments, strings, numbers and spacing stay. Names of one word stay too by
 * default: most keywords are such. As in `convert`, names come back only with `keepCapitals`.
 */
export const convertCode: RunOf<typeof tool, 'convertCode'> = (code, { style, singleWords, ...options }) => {
  const { wordsOf } = readerOf(options);
  const { keepAcronyms, keepCapitals } = options;
  const writing = { keepAcronyms, keepCapitals, smallWords: new Set<string>() };
  return renameIn(code, (name) => {
    const words = wordsOf(name);
    return words.length > 1 || singleWords ? writeWords(words, style, writing) : name;
  });
};

type Reading = Omit<OptionsOf<typeof tool, 'convertCode'>, 'style' | 'singleWords'>;

/** Cuts texts into words, each of which is worked out once. */
function readerOf({ locale, acronyms, splitNumbers }: Reading) {
  const letters = lettersOf(locale);
  const listed = readList(acronyms);
  const split = wordSplitter({ splitNumbers, acronyms: listed });
  const byLower = new Map(listed.map((acronym) => [letters.lower(acronym), acronym]));
  const known = new Map<string, Word>();
  const read = (written: string): Word => {
    const word = known.get(written) ?? readWord(written, letters, byLower);
    known.set(written, word);
    return word;
  };
  const wordsOf = (text: string) => split(text).map(read);
  return {
    letters,
    wordsOf,
    proseOf: (text: string) =>
      readProse(text, (run, isSpaced) => (isSpaced || joiners.test(run) ? [read(run)] : wordsOf(run))),
  };
}

/** Signs that names and paths are made of too. */
const isProse = (text: string): boolean => /[^\p{L}\p{M}\p{N}_\-./\\:$@#]/u.test(text);

/** The words of prose, and at the end what is after the last one; nothing where a text is a name. */
function readProse(content: string, wordsIn: (run: string, isSpaced: boolean) => readonly Word[]): Prose | undefined {
  const text = normalForm(content, 'NFC').trim().replace(leadingSigns, '');
  if (!isProse(text)) return undefined;
  // Only where nothing else parts words do capitals: iPhone in a sentence is one.
  const isSpaced = /\s/.test(text);
  const words: ProseWord[] = [];
  const clean = (gap: string) => gap.replace(/[\s_]+/g, ' ');
  let end = 0;
  for (const { 0: run, index } of text.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’ʼ＇.][\p{L}\p{M}\p{N}]+)*/gu)) {
    const gap = clean(text.slice(end, index));
    wordsIn(run, isSpaced).forEach((word, place) => void words.push({ gap: place === 0 ? gap : ' ', word }));
    end = index + run.length;
  }
  return { words, end: clean(text.slice(end)) };
}

const leadingSigns = /^[_$@#]+(?=[\p{L}\p{N}])/u;
const joiners = /['’ʼ＇.]/;

interface Prose {
  readonly words: readonly ProseWord[];
  readonly end: string;
}

/** What is written on one line, or in the whole text. */
interface Part {
  /** The signs that it begins with, where they are kept. */
  readonly prefix: string;
  readonly words: readonly Word[];
  readonly prose: Prose | undefined;
  /** The end of its line. */
  readonly end: string;
}

/** Reads a text once, to be written in any number of styles. */
function writerOf(
  text: string,
  options: Omit<OptionsOf<typeof tool, 'convert'>, 'style'>,
  ctx: Context,
): (style: Style) => string {
  const { letters, wordsOf, proseOf } = readerOf(options);
  const { keepAcronyms, keepCapitals } = options;
  const isWhole = options.lines === 'whole';
  const readPart = (content: string, end = ''): Part => {
    const prefix = options.keepPrefix ? (leadingSigns.exec(content.trimStart())?.[0] ?? '') : '';
    return { prefix, words: wordsOf(dropApostrophes(content, options.apostrophes)), prose: proseOf(content), end };
  };
  const pieces = isWhole ? [text] : text.split(/(\r\n|\r|\n)/);
  const contents = stripAll(
    pieces.filter((_, index) => index % 2 === 0),
    options.strip,
    ctx,
  );
  const parts = contents.map((content, index) => readPart(content, pieces[2 * index + 1]));
  const writing: Writing = {
    keepAcronyms,
    keepCapitals,
    smallWords: new Set(readList(options.smallWords).map(letters.lower)),
  };

  const mapParts = (change: (part: string, letters: Letters) => string): string =>
    isWhole ? change(text, letters) : mapLines(text, (line) => change(line, letters));
  return (style) => {
    switch (style) {
      case 'lower':
        return letters.lower(text);
      case 'upper':
        return letters.upper(text);
      case 'mocking':
        return mapParts(writeMocking);
      case 'inverse':
        return mapParts(writeInverse);
      default: {
        const keepsPrefix = style !== 'slug' && style !== 'initials';
        const proseStyle = proseStyles.find((name) => name === style);
        const write = ({ words, prose }: Part) =>
          prose && proseStyle
            ? writeProse(prose.words, proseStyle, writing) + prose.end
            : writeWords(words, style, writing);
        return parts.map((part) => (keepsPrefix ? part.prefix : '') + write(part) + part.end).join('');
      }
    }
  };
}

const readList = (list: string): readonly string[] =>
  normalForm(list, 'NFC')
    .split(/[\s,;]+/)
    .filter((item) => item !== '');

const dropApostrophes = (text: string, kind: 'drop' | 'split'): string =>
  text.replace(/['’ʼ＇]/g, kind === 'drop' ? '' : ' ');

function stripAll(texts: readonly string[], pattern: string, ctx: Context): readonly string[] {
  if (pattern === '') return texts;
  const unwanted = compilePattern(pattern, 'gu', 'strip', 'bad-pattern', ctx);
  return limitPattern(ctx, 'strip', () => texts.map((text) => text.replace(unwanted, '')));
}
