/** Syntax of other engines in a pattern. */
export interface ForeignSyntax {
  readonly offset: number;
  readonly found: string;
  /** The engines that have it: names, in no language. */
  readonly engines: string;
  /** What JavaScript has instead; undefined where it has nothing like it. */
  readonly instead: string | undefined;
}

type Row = readonly [engines: string, instead: string | undefined];

const perl = 'PCRE, Python, Java';
const escapes: Readonly<Record<string, Row>> = {
  '\\A': [perl, '^'],
  '\\z': ['PCRE, Java, Go', '$'],
  '\\Z': [perl, '$'],
  '\\h': ['PCRE, Java', String.raw`[ \t]`],
  '\\H': ['PCRE, Java', String.raw`[^ \t]`],
  '\\R': ['PCRE, Java', String.raw`(?:\r\n?|\n)`],
  '\\K': ['PCRE', '(?<=…)'],
  '\\G': ['PCRE, Java, .NET', '/…/y'],
  '\\X': ['PCRE, Java', undefined],
};

const classes: Readonly<Record<string, string>> = {
  alpha: 'A-Za-z',
  digit: String.raw`\d`,
  alnum: String.raw`A-Za-z\d`,
  upper: 'A-Z',
  lower: 'a-z',
  space: String.raw`\s`,
  blank: String.raw` \t`,
  xdigit: String.raw`\dA-Fa-f`,
  word: String.raw`\w`,
};

const token =
  /\\Q[\s\S]*?(?:\\E|$)|\\x\{[\da-fA-F]{1,6}\}|\\N\{[^{}\n]{1,80}\}|\\[\s\S]|\(\?(?:P[<=>]\w*[>)]?|[a-zA-Z-]+\)|[>#|(]|'\w+')|\{,\d+\}|\[:\^?[a-z]+:\]|(?:[*+?]|\{\d+(?:,\d*)?\})\+|[[\]]/g;

/** The flags that a source begins with, as in `(?i)`; empty where there are none. */
export const inlineFlags = (source: string): string => /^\(\?([ims]+)\)/.exec(source)?.[1] ?? '';

/** The syntax of other engines in a pattern, in its order. */
export function* findForeignSyntax(source: string, flags: string): Generator<ForeignSyntax> {
  let isInClass = false;
  for (const { 0: found, index: offset } of source.matchAll(token)) {
    if (found === '[' || found === ']') isInClass = found === '[';
    else {
      const row = isInClass ? posixClass(found) : rowOf(found, flags);
      if (row) yield { offset, found, engines: row[0], instead: row[1] };
    }
  }
}

/** The pattern with what JavaScript has instead, wherever that is text to put there; the same where there is nothing. */
export function convertForeignSyntax(source: string, flags: string): string {
  let converted = '';
  let end = 0;
  for (const { offset, found, instead } of findForeignSyntax(source, flags)) {
    // An ellipsis means a part of the pattern.
    if (instead === undefined || instead.includes('…')) continue;
    converted += source.slice(end, offset) + instead;
    end = offset + found.length;
  }
  return converted + source.slice(end);
}

const posixClass = (found: string): Row | undefined => {
  const name = /^\[:(\^?[a-z]+):\]$/.exec(found)?.[1];
  return name === undefined ? undefined : ['POSIX', classes[name]];
};

function rowOf(found: string, flags: string): Row | undefined {
  if (found.startsWith('\\Q'))
    return ['PCRE, Java, Go', found.replace(/^\\Q|\\E$/g, '').replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)];
  const isLine = flags.includes('m') && /^\\[AzZ]$/.test(found);
  if (isLine)
    return [
      found === '\\z' ? 'PCRE, Java, Go' : perl,
      found === '\\A' ? String.raw`(?<![\s\S])` : String.raw`(?![\s\S])`,
    ];
  const code = /^\\(?:x\{|N\{U\+)([\da-fA-F]{1,6})\}$/.exec(found)?.[1];
  if (code !== undefined) return [found.startsWith('\\x') ? 'PCRE, Java, Go' : 'PCRE', writeUnits(code)];
  if (found.startsWith('\\N{')) return ['Python, Java', undefined];
  if (found.startsWith('\\')) return Object.hasOwn(escapes, found) ? escapes[found] : undefined;
  const named = /^\(\?P([<=>])(\w*)/.exec(found);
  if (named) {
    const [, mark, name = ''] = named;
    if (mark === '>') return ['PCRE', undefined];
    return ['Python, PCRE', mark === '<' ? `(?<${name}>` : `\\k<${name}>`];
  }
  if (found === '(?>') return ['PCRE, Java, .NET, Python 3.11', String.raw`(?=(…))\1`];
  const quoted = /^\(\?'(\w+)'$/.exec(found)?.[1];
  if (quoted !== undefined) return ['PCRE, .NET', `(?<${quoted}>`];
  if (found.startsWith('(?')) return [groupEngines(found), undefined];
  if (found.startsWith('{,')) return ['Python', found.replace(',', '0,')];
  return found.endsWith('+') ? ['PCRE, Java, Python 3.11', found.slice(0, -1)] : undefined;
}

/** Which engines have a kind of group (found by running Perl, Python 3.11 and Java 17). */
function groupEngines(found: string): string {
  if (found === '(?|') return 'PCRE';
  if (found === '(?#' || found === '(?(') return 'PCRE, Python, .NET';
  return found.includes('-') ? 'PCRE, Java, Go' : perl;
}

/** A code point as escapes that mean the same with and without the flag `u`; undefined where there is none such. */
function writeUnits(hex: string): string | undefined {
  const code = Number.parseInt(hex, 16);
  if (code > 0x10ffff) return undefined;
  const units = String.fromCodePoint(code).split('');
  return units.map((unit) => `\\u${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`).join('');
}
