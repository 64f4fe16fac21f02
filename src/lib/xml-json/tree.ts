/** A document as a tree: references are replaced by what they mean, line breaks are line feeds. */
export interface XmlElement {
  readonly type: 'element';
  readonly name: string;
  readonly attributes: readonly XmlAttribute[];
  readonly children: readonly XmlNode[];
  /** Written as `<a/>`. */
  readonly isEmptyTag: boolean;
  /** Where its tag begins in the text that it was read from. */
  readonly start: number;
}

export interface XmlAttribute {
  readonly name: string;
  readonly value: string;
}

/** Whatever is no element; `text` is what its marks enclose. */
export interface XmlPart {
  readonly type: 'text' | 'cdata' | 'comment' | 'declaration' | 'doctype';
  readonly text: string;
  readonly start: number;
}

export interface XmlInstruction {
  readonly type: 'instruction';
  readonly name: string;
  readonly text: string;
  readonly start: number;
}

export type XmlNode = XmlElement | XmlPart | XmlInstruction;

export const isElement = (node: XmlNode): node is XmlElement => node.type === 'element';

/** Text, in a CDATA section or not. */
export const isText = (node: XmlNode): node is XmlPart => node.type === 'text' || node.type === 'cdata';
