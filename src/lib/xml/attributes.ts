import { isSpace, nameEnd } from './characters.ts';

/** An attribute, and where its value, with its quotes, begins and ends. */
export interface Attribute {
  readonly name: string;
  readonly value: number;
  readonly end: number;
}

/** The attributes of a start tag that has been checked, from the end of its name on. */
export function readAttributes(text: string, from: number): Attribute[] {
  const attributes: Attribute[] = [];
  let at = from;
  const skipSpace = () => {
    while (isSpace(text.charCodeAt(at))) at++;
  };
  for (skipSpace(); text.charCodeAt(at) !== 0x3e && text.charCodeAt(at) !== 0x2f; skipSpace()) {
    const end = nameEnd(text, at);
    const name = text.slice(at, end);
    at = end;
    skipSpace();
    at++;
    skipSpace();
    const value = at;
    at = text.indexOf(text.charAt(at), at + 1) + 1;
    attributes.push({ name, value, end: at });
  }
  return attributes;
}

export const declaresNamespace = (name: string): boolean => name === 'xmlns' || name.startsWith('xmlns:');
