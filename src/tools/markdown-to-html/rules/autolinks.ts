import type { MarkdownIt, StateCore, Token } from 'markdown-it';

/** What begins a URL, or is in an e-mail address. */
const start = /https?:\/\/|ftp:\/\/|www\.|@/gi;
const domain = /[\p{L}\p{N}\p{S}\p{M}_-]+(?:\.[\p{L}\p{N}\p{S}\p{M}_-]+)*/uy;
const mailDomain = /[a-z\d_-]+(?:\.[a-z\d_-]+)+/iy;
const local = /[\w.+-]/;

interface Link {
  readonly from: number;
  readonly to: number;
  readonly prefix: string;
}

/** Links URLs and e-mail addresses in text (GFM, section 6.9), outside of links. */
export function autolinks(md: MarkdownIt): void {
  md.core.ruler.after('inline', 'autolinks', (state) => {
    for (const block of state.tokens)
      if (block.type === 'inline' && block.children) block.children = linkTexts(block.children, state);
  });
}

function linkTexts(tokens: readonly Token[], state: StateCore): Token[] {
  let depth = 0;
  return tokens.flatMap((token) => {
    if (token.type === 'link_open' || /^<a[\s>]/i.test(token.content)) depth += token.type === 'text' ? 0 : 1;
    else if (token.type === 'link_close' || (token.type === 'html_inline' && /^<\/a\s*>/i.test(token.content))) depth--;
    return token.type === 'text' && depth <= 0 ? linkText(token, state) : [token];
  });
}

function linkText(token: Token, state: StateCore): Token[] {
  const text = token.content;
  const written: Token[] = [];
  let at = 0;
  const add = (type: string, tag: string, nesting: -1 | 0 | 1, content: string) => {
    const added = new state.Token(type, tag, nesting);
    added.content = content;
    added.level = token.level;
    written.push(added);
    return added;
  };
  for (const { from, to, prefix } of findLinks(text)) {
    if (from > at) add('text', '', 0, text.slice(at, from));
    const shown = text.slice(from, to);
    add('link_open', 'a', 1, '').attrs = [['href', state.md.normalizeLink(prefix + shown)]];
    add('text', '', 0, shown);
    add('link_close', 'a', -1, '');
    at = to;
  }
  if (written.length === 0) return [token];
  if (at < text.length) add('text', '', 0, text.slice(at));
  return written;
}

/** In linear time: what follows a beginning is read only where a domain does. */
function findLinks(text: string): readonly Link[] {
  const links: Link[] = [];
  let done = 0;
  start.lastIndex = 0;
  for (let match = start.exec(text); match; match = start.exec(text)) {
    const link = match[0] === '@' ? mailAt(text, match.index, done) : urlAt(text, match.index, match[0]);
    if (!link || link.from < done) continue;
    links.push(link);
    done = link.to;
    start.lastIndex = done;
  }
  return links;
}

function urlAt(text: string, from: number, found: string): Link | undefined {
  if (from > 0 && !/[\s*_~("'[]/.test(text.charAt(from - 1))) return undefined;
  const isWeb = /^www/i.test(found);
  domain.lastIndex = isWeb ? from : from + found.length;
  const [name] = domain.exec(text) ?? [];
  if (name === undefined || (isWeb && !name.slice(4).trim()) || name.split('.').slice(-2).join('').includes('_'))
    return undefined;
  const end = /[\s<]/g;
  end.lastIndex = domain.lastIndex;
  const to = trimmedEnd(text, domain.lastIndex, end.exec(text)?.index ?? text.length);
  return { from, to, prefix: isWeb ? 'http://' : '' };
}

/** Without final punctuation, a reference to a character, or a parenthesis that is not opened in the URL. */
function trimmedEnd(text: string, least: number, to: number): number {
  const path = text.slice(least, to);
  let open = path.split('(').length - path.split(')').length;
  let end = path.length;
  for (;;) {
    const last = path.charAt(end - 1);
    const [entity = ''] = last === ';' ? (/&[a-z\d]{1,32};$/i.exec(path.slice(Math.max(0, end - 34), end)) ?? []) : [];
    if (entity !== '') end -= entity.length;
    else if (last === ')' && open < 0) {
      open++;
      end--;
    } else if (last !== '' && '?!.,:*_~\'"'.includes(last)) end--;
    else return least + end;
  }
}

function mailAt(text: string, at: number, done: number): Link | undefined {
  let from = at;
  while (from > done && local.test(text.charAt(from - 1))) from--;
  mailDomain.lastIndex = at + 1;
  const [name] = mailDomain.exec(text) ?? [];
  if (from === at || name === undefined || /[-_]$/.test(name) || /^[-_]/.test(text.charAt(mailDomain.lastIndex)))
    return undefined;
  return { from, to: at + 1 + name.length, prefix: 'mailto:' };
}
