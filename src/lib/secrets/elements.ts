import { type Finder, secretLength } from './findings.ts';
import { password } from './names.ts';

/** An element of XML, by its name or by that in an attribute. */
const named = String.raw`<(?:[\w.:-]{0,60}?${password}(?:\s[^<>]{0,200})?|[\w.:-]{1,60}\s[^<>]{0,200}?(?:name|key)=["'][\w.:-]{0,60}?${password}["'][^<>]{0,200})(?<!/)>`;

/** An element with the name, before that with the value, as in property lists. */
const pair = String.raw`<(?<tag>key|name)>\s{0,99}[\w.:-]{0,60}?${password}\s{0,99}</\k<tag>>\s{0,99}<(?:string|integer|data|value)>`;

/** Passwords in elements of XML. */
export const elementFinders: readonly Finder[] = [
  {
    pattern: new RegExp(
      String.raw`(?<before>(?:${named}|${pair})\s{0,99}(?:<!\[CDATA\[)?)(?<secret>[^<]*[^<\s])(?=\s*</)`,
      'gi',
    ),
    lengthOf: (value) => secretLength(value.endsWith(']]>') ? value.slice(0, -3) : value),
  },
];
