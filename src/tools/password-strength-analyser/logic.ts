import { type Context, type OptionsOf, type RunOf, ToolError } from '#core/tool.ts';
import { writeCsv } from '#lib/csv/write.ts';
import { rateOf, rates } from './attacker.ts';
import { characterSetSize, countCodePoints } from './character-set.ts';
import { describeDuration } from './duration.ts';
import { describePart, loadEstimator, maxChecked, splitWords } from './estimate.ts';
import type tool from './tool.ts';

const strengths = ['very-weak', 'weak', 'fair', 'strong', 'very-strong'] as const;

/** A number of guesses as a power of ten. */
const writeGuesses = (log10: number): string => `10^${log10.toFixed(2)}`;

/**
 * How many guesses someone needs who knows common passwords, words, names, keyboards and the usual tricks (zxcvbn), what
 * they find in the password, and how long it takes.
 * @throws ToolError `no-dictionary`
 */
export const passwordStrength: RunOf<typeof tool, 'passwordStrength'> = async (password, options, ctx) => {
  if (password === '') return nothing;
  const estimator = await loadEstimator(options.thorough, ctx.locale);
  if (/^\s|\s$/.test(password)) ctx.notice('outer-space');
  const checked = cut(password);
  if (checked.length < password.length) ctx.notice('too-long', { limit: maxChecked, n: countCodePoints(password) });
  const { score, guessesLog10, feedback, sequence } = estimator.check(checked, splitWords(options.userWords));
  const timeAt = (rate: number) => describeDuration(guessesLog10 - Math.log10(rate), ctx.message);
  return {
    score,
    strength: strengths[score],
    time: timeAt(rateOf(options)),
    guesses: writeGuesses(guessesLog10),
    warning: feedback.warning === null ? null : ctx.message(`warning-${feedback.warning}`),
    suggestions:
      feedback.suggestions.length === 0
        ? null
        : feedback.suggestions.map((key) => ctx.message(`suggestion-${key}`)).join('\n'),
    parts: sequence.map((match) => ({ part: match.token, found: describePart(match, ctx.message) })),
    attackers: Object.entries(rates).map(([name, rate]) => ({
      attacker: ctx.message(`attacker-${name}`),
      time: timeAt(rate),
    })),
  };
};

const nothing = {
  score: null,
  strength: null,
  time: null,
  guesses: null,
  warning: null,
  suggestions: null,
  parts: null,
  attackers: null,
};

/** The beginning that is checked; a surrogate pair is not cut. */
const cut = (password: string): string => password.slice(0, maxChecked).replace(/[\ud800-\udbff]$/, '');

const fullEntropy = 128;

/** How long trying all passwords of that length and those kinds of characters takes. */
export const bruteForce: RunOf<typeof tool, 'bruteForce'> = (password, options, ctx) => {
  const length = countCodePoints(password);
  if (length === 0) return { length: null, setSize: null, entropy: null, bruteForceTime: null, percent: null };
  const setSize = characterSetSize(password);
  const entropy = length * Math.log2(setSize);
  return {
    length,
    setSize,
    entropy: Math.round(entropy * 100) / 100,
    bruteForceTime: describeDuration(length * Math.log10(setSize) - Math.log10(rateOf(options)), ctx.message),
    percent: Math.round(Math.min(entropy / fullEntropy, 1) * 100),
  };
};

/** More would take minutes. */
const maxPasswords = 1_000;

/**
 * The strength of passwords, one per line, as a table without the passwords themselves.
 * @throws ToolError `no-dictionary`; `too-many` {limit}
 */
export const passwordList: RunOf<typeof tool, 'passwordList'> = async (text, options, ctx) => {
  const lines = text.split(/\r\n|\r|\n/);
  const passwords = lines.flatMap((password, index) => (password === '' ? [] : [{ password, line: index + 1 }]));
  if (passwords.length === 0) return '';
  if (passwords.length > maxPasswords) throw new ToolError('too-many', { limit: maxPasswords });
  const estimator = await loadEstimator(options.thorough, ctx.locale);
  const words = splitWords(options.userWords);
  const rows = passwords.map(({ password, line }, index) => {
    ctx.progress(index / passwords.length);
    const { score, guessesLog10 } = estimator.check(cut(password), words);
    return rowOf(line, password, score, guessesLog10, options, ctx);
  });
  return writeCsv(['line', 'length', 'score', 'guesses', 'time'], rows);
};

function rowOf(
  line: number,
  password: string,
  score: number,
  guessesLog10: number,
  options: OptionsOf<typeof tool, 'passwordList'>,
  { message }: Context,
): readonly string[] {
  const time = describeDuration(guessesLog10 - Math.log10(rateOf(options)), message);
  return [String(line), String(countCodePoints(password)), String(score), writeGuesses(guessesLog10), time];
}
