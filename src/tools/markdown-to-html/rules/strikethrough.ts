import type { Delimiter, MarkdownIt, StateInline } from 'markdown-it';

const tilde = 0x7e;
/** One tilde ends with one, two with two: a number of their own for each. */
const markers = { 1: 0x17e, 2: 0x27e } as const;

/** Text between one or two tildes is struck through (GFM, section 6.5). */
export function strikethrough(md: MarkdownIt): void {
  md.inline.ruler.at('strikethrough', readTildes);
  md.inline.ruler2.at('strikethrough', (state) => {
    strike(state, state.delimiters);
    for (const meta of state.tokens_meta) if (meta?.delimiters) strike(state, meta.delimiters);
    return true;
  });
}

function readTildes(state: StateInline, isSilent: boolean): boolean {
  if (state.src.charCodeAt(state.pos) !== tilde || isSilent) return false;
  const { length, can_open, can_close } = state.scanDelims(state.pos, true);
  const token = state.push('text', '', 0);
  token.content = '~'.repeat(length);
  state.pos += length;
  if (length === 1 || length === 2)
    state.delimiters.push({
      marker: markers[length],
      length: 0,
      token: state.tokens.length - 1,
      end: -1,
      open: can_open,
      close: can_close,
    });
  return true;
}

function strike({ tokens }: StateInline, delimiters: readonly Delimiter[]): void {
  for (const { marker, end, token } of delimiters) {
    const closing = delimiters[end];
    if (!closing || (marker !== markers[1] && marker !== markers[2])) continue;
    for (const [at, type, nesting] of [
      [token, 's_open', 1],
      [closing.token, 's_close', -1],
    ] as const) {
      const mark = tokens[at];
      if (mark) Object.assign(mark, { type, tag: 'del', nesting, content: '' });
    }
  }
}
