import { append } from '#lib/collections/append.ts';
import { preformatted, verbatim, voidElements } from './elements.ts';
import { escapeMarkup } from './escape.ts';
import { type HtmlElement, type HtmlNode, isBlock } from './tree.ts';

/** How HTML is written. */
export interface HtmlStyle {
  /** One level of indentation. */
  readonly indent: string;
  /** Longer lines are broken at blanks; null: none is. */
  readonly width: number | null;
  /** `<br />` instead of `<br>`. */
  readonly isXhtml: boolean;
}

const escapeText = (text: string): string =>
  text.replace(/[&<>\u00a0]/g, (character) => (character === '\u00a0' ? '&nbsp;' : escapeMarkup(character)));

/** The value of an attribute, with no line break that could be taken for one between words. */
const escapeValue = (value: string): string =>
  escapeText(value.replaceAll('<', '\0'))
    .replaceAll('\0', '<')
    .replace(/["\r\n]/g, (character) => (character === '"' ? '&quot;' : `&#${character.charCodeAt(0)};`));

const blanks = /[ \t\n\f\r]+/g;
const isBlank = (node: HtmlNode): boolean => node.type === 'text' && node.text.replace(blanks, '') === '';

/** A start tag. */
function openTag({ name, attributes }: HtmlElement, isXhtml: boolean): string {
  const written = attributes.map(([key, value]) =>
    value === '' && !isXhtml ? ` ${key}` : ` ${key}="${escapeValue(value)}"`,
  );
  return `<${name}${written.join('')}${isXhtml && voidElements.has(name) ? ' />' : '>'}`;
}

/** HTML on one line, with all blanks as they are. */
export const writeHtml = (nodes: readonly HtmlNode[], isXhtml = false): string =>
  nodes.map((node) => writeNode(node, isXhtml, (text) => text)).join('');

function writeNode(node: HtmlNode, isXhtml: boolean, change: (text: string) => string): string {
  if (node.type === 'comment') return node.text;
  if (node.type === 'text') return escapeText(change(node.text));
  const { name, children } = node;
  const tag = openTag(node, isXhtml);
  if (voidElements.has(name)) return tag;
  if (verbatim.has(name))
    return `${tag}${children.map((child) => ('text' in child ? child.text : '')).join('')}</${name}>`;
  const isPre = preformatted.has(name);
  const content = children.map((child) => writeNode(child, isXhtml, isPre ? (text) => text : change)).join('');
  return `${tag}${isPre && content.startsWith('\n') ? '\n' : ''}${content}</${name}>`;
}

/** HTML without the blanks that are not shown, and without comments. */
export function minifyHtml(nodes: readonly HtmlNode[], isXhtml = false): string {
  return runsOf(nodes.filter(({ type }) => type !== 'comment'))
    .map((run) => {
      if (run.isInline)
        return run.nodes
          .map((node) => writeNode(node, isXhtml, (text) => text.replace(blanks, ' ')))
          .join('')
          .trim();
      const [element] = run.nodes as [HtmlElement];
      if (voidElements.has(element.name) || verbatim.has(element.name) || preformatted.has(element.name))
        return writeHtml([element], isXhtml);
      return `${openTag(element, isXhtml)}${minifyHtml(element.children, isXhtml)}</${element.name}>`;
    })
    .join('');
}

interface Run {
  readonly isInline: boolean;
  readonly nodes: HtmlNode[];
}

/** Nodes as separate blocks, and the inline content between them; blanks beside blocks are left out. */
function runsOf(nodes: readonly HtmlNode[]): readonly Run[] {
  const runs: Run[] = [];
  for (const node of nodes) {
    const last = runs.at(-1);
    if (isBlock(node)) runs.push({ isInline: false, nodes: [node] });
    else if (last?.isInline) last.nodes.push(node);
    else if (!isBlank(node)) runs.push({ isInline: true, nodes: [node] });
  }
  return runs;
}

/** HTML with each block on lines of its own. Only blanks that are not shown are added and left out. */
export function formatHtml(nodes: readonly HtmlNode[], style: HtmlStyle): string {
  const lines: string[] = [];
  printNodes(nodes, 0, style, lines);
  return lines.map((line) => `${line}\n`).join('');
}

function printNodes(nodes: readonly HtmlNode[], depth: number, style: HtmlStyle, lines: string[]): void {
  for (const run of runsOf(nodes)) {
    if (run.isInline) append(lines, wrap(inlineOf(run.nodes, style), depth, style));
    else for (const node of run.nodes) if (node.type === 'element') printBlock(node, depth, style, lines);
  }
}

/** Inline content: parts of a line between which it may be broken. */
function inlineOf(nodes: readonly HtmlNode[], { isXhtml }: HtmlStyle): readonly string[] {
  if (nodes.some(isFixed)) return [writeHtml(nodes, isXhtml).trim()];
  const written = nodes.map((node) => writeNode(node, isXhtml, (text) => text.replace(blanks, '\n'))).join('');
  return written.split('\n').filter(Boolean);
}

/** Whether the line breaks in it count. */
const isFixed = (node: HtmlNode): boolean =>
  node.type === 'comment' ||
  (node.type === 'element' && (preformatted.has(node.name) || verbatim.has(node.name) || node.children.some(isFixed)));

function printBlock(element: HtmlElement, depth: number, style: HtmlStyle, lines: string[]): void {
  const { name, children } = element;
  const margin = style.indent.repeat(depth);
  const tag = margin + openTag(element, style.isXhtml);
  const end = `</${name}>`;
  const runs = runsOf(children);
  const [only] = runs;
  if (voidElements.has(name)) lines.push(tag);
  else if (preformatted.has(name) || verbatim.has(name)) lines.push(margin + writeHtml([element], style.isXhtml));
  else if (!only) lines.push(tag + end);
  else {
    const parts = runs.length === 1 && only.isInline ? inlineOf(only.nodes, style) : undefined;
    const line = parts && tag + parts.join(' ') + end;
    if (line !== undefined && (style.width === null || line.length <= style.width || parts?.length === 1)) {
      lines.push(line);
      return;
    }
    lines.push(tag);
    printNodes(children, depth + 1, style, lines);
    lines.push(margin + end);
  }
}

/** Lines no longer than the width, where it can be kept. */
function wrap(words: readonly string[], depth: number, { indent, width }: HtmlStyle): readonly string[] {
  const margin = indent.repeat(depth);
  if (width === null) return [margin + words.join(' ')];
  const lines: string[] = [];
  let line: string | undefined;
  for (const word of words) {
    if (line !== undefined && margin.length + line.length + 1 + word.length > width) {
      lines.push(margin + line);
      line = word;
    } else line = line === undefined ? word : `${line} ${word}`;
  }
  return line === undefined ? lines : [...lines, margin + line];
}
