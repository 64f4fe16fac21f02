import { type Context, type OptionsOf, type RunOf, ToolError } from '#core/tool.ts';
import { writeCsv } from '#lib/csv/write.ts';
import { type Attack, rateOf, rates } from './attacker.ts';
import { characterSetSize, countCodePoints } from './character-set.ts';
import { describeDuration, isInstant } from './duration.ts';
import { check, describePart, loadEstimator, maxChecked, splitWords } from './estimate.ts';
import type tool from './tool.ts';

type Options = OptionsOf<typeof tool, 'passwordStrength'>;

const [minute, day, year, century] = [60, 86_400, 31_536_000, 3_153_600_000] as const;

/** How strong a password is that withstands an attacker for this time, by the logarithm of its seconds. */
function strengthFor(log10Seconds: number) {
  if (log10Seconds < Math.log10(minute)) return 'very-weak';
  if (log10Seconds < Math.log10(day)) return 'weak';
  if (log10Seconds < Math.log10(year)) return 'fair';
  return log10Seconds < Math.log10(century) ? 'strong' : 'very-strong';
}

/** How long that many guesses take the chosen attacker, and how strong a password is that needs them. */
function judge(guessesLog10: number, attack: Attack, { message }: Context) {
  const log10Seconds = guessesLog10 - Math.log10(rateOf(attack));
  const strength = strengthFor(log10Seconds);
  const time = describeDuration(log10Seconds, message);
  const word = message(`strength-${strength}`);
  return {
    assessment: message(isInstant(log10Seconds) ? 'assessment-instant' : 'assessment', { strength: word, time }),
    strength,
    time,
  };
}

/** A number of guesses as a power of ten, to a tenth of the exponent. */
const writeGuesses = (log10: number): string => `10^${Math.round(log10 * 10) / 10}`;

/**
 * How many guesses someone needs who knows common passwords, words, names, keyboards and the usual tricks (zxcvbn), what
 * they find in the password, how long it takes the chosen attacker, and how strong it is against that one. Where the
 * dictionaries do not load, the guesses are those of trying everything.
 */
export const passwordStrength: RunOf<typeof tool, 'passwordStrength'> = async (password, options, ctx) => {
  if (password === '') return nothing;
  const checked = cut(password);
  const found = await findPatterns(checked, options, ctx);
  if (/^\s|\s$/.test(password)) ctx.notice('outer-space');
  if (found && checked.length < password.length)
    ctx.notice('too-long', { limit: maxChecked, n: countCodePoints(password) });
  const exhaustive = tryAll(password, options, ctx);
  const guessesLog10 = found?.guessesLog10 ?? countCombinations(password);
  const timeAt = (rate: number) => describeDuration(guessesLog10 - Math.log10(rate), ctx.message);
  const { warning = null, suggestions = [] } = found?.feedback ?? {};
  return {
    score: found?.score ?? null,
    ...judge(guessesLog10, options, ctx),
    guesses: writeGuesses(guessesLog10),
    ifRandom: found?.sequence.every(({ pattern }) => pattern === 'bruteforce') ? exhaustive.bruteForceTime : null,
    warning: warning === null ? null : ctx.message(`warning-${warning}`),
    suggestions: suggestions.map((key) => ctx.message(`suggestion-${key}`)).join('\n') || null,
    parts: found?.sequence.map((match) => ({ part: match.token, found: describePart(match, ctx.message) })) ?? null,
    attackers: Object.entries(rates).map(([name, rate]) => ({
      attacker: ctx.message(`attacker-${name}`),
      time: timeAt(rate),
    })),
    ...exhaustive,
  };
};

/** What is found in a password by the dictionaries; undefined, with the notice `no-dictionary`, where they do not load. */
async function findPatterns(password: string, options: Options, ctx: Context) {
  try {
    const estimator = await loadEstimator(options.thorough, ctx.locale);
    return check(estimator, password, splitWords(options.userWords));
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    ctx.notice(error.code);
    return undefined;
  }
}

const untried = { length: null, setSize: null, entropy: null, bruteForceTime: null };
const nothing = {
  assessment: null,
  score: null,
  strength: null,
  time: null,
  guesses: null,
  ifRandom: null,
  warning: null,
  suggestions: null,
  parts: null,
  attackers: null,
  ...untried,
};

/** The beginning that is checked; a surrogate pair is not cut. */
const cut = (password: string): string => password.slice(0, maxChecked).replace(/[\ud800-\udbff]$/, '');

/** The number of texts of that length and those kinds of characters, as a logarithm. */
const countCombinations = (password: string): number =>
  countCodePoints(password) * Math.log10(characterSetSize(password));

/** How long trying all passwords of that length and those kinds of characters takes. */
export const bruteForce: RunOf<typeof tool, 'bruteForce'> = (password, options, ctx) =>
  password === '' ? untried : tryAll(password, options, ctx);

function tryAll(password: string, attack: Attack, { message }: Context) {
  const combinations = countCombinations(password);
  return {
    length: countCodePoints(password),
    setSize: characterSetSize(password),
    entropy: Math.round(combinations * Math.log2(10) * 100) / 100,
    bruteForceTime: describeDuration(combinations - Math.log10(rateOf(attack)), message),
  };
}

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
    const { guessesLog10 } = check(estimator, cut(password), words);
    const { strength, time } = judge(guessesLog10, options, ctx);
    const word = ctx.message(`strength-${strength}`);
    return [String(line), String(countCodePoints(password)), word, writeGuesses(guessesLog10), time];
  });
  return writeCsv(['line', 'length', 'strength', 'guesses', 'time'], rows);
};
