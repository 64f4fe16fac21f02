import type { Lexer, Token } from './lexer.ts';

/** `IN` with more values than this has several on a line. */
const maxInColumn = 20;

/** Long lists of values after `IN`: as many on each line as fit into a width. */
export function fillLists(text: string, lexer: Lexer, width: number): string {
  const tokens = lexer.readAll(text);
  const textOf = ({ start, end }: Token) => text.slice(start, end);
  let done = '';
  let last = 0;
  for (const [index, token] of tokens.entries()) {
    const open = tokens[index + 1];
    if (token.kind !== 'word' || textOf(token).toUpperCase() !== 'IN' || !open || textOf(open) !== '(') continue;
    let end = index + 2;
    for (let item = tokens[end]; item && isInList(item, textOf(item)); item = tokens[end]) end++;
    const close = tokens[end];
    const first = tokens[index + 2];
    if (!close || !first || textOf(close) !== ')') continue;
    const values = itemsOf(tokens.slice(index + 2, end), textOf);
    const before = text.slice(open.end, first.start);
    if (values.length <= maxInColumn || !before.includes('\n')) continue;
    const after = text.slice(tokens[end - 1]?.end, close.start);
    done += text.slice(last, first.start) + fillLines(values, width).join(`,${before}`) + after;
    last = close.start;
  }
  return done + text.slice(last);
}

const isInList = ({ kind }: Token, text: string): boolean =>
  kind === 'number' || kind === 'quoted' || kind === 'placeholder' || /^[-+,]$/.test(text);

function itemsOf(tokens: readonly Token[], textOf: (token: Token) => string): readonly string[] {
  const items: string[] = [''];
  for (const token of tokens) {
    const text = textOf(token);
    if (text === ',') items.push('');
    else items.push((items.pop() ?? '') + text);
  }
  return items;
}

function fillLines(items: readonly string[], width: number): readonly string[] {
  const lines: string[] = [];
  for (const item of items) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 2 + item.length < width) lines[lines.length - 1] = `${line}, ${item}`;
    else lines.push(item);
  }
  return lines;
}

/** Commas at the end of lines, at the beginning of the next. */
export function leadCommas(text: string, lexer: Lexer): string {
  const tokens = lexer.readAll(text);
  let done = '';
  let last = 0;
  for (const [index, { start, end }] of tokens.entries()) {
    if (text.charAt(start) !== ',' || end - start !== 1) continue;
    const next = tokens[index + 1];
    const space = next ? text.slice(end, next.start) : '';
    if (!next || next.kind === 'comment' || !space.includes('\n')) continue;
    done += `${text.slice(last, start)}${space.replace(/ {1,2}$/, '')}, `;
    last = next.start;
  }
  return done + text.slice(last);
}
