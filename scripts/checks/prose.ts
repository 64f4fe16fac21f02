import { parseSync } from 'vite';

/** Words that older comments of this project use in a sense of their own, and what to write instead. */
const dialect: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\b(?:tells?|told)\b/i, 'report, show, detect or distinguish'],
  [/\b(?:stands?|stood)\b/i, 'be, mean or replace'],
  [/\bso (?:many|much)\b/i, 'number of, or maximum'],
  [/\bas little\b/i, 'nothing, or minimum'],
  [/\bin the place of\b/i, 'instead of'],
  [/(?<!\bscreen )\breaders?\b/i, 'user, or people; parser for code'],
  [/\basked\b/i, 'requested or called'],
  [/\bwanted\b/i, 'needed or requested'],
  [/\blent\b/i, 'filled in or shared'],
  [/\bbeneath\b/i, 'below'],
  [/\bmend(?:s|ed)?\b/i, 'fix or correct'],
];

/** A comment or test title in the dialect. */
export interface Finding {
  readonly line: number;
  readonly word: string;
  readonly instead: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** `it`, `test` and `describe`, with what is chained to them, such as `test.each(rows)`. */
function isTest(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  if (callee.type === 'Identifier') return /^(?:describe|it|test)$/.test(String(callee['name']));
  return isTest(callee.type === 'MemberExpression' ? callee['object'] : callee['callee']);
}

/** The titles of tests in a tree, as far as they are literals. */
function titlesIn(node: unknown): readonly { readonly start: number; readonly value: string }[] {
  if (Array.isArray(node)) return node.flatMap(titlesIn);
  if (!isNode(node)) return [];
  const [title] = node.type === 'CallExpression' && isTest(node['callee']) ? (node['arguments'] as unknown[]) : [];
  const isTitle = isNode(title) && title.type === 'Literal' && typeof title['value'] === 'string';
  const own = isTitle ? [{ start: title.start, value: String(title['value']) }] : [];
  return [...own, ...Object.values(node).flatMap(titlesIn)];
}

/** Finds words of the dialect in the comments of a module and in the titles of its tests. */
export function findDialect(file: string, text: string): readonly Finding[] {
  const { program, comments } = parseSync(file, text);
  const titles = /\.(?:test|spec|e2e)\.tsx?$/.test(file) ? titlesIn(program.body) : [];
  return [...comments, ...titles].flatMap(({ start, value }) => {
    // Code and parameters of messages are no prose.
    const prose = value.replace(/`[^`\n]*`|\{[^}\n]*\}/g, (code) => '-'.repeat(code.length));
    return dialect.flatMap(([pattern, instead]) => {
      const found = pattern.exec(prose);
      if (!found) return [];
      return [{ line: text.slice(0, start + found.index).split('\n').length, word: found[0], instead }];
    });
  });
}
