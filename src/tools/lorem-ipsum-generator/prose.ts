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

/** The probability of a comma after a word, by the number of words since the last one. */
const [commaChance, wordsBeforeComma] = [0.12, 3];
const [questionChance, exclamationChance] = [0.12, 0.06];

/** The words of the traditional passage, with its commas. */
const traditional = passage.toLowerCase().replaceAll('.', '').split(' ');
/** “Lorem ipsum dolor sit amet, consectetur adipiscing elit.” */
const firstSentenceLength = 8;

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

  /** `opening` are its first words, which are not drawn. */
  const drawSentence = (length = between(options.words), opening: readonly string[] = []): string => {
    let sentence = '';
    let sinceComma = 0;
    for (let word = 1; word <= length; word++) {
      const given = opening[word - 1];
      const drawn = given?.replace(',', '') ?? drawWord();
      sentence += word === 1 ? drawn.replace(/^./u, (letter) => letter.toUpperCase()) : drawn;
      if (word === length) break;
      sinceComma++;
      const mayHaveComma = options.commas && sinceComma >= wordsBeforeComma && word < length - 1;
      const hasComma = given ? options.commas && given.endsWith(',') : mayHaveComma && random.next() < commaChance;
      if (hasComma) sinceComma = 0;
      sentence += (hasComma ? script.comma : '') + script.space;
    }
    return sentence + (opening.length > 0 ? script.end : drawEnd());
  };

  const openingLength = Math.min(Math.max(firstSentenceLength, options.words[0]), options.words[1]);

  /** The length of the sentence after `made` words. */
  const lengthAfter = (made: number, count = Number.POSITIVE_INFINITY): number =>
    Math.min(count - made, made === 0 && options.startWithLorem ? openingLength : between(options.words));

  /** The sentence after `made` words: of the traditional passage, then of drawn words. */
  const drawAfter = (made: number, length: number): string =>
    drawSentence(length, options.startWithLorem ? traditional.slice(made, made + length) : []);

  const drawSentences = (count: number, isStart: boolean): string[] => {
    const sentences = Array.from({ length: count }, () => drawSentence());
    if (isStart && options.startWithLorem) sentences[0] = drawAfter(0, openingLength);
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

  /** Exactly `count` words. */
  const wordsExactly = (count: number): string[] => {
    const sentences: string[] = [];
    for (let made = 0; made < count; ) {
      const length = lengthAfter(made, count);
      sentences.push(drawAfter(made, length));
      made += length;
    }
    return group(sentences);
  };

  /** A paragraph of at least `length` characters. */
  const atLeast = (length: number): string => {
    const sentences: string[] = [];
    let words = 0;
    for (let made = 0; made < length; ) {
      const wordCount = lengthAfter(words);
      const sentence = drawAfter(words, wordCount);
      sentences.push(sentence);
      words += wordCount;
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
