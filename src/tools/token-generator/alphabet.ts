import { firstLoneSurrogate } from '#core/coercion.ts';
import { type Context, type OptionsOf, ToolError } from '#core/tool.ts';
import type tool from './tool.ts';

/** The characters of a token. A character is a grapheme cluster. */
export interface Alphabet {
  /** Each different from the others. */
  readonly characters: readonly string[];
  /** Those that a token may begin with. */
  readonly first: readonly string[];
  /** A token holds at least one character of each of these. */
  readonly required: readonly ReadonlySet<string>[];
}

const uppercase = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const symbolSets = {
  /** The 32 of ASCII. */
  all: '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~',
  /** Unreserved in a URI (RFC 3986 section 2.3). */
  url: '-._~',
  /** Mean nothing to a POSIX shell. */
  shell: '%+,-./:=@_',
};
const lookalikes = 'Il1|O0oi';

const splitGraphemes = (text: string): readonly string[] =>
  Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);

type AlphabetOptions = Pick<
  OptionsOf<typeof tool, 'token'>,
  | 'uppercase'
  | 'lowercase'
  | 'numbers'
  | 'symbols'
  | 'symbolSet'
  | 'ownSymbols'
  | 'alphabet'
  | 'noLookalikes'
  | 'exclude'
  | 'requireEach'
  | 'letterFirst'
>;

/** The classes that are chosen, before anything is left out. */
function chooseClasses(options: AlphabetOptions): readonly (readonly string[])[] {
  const { symbolSet } = options;
  const classes = options.alphabet
    ? [readWhole('alphabet', options)]
    : [
        options.uppercase ? uppercase : '',
        options.lowercase ? uppercase.toLowerCase() : '',
        options.numbers ? '0123456789' : '',
        options.symbols ? (symbolSet === 'own' ? readWhole('ownSymbols', options) : symbolSets[symbolSet]) : '',
      ];
  return classes.filter(Boolean).map(splitGraphemes);
}

/** A typed text without half a surrogate pair, which a token could not be written with. */
function readWhole(field: 'alphabet' | 'ownSymbols', options: AlphabetOptions): string {
  const half = firstLoneSurrogate(options[field]);
  if (half >= 0) throw new ToolError('lone-surrogate', {}, { field, offset: half, length: 1 });
  return options[field];
}

/**
 * The alphabet that the options describe. A custom alphabet replaces the classes and counts as one.
 * @throws ToolError `lone-surrogate` in the option, `no-class`, `all-excluded`, `class-excluded` (a class that is
 * required), `no-letter` (to begin with)
 */
export function buildAlphabet(options: AlphabetOptions, { notice }: Pick<Context, 'notice'>): Alphabet {
  const { exclude, noLookalikes, requireEach, letterFirst } = options;
  const classes = chooseClasses(options);
  if (classes.length === 0) throw new ToolError('no-class');

  const all = classes.flat();
  const repeated = all.length - new Set(all).size;
  if (repeated > 0) notice('repeated-characters', { n: repeated });

  const excluded = new Set([...splitGraphemes(exclude), ...(noLookalikes ? lookalikes : '')]);
  const allowed = classes.map((characters) => characters.filter((character) => !excluded.has(character)));
  const characters = [...new Set(allowed.flat())];
  if (characters.length === 0) throw new ToolError('all-excluded');
  if (requireEach && allowed.some((left) => left.length === 0)) throw new ToolError('class-excluded');

  const first = letterFirst ? characters.filter((character) => /^\p{L}/u.test(character)) : characters;
  if (first.length === 0) throw new ToolError('no-letter');
  if (characters.length === 1) notice('no-randomness');
  return { characters, first, required: requireEach ? allowed.map((left) => new Set(left)) : [] };
}

/**
 * How many different tokens of a length an alphabet permits, by inclusion–exclusion: of the tokens that hold all other
 * required classes, those that hold a class are all but those made without it.
 */
export function countTokens({ characters, first, required }: Alphabet, length: number): bigint {
  const [one, ...others] = required;
  if (!one) return BigInt(first.length) * BigInt(characters.length) ** BigInt(length - 1);
  const lacksOne = (character: string) => !one.has(character);
  return (
    countTokens({ characters, first, required: others }, length) -
    countTokens({ characters: characters.filter(lacksOne), first: first.filter(lacksOne), required: others }, length)
  );
}
