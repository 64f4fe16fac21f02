import { blockElements } from './elements.ts';
import type { HtmlAttribute } from './tokens.ts';
import { attributeOf, type HtmlElement, type HtmlNode, isBlock, isElement } from './tree.ts';

/** What was left out of a document, with how often. */
export interface Removed {
  /** Elements that run or load something. */
  readonly active: Map<string, number>;
  readonly events: Map<string, number>;
  /** Links and pictures whose addresses are not safe, by scheme. */
  readonly schemes: Map<string, number>;
  /** Elements that are not known, attributes of those that are, and properties of style. */
  readonly elements: Map<string, number>;
  /** Elements such as `<div>`, whose content stays: text and Markdown lose nothing by them. */
  readonly wrappers: Map<string, number>;
  comments: number;
  readonly attributes: Map<string, number>;
  readonly styles: Map<string, number>;
}

const count = (counts: Map<string, number>, name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);

/** What is kept of a document. */
interface Rules {
  /** What the elements are written as that are kept. */
  readonly elements: Readonly<Record<string, string>>;
  /** The attributes that an element keeps, by its name; those of `*` are kept on all. */
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  /** The names of classes that are kept. */
  readonly classes: RegExp;
  /** The elements that can be aligned. */
  readonly aligned: RegExp;
}

/** What is left of a document, and what is counted as removed. */
interface Cleaning extends Removed {
  readonly rules: Rules;
}

/** What the elements are written as that formatted text has. */
const kept: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre hr br table thead tbody tfoot tr th td a img strong em u s code sub sup mark kbd input'
      .split(' ')
      .map((name) => [name, name]),
  ),
  b: 'strong',
  i: 'em',
  strike: 's',
  del: 's',
  ins: 'u',
};

/** The attributes that an element keeps, by its name. */
const keptAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title', 'target', 'rel'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
  code: ['class'],
  input: ['type', 'checked', 'disabled'],
};

const formattedText: Rules = {
  elements: kept,
  attributes: keptAttributes,
  classes: /^language-[\w+#.-]+$/,
  aligned: /^(?:p|h[1-6]|td|th)$/,
};

/** What documents have beyond formatted text: parts, folded ones too, and places that links lead to. */
const linkedDocument: Rules = {
  elements: {
    ...Object.fromEntries(
      [...Object.keys(kept), ...'div section details summary dl dt dd figure figcaption abbr'.split(' ')].map(
        (name) => [name, name],
      ),
    ),
  },
  attributes: {
    ...keptAttributes,
    '*': ['id', 'class'],
    a: ['href', 'title', 'target', 'rel', 'name'],
    details: ['open'],
    abbr: ['title'],
  },
  classes: /^(?:language-[\w+#.-]+|footnotes?(?:-\w+)?|markdown-alert(?:-\w+)?|contains-task-list|task-list-item|toc)$/,
  aligned: /^(?:p|h[1-6]|td|th|div)$/,
};

/** The name of the element that one becomes. */
export const writtenAs = (name: string): string => (Object.hasOwn(kept, name) && kept[name]) || name;

/** Their content is no visible text. */
const active: ReadonlySet<string> = new Set(
  'script iframe object embed applet frame frameset base meta link form'.split(' '),
);
const withoutContent: ReadonlySet<string> = new Set(
  'script style iframe object embed applet template noscript svg math head title textarea select audio video canvas frameset xmp noembed noframes plaintext'.split(
    ' ',
  ),
);
/** Their content is all that was meant. */
const wrapping: ReadonlySet<string> = new Set('div span section article main tt'.split(' '));
/** Left out without a word: they belong to a whole document. */
const silent: ReadonlySet<string> = new Set('html head body title meta link'.split(' '));

const linkSchemes: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel', 'sms', 'ftp']);
const alignments: ReadonlySet<string> = new Set(['left', 'center', 'right', 'justify']);
const pictureData = /^data:image\/(?:png|jpeg|gif|webp|avif|bmp);base64,[\w+/=\s]*$/i;

/** Whether a link to an address runs nothing. */
export const isSafeLink = (address: string): boolean => linkSchemes.has(schemeOf(address) ?? 'https');

/** The scheme of an address as browsers read it; none of a relative one. */
const schemeOf = (address: string): string | undefined =>
  /^([a-z][a-z\d+.-]*):/i.exec(address.replace(/^[\0-\x20]+|[\t\n\r]/g, ''))?.[1]?.toLowerCase();

/**
 * The tree with the elements and attributes alone that formatted text has, or a document whose parts are linked to each
 * other: nothing in it runs or is loaded by itself, but pictures. `removed` counts the others.
 */
export function sanitizeHtml(
  nodes: readonly HtmlNode[],
  isLinkedDocument = false,
): { nodes: HtmlNode[]; removed: Removed } {
  const removed: Cleaning = {
    rules: isLinkedDocument ? linkedDocument : formattedText,
    active: new Map(),
    events: new Map(),
    schemes: new Map(),
    elements: new Map(),
    wrappers: new Map(),
    comments: 0,
    attributes: new Map(),
    styles: new Map(),
  };
  return { nodes: clean(nodes, removed), removed };
}

const clean = (nodes: readonly HtmlNode[], removed: Cleaning): HtmlNode[] =>
  nodes.flatMap((node) => {
    if (node.type === 'element') return cleanElement(node, removed);
    if (node.type === 'text') return [node];
    if (node.text.startsWith('<!--')) removed.comments++;
    return [];
  });

function cleanElement(element: HtmlElement, removed: Cleaning): HtmlNode[] {
  const { name } = element;
  for (const [key] of element.attributes) if (/^on/.test(key)) count(removed.events, key);
  const { rules } = removed;
  const isKept =
    Object.hasOwn(rules.elements, name) && !(name === 'input' && attributeOf(element, 'type') !== 'checkbox');
  if (!isKept) {
    const isActive = active.has(name) && !(silent.has(name) && !/refresh|stylesheet/i.test(writtenAttributes(element)));
    if (isActive) count(removed.active, name);
    else if (wrapping.has(name)) count(removed.wrappers, name);
    else if (!silent.has(name)) count(removed.elements, name);
    if (withoutContent.has(name)) {
      for (const [property] of stylesOf(element)) count(removed.styles, property);
      return [];
    }
    const children = cleanContent(element, removed);
    for (const [property] of stylesLeft(element, children)) count(removed.styles, property);
    // Keep blocks on lines of their own.
    const isParagraph = blockElements.has(name) && children.length > 0 && !children.some(isBlock);
    return isParagraph && !['html', 'body', 'dl'].includes(name) ? [make('p', [], children)] : children;
  }
  const children = cleanContent(element, removed);
  const attributes = cleanAttributes(element, removed, children);
  // Google Docs puts this around all that is copied.
  if (stylesOf(element).some((style) => isUndone(element, style))) return children;
  // Text without its link; a picture without its address is its alternative text.
  if (name === 'a' && !attributes.some(([key]) => /^(?:href|id|name)$/.test(key))) return children;
  if (name === 'img' && !attributes.some(([key]) => key === 'src')) return alternativeOf(element);
  return [make(rules.elements[name] ?? name, attributes, children)];
}

function alternativeOf(picture: HtmlElement): HtmlNode[] {
  const text = attributeOf(picture, 'alt') ?? '';
  return text === '' ? [] : [{ type: 'text', text }];
}

/** Elements for what a style says of text. */
const marks: readonly (readonly [name: string, property: RegExp, value: RegExp])[] = [
  ['strong', /^font-weight$/, /^(?:bold|bolder|[6-9]\d\d|1000)$/],
  ['em', /^font-style$/, /^(?:italic|oblique)/],
  ['u', /^text-decoration(?:-line)?$/, /\bunderline\b/],
  ['s', /^text-decoration(?:-line)?$/, /\bline-through\b/],
  ['sub', /^vertical-align$/, /^sub$/],
  ['sup', /^vertical-align$/, /^super$/],
];

/** Whether a style takes back what the element means. */
const isUndone = ({ name }: HtmlElement, [property, value]: Style): boolean =>
  /^(?:b|strong)$/.test(name) && property === 'font-weight' && /^(?:normal|[1-5]\d\d)$/.test(value);

const isMark = ([property, value]: Style): boolean =>
  marks.some(([, name, values]) => name.test(property) && values.test(value));

/** The children of an element, in elements for what its style says of them: `<span style="font-weight: bold">`. */
function cleanContent(element: HtmlElement, removed: Cleaning): HtmlNode[] {
  const children = clean(element.children, removed);
  const styles = stylesOf(element);
  if (children.length === 0 || children.some(isBlock)) return children;
  return marks.reduceRight(
    (content, [name, property, value]) =>
      styles.some(([key, written]) => property.test(key) && value.test(written)) &&
      (removed.rules.elements[element.name] ?? '') !== name
        ? [make(name, [], content)]
        : content,
    children,
  );
}

/** The styles that are not kept as elements around the children. */
const stylesLeft = (element: HtmlElement, children: readonly HtmlNode[]): readonly Style[] =>
  stylesOf(element).filter((style) => children.some(isBlock) || !(isMark(style) || isUndone(element, style)));

const make = (name: string, attributes: readonly HtmlAttribute[], children: HtmlNode[]): HtmlElement => ({
  type: 'element',
  name,
  attributes,
  children,
});

const writtenAttributes = ({ attributes }: HtmlElement): string => attributes.map(([, value]) => value).join(' ');

function cleanAttributes(
  element: HtmlElement,
  removed: Cleaning,
  children: readonly HtmlNode[],
): readonly HtmlAttribute[] {
  const own = element.attributes.filter((attribute) => {
    const [key, value] = attribute;
    const { attributes } = removed.rules;
    const isKnown = [attributes[element.name], attributes['*']].some((names) => names?.includes(key));
    if (isKnown && (key === 'href' || key === 'src')) return isSafe(element.name, value, removed);
    const isKept = isKnown && isUnderstood(attribute, removed.rules);
    if (!isKept && !/^(?:on.*|style|align)$/s.test(key)) count(removed.attributes, key);
    return isKept;
  });
  const align = alignmentOf(element, removed, children);
  return align === undefined ? own : [...own, ['style', `text-align: ${align}`]];
}

function isUnderstood([key, value]: HtmlAttribute, { classes }: Rules): boolean {
  if (key === 'class') return value.split(/\s+/).every((name) => classes.test(name));
  if (key === 'target') return value === '_blank';
  return !/^(?:width|height|start|colspan|rowspan)$/.test(key) || /^\d{1,5}$/.test(value);
}

function isSafe(name: string, address: string, removed: Removed): boolean {
  const scheme = schemeOf(address);
  if (scheme === undefined || (name === 'a' && linkSchemes.has(scheme))) return true;
  if (name === 'img' && (/^https?$/.test(scheme) || pictureData.test(address))) return true;
  count(removed.schemes, scheme);
  return false;
}

/** How a paragraph, heading or cell is aligned, by its style or by an attribute of old. */
function alignmentOf(element: HtmlElement, removed: Cleaning, children: readonly HtmlNode[]): string | undefined {
  let align = attributeOf(element, 'align')?.toLowerCase();
  for (const [property, value] of stylesLeft(element, children))
    if (property === 'text-align') align = value;
    else count(removed.styles, property);
  const isAligned = align !== undefined && alignments.has(align) && removed.rules.aligned.test(element.name);
  return isAligned ? align : undefined;
}

type Style = readonly [property: string, value: string];

/** The properties of an element's own style with their values, in lower case. */
const stylesOf = (element: HtmlElement): readonly Style[] =>
  (attributeOf(element, 'style') ?? '').split(';').flatMap((declaration) => {
    const [, property, value = ''] = /^\s*([a-z-]+)\s*:(.*)$/is.exec(declaration) ?? [];
    return property === undefined
      ? []
      : [
          [
            property.toLowerCase(),
            value
              .replace(/!\s*important/i, '')
              .trim()
              .toLowerCase(),
          ] as const,
        ];
  });

/** List items and cells that hold a single paragraph, with its content in its place. */
export const unwrapItems = (nodes: readonly HtmlNode[]): HtmlNode[] =>
  nodes.map((node) => {
    if (!isElement(node)) return node;
    const children = unwrapItems(node.children);
    const paragraphs = children.filter((child) => isElement(child, 'p'));
    const [only] = paragraphs;
    const isSingle =
      isElement(node, 'li', 'td', 'th') && paragraphs.length === 1 && isElement(children[0] ?? node, 'p');
    if (!isSingle || !only || !isElement(only) || only.attributes.length > 0) return { ...node, children };
    return { ...node, children: [...only.children, ...children.slice(1)] };
  });
