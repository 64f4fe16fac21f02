import type { Params } from '#core/messages.ts';
import { ToolError } from '#core/tool.ts';
import { showCharacter, showCodePoint } from '#lib/text/show-character.ts';
import { isCharacter, isSpace, nameEnd } from './characters.ts';
import type { Entities } from './entities.ts';

const characterReference = /&#(?:x([\da-fA-F]+)|(\d+));/y;

/** Reads a text from left to right: what the document and its document type have in common. */
export class Cursor {
  readonly text: string;
  readonly entities: Entities;
  at: number;

  constructor(text: string, entities: Entities, at = 0) {
    this.text = text;
    this.entities = entities;
    this.at = at;
  }

  fail(code: string, at = this.at, params: Params = {}, length = 1): never {
    throw new ToolError(code, params, { offset: at, length });
  }

  /** Moves behind a literal; returns false if something else is here. */
  take(literal: string): boolean {
    const isHere = this.text.startsWith(literal, this.at);
    if (isHere) this.at += literal.length;
    return isHere;
  }

  expect(literal: string): void {
    if (!this.take(literal)) this.fail('expected', this.at, { x: literal });
  }

  /** Moves behind white space; returns false where there is none. */
  takeSpace(): boolean {
    const start = this.at;
    while (isSpace(this.text.charCodeAt(this.at))) this.at++;
    return this.at > start;
  }

  expectSpace(): void {
    if (!this.takeSpace()) this.fail('space-expected');
  }

  readName(): string {
    const start = this.at;
    this.at = nameEnd(this.text, start);
    if (this.at === start) this.failName();
    return this.text.slice(start, this.at);
  }

  /** A name that has no colon where namespaces are checked: of an entity, a notation, an instruction. */
  readPlainName(): string {
    const start = this.at;
    const name = this.readName();
    if (this.entities.hasNamespaces && name.includes(':')) this.fail('colon-in-name', start, { n: name }, name.length);
    return name;
  }

  failName(): never {
    if (this.at >= this.text.length) this.fail('name-expected');
    this.fail('bad-name', this.at, { c: showCharacter(this.text, this.at) });
  }

  /** Reads what ends with `end`, checks its characters and returns it. `what` names the error where it has no end. */
  readUntil(end: string, start: number, what: string): string {
    const found = this.text.indexOf(end, this.at);
    if (found < 0) this.fail(what, start);
    this.checkCharacters(this.at, found);
    const content = this.text.slice(this.at, found);
    this.at = found + end.length;
    return content;
  }

  /** Reads a text in quotes and returns what is in them; its characters are checked. */
  readQuoted(): string {
    const quote = this.text.charAt(this.at);
    if (quote !== '"' && quote !== "'") this.fail('quotes-expected');
    return this.readUntil(quote, this.at++, 'unclosed-quotes');
  }

  checkCharacters(start: number, end: number): void {
    for (let at = start; at < end; at++) {
      const unit = this.text.charCodeAt(at);
      if (unit < 0x20 || unit >= 0xd800) at = this.checkCharacter(at);
    }
  }

  /** Checks one character, which may be a pair of surrogates; returns the offset of its last unit. */
  checkCharacter(at: number): number {
    const code = this.text.codePointAt(at) ?? 0;
    if (!isCharacter(code)) this.fail('bad-character', at, { code: showCodePoint(code) });
    return code > 0xffff ? at + 1 : at;
  }

  /** A comment, whose start has been read. */
  readComment(): void {
    const start = this.at - 4;
    const end = this.text.indexOf('--', this.at);
    if (end < 0) this.fail('unclosed-xml-comment', start, {}, 4);
    this.checkCharacters(this.at, end);
    if (this.text.charAt(end + 2) !== '>') this.fail('dashes-in-comment', end, {}, 2);
    this.at = end + 3;
  }

  /** A processing instruction, whose start has been read. */
  readInstruction(): void {
    const start = this.at - 2;
    const target = this.readPlainName();
    if (/^xml$/i.test(target)) this.fail('late-declaration', start, {}, target.length + 2);
    if (this.take('?>')) return;
    this.expectSpace();
    this.readUntil('?>', start, 'unclosed-instruction');
  }

  /** A reference, which begins with an ampersand, to a character or an entity. */
  readReference(isInAttribute: boolean): void {
    const { text } = this;
    const start = this.at++;
    if (text.charCodeAt(this.at) === 0x23) {
      this.readCharacterReference(start);
      return;
    }
    const end = nameEnd(text, this.at);
    if (end === this.at || text.charCodeAt(end) !== 0x3b) this.fail('bare-ampersand', start);
    const name = text.slice(this.at, end);
    this.at = end + 1;
    this.entities.check(name, isInAttribute, (code) => this.fail(code, start, { n: name }, name.length + 2));
  }

  /** Returns the character. */
  readCharacterReference(start: number): string {
    characterReference.lastIndex = start;
    const match = characterReference.exec(this.text);
    if (!match) this.fail('bare-ampersand', start);
    const [reference, hex, decimal] = match;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    if (!isCharacter(code)) this.fail('bad-reference', start, { x: reference }, reference.length);
    this.at = start + reference.length;
    return String.fromCodePoint(code);
  }
}
