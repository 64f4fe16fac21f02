import type { Context, OptionsOf, RunOf } from '#core/tool.ts';
import { relocateToSlice } from '#lib/errors/relocate-to-slice.ts';
import { mapLines } from '#lib/lines/map.ts';
import { type Spoken, speakerOf } from './spell.ts';
import type tool from './tool.ts';
import { readerOf } from './unspell.ts';

/**
 * A text as it is spelled aloud, in the words of ICAO Annex 10 unless the options say otherwise; line breaks stay.
 * Characters without a word are left unchanged, which is reported.
 * @throws ToolError of `wordsOf`
 */
export const spell: RunOf<typeof tool, 'spell'> = (text, options, ctx) => {
  const speak = speakerOf(options);
  const said: Spoken[] = [];
  const spellLine = (line: string) => {
    const spoken = speak(line);
    for (const one of spoken) if (one.loss) said.push(one);
    const words = spoken.map(({ character, word }) =>
      options.pairs && /\S/.test(character) ? `${character} — ${word}` : word,
    );
    return words.join(separators[options.separator]);
  };
  // With a word a line, an empty line means a line break.
  const spelled =
    options.separator === 'line'
      ? text
          .split(/\r\n|[\r\n]/)
          .map(spellLine)
          .join('\n\n')
      : mapLines(text, spellLine);
  tellLosses(said, ctx);
  return spelled;
};

/**
 * What was spelled, in the words of any list. Letters are capitals, unless the letters' case is said too.
 * @throws ToolError at the word: `unknown-word` {number, w}, `misspelled-word` {number, w, closest}; of `wordsOf`
 */
export const unspell: RunOf<typeof tool, 'unspell'> = (text, options) => {
  const read = readerOf(options);
  const lines: string[] = [];
  const isCaseSaid = options.letterCase !== 'off' || /\bcapital\b/i.test(text);
  const readLine = (line: string) => {
    const words = options.pairs ? line.replace(/\S+ — /g, (pair) => ' '.repeat(pair.length)) : line;
    return read(words)
      .map(({ text: letter, isLetter, isCapital }) =>
        isLetter && isCaseSaid && !isCapital ? letter.toLowerCase() : letter,
      )
      .join('');
  };
  if (options.separator !== 'line') return mapLines(text, readLine);
  let offset = 0;
  for (const part of text.split(/((?:\r\n|[\r\n]){2})/)) {
    const start = offset;
    if (lines.length > 0 && /^[\r\n]+$/.test(part)) lines.push('\n');
    else lines.push(relocateToSlice(start, () => readLine(part)));
    offset += part.length;
  }
  return lines.join('');
};

/**
 * Each character of a text with its word, and how that is said where ICAO says so.
 * @throws ToolError of `wordsOf`
 */
export const tabulate: RunOf<typeof tool, 'tabulate'> = (text, options, ctx) => {
  const speak = speakerOf(options);
  const begin = [...text.slice(0, maxTableLength * 2)].slice(0, maxTableLength).join('');
  if (begin.length < text.length) ctx.notice('table-cut', { n: maxTableLength });
  return begin
    .split(/\r\n|[\r\n]/)
    .flatMap(speak)
    .map(({ character, word, pronunciation }) => ({ character, word, pronunciation }));
};

/** In characters. */
const maxTableLength = 500;

const separators: Readonly<Record<OptionsOf<typeof tool, 'spell'>['separator'], string>> = {
  space: ' ',
  comma: ', ',
  dash: ' - ',
  line: '\n',
};

function tellLosses(said: readonly Spoken[], ctx: Pick<Context, 'notice'>): void {
  const countOf = (loss: Spoken['loss']) => said.filter((one) => one.loss === loss).length;
  const [accents, words] = [countOf('accent'), countOf('word')];
  if (accents > 0) ctx.notice('accents', { n: accents });
  if (words > 0) ctx.notice('no-word', { n: words });
}
