import { type Context, type OptionsOf, type RunOf, ToolError } from '#core/tool.ts';
import { createRandom } from '#lib/crypto/random.ts';
import { utf8Length } from '#lib/encoding/utf8-length.ts';
import { countGraphemes } from '#lib/text/graphemes.ts';
import { cutBytes, cutCharacters } from './cut-text.ts';
import { type ProseOptions, proseOf } from './prose.ts';
import { loadScript, type Script } from './script.ts';
import { hashSeed, seedRandom } from './seeded-random.ts';
import type tool from './tool.ts';
import { writeBlocks } from './write-text.ts';

type Options = OptionsOf<typeof tool, 'generate'>;

/** How much there may be of each unit. */
const maxAmounts = {
  paragraphs: 1_000,
  sentences: 10_000,
  items: 1_000,
  words: 100_000,
  characters: 1_000_000,
  bytes: 1_000_000,
};

/**
 * Filler text of a size: each sentence and paragraph has a length of its own, drawn from a range. The number of words,
 * characters (grapheme clusters) and bytes (UTF-8) is exact; in a plain text with its line breaks, in other formats
 * without markup. The same seed makes the same text.
 * @throws ToolError `too-much` {max, unit} in `amount`; `no-words` in `ownWords`
 */
export const generate: RunOf<typeof tool, 'generate'> = async (options, ctx) => {
  const { amount, unit, format, lineEnd } = options;
  if (amount > maxAmounts[unit])
    throw new ToolError('too-much', { max: maxAmounts[unit], unit }, { offset: 0, field: 'amount' });
  const script = await loadScript(options.wordsFrom, options.ownWords);
  if (script.words.length === 1) ctx.notice('one-word');
  const seed = options.seed === '' ? drawSeed(ctx) : options.seed;
  const prose = proseOf(script, seedRandom(hashSeed(seed)), readRanges(options, ctx));
  const write = (blocks: readonly string[]) => {
    const text = writeBlocks(blocks, { ...options, isList: unit === 'items' }, script, prose.drawSentence);
    return lineEnd === 'crlf' ? text.replaceAll('\n', '\r\n') : text;
  };

  let blocks = makeBlocks(options, prose);
  const cut = unit === 'characters' ? cutCharacters : unit === 'bytes' ? cutBytes : undefined;
  if (cut && format !== 'plain') blocks = blocks.map((block) => cut(block, amount));
  const text = cut && format === 'plain' ? cut(write(blocks), amount) : write(blocks);
  return {
    text,
    words: countWords(cut && format === 'plain' ? [text] : blocks, script),
    characters: countGraphemes(text),
    bytes: utf8Length(text),
    seed,
  };
};

function makeBlocks({ amount, unit }: Options, prose: ReturnType<typeof proseOf>): readonly string[] {
  switch (unit) {
    case 'paragraphs':
      return prose.paragraphs(amount);
    case 'sentences':
      return prose.group(prose.sentences(amount));
    case 'items':
      return prose.sentences(amount);
    case 'words':
      return prose.wordsExactly(amount);
    default:
      return [prose.atLeast(amount)];
  }
}

/** Letters and digits that are easily distinguished. */
const seedLetters = 'abcdefghjkmnpqrstuvwxyz23456789';
const seedLength = 7;

function drawSeed({ random }: Context): string {
  const { pick } = createRandom(random);
  return Array.from({ length: seedLength }, () => pick([...seedLetters])).join('');
}

/** The ranges of the options; one that is the wrong way round is turned. */
function readRanges(options: Options, { notice }: Context): ProseOptions {
  const { sentencesMin, sentencesMax, wordsMin, wordsMax } = options;
  if (sentencesMin > sentencesMax) notice('sentences-swapped', { least: sentencesMin, most: sentencesMax });
  if (wordsMin > wordsMax) notice('words-swapped', { least: wordsMin, most: wordsMax });
  return {
    ...options,
    sentences: [Math.min(sentencesMin, sentencesMax), Math.max(sentencesMin, sentencesMax)],
    words: [Math.min(wordsMin, wordsMax), Math.max(wordsMin, wordsMax)],
    startWithLorem: options.startWithLorem && options.wordsFrom === 'latin',
  };
}

/** Words between white space; null where words are written without it. */
function countWords(blocks: readonly string[], { space }: Script): number | null {
  if (space === '') return null;
  let count = 0;
  for (const block of blocks) for (const _ of block.matchAll(/\S+/g)) count++;
  return count;
}
