/** A lexeme of a TOML text: a part in which brackets have no meaning, a bracket, or a hundred digits and more. */
export interface Lexeme {
  readonly kind: 'comment' | 'string' | 'open' | 'close' | 'digits';
  /** Its opening: `#`, the quotes, the bracket. */
  readonly mark: string;
  readonly start: number;
  /** Exclusive; for comments and unclosed strings of one line, where the line ends. */
  readonly end: number;
  /** False for an unclosed string, which extends to the end of its line or of the text. */
  readonly isClosed: boolean;
}

/** The end of a comment or a string, and what inside it could be mistaken for that. */
const ends: Readonly<Record<string, RegExp>> = {
  '#': /\n/g,
  "'": /['\n]/g,
  '"': /["\n]|\\[^\n]/g,
  // The last three of up to five quotes: the others belong to the text (TOML 1.0.0, String).
  "'''": /'{3,5}/g,
  '"""': /"{3,5}|\\[\s\S]/g,
};

/** The comments, strings, brackets and long numbers of a TOML text, in order. */
export function* lexemesOf(text: string): Generator<Lexeme> {
  const marks = /"""|'''|["'#[\]{}]|(?<![\d_])\d[\d_]{100,}|(?<=0x)[\da-fA-F_]{100,}/g;
  for (let found = marks.exec(text); found; found = marks.exec(text)) {
    const { 0: mark, index: start } = found;
    const end = ends[mark];
    if (!end) {
      const kind = /[[{]/.test(mark) ? 'open' : /[\]}]/.test(mark) ? 'close' : 'digits';
      yield { kind, mark, start, end: marks.lastIndex, isClosed: true };
      continue;
    }
    end.lastIndex = marks.lastIndex;
    let last = end.exec(text);
    while (last?.[0].startsWith('\\')) last = end.exec(text);
    const isClosed = last !== null && last[0] !== '\n';
    marks.lastIndex = isClosed ? end.lastIndex : (last?.index ?? text.length);
    yield { kind: mark === '#' ? 'comment' : 'string', mark, start, end: marks.lastIndex, isClosed };
  }
}
