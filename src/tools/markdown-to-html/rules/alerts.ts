import type { MarkdownIt, Token } from 'markdown-it';

const mark = /^\[!(note|tip|important|warning|caution)\][ \t]*(?:\n|$)/i;

/** Quotes that begin with `[!NOTE]` and such become alerts, as GitHub shows them. */
export function alerts(md: MarkdownIt): void {
  md.core.ruler.after('block', 'alerts', (state) => {
    const open: (Token | undefined)[] = [];
    state.tokens = state.tokens.flatMap((token, at, tokens) => {
      if (token.type === 'blockquote_open') {
        const inline = tokens[at + 2];
        const name = inline?.type === 'inline' ? mark.exec(inline.content)?.[1]?.toLowerCase() : undefined;
        open.push(name === undefined ? undefined : token);
        if (name === undefined || !inline) return [token];
        token.tag = 'div';
        token.attrs = [['class', `markdown-alert markdown-alert-${name}`]];
        inline.content = inline.content.replace(mark, '');
        return [token, ...titleTokens(name, state.Token)];
      }
      if (token.type === 'blockquote_close' && open.pop()) token.tag = 'div';
      return [token];
    });
  });
}

/** The name of an alert as its title. */
function titleTokens(name: string, New: typeof Token): Token[] {
  const start = new New('paragraph_open', 'p', 1);
  start.block = true;
  start.attrs = [['class', 'markdown-alert-title']];
  const inline = new New('inline', '', 0);
  inline.content = name.charAt(0).toUpperCase() + name.slice(1);
  inline.children = [];
  const end = new New('paragraph_close', 'p', -1);
  end.block = true;
  return [start, inline, end];
}
