import type { MarkdownIt, Token } from 'markdown-it';

/** Items of lists that begin with `[ ]` or `[x]` get a box (GFM, section 5.3). */
export function taskLists(md: MarkdownIt): void {
  md.core.ruler.after('inline', 'task-lists', ({ tokens, Token: New }) => {
    const lists: Token[] = [];
    for (const [at, token] of tokens.entries()) {
      if (/^(?:bullet|ordered)_list_open$/.test(token.type)) lists.push(token);
      else if (/^(?:bullet|ordered)_list_close$/.test(token.type)) lists.pop();
      const inline = tokens[at + 2];
      if (token.type !== 'list_item_open' || tokens[at + 1]?.type !== 'paragraph_open') continue;
      const [first] = inline?.children ?? [];
      const [mark, state] = /^\[([ x])\](?=\s)/i.exec(first?.type === 'text' ? first.content : '') ?? [];
      if (!first || !mark) continue;
      first.content = first.content.slice(mark.length);
      const box = new New('task_box', 'input', 0);
      box.attrs = [
        ['type', 'checkbox'],
        ...(state === ' ' ? [] : [['checked', ''] as [string, string]]),
        ['disabled', ''],
      ];
      inline?.children?.unshift(box);
      token.attrJoin('class', 'task-list-item');
      lists.at(-1)?.attrSet('class', 'contains-task-list');
    }
  });
}
