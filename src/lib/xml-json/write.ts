import { isCharacter } from '#lib/xml/characters.ts';
import { isText, type XmlElement, type XmlNode, type XmlPart } from './tree.ts';

/** Whether a text is nothing but white space; a CDATA section never is layout. */
const isBlank = ({ type, text }: XmlPart): boolean => type === 'text' && /^[ \t\r\n]*$/.test(text);

/** Writes trees as XML on one line, escaped so that reading gives the same. */
export class XmlWriter {
  /** The number of characters that XML does not allow, which were replaced. */
  replaced = 0;
  private readonly parts: string[] = [];

  write(nodes: readonly XmlNode[]): string {
    for (const node of nodes) this.node(node);
    return this.parts.join('');
  }

  private node(node: XmlNode): void {
    switch (node.type) {
      case 'element':
        this.element(node);
        break;
      case 'text':
        this.parts.push(this.text(node.text));
        break;
      case 'cdata':
        // Its end is divided between two sections.
        this.parts.push(`<![CDATA[${this.allowed(node.text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`);
        break;
      case 'comment':
        this.parts.push(`<!--${this.spaced(node.text, /-(?=-|$)/g)}-->`);
        break;
      case 'instruction':
        this.parts.push(`<?${node.name}${node.text && ' '}${this.spaced(node.text, /\?(?=>)/g)}?>`);
        break;
      case 'declaration':
        this.parts.push(`<?xml ${node.text}?>`);
        break;
      default:
        this.parts.push(`<!DOCTYPE ${node.text}>`);
    }
  }

  private element({ name, attributes, children, isEmptyTag }: XmlElement): void {
    this.parts.push(`<${name}`);
    for (const { name, value } of attributes) this.parts.push(` ${name}="${this.value(value)}"`);
    if (children.length === 0 && isEmptyTag) {
      this.parts.push('/>');
      return;
    }
    this.parts.push('>');
    // Between elements alone white space is layout, unless it is a reference.
    const isLayout = children.length > 1 && !children.some((child) => isText(child) && !isBlank(child));
    for (const child of children)
      if (isLayout && child.type === 'text' && child.text !== '')
        this.parts.push(`&#${child.text.charCodeAt(0)};${this.text(child.text.slice(1))}`);
      else this.node(child);
    this.parts.push(`</${name}>`);
  }

  /** Text; line breaks around it are references, for else they could be layout. */
  private text(text: string): string {
    const written = this.allowed(text).replace(/[&<>\r]/g, escaped);
    const start = written.length - written.trimStart().length;
    const end = Math.max(start, written.trimEnd().length);
    return (
      written.slice(0, start).replaceAll('\n', '&#10;') +
      written.slice(start, end) +
      written.slice(end).replaceAll('\n', '&#10;')
    );
  }

  private value(value: string): string {
    return this.allowed(value).replace(/[&<>"\t\n\r]/g, escaped);
  }

  private allowed(text: string): string {
    if (!/[^\t\n\r -\ud7ff\ue000-\ufffd]/.test(text)) return text;
    return Array.from(text, (character) => {
      if (isCharacter(character.codePointAt(0) ?? 0)) return character;
      this.replaced++;
      return '\ufffd';
    }).join('');
  }

  /** Breaks what would end a part by spaces. */
  private spaced(text: string, end: RegExp): string {
    return this.allowed(text).replace(end, (found) => {
      this.replaced++;
      return `${found} `;
    });
  }
}

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

const escaped = (character: string): string => references[character] ?? character;
