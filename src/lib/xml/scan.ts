import { locate } from '#core/place.ts';
import { ToolError } from '#core/tool.ts';
import { isSpace, nameEnd } from './characters.ts';
import { Cursor } from './cursor.ts';
import { checkAttributeText, DocumentType } from './document-type.ts';
import { Entities } from './entities.ts';
import { Namespaces } from './namespaces.ts';
import { Holds, Part, Tape } from './tape.ts';

export interface ScanOptions {
  /** Checks prefixes too (Namespaces in XML 1.0). */
  readonly namespaces?: boolean;
  /** How deep elements may be nested; any depth where absent. */
  readonly maxDepth?: number;
  readonly progress?: (fraction: number) => void;
  /** Takes the first error, instead of throwing it; the parts before it are returned. */
  readonly onError?: ((error: ToolError) => void) | undefined;
}

/**
 * Checks that a text is well-formed (XML 1.0, fifth edition) and returns its parts. Everything is read from the text
 * itself: no file that it names is fetched, no entity is inserted.
 * @throws ToolError what is not well-formed, with its place
 */
export function scanXml(text: string, options: ScanOptions = {}): Tape {
  const entities = new Entities(
    (content, known) => new Scanner(content, known, {}).scanContent(),
    (value, known) => checkAttributeText(new Cursor(value, known), value.length),
    options.namespaces,
  );
  const scanner = new Scanner(text, entities, options);
  try {
    scanner.scanDocument();
  } catch (error) {
    if (!(error instanceof ToolError && options.onError)) throw error;
    options.onError(error);
    scanner.dropLast();
  }
  return scanner.tape;
}

const declaration =
  /<\?xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*(["'])1\.\d+\1(?:[ \t\r\n]+encoding[ \t\r\n]*=[ \t\r\n]*(["'])[A-Za-z][\w.-]*\2)?(?:[ \t\r\n]+standalone[ \t\r\n]*=[ \t\r\n]*(["'])(yes|no)\3)?[ \t\r\n]*\?>/y;

const reportEvery = 1 << 20;

class Scanner extends Cursor {
  readonly tape = new Tape();
  private readonly options: ScanOptions;
  private readonly namespaces: Namespaces | undefined;
  /** The start tags of the open elements, as parts of the tape, and their names. */
  private readonly open: number[] = [];
  private readonly names: string[] = [];
  private hasRoot = false;
  private hasDoctype = false;
  private isStandalone = false;
  /** A part of a document, without root: the text of an entity. */
  private isContent = false;
  private reportAt = reportEvery;
  /** How many parts are complete, and where the last of them ends. */
  private last = { count: 0, end: 0 };

  constructor(text: string, entities: Entities, options: ScanOptions) {
    super(text, entities);
    this.options = options;
    this.namespaces = options.namespaces ? new Namespaces() : undefined;
  }

  scanDocument(): void {
    if (this.text.charCodeAt(0) === 0xfeff) this.at = 1;
    this.readXmlDeclaration();
    this.scanParts();
    if (!this.hasRoot && this.text.trim() !== '') this.fail('no-root', 0, {}, this.text.length);
  }

  scanContent(): void {
    this.isContent = true;
    this.scanParts();
  }

  /** Drops the part in which an error was found; what is open ends with the part before. */
  dropLast(): void {
    const { tape } = this;
    tape.count = this.last.count;
    tape.starts[tape.count] = this.last.end;
    for (const part of this.open) tape.links[part] = Math.max(part, tape.count - 1);
  }

  private scanParts(): void {
    const { text, tape } = this;
    while (this.at < text.length) {
      this.last = { count: tape.count, end: this.at };
      if (this.at >= this.reportAt) this.report();
      if (text.charCodeAt(this.at) === 0x3c) this.readMarkup();
      else this.readText();
    }
    tape.starts[tape.count] = text.length;
    this.last = { count: tape.count, end: text.length };
    const unclosed = this.open.at(-1);
    if (unclosed === undefined) return;
    const name = this.names.at(-1) ?? '';
    this.fail('unclosed-element', tape.startOf(unclosed), { a: name }, name.length + 1);
  }

  private report(): void {
    this.reportAt += reportEvery;
    this.options.progress?.(this.at / this.text.length);
  }

  private readXmlDeclaration(): void {
    if (!/^\ufeff?<\?xml[ \t\r\n]/.test(this.text)) return;
    declaration.lastIndex = this.at;
    const match = declaration.exec(this.text);
    if (!match) this.fail('bad-declaration', this.at, {}, 5);
    this.isStandalone = match[4] === 'yes';
    this.tape.add(Part.declaration, this.at);
    this.at = declaration.lastIndex;
  }

  private readMarkup(): void {
    const start = this.at++;
    switch (this.text.charCodeAt(this.at)) {
      case 0x2f:
        this.at++;
        this.readEndTag(start);
        break;
      case 0x21:
        this.at++;
        this.readDeclared(start);
        break;
      case 0x3f:
        this.at++;
        this.readInstruction();
        this.tape.add(Part.instruction, start);
        break;
      default:
        this.readStartTag(start);
    }
  }

  /** A comment, a CDATA section or the document type, whose `<!` has been read. */
  private readDeclared(start: number): void {
    if (this.take('--')) {
      this.readComment();
      this.tape.add(Part.comment, start);
    } else if (this.take('[CDATA[')) {
      this.holdText(start, 9);
      this.readUntil(']]>', start, 'unclosed-cdata');
      this.tape.add(Part.cdata, start);
    } else if (this.text.startsWith('DOCTYPE', this.at)) this.readDoctype(start);
    else this.fail('bad-markup', start, {}, 2);
  }

  private readDoctype(start: number): void {
    if (this.hasRoot || this.hasDoctype || this.isContent) this.fail('late-doctype', start, {}, 9);
    this.hasDoctype = true;
    const type = new DocumentType(this.text, this.entities, start + 9);
    type.read(this.isStandalone);
    this.at = type.at;
    this.tape.add(Part.doctype, start);
  }

  private readStartTag(start: number): void {
    const { text, tape } = this;
    const end = nameEnd(text, this.at);
    if (end === this.at) this.failTag(start);
    const name = text.slice(this.at, end);
    this.at = end;
    this.countRoot(start, name.length + 1);
    const parent = this.open.at(-1);
    if (parent !== undefined) tape.mark(parent, Holds.elements);
    const part = tape.add(Part.open, start);
    this.namespaces?.open();
    const attributes = this.readAttributes(start);
    if (attributes > 0) tape.mark(part, Holds.attributes);
    this.namespaces?.check(name, start + 1, this);
    if (text.charCodeAt(this.at) === 0x2f) {
      this.at += 2;
      tape.kinds[part] = Part.empty;
      this.namespaces?.close();
      return;
    }
    this.at++;
    this.open.push(part);
    this.names.push(name);
    const { maxDepth = Number.POSITIVE_INFINITY } = this.options;
    if (this.open.length > maxDepth) this.fail('too-deep', start, { limit: maxDepth }, name.length + 1);
  }

  /** What begins no tag: a character that cannot begin a name, or a `<` that is meant as text. */
  private failTag(start: number): never {
    if (/[-.\d]/.test(this.text.charAt(this.at))) this.failName();
    this.fail('bare-less-than', start);
  }

  private countRoot(start: number, length: number): void {
    if (this.open.length > 0 || this.isContent) return;
    if (this.hasRoot) this.fail('second-root', start, {}, length);
    this.hasRoot = true;
  }

  /** The attributes of a tag, to its `>` or `/>`; returns how many there are. */
  private readAttributes(tag: number): number {
    const { text } = this;
    let first = '';
    let seen: Set<string> | undefined;
    let count = 0;
    for (;;) {
      const hasSpace = this.takeSpace();
      const unit = text.charCodeAt(this.at);
      if (unit === 0x3e || (unit === 0x2f && text.charCodeAt(this.at + 1) === 0x3e)) return count;
      if (this.at >= text.length || unit === 0x3c) this.fail('unclosed-tag', tag);
      const start = this.at;
      const name = this.readName();
      if (!hasSpace) this.fail('space-expected', start);
      this.readValue(tag, name, start);
      if (count++ === 0) first = name;
      else {
        seen ??= new Set([first]);
        if (seen.has(name)) this.fail('double-attribute', start, { n: name }, name.length);
        seen.add(name);
      }
    }
  }

  private readValue(tag: number, name: string, start: number): void {
    const { text } = this;
    this.takeSpace();
    if (text.charCodeAt(this.at) !== 0x3d) this.fail('no-attribute-value', start, { n: name }, name.length);
    this.at++;
    this.takeSpace();
    const quote = text.charCodeAt(this.at);
    if (quote !== 0x22 && quote !== 0x27) this.fail('unquoted-value', this.at, { n: name });
    const from = ++this.at;
    for (;;) {
      const unit = text.charCodeAt(this.at);
      if (unit === quote) break;
      if (unit === 0x26) {
        this.readReference(true);
        continue;
      }
      if (unit === 0x3c) this.fail('bare-less-than');
      if (this.at >= text.length) this.fail('unclosed-tag', tag);
      if (unit < 0x20 || unit >= 0xd800) this.at = this.checkCharacter(this.at);
      this.at++;
    }
    this.namespaces?.attribute(name, text.slice(from, this.at), start, this);
    if (name === 'xml:space') {
      const value = text.slice(from, this.at);
      if (value === 'preserve') this.tape.mark(this.tape.count - 1, Holds.space);
    }
    this.at++;
  }

  private readEndTag(start: number): void {
    const { text, tape } = this;
    const part = this.open.pop();
    const name = this.names.pop() ?? '';
    if (part !== undefined && text.startsWith(name, this.at) && nameEnd(text, this.at) === this.at + name.length) {
      this.at += name.length;
      this.takeSpace();
      if (text.charCodeAt(this.at) !== 0x3e) this.fail('unclosed-tag', start, {}, this.at - start);
      this.at++;
      tape.link(part, tape.add(Part.close, start));
      this.namespaces?.close();
      return;
    }
    const written = this.readName();
    const length = written.length + 2;
    if (part === undefined) this.fail('no-opening-tag', start, { a: written }, length);
    const { line: l0, column: c0 } = locate({ offset: tape.startOf(part) }, text);
    this.fail('closes-other', start, { a: written, b: name, l0, c0 }, length);
  }

  private readText(): void {
    const { text } = this;
    const start = this.at;
    let isBlank = true;
    for (; this.at < text.length; this.at++) {
      const unit = text.charCodeAt(this.at);
      if (unit === 0x3c) break;
      if (isSpace(unit)) continue;
      if (isBlank) this.holdText(this.at, 1);
      isBlank = false;
      if (unit === 0x26) {
        this.readReference(false);
        this.at--;
      } else if (unit < 0x20 || unit >= 0xd800) this.at = this.checkCharacter(this.at);
      else if (unit === 0x5d && text.startsWith(']]>', this.at)) this.fail('bare-cdata-end', this.at, {}, 3);
    }
    this.tape.add(isBlank ? Part.space : Part.text, start);
  }

  /** Text has been found: only elements hold it. */
  private holdText(at: number, length: number): void {
    const parent = this.open.at(-1);
    if (parent !== undefined) this.tape.mark(parent, Holds.text);
    else if (!this.isContent) this.fail('text-outside', at, {}, length);
  }
}
