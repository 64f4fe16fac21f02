import { quoteForShell } from '#lib/text/quote-for-shell.ts';
import { type Converted, convertPattern } from './convert-pattern.ts';
import type { ReadPattern } from './pattern.ts';

export const languages = ['javascript', 'python', 'go', 'java', 'csharp', 'php', 'grep', 'sed'] as const;
export type Language = (typeof languages)[number];

/** Code that finds all matches in `text`, or the first one without the flag `g`; null where the engine cannot. */
export type Snippets = Readonly<Record<Language, string | null>>;

export function writeSnippets(pattern: ReadPattern): Snippets {
  const isGlobal = pattern.regexp.global;
  const pcre = convertPattern(pattern, 'pcre');
  const of = (converted: Converted, write: (source: string, flags: string, isGlobal: boolean) => string) =>
    converted.source === null ? null : write(converted.source, converted.flags, isGlobal);
  return {
    javascript: writeJavaScript(pattern),
    python: of(convertPattern(pattern, 'python'), writePython),
    go: of(convertPattern(pattern, 'go'), writeGo),
    java: of(convertPattern(pattern, 'java'), writeJava),
    csharp: of(convertPattern(pattern, 'dotnet'), writeCsharp),
    php: of(pcre, writePhp),
    grep: of(
      pcre,
      (source, flags) => `grep -${flags.includes('i') ? 'i' : ''}oP ${quoteForShell(inlined(source, flags))} file.txt`,
    ),
    sed: of(convertPattern(pattern, 'ere'), writeSed),
  };
}

function writeJavaScript({ regexp }: Pick<ReadPattern, 'regexp'>): string {
  const found = regexp.global ? '[...text.matchAll(pattern)]' : 'text.match(pattern)';
  return `${compile.javascript({ regexp })}\nconst ${regexp.global ? 'matches' : 'match'} = ${found};`;
}

function writePython(source: string, flags: string, isGlobal: boolean): string {
  const found = isGlobal ? 'matches = list(pattern.finditer(text))' : 'match = pattern.search(text)';
  return `${compile.python(source, flags)}\n${found}`;
}

/** A raw string where one can hold the quotes. */
function quotePython(source: string): string {
  const quote = ['"', "'"].find((mark) => !source.includes(mark)) ?? '"""';
  return quote === '"""' && /"""|"$/.test(source) ? JSON.stringify(source) : `r${quote}${source}${quote}`;
}

function writeGo(source: string, flags: string, isGlobal: boolean): string {
  const found = isGlobal
    ? 'matches := pattern.FindAllStringSubmatch(text, -1)'
    : 'match := pattern.FindStringSubmatch(text)';
  return `${compile.go(source, flags)}\n${found}`;
}

const javaFlags: Readonly<Record<string, string>> = {
  i: 'Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE',
  m: 'Pattern.MULTILINE',
  s: 'Pattern.DOTALL',
};

function writeJava(source: string, flags: string, isGlobal: boolean): string {
  const found = isGlobal
    ? 'List<MatchResult> matches = matcher.results().toList();'
    : 'boolean found = matcher.find();';
  return `${compile.java(source, flags)}\nMatcher matcher = pattern.matcher(text);\n${found}`;
}

const dotnetFlags: Readonly<Record<string, string>> = {
  i: 'RegexOptions.IgnoreCase | RegexOptions.CultureInvariant',
  m: 'RegexOptions.Multiline',
  s: 'RegexOptions.Singleline',
};

function writeCsharp(source: string, flags: string, isGlobal: boolean): string {
  const found = isGlobal ? 'var matches = pattern.Matches(text);' : 'var match = pattern.Match(text);';
  return `${compile.csharp(source, flags)}\n${found}`;
}

function writePhp(source: string, flags: string, isGlobal: boolean): string {
  const quoted = compile.php(source, flags);
  return isGlobal
    ? `preg_match_all(${quoted}, $text, $matches, PREG_SET_ORDER | PREG_UNMATCHED_AS_NULL);`
    : `preg_match(${quoted}, $text, $match, PREG_UNMATCHED_AS_NULL);`;
}

/** A substitution that marks what it finds. */
function writeSed(source: string, flags: string, isGlobal: boolean): string {
  return compile.sed(source, flags, '[&]', isGlobal);
}

const listFlags = (flags: string, nameOf: (flag: string) => string | undefined): string =>
  [...flags]
    .map((flag) => `${nameOf(flag)}`)
    .join(' | ')
    .replace(/^(?=.)/, ', ');

const escapeSlashes = (source: string): string => source.replaceAll('/', String.raw`\/`);

/** A text in single quotes. */
export const quotePhp = (text: string): string => `'${text.replace(/\\(?=[\\']|$)|'/g, String.raw`\$&`)}'`;

/** The code that makes a pattern, the same whatever is done with it. */
export const compile = {
  javascript: ({ regexp }: Pick<ReadPattern, 'regexp'>): string => `const pattern = ${regexp};`,
  python: (source: string, flags: string): string =>
    `import re\n\npattern = re.compile(${quotePython(source)}${listFlags(flags, (flag) => `re.${flag.toUpperCase()}`)})`,
  go(source: string, flags: string): string {
    const whole = inlined(source, flags, 'ims');
    return `pattern := regexp.MustCompile(${whole.includes('`') ? JSON.stringify(whole) : `\`${whole}\``})`;
  },
  java: (source: string, flags: string): string =>
    `Pattern pattern = Pattern.compile(${JSON.stringify(source)}${listFlags(flags, (flag) => javaFlags[flag])});`,
  csharp: (source: string, flags: string): string =>
    `var pattern = new Regex(@"${source.replaceAll('"', '""')}"${listFlags(flags, (flag) => dotnetFlags[flag])});`,
  php: (source: string, flags: string): string => quotePhp(`/${escapeSlashes(source)}/${flags}u`),
  sed(source: string, flags: string, replacement: string, isGlobal: boolean): string {
    const own = `${isGlobal ? 'g' : ''}${flags.includes('i') ? 'I' : ''}`;
    return `sed -E ${quoteForShell(`s/${escapeSlashes(source)}/${replacement}/${own}`)} file.txt`;
  },
};

/** A pattern with flags at its beginning, but for those that a command has options for. */
function inlined(source: string, flags: string, kept = 'ms'): string {
  const inner = [...flags].filter((flag) => kept.includes(flag)).join('');
  return inner === '' ? source : `(?${inner})${source}`;
}
