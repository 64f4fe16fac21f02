import type { MarkdownIt, Token } from 'markdown-it';

/** A heading of the text. */
export interface Heading {
  readonly level: number;
  readonly id: string;
  readonly text: string;
}

const left = /[^\p{L}\p{M}\p{N}\p{Pc} -]/gu;

/** The id of a heading, as GitHub makes it: `Über uns (2)` → `über-uns-2`. */
const slugOf = (text: string): string => text.toLowerCase().trim().replace(left, '').replaceAll(' ', '-');

/** Gives headings ids that differ, and lists them in `env.headings`. */
export function headingIds(md: MarkdownIt): void {
  md.core.ruler.push('heading-ids', ({ tokens, env }) => {
    const used = new Map<string, number>();
    const headings: Heading[] = [];
    for (const [at, token] of tokens.entries()) {
      if (token.type !== 'heading_open') continue;
      const text = textOf(tokens[at + 1]?.children ?? []);
      const id = uniqueId(slugOf(text), used);
      if (id !== '') token.attrSet('id', id);
      headings.push({ level: Number(token.tag.slice(1)), id, text });
    }
    Object.assign(env, { headings });
  });
}

function uniqueId(slug: string, used: Map<string, number>): string {
  let id = slug;
  for (let count = used.get(slug); used.has(id); ) {
    count = (count ?? 0) + 1;
    used.set(slug, count);
    id = `${slug}-${count}`;
  }
  used.set(id, 0);
  return id;
}

/** The text of inline tokens, as it reads. */
const textOf = (tokens: readonly Token[]): string =>
  tokens
    .map(({ type, content }) => (/^(?:text|code_inline)$/.test(type) ? content : /break$/.test(type) ? ' ' : ''))
    .join('');
