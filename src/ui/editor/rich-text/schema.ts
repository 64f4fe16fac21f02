import { type Attrs, type DOMOutputSpec, type Node, type NodeSpec, Schema } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';

/** The alignment of a block; null: the default. Read from an attribute: the policy of pages allows no style. */
const align = { align: { default: null } };
const alignOf = (element: HTMLElement): string | null => element.getAttribute('data-align');
const styleOf = ({ attrs }: Node): Attrs => (attrs['align'] ? { style: `text-align: ${attrs['align']}` } : {});

const textBlock = (content: NodeSpec): NodeSpec => ({ group: 'block', content: 'inline*', defining: true, ...content });

/** The box of a task: the first thing in its item. */
const boxOf = (item: HTMLElement): HTMLInputElement | null =>
  item.querySelector<HTMLInputElement>(
    ':scope > input[type=checkbox]:first-child, :scope > p:first-child > input[type=checkbox]:first-child',
  );

const item: NodeSpec = {
  content: 'paragraph block*',
  defining: true,
  // Whether a task is done; null: it is none.
  attrs: { checked: { default: null } },
  parseDOM: [{ tag: 'li', getAttrs: (element) => ({ checked: boxOf(element)?.checked ?? null }) }],
  toDOM: ({ attrs: { checked } }): DOMOutputSpec =>
    checked === null
      ? ['li', 0]
      : [
          'li',
          { 'data-task': String(checked) },
          ['input', { type: 'checkbox', ...(checked && { checked: '' }) }],
          ['div', 0],
        ],
};

const simple = (tag: string, ...others: readonly string[]) => ({
  parseDOM: [tag, ...others].map((name) => ({ tag: name })),
  toDOM: (): DOMOutputSpec => [tag, 0],
});

/** What formatted text is made of; anything else cannot be in it, whatever is pasted. */
export const schema = new Schema({
  nodes: {
    // The HTML that it was read from, until it is edited.
    doc: { content: 'block+', attrs: { source: { default: null }, origin: { default: null } } },
    paragraph: textBlock({
      attrs: align,
      parseDOM: [{ tag: 'p', getAttrs: (element) => ({ align: alignOf(element) }) }],
      toDOM: (node) => ['p', styleOf(node), 0],
    }),
    heading: textBlock({
      attrs: { level: { default: 1 }, ...align },
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
        tag: `h${level}`,
        getAttrs: (element) => ({ level, align: alignOf(element) }),
      })),
      toDOM: (node) => [`h${node.attrs['level']}`, styleOf(node), 0],
    }),
    blockquote: { group: 'block', content: 'block+', defining: true, ...simple('blockquote') },
    code_block: textBlock({
      content: 'text*',
      marks: '',
      code: true,
      attrs: { language: { default: '' } },
      parseDOM: [
        {
          tag: 'pre',
          preserveWhitespace: 'full',
          getAttrs: (element) => ({
            language: element.querySelector('code')?.className.replace(/^language-/, '') ?? '',
          }),
        },
      ],
      toDOM: ({ attrs: { language } }) => ['pre', ['code', language ? { class: `language-${language}` } : {}, 0]],
    }),
    horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    bullet_list: { group: 'block', content: 'list_item+', ...simple('ul') },
    ordered_list: {
      group: 'block',
      content: 'list_item+',
      attrs: { start: { default: 1 } },
      parseDOM: [{ tag: 'ol', getAttrs: (element) => ({ start: (element as HTMLOListElement).start }) }],
      toDOM: ({ attrs: { start } }) => ['ol', start === 1 ? {} : { start }, 0],
    },
    list_item: item,
    text: { group: 'inline' },
    image: {
      group: 'inline',
      inline: true,
      attrs: {
        src: {},
        alt: { default: null },
        title: { default: null },
        width: { default: null },
        height: { default: null },
      },
      parseDOM: [
        {
          tag: 'img[src]',
          getAttrs: (element) =>
            Object.fromEntries(
              ['src', 'alt', 'title', 'width', 'height'].map((name) => [name, element.getAttribute(name)]),
            ),
        },
      ],
      toDOM: ({ attrs }) => ['img', attrs],
    },
    hard_break: { group: 'inline', inline: true, selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
    ...tableNodes({
      tableGroup: 'block',
      cellContent: 'block+',
      cellAttributes: {
        align: {
          default: null,
          getFromDOM: alignOf,
          setDOMAttr: (value, attributes) => {
            if (value) attributes['style'] = `text-align: ${value}`;
          },
        },
      },
    }),
  },
  marks: {
    link: {
      inclusive: false,
      attrs: { href: {}, title: { default: null }, target: { default: null }, rel: { default: null } },
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) =>
            Object.fromEntries(['href', 'title', 'target', 'rel'].map((name) => [name, element.getAttribute(name)])),
        },
      ],
      toDOM: ({ attrs }) => ['a', attrs, 0],
    },
    strong: simple('strong', 'b'),
    em: simple('em', 'i'),
    u: simple('u', 'ins'),
    s: simple('s', 'del', 'strike'),
    code: { ...simple('code'), excludes: 'strong em u s sub sup' },
    mark: simple('mark'),
    kbd: simple('kbd'),
    sub: { ...simple('sub'), excludes: 'sup' },
    sup: { ...simple('sup'), excludes: 'sub' },
  },
});
