import { type Context, type RunOf, ToolError } from '#core/tool.ts';
import { append } from '#lib/collections/append.ts';
import { textComparison } from '#lib/data/compare-texts.ts';
import { ByteCounter } from '#lib/encoding/wtf8.ts';
import { fromLineFeeds, type LineBreak, lineBreakOf } from '#lib/lines/breaks.ts';
import { toSyntaxError } from '#lib/yaml/diagnostics.ts';
import { parseYaml } from '#lib/yaml/parse.ts';
import { readYaml } from '#lib/yaml/read.ts';
import { countLayout } from './count.ts';
import { restyle } from './flow.ts';
import { reportIssues } from './issues.ts';
import {
  childrenOf,
  isCollection,
  type LayoutDocument,
  type LayoutNode,
  type Mapping,
  type Sequence,
} from './layout.ts';
import { printLayout } from './print.ts';
import { readLayout } from './read.ts';
import { sortMaps } from './sort.ts';
import { findTemplate, type Parsed, parseTemplates } from './templates.ts';
import type tool from './tool.ts';

const maxBlanks = { one: 1, keep: Number.POSITIVE_INFINITY, none: 0 } as const;

/**
 * Lays YAML out (YAML 1.2.2), and keeps comments, anchors, tags and each scalar as it is typed.
 * @throws ToolError a syntax error
 */
export const format: RunOf<typeof tool, 'format'> = (yaml, options, ctx) => {
  const { view, events, hasTemplates, hasTemplateLines, hasTemplateIndents: depends } = parse(yaml);
  ctx.progress(0.4);
  const { documents, isLoose } = readLayout(yaml, view, events);
  reportIssues(documents, yaml, view, options.quoteAmbiguous, ctx);
  const typed = readIndents(documents);
  // Templates name the column that they are indented by.
  if (depends && !isUniform(typed)) {
    ctx.notice('layout-kept');
    return yaml;
  }
  if (hasTemplates) ctx.notice(depends ? 'indentation-kept' : 'templates');
  ctx.progress(0.6);
  if (options.style !== 'keep') {
    const { changed, kept } = restyle(
      documents.flatMap(({ roots }) => roots),
      options.style,
    );
    if (kept > 0) ctx.notice(options.style === 'flow' ? 'lines-kept' : 'brackets-kept', { n: kept });
    else if (changed === 0) ctx.notice('style-unchanged');
  }
  if (options.sort !== 'off' && hasTemplateLines) ctx.notice('templates-unsorted');
  else if (options.sort !== 'off') {
    const { unsorted, changed, anchored } = sortMaps(documents, view, textComparison(options.sort, ctx.locale));
    if (unsorted > 0) ctx.notice('not-sorted', { n: unsorted });
    if (anchored > 0) ctx.notice('anchors-first', { n: anchored });
    else if (changed === 0 && unsorted === 0) ctx.notice('order-unchanged');
  }
  ctx.progress(0.8);
  const text = printLayout(documents, view, {
    ...options,
    indent: (depends && (typed.maps[0] ?? typed.lists[0])) || Number(options.indent),
    indentLists: options.lists === 'keep' || depends ? typed.lists[0] !== 0 : options.lists === 'indent',
    // What is to be in brackets has to stay on its lines.
    foldAt: options.style === 'flow' ? null : options.width,
    maxBlanks: maxBlanks[options.blankLines],
    isLoose,
  });
  return fromLineFeeds(text, lineBreakFor(yaml, options.lineEnding, ctx));
};

const lineBreaks = { lf: '\n', crlf: '\r\n' } as const;

/** The line break of the result; mixed ones become LF, which is reported. */
function lineBreakFor(yaml: string, choice: 'keep' | keyof typeof lineBreaks, ctx: Pick<Context, 'notice'>): LineBreak {
  if (choice !== 'keep') return lineBreaks[choice];
  const found = lineBreakOf(yaml);
  if (found === 'mixed') ctx.notice('mixed-line-breaks', {}, undefined, [{ lineEnding: 'crlf' }]);
  return found;
}

function parse(yaml: string): Parsed {
  try {
    return parseTemplates(yaml);
  } catch (error) {
    throw toSyntaxError(error, yaml);
  }
}

/** The different widths, in the order of the text, by which blocks are indented beyond what they are in. */
interface Indents {
  readonly maps: readonly number[];
  readonly lists: readonly number[];
  /** Blocks in the items of lists, and outermost blocks. */
  readonly others: readonly number[];
}

function readIndents(documents: readonly LayoutDocument[]): Indents {
  const found = { maps: new Set<number>(), lists: new Set<number>(), others: new Set<number>() };
  const waiting = documents.flatMap(({ roots }) => roots).reverse();
  for (const root of waiting) if (isBlock(root)) found.others.add(root.column + 2);
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!isBlock(node)) continue;
    if (node.type === 'sequence')
      for (const item of node.items) if (isBlock(item)) found.others.add(item.column - node.column);
    if (node.type === 'mapping')
      for (const { value, isExplicit } of node.entries)
        if (isBlock(value) && !isExplicit)
          found[value.type === 'mapping' ? 'maps' : 'lists'].add(value.column - node.column);
    append(waiting, childrenOf(node).toReversed());
  }
  return { maps: [...found.maps], lists: [...found.lists], others: [...found.others] };
}

const isBlock = (node: LayoutNode): node is Mapping | Sequence => isCollection(node) && !node.isFlow;

/** Whether blocks that are laid out by the first widths stay where they are. */
const isUniform = ({ maps, lists, others }: Indents): boolean =>
  maps.length <= 1 &&
  lists.length <= 1 &&
  [0, maps[0] ?? lists[0], undefined].includes(lists[0]) &&
  others.every((width) => width === 2);

/**
 * Checks YAML, and counts what is in it.
 * @throws ToolError `template`; a syntax error; a key that a map has twice, an anchor that is not defined, a value unfit for its tag
 */
export const validate: RunOf<typeof tool, 'validate'> = (yaml, _options, ctx) => {
  let isAmbiguous = false;
  const template = findTemplate(yaml);
  try {
    readYaml(
      yaml,
      { version: '1.2', merge: true, tags: 'drop', duplicates: 'error' },
      {
        progress: (fraction) => ctx.progress(fraction / 2),
        notice(code, params, at) {
          // The others are about a conversion.
          if (!code.startsWith('version-')) return;
          isAmbiguous = true;
          ctx.notice(code, params, at);
        },
      },
    );
  } catch (error) {
    throw template === undefined ? error : new ToolError('template', {}, template);
  }
  if (template !== undefined) ctx.notice('template-as-map', {}, template);
  const { documents } = readLayout(yaml, yaml, parseYaml(yaml));
  const bytes = new ByteCounter(yaml).bytesBefore(yaml.length);
  const counts = countLayout(documents);
  return { verdict: counts.documents === 0 ? 'empty' : isAmbiguous ? 'ambiguous' : 'valid', ...counts, bytes };
};
