import { StreamLanguage, type StringStream } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

interface State {
  /** The parts that have begun; none before the token itself. */
  parts: number;
  /** The token is written as JSON. */
  isJson: boolean;
}

/** What may stand before a token: the name of a header or parameter, a scheme, a quote. */
const before = /^(?:["'`]|(?:proxy-)?authorization\s*[:=]\s*|(?:bearer|dpop)\s+|[\w-]*token\s*[:=]\s*)/i;

/**
 * Header, payload and signature. Neighbours differ for every kind of color blindness: blue, orange, purple, with a dot
 * between them; the five parts of an encrypted token repeat them.
 */
const looks = ['propertyName', 'number', 'keyword'] as const;

function readJson(stream: StringStream): string | null {
  if (stream.match(/^"(?:[^"\\]|\\.)*"(?=\s*:)/)) return 'propertyName';
  if (stream.match(/^"(?:[^"\\]|\\.)*"?/)) return 'string';
  stream.next();
  return null;
}

/** The parts of a JSON Web Token in the code editor, broken at the edge: a token is one long line. */
export const jwtLanguage: Extension = [
  EditorView.lineWrapping,
  StreamLanguage.define<State>({
    name: 'jwt',
    startState: () => ({ parts: 0, isJson: false }),
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
      if (stream.match(/^[\w-]+/)) return looks[(state.parts - 1) % looks.length] ?? null;
      if (stream.next() === '.') state.parts++;
      return null;
    },
  }),
];
