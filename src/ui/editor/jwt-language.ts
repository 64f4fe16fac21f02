import { StreamLanguage, type StringStream, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { Tag, tagHighlighter, tags } from '@lezer/highlight';
import { linkParts } from './link-parts.ts';

interface State {
  /** The parts that have begun; none before the token itself. */
  parts: number;
  /** What follows are the values that an SD-JWT discloses. */
  isDisclosing: boolean;
  /** The token is written as JSON. */
  isJson: boolean;
}

/** What may precede a token: the name of a header or parameter, a scheme, a quote. */
const before = /^(?:["'`]|(?:proxy-)?authorization\s*[:=]\s*|(?:bearer|dpop)\s+|[\w-]*token\s*[:=]\s*)/i;

/**
 * Header, payload, signature and disclosures, which a page may explain. Neighbours differ for every kind of color
 * blindness: blue, orange, purple, green, with a mark between them.
 */
const linked = {
  part1: Tag.define(tags.propertyName),
  part2: Tag.define(tags.number),
  part3: Tag.define(tags.keyword),
  part4: Tag.define(tags.string),
} as const;

/** The looks of the parts between dots; of an encrypted token there are five. */
const looks = ['part1', 'part2', 'part3', 'propertyName', 'number'] as const;

function readJson(stream: StringStream): string | null {
  if (stream.match(/^"(?:[^"\\]|\\.)*"(?=\s*:)/)) return 'propertyName';
  if (stream.match(/^"(?:[^"\\]|\\.)*"?/)) return 'string';
  stream.next();
  return null;
}

/** The parts of a JSON Web Token in the code editor, broken at the edge: a token is one long line. */
export const jwtLanguage: Extension = [
  EditorView.lineWrapping,
  linkParts(Object.keys(linked)),
  syntaxHighlighting(tagHighlighter(Object.entries(linked).map(([name, tag]) => ({ tag, class: name })))),
  StreamLanguage.define<State>({
    name: 'jwt',
    tokenTable: linked,
    startState: () => ({ parts: 0, isDisclosing: false, isJson: false }),
    copyState: (state) => ({ ...state }),
    token(stream, state) {
      if (stream.eatSpace()) return null;
      if (state.isJson) return readJson(stream);
      if (state.parts === 0) {
        if (stream.match(before)) return 'comment';
        state.parts = 1;
        state.isJson = stream.peek() === '{';
        if (state.isJson) return readJson(stream);
      }
      if (stream.match(/^[\w-]+/)) return state.isDisclosing ? 'part4' : (looks[state.parts - 1] ?? null);
      const mark = stream.next();
      if (mark === '.') state.parts++;
      else if (mark === '~') state.isDisclosing = true;
      // Further parameters.
      else if (mark === '&') stream.skipToEnd();
      return null;
    },
  }),
];
