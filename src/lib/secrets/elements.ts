import { type Finder, type Span, secretLength, shift } from './findings.ts';
import { password } from './names.ts';

/** Whether a name is that of a secret as a whole. */
const isNamed = new RegExp(`^[\\w.:-]{0,60}?${password}$`, 'i');

const tag = /<[a-z][\w.:-]{0,60}(?=\s)(?:[^<>"']|"[^"<]*"|'[^'<]*')*>/gi;
const attribute =
  /(?<before>\s(?<name>[\w.:-]{1,60})\s{0,9}=\s{0,9}(?<quote>["']))(?<value>(?:(?!\k<quote>).)*)\k<quote>/gs;

/** Finds the value of an element whose name is another attribute, in any order. */
function* findAttributes(text: string): Generator<Span> {
  for (const { 0: element, index } of text.matchAll(tag)) {
    let isSecret = false;
    const values: Span[] = [];
    for (const match of element.matchAll(attribute)) {
      const { before = '', name = '', value = '' } = match.groups ?? {};
      const start = match.index + before.length;
      if (/^(?:name|key|id|property)$/i.test(name)) isSecret ||= isNamed.test(value);
      else if (/^(?:default)?value$/i.test(name)) values.push({ start, end: start + secretLength(value) });
    }
    if (isSecret) yield* shift(values, index);
  }
}

/** An element of XML, by its name or by that in an attribute. */
const named = String.raw`<(?:[\w.:-]{0,60}?${password}(?:\s[^<>]{0,200})?|[\w.:-]{1,60}\s[^<>]{0,200}?(?:name|key)=["'][\w.:-]{0,60}?${password}["'][^<>]{0,200})(?<!/)>`;

/** An element with the name, before that with the value, as in property lists. */
const pair = String.raw`<(?<tag>key|name)>\s{0,99}[\w.:-]{0,60}?${password}\s{0,99}</\k<tag>>\s{0,99}<(?:string|integer|data|value)>`;

/** Passwords in elements of XML. */
export const elementFinders: readonly Finder[] = [
  findAttributes,
  {
    pattern: new RegExp(
      String.raw`(?<before>(?:${named}|${pair})\s{0,99}(?:<!\[CDATA\[)?)(?<secret>[^<]*[^<\s])(?=\s*</)`,
      'gi',
    ),
    lengthOf: (value) => secretLength(value.endsWith(']]>') ? value.slice(0, -3) : value),
  },
];
