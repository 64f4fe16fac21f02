import { passage } from './passage.ts';
import type { Script } from './script.ts';
import type { SeededRandom } from './seeded-random.ts';

/** From one number to another, both included. */
type Range = readonly [least: number, most: number];

export interface ProseOptions {
  readonly sentences: Range;
  readonly words: Range;
  readonly commas: boolean;
  readonly endMarks: boolean;
  /** Begins with the traditional passage. */
  readonly startWithLorem: boolean;
}

/** A comma follows a word with this probability, where so many words went before without one. */
const [commaChance, wordsBeforeComma] = [0.12, 3];
const [questionChance, exclamationChance] = [0.12, 0.06];

const traditional = passage.split(' ');
const firstSentence = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.';

/** Sentences and paragraphs of drawn words, each of its own length. */
export function proseOf(script: Script, random: SeededRandom, options: ProseOptions) {
  const { words } = script;
  const between = ([least, most]: Range) => random.between(least, most);
  let last = -1;

  const drawWord = (): string => {
    // One of the others: no word comes twice in a row.
    const isFirst = last < 0 || words.length === 1;
    const index = random.between(0, words.length - (isFirst ? 1 : 2));
    last = !isFirst && index >= last ? index + 1 : index;
    return words[last] ?? '';
  };

  const drawEnd = (): string => {
    const chance = options.endMarks ? random.next() : 1;
    if (chance < questionChance) return script.question;
    return chance < questionChance + exclamationChance ? script.exclamation : script.end;
  };

  const drawSentence = (length = between(options.words)): string => {
    let sentence = '';
    let sinceComma = 0;
    for (let word = 1; word <= length; word++) {
      const drawn = drawWord();
      sentence += word === 1 ? drawn.replace(/^./u, (letter) => letter.toUpperCase()) : drawn;
      if (word === length) break;
      sinceComma++;
      const mayHaveComma = options.commas && sinceComma >= wordsBeforeComma && word < length - 1;
      const hasComma = mayHaveComma && random.next() < commaChance;
      if (hasComma) sinceComma = 0;
      sentence += (hasComma ? script.comma : '') + script.space;
    }
    return sentence + drawEnd();
  };

  const drawSentences = (count: number, isStart: boolean): string[] => {
    const sentences = Array.from({ length: count }, () => drawSentence());
    if (isStart && options.startWithLorem) sentences[0] = firstSentence;
    return sentences;
  };

  /** Sentences as paragraphs. */
  const group = (sentences: readonly string[]): string[] => {
    const paragraphs: string[] = [];
    for (let start = 0; start < sentences.length; ) {
      const end = start + between(options.sentences);
      paragraphs.push(sentences.slice(start, end).join(script.sentenceSpace));
      start = end;
    }
    return paragraphs;
  };

  const paragraphs = (count: number): string[] =>
    Array.from({ length: count }, (_, index) =>
      drawSentences(between(options.sentences), index === 0).join(script.sentenceSpace),
    );

  /** Exactly so many words. */
  const wordsExactly = (count: number): string[] => {
    const sentences = options.startWithLorem ? beginningOf(Math.min(count, traditional.length)) : [];
    let left = count - (options.startWithLorem ? Math.min(count, traditional.length) : 0);
    while (left > 0) {
      const length = Math.min(left, between(options.words));
      sentences.push(drawSentence(length));
      left -= length;
    }
    return group(sentences);
  };

  /** A paragraph of at least so many characters. */
  const atLeast = (length: number): string => {
    const sentences = options.startWithLorem ? [passage] : [];
    let made = sentences[0]?.length ?? 0;
    while (made < length) {
      const sentence = drawSentence();
      sentences.push(sentence);
      made += sentence.length;
    }
    return sentences.join(script.sentenceSpace);
  };

  return {
    drawSentence,
    sentences: (count: number) => drawSentences(count, true),
    group,
    paragraphs,
    wordsExactly,
    atLeast,
  };
}

/** The first words of the traditional passage, as sentences. */
function beginningOf(count: number): string[] {
  const begun = traditional
    .slice(0, count)
    .join(' ')
    .replace(/[.,]?$/, '.');
  return begun.split(/(?<=\.) /);
}
