import { StreamLanguage } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { isSqlWord } from '#ui/display/text/highlight-tokens.ts';

/** What goes on in the next line: a comment, or a text in quotes. */
interface State {
  until: '*/' | "'" | undefined;
}

/** SQL of any dialect in the code editor. */
export const sqlLanguage: Extension = StreamLanguage.define<State>({
  name: 'sql',
  startState: () => ({ until: undefined }),
  copyState: ({ until }) => ({ until }),
  token(stream, state) {
    if (!state.until) {
      if (stream.eatSpace()) return null;
      if (stream.match(/^--.*/)) return 'comment';
      if (stream.match(/^"[^"]*"?|^`[^`]*`?/)) return 'propertyName';
      if (stream.match(/^\d[\w.]*/)) return 'number';
      const [word] = (stream.match(/^[\p{L}_@#$:][\p{L}\p{N}_$#]*/u) as RegExpMatchArray | null) ?? [];
      if (word !== undefined) return isSqlWord(word) ? 'keyword' : null;
      if (stream.match('/*')) state.until = '*/';
      else if (stream.match("'")) state.until = "'";
      else {
        stream.next();
        return null;
      }
    }
    const { until } = state;
    if (stream.skipTo(until)) {
      stream.match(until);
      state.until = undefined;
    } else stream.skipToEnd();
    return until === "'" ? 'string' : 'comment';
  },
  languageData: { commentTokens: { line: '--', block: { open: '/*', close: '*/' } } },
});
