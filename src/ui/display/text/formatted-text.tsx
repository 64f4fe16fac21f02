import { createElement, type MouseEvent, type ReactNode } from 'react';
import { attributeOf, type HtmlElement, type HtmlNode, isElement } from '#lib/html/tree.ts';
import classes from './formatted-text.module.css';
import { isInDocument, pictureLabel } from './picture-label.ts';

export interface FormattedTextProps {
  /** Sanitized HTML. */
  readonly nodes: readonly HtmlNode[];
  /** The name of a picture that is not fetched. */
  readonly pictureName: (name: string) => string;
}

/** HTML as it looks. Nothing is fetched for it: pictures are boxes with their names. */
export const FormattedText = ({ nodes, pictureName }: FormattedTextProps) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: the links that it holds
  // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click
  <div className={classes.text} onClick={followPlace}>
    {draw(nodes, pictureName)}
  </div>
);

/** A link to a place in the text leads there, and not to one of the page around it. */
function followPlace(event: MouseEvent<HTMLElement>): void {
  const link = (event.target as HTMLElement).closest('[data-to]');
  const id = link?.getAttribute('data-to');
  if (id === null || id === undefined) return;
  event.preventDefault();
  for (const place of event.currentTarget.querySelectorAll('[data-place]'))
    if (place.getAttribute('data-place') === id) place.scrollIntoView({ block: 'nearest' });
}

const draw = (nodes: readonly HtmlNode[], pictureName: (name: string) => string): ReactNode[] =>
  nodes.map((node, at) => {
    if (node.type === 'text') return node.text;
    // The order is all that nodes are known by.
    return isElement(node) ? drawElement(node, `${at}`, pictureName) : null;
  });

/** Within them, text may not be. */
const tableParts: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr']);
const withoutContent: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input']);

function drawElement(element: HtmlElement, key: string, pictureName: (name: string) => string): ReactNode {
  const { name, children } = element;
  const source = attributeOf(element, 'src') ?? '';
  if (name === 'img' && !isInDocument(source))
    return (
      <span key={key} className={classes.picture} title={source}>
        {pictureName(pictureLabel(source, attributeOf(element, 'alt')))}
      </span>
    );
  const props = { key, ...propsOf(element) };
  if (withoutContent.has(name)) return createElement(name, props);
  const shown = tableParts.has(name) ? children.filter((child) => isElement(child)) : children;
  return createElement(name, props, draw(shown, pictureName));
}

/** The attributes that change what is seen, by their names in React. */
const shownAttributes: Readonly<Record<string, string>> = {
  title: 'title',
  alt: 'alt',
  src: 'src',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  start: 'start',
  width: 'width',
  height: 'height',
  type: 'type',
  open: 'open',
};

function propsOf(element: HtmlElement): Readonly<Record<string, unknown>> {
  const props: Record<string, unknown> = {};
  for (const [name, value] of element.attributes) {
    const shown = shownAttributes[name];
    if (shown !== undefined) props[shown] = value === '' ? true : value;
    else if (name === 'id') props['data-place'] = value;
    else if (name === 'style') props['style'] = { textAlign: value.replace(/^text-align: /, '') };
    else if (name === 'href') Object.assign(props, linkTo(value));
    else if (name === 'class') props['data-part'] = value.split(' ')[0];
  }
  return element.name === 'input'
    ? { ...props, checked: attributeOf(element, 'checked') !== undefined, readOnly: true, disabled: true }
    : props;
}

/** Relative links lead nowhere: they are those of another site. */
function linkTo(address: string): Readonly<Record<string, string>> {
  if (address.startsWith('#')) return { href: address, 'data-to': decodePlace(address.slice(1)) };
  return /^[a-z][a-z\d+.-]*:/i.test(address)
    ? { href: address, target: '_blank', rel: 'noopener noreferrer' }
    : { title: address };
}

function decodePlace(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
