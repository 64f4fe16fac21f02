/** The content of a line of `ls -l`. */
export interface ListingLine {
  /** Where the ten letters of its mode begin. */
  readonly offset: number;
  /** Of the file or, of a symbolic link, of the link. Absent if the text before it leaves it open. */
  readonly name?: string;
  /** How many further lines there are. */
  readonly more: number;
}

/** Nothing of a line that is worth reading is longer. */
const maxLineLength = 5_000;

/** The first line, perhaps behind the total, the inode (-i) and the size in blocks (-s). */
const beginning = /^\s*(?:total\s+\S+\s+)?(?:\d[\d.,]*[A-Za-z]?\s+){0,2}(?=[-bcdlpsCDMnP?][-rwxsStT]{9}[+.@]?\s+\d+\s)/;

const day = String.raw`\d{1,2}\.?`;
const month = String.raw`(?:\p{L}[\p{L}\p{M}]*\.?|\d{1,2}月)`;
const timeOrYear = String.raw`(?:\d{1,2}:\d\d(?::\d\d\s+\d{4})?|\d{4})`;
/** As GNU and BSD write dates, in the languages that name months, and by `--time-style`. */
const date = [
  String.raw`\d{4}-\d\d-\d\d(?:\s\d\d:\d\d(?::\d\d(?:\.\d+)?(?:\s[-+]\d{4})?)?)?`,
  String.raw`\d\d-\d\d\s\d\d:\d\d`,
  String.raw`(?:${month}\s+${day}|${day}\s+${month})\s+${timeOrYear}`,
].join('|');
const size = String.raw`(?:\d+,\s*)?(\d[\d.,]*)[A-Za-z]{0,3}`;
const dated = new RegExp(String.raw`\s${size}\s+(?:${date})\s(.*)`, 'u');
/** Without a date, only a name of one word is sure to be no more than that. */
const undated = new RegExp(String.raw`^\S*\s+\d+\s+\S+\s+\S+\s+${size}\s+(\S+(?: -> .*)?)$`);

/** Reads the first line of what `ls -l` has printed; nothing where the text is something else. */
export function readListingLine(text: string): ListingLine | undefined {
  const offset = beginning.exec(text)?.[0].length;
  if (offset === undefined) return undefined;
  const [first = '', ...others] = text.slice(offset).split(/[\r\n]+/);
  const line = first.slice(0, maxLineLength);
  const more = others.filter((other) => other.trim() !== '').length;
  const [, bytes = '', written = ''] = dated.exec(line) ?? undated.exec(line.trimEnd()) ?? [];
  const name = readName(written.trim(), line.slice(0, 10), Number(bytes));
  return { offset, more, ...(name === '' ? {} : { name }) };
}

/** What `ls -F` appends, by the letter of the file type. */
const indicators: Readonly<Record<string, string>> = { d: '/', s: '=', p: '|', D: '>' };

function readName(written: string, letters: string, bytes: number): string {
  const type = letters.charAt(0);
  const indicator = indicators[type] ?? (type === '-' && /[xst]/.test(letters) ? '*' : '');
  const quoted = readQuoted(written);
  if (quoted && (quoted.rest === '' || quoted.rest === indicator || (type === 'l' && quoted.rest.startsWith(' -> '))))
    return quoted.name;
  if (type === 'l') return beforeTarget(written, bytes);
  return indicator !== '' && written.endsWith(indicator) ? written.slice(0, -1) : written;
}

/** Names may have arrows in them; the size of a link is that of its target, which distinguishes them. */
function beforeTarget(written: string, bytes: number): string {
  const arrows = [...written.matchAll(/ -> /g)].map(({ index }) => index);
  const lengthAfter = (arrow: number) => new TextEncoder().encode(written.slice(arrow + 4)).length;
  const arrow = arrows.find((index) => lengthAfter(index) === bytes) ?? arrows[0];
  return arrow === undefined ? written : written.slice(0, arrow);
}

/** A name that begins in quotes, as `ls` writes it for a shell, and what follows it. */
function readQuoted(written: string): { readonly name: string; readonly rest: string } | undefined {
  if (!/^(?:'|"|\$')/.test(written)) return undefined;
  const part = /'([^']*)'|"((?:[^"\\]|\\.)*)"|\$'((?:[^'\\]|\\.)*)'|\\(.)/y;
  const parts: Uint8Array[] = [];
  let end = 0;
  for (let found = part.exec(written); found; found = part.exec(written)) {
    const [, plain, inC, inAnsiC, character] = found;
    const escaped = inC ?? inAnsiC;
    parts.push(escaped === undefined ? new TextEncoder().encode(plain ?? character) : unescapeC(escaped));
    end = part.lastIndex;
  }
  if (end === 0) return undefined;
  return {
    name: new TextDecoder().decode(Uint8Array.from(parts.flatMap((bytes) => [...bytes]))),
    rest: written.slice(end),
  };
}

const controls: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  e: '\x1B',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

/** The bytes of a string of C, where `\303\251` is an é. */
function unescapeC(text: string): Uint8Array {
  const encode = (part: string) => [...new TextEncoder().encode(part)];
  const parts = [...text.matchAll(/\\([0-7]{1,3})|\\(.)|([^\\]+)/gsu)];
  return Uint8Array.from(
    parts.flatMap(([, octal, letter, plain = '']) => {
      if (octal !== undefined) return [Number.parseInt(octal, 8)];
      return encode(letter === undefined ? plain : (controls[letter] ?? letter));
    }),
  );
}
