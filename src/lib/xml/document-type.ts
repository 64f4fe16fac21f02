import { nameTokenEnd } from './characters.ts';
import { Cursor } from './cursor.ts';

const attributeType = /(?:CDATA|ID(?:REFS?)?|ENTIT(?:Y|IES)|NMTOKENS?)(?=[ \t\r\n])/y;
const defaultWord = /#(?:REQUIRED|IMPLIED)(?=[ \t\r\n>])/y;
const publicId = /^[ \r\n\w\-'()+,./:=?;!*#@$%]*$/;

/** Longer chains of parameter entities would overflow the stack. */
const maxDepth = 500;

/** Reads a document type with its internal subset and learns the entities it declares. Other files are not read. */
export class DocumentType extends Cursor {
  /** A parameter entity whose text is being read, or that of none. */
  private readonly open: readonly string[];

  constructor(...args: [...ConstructorParameters<typeof Cursor>, open?: readonly string[]]) {
    const [text, entities, at, open = []] = args;
    super(text, entities, at);
    this.open = open;
  }

  /** Reads the declaration, whose start has been read. */
  read(isStandalone: boolean): void {
    const start = this.at - '<!DOCTYPE'.length;
    this.expectSpace();
    this.readName();
    const hasSpace = this.takeSpace();
    if (/["'SP]/.test(this.text.charAt(this.at))) {
      if (!hasSpace) this.fail('space-expected');
      this.readExternalId(false);
      this.takeSpace();
      this.entities.isIncomplete = !isStandalone;
    }
    if (this.take('[')) {
      this.readSubset(isStandalone);
      if (!this.take(']')) this.fail('unclosed-doctype', start, {}, '<!DOCTYPE'.length);
      this.takeSpace();
    }
    if (!this.take('>')) this.failEnd(start);
  }

  private failEnd(start: number): never {
    if (this.at >= this.text.length) this.fail('unclosed-doctype', start, {}, '<!DOCTYPE'.length);
    this.fail('expected', this.at, { x: '>' });
  }

  /** The declarations to the end of the subset, or of the text of a parameter entity. */
  private readSubset(isStandalone: boolean): void {
    for (;;) {
      this.takeSpace();
      if (this.at >= this.text.length || this.text.charAt(this.at) === ']') return;
      if (this.take('%')) this.readParameterEntity(isStandalone);
      else if (this.take('<!--')) this.readComment();
      else if (this.take('<?')) this.readInstruction();
      else this.readDeclaration();
    }
  }

  private readParameterEntity(isStandalone: boolean): void {
    const start = this.at - 1;
    const name = this.readName();
    this.expect(';');
    const entity = this.entities.find(`%${name}`);
    if (!entity && !this.entities.isIncomplete) this.fail('unknown-parameter', start, { n: name }, name.length + 2);
    // With any reference to a parameter entity, unknown entities make a document invalid, but not ill-formed.
    this.entities.isIncomplete ||= !isStandalone;
    if (entity?.type !== 'internal') return;
    if (this.open.includes(name) || this.open.length === maxDepth)
      this.fail('endless-entity', start, { n: name }, name.length + 2);
    const inner = new DocumentType(entity.text, this.entities, 0, [...this.open, name]);
    const fail = () => this.fail('bad-entity', start, { n: name }, name.length + 2);
    try {
      inner.readSubset(isStandalone);
    } catch {
      fail();
    }
    if (inner.at < inner.text.length) fail();
  }

  private readDeclaration(): void {
    const start = this.at;
    if (this.take('<!ELEMENT')) this.readElement();
    else if (this.take('<!ATTLIST')) this.readAttributes();
    else if (this.take('<!ENTITY')) this.readEntity();
    else if (this.take('<!NOTATION')) this.readNotation();
    else this.fail('declaration-expected');
    this.takeSpace();
    if (this.at >= this.text.length) this.fail('unclosed-tag', start, {}, 2);
    this.expect('>');
  }

  private readElement(): void {
    this.expectSpace();
    this.readName();
    this.expectSpace();
    if (this.take('EMPTY') || this.take('ANY')) return;
    this.expect('(');
    this.takeSpace();
    if (this.take('#PCDATA')) this.readMixed();
    else this.readModel();
  }

  private readMixed(): void {
    let hasNames = false;
    for (this.takeSpace(); this.take('|'); this.takeSpace()) {
      this.takeSpace();
      this.readName();
      hasNames = true;
    }
    this.expect(')');
    if (hasNames) this.expect('*');
    else this.take('*');
  }

  /** A content model, whose first bracket has been read. */
  private readModel(): void {
    /** What separates the parts of each open bracket; empty as long as it has one part. */
    const separators = [''];
    while (separators.length > 0) {
      this.takeSpace();
      if (this.take('(')) {
        separators.push('');
        continue;
      }
      this.readName();
      this.takeOccurrence();
      this.takeSpace();
      while (separators.length > 0 && this.take(')')) {
        separators.pop();
        this.takeOccurrence();
        if (separators.length > 0) this.takeSpace();
      }
      const last = separators.length - 1;
      if (last >= 0) separators[last] = this.readSeparator(separators[last] ?? '');
    }
  }

  private takeOccurrence(): void {
    if (/[?*+]/.test(this.text.charAt(this.at))) this.at++;
  }

  private readSeparator(expected: string): string {
    const separator = this.text.charAt(this.at);
    if (expected === '' && (separator === '|' || separator === ',')) this.at++;
    else this.expect(expected || ')');
    return separator;
  }

  private readAttributes(): void {
    this.expectSpace();
    this.readName();
    while (this.takeSpace() && this.text.charAt(this.at) !== '>') {
      this.readName();
      this.expectSpace();
      this.readAttributeType();
      this.expectSpace();
      this.readDefault();
    }
  }

  private readAttributeType(): void {
    if (this.takeWord(attributeType)) return;
    const isNotation = this.take('NOTATION');
    if (isNotation) this.expectSpace();
    this.expect('(');
    do {
      this.takeSpace();
      if (isNotation) this.readName();
      else this.readNameToken();
      this.takeSpace();
    } while (this.take('|'));
    this.expect(')');
  }

  private readNameToken(): void {
    const end = nameTokenEnd(this.text, this.at);
    if (end === this.at) this.failName();
    this.at = end;
  }

  private takeWord(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    const isHere = pattern.test(this.text);
    if (isHere) this.at = pattern.lastIndex;
    return isHere;
  }

  private readDefault(): void {
    if (this.takeWord(defaultWord)) return;
    if (this.take('#FIXED')) this.expectSpace();
    const start = this.at + 1;
    const end = start + this.readQuoted().length;
    const value = new Cursor(this.text, this.entities, start);
    checkAttributeText(value, end);
  }

  private readEntity(): void {
    this.expectSpace();
    const isParameter = this.take('%');
    if (isParameter) this.expectSpace();
    const name = (isParameter ? '%' : '') + this.readPlainName();
    this.expectSpace();
    if (/["']/.test(this.text.charAt(this.at))) {
      this.entities.declare(name, { type: 'internal', text: this.readEntityText() });
      return;
    }
    this.readExternalId(false);
    const hasSpace = this.takeSpace();
    const isUnparsed = !isParameter && hasSpace && this.take('NDATA');
    if (isUnparsed) {
      this.expectSpace();
      this.readName();
    }
    this.entities.declare(name, { type: isUnparsed ? 'unparsed' : 'external' });
  }

  /** The text of an entity, in which references to characters are replaced. */
  private readEntityText(): string {
    const start = this.at + 1;
    const end = start + this.readQuoted().length;
    const inside = new Cursor(this.text, this.entities, start);
    let text = '';
    while (inside.at < end) {
      const character = this.text.charAt(inside.at);
      if (character === '%') inside.fail('percent-in-entity');
      if (character === '&' && this.text.charAt(inside.at + 1) === '#')
        text += inside.readCharacterReference(inside.at);
      else if (character === '&') {
        const from = inside.at++;
        inside.readName();
        if (!inside.take(';')) inside.fail('bare-ampersand', from);
        text += this.text.slice(from, inside.at);
      } else {
        text += character;
        inside.at++;
      }
    }
    return text;
  }

  private readNotation(): void {
    this.expectSpace();
    this.readPlainName();
    this.expectSpace();
    this.readExternalId(true);
  }

  /** @param isNotation a public identifier is enough */
  private readExternalId(isNotation: boolean): void {
    if (this.take('PUBLIC')) {
      this.expectSpace();
      const start = this.at;
      if (!publicId.test(this.readQuoted())) this.fail('bad-public-id', start);
      const hasSpace = this.takeSpace();
      const isQuoted = /["']/.test(this.text.charAt(this.at));
      if (isNotation && !isQuoted) return;
      if (!hasSpace) this.fail('space-expected');
    } else {
      if (!this.take('SYSTEM')) this.fail('expected', this.at, { x: 'SYSTEM' });
      this.expectSpace();
    }
    this.readQuoted();
  }
}

/** Checks the text of an attribute's value up to `end`: no `<`, and references that are right. */
export function checkAttributeText(cursor: Cursor, end: number): void {
  while (cursor.at < end) {
    const unit = cursor.text.charCodeAt(cursor.at);
    if (unit === 0x3c) cursor.fail('bare-less-than');
    if (unit === 0x26) cursor.readReference(true);
    else cursor.at++;
  }
}
