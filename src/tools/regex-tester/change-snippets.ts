import { convertPattern } from './convert-pattern.ts';
import type { Flavor } from './flavors.ts';
import { groupsIn, lengthOf } from './groups.ts';
import type { ReadPattern } from './pattern.ts';
import { readReplacement, writeReplacement } from './replacement.ts';
import { compile, quotePhp, type Snippets } from './snippets.ts';

type Write = (source: string, flags: string) => string;

/** Writes code for an engine; null where it lacks something that the pattern needs. */
function codeFor(pattern: ReadPattern, flavor: Flavor, write: Write): string | null {
  const { source, flags } = convertPattern(pattern, flavor);
  return source === null ? null : write(source, flags);
}

const doubleDollars = (text: string): string => text.replaceAll('$', '$$$$');
const escapeSlashes = (text: string): string => text.replace(/[\\$]/g, String.raw`\$&`);

/** Whether a pattern can match an empty text. */
const matchesNothing = ({ tree }: ReadPattern): boolean =>
  tree.alternatives.some((alternative) => lengthOf(alternative)[0] === 0);

/** Code that replaces what a pattern matches, as `String.prototype.replace` does; null where an engine cannot. */
export function writeReplaceSnippets(pattern: ReadPattern, typed: string): Snippets {
  const groups = groupsIn(pattern.tree);
  const names = groups.map(({ name }) => name);
  const replacement = readReplacement(typed, names);
  const isGlobal = pattern.regexp.global;
  const of = (flavor: Flavor, write: Write) => (replacement.hasContext ? null : codeFor(pattern, flavor, write));
  const refer = (group: number) => `\${${group}}`;
  // .NET numbers named groups last.
  const referDotnet = (group: number) =>
    `\${${names[group - 1] ?? (group === 0 ? 0 : names.slice(0, group).filter((name) => name === null).length)}}`;
  const numbers = replacement.parts.filter((part) => typeof part === 'number');
  // Go and sed replace no empty match that follows another match.
  const canBeEmpty = matchesNothing(pattern);
  // Every group of POSIX captures, and there are nine references.
  const fitsSed = !convertPattern(pattern, 'ere').differences.includes('group-numbers');
  return {
    javascript: `${compile.javascript(pattern)}\nconst result = text.replace(pattern, ${JSON.stringify(typed)});`,
    python: of('python', (source, flags) => {
      const written = writeReplacement(
        replacement,
        (text) => text.replaceAll('\\', '\\\\'),
        (group) => `\\g<${group}>`,
      );
      return `${compile.python(source, flags)}\nresult = pattern.sub(${JSON.stringify(written)}, text${isGlobal ? '' : ', count=1'})`;
    }),
    go:
      isGlobal && !canBeEmpty
        ? of('go', (source, flags) => {
            const written = JSON.stringify(writeReplacement(replacement, doubleDollars, refer));
            return `${compile.go(source, flags)}\nresult := pattern.ReplaceAllString(text, ${written})`;
          })
        : null,
    java: of('java', (source, flags) => {
      // Backslashes keep the digits behind a reference from its number.
      const parts = replacement.parts.map((part, at, all) =>
        typeof part === 'number'
          ? `$${part}`
          : escapeSlashes(part).replace(/^\d/, typeof all[at - 1] === 'number' ? '\\$&' : '$&'),
      );
      const method = isGlobal ? 'replaceAll' : 'replaceFirst';
      return `${compile.java(source, flags)}\nString result = pattern.matcher(text).${method}(${JSON.stringify(parts.join(''))});`;
    }),
    csharp: of('dotnet', (source, flags) => {
      const written = JSON.stringify(writeReplacement(replacement, doubleDollars, referDotnet));
      return `${compile.csharp(source, flags)}\nvar result = pattern.Replace(text, ${written}${isGlobal ? '' : ', 1'});`;
    }),
    php: of('pcre', (source, flags) => {
      const written = quotePhp(writeReplacement(replacement, escapeSlashes, refer));
      return `$result = preg_replace(${compile.php(source, flags)}, ${written}, $text${isGlobal ? '' : ', 1'});`;
    }),
    grep: null,
    sed:
      canBeEmpty || numbers.some((group) => group > 9) || (!fitsSed && numbers.some((group) => group > 0))
        ? null
        : of('ere', (source, flags) => {
            const write = (text: string) => text.replace(/[\\/&]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
            const written = writeReplacement(replacement, write, (group) => (group === 0 ? '&' : `\\${group}`));
            return compile.sed(source, flags, written, isGlobal);
          }),
  };
}

/** Code that splits a text at what a pattern matches, as `String.prototype.split` does; null where it differs. */
export function writeSplitSnippets(pattern: ReadPattern): Snippets {
  const hasGroups = groupsIn(pattern.tree).length > 0;
  // Others also split before the first character and after the last.
  const isOnlyOwn = matchesNothing(pattern) || pattern.regexp.sticky;
  const of = (flavor: Flavor, write: Write) => (isOnlyOwn ? null : codeFor(pattern, flavor, write));
  // What groups match is among the parts in JavaScript and Python alone.
  const ofPlain = (flavor: Flavor, write: Write) => (hasGroups ? null : of(flavor, write));
  return {
    javascript: `${compile.javascript(pattern)}\nconst parts = text.split(pattern);`,
    python: of('python', (source, flags) => `${compile.python(source, flags)}\nparts = pattern.split(text)`),
    go: ofPlain('go', (source, flags) => `${compile.go(source, flags)}\nparts := pattern.Split(text, -1)`),
    java: ofPlain(
      'java',
      (source, flags) => `${compile.java(source, flags)}\nString[] parts = pattern.split(text, -1);`,
    ),
    csharp: ofPlain('dotnet', (source, flags) => `${compile.csharp(source, flags)}\nvar parts = pattern.Split(text);`),
    php: ofPlain('pcre', (source, flags) => `$parts = preg_split(${compile.php(source, flags)}, $text);`),
    grep: null,
    sed: null,
  };
}
