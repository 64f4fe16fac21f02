/**
 * The text, as long as it was, with each bracket that closes a flow collection at the start of a line moved to the line
 * above, for a parser that demands its indentation (YAML 1.2.2, section 7.4): line breaks and comments before it are
 * blanks. Most parsers allow such a bracket at the column of the key that the collection belongs to.
 */
export function closeBrackets(text: string): string {
  const parts: string[] = [];
  let copied = 0;
  for (const { start, end } of new FlowScanner(text).gaps()) {
    parts.push(text.slice(copied, start), ' '.repeat(end - start));
    copied = end;
  }
  return parts.join('') + text.slice(copied);
}

interface Gap {
  readonly start: number;
  readonly end: number;
}

/** Finds what is between the last item of flow collections and their brackets, where the bracket begins a line. */
class FlowScanner {
  private readonly text: string;
  private at = 0;

  constructor(text: string) {
    this.text = text;
  }

  *gaps(): Generator<Gap> {
    while (this.at < this.text.length) {
      const indent = this.skip(/ */y).length;
      yield* this.line(indent);
      this.skip(/[^\n\r]*(?:\r\n?|\n)?/y);
    }
  }

  /** A line of a block: after its indicators, properties and keys comes a value. */
  private *line(indent: number): Generator<Gap> {
    while (!/[\n\r]/.test(this.text.charAt(this.at) || '\n')) {
      this.skip(/(?:[-?:](?=\s)|[&!]\S*|[ \t])+/y);
      const char = this.text.charAt(this.at);
      if (char === '[' || char === '{') yield* this.flow();
      else if (char === '"' || char === "'") this.skip(quoted);
      else if (/[|>]/.test(char)) return this.skipBlock(indent);
      else if (char === '#') return;
      else this.skip(/(?:[^\s:#]|:(?!\s)|(?<!\s)#|[ \t]+(?![#\s]))+|[ \t]+/y);
      // A key, whose value follows; anything else goes on to the end of the line.
      if (this.skip(/[ \t]*:(?=\s)/y) === '') return;
    }
  }

  private *flow(): Generator<Gap> {
    let depth = 0;
    do {
      const start = this.at;
      const gap = this.skip(/(?:\s+(?:#[^\n\r]*)?)+/y);
      const char = this.text.charAt(this.at);
      if (char === ']' || char === '}') {
        if (/[\n\r]/.test(gap)) yield { start, end: this.at };
        depth--;
      } else if (char === '[' || char === '{') depth++;
      if (char === '"' || char === "'") this.skip(quoted);
      else this.at++;
    } while (depth > 0 && this.at < this.text.length);
  }

  /** Lines of a block scalar: those that are blank or indented more than the line of its header. */
  private skipBlock(indent: number): void {
    this.skip(/[^\n\r]*/y);
    this.skip(new RegExp(String.raw`(?:(?:\r\n?|\n)(?:[ \t]*(?=[\n\r]|$)| {${indent + 1}}[^\n\r]*))*`, 'y'));
  }

  private skip(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? '';
    this.at += found.length;
    return found;
  }
}

const quoted = /"(?:[^"\\]+|\\[\s\S])*"?|'(?:[^']+|'')*'?/y;
