import { choice, flag, int, text } from '#core/fields.ts';
import { defineTool, typedValue } from '#core/tool.ts';
import type { Comparison } from '#lib/diff/comparison.ts';

const changed = text('', { document: 'text' });

/** What makes no difference. */
const ignored = { group: 'ignored' } as const;
const ignoring = {
  whitespace: choice(['none', 'end', 'amount', 'all'], 'none'),
  ignoreCase: flag(),
  blankLines: flag(false, ignored),
  lineEnds: flag(false, ignored),
  unicodeForm: flag(false, ignored),
  numbers: flag(false, ignored),
  punctuation: flag(false, ignored),
  pattern: text('', { maxLength: 1_000, ...ignored }),
  sortLines: flag(),
};
const comparing = {
  changed,
  unit: choice(['line', 'word', 'sentence', 'character'], 'line'),
  ...ignoring,
  moved: flag(false, { when: { field: 'unit', is: 'line' } }),
};

const context = int(3, { optional: true, min: 0, max: 1_000 });

/** The time limit of a pattern that a user types, in milliseconds. */
const stallAfter = 2_000;

const original = 'one\ntwo\nthree\nfour\nfive\n';
const edited = 'one\n2\nthree\nfour\nfive\nsix\n';

export default defineTool({
  category: 'text',
  icon: 'file-diff',
  createdAt: '2026-11-23',
  page: { operations: ['diff', 'applyPatch'] },
  operations: {
    diff: {
      input: 'text',
      output: {
        patch: 'text',
        added: 'number',
        removed: 'number',
        changed: 'number',
        moved: 'number',
        similarity: 'number',
      },
      facts: ['added', 'removed', 'changed', 'moved', 'similarity'],
      primary: ['unit', 'whitespace', 'ignoreCase'],
      binaryAs: 'dump',
      stallAfter,
      options: {
        ...comparing,
        within: choice(['words', 'characters', 'none'], 'words', { when: { field: 'unit', is: 'line' } }),
        context,
        format: choice(['unified', 'git', 'html', 'markdown', 'json'], 'unified'),
        path: text('file.txt', { content: true, maxLength: 1_000, when: { field: 'format', is: 'git' } }),
      },
      headline: 'patch',
      fileName: {
        by: 'format',
        names: {
          unified: 'changes.patch',
          git: 'changes.patch',
          html: 'changes.html',
          markdown: 'changes.md',
          json: 'changes.json',
        },
      },
      examples: [
        { id: 'lines', input: original, options: { changed: edited }, output: { added: 2, removed: 1 } },
        {
          id: 'whitespace',
          input: 'The quick brown fox\njumps over the lazy dog.\n',
          options: { changed: 'The quick red fox\njumps  over the lazy dog.\n', whitespace: 'amount' },
          output: { added: 0, removed: 0, changed: 1, similarity: 50 },
        },
        {
          id: 'ignoreCase',
          input: 'Host: EXAMPLE.COM\nPort: 80\n',
          options: { changed: 'host: example.com\nport: 8080\n', ignoreCase: true },
          output: {
            patch: '--- original\n+++ changed\n@@ -1,2 +1,2 @@\n Host: EXAMPLE.COM\n-Port: 80\n+port: 8080\n',
            changed: 0,
            similarity: 50,
          },
        },
        {
          id: 'moved',
          input: 'alpha beta\ngamma delta\nepsilon zeta\n',
          options: { changed: 'epsilon zeta\nalpha beta\ngamma delta\n', moved: true },
          output: { added: 0, removed: 0, moved: 1 },
        },
        {
          id: 'wordByWord',
          input: 'The meeting is on Monday.\n',
          options: { changed: 'The meeting is on Tuesday at noon.\n', unit: 'word' },
          output: {
            patch:
              '--- original\n+++ changed\n@@ -1 +1 @@\n-The meeting is on Monday.\n+The meeting is on Tuesday at noon.\n',
            changed: 1,
          },
        },
      ],
    },
    applyPatch: {
      input: 'text',
      output: 'text',
      options: { patch: text('', { document: 'text', kind: 'patch' }) },
      examples: [
        {
          id: 'oneLine',
          input: 'one\ntwo\nthree\n',
          options: { patch: '@@ -1,3 +1,3 @@\n one\n-two\n+2\n three\n' },
          output: 'one\n2\nthree\n',
        },
        {
          id: 'git',
          input: 'name: demo\nport: 80\n',
          options: {
            patch:
              'diff --git a/app.yaml b/app.yaml\n--- a/app.yaml\n+++ b/app.yaml\n@@ -1,2 +1,3 @@\n name: demo\n-port: 80\n+port: 8080\n+debug: true\n',
          },
          output: 'name: demo\nport: 8080\ndebug: true\n',
        },
      ],
    },
    words: {
      input: 'text',
      output: 'json',
      countsFinalLineBreak: true,
      stallAfter,
      options: { changed, unit: choice(['word', 'sentence', 'character'], 'word'), ...ignoring },
      examples: [
        {
          id: 'replacedWord',
          input: 'The quick brown fox',
          options: { changed: 'The quick red fox' },
          output:
            '[\n  {"change": "same", "text": "The quick "},\n  {"change": "changed", "original": "brown", "changed": "red"},\n  {"change": "same", "text": " fox"}\n]',
        },
      ],
    },
    merge: {
      input: 'text',
      output: 'text',
      stallAfter,
      options: { ...comparing, undone: text('', { content: true, maxLength: 1_000_000 }) },
      examples: [
        {
          id: 'undoneChange',
          input: original,
          options: { changed: edited, undone: '2' },
          output: 'one\n2\nthree\nfour\nfive\n',
        },
      ],
    },
    similarity: {
      input: 'text',
      output: 'number',
      binaryAs: 'dump',
      stallAfter,
      options: comparing,
      examples: [{ id: 'half', input: 'a\nb\n', options: { changed: 'a\nc\n' }, output: 50 }],
    },
    compare: {
      input: 'text',
      output: typedValue<TextComparison>(),
      stallAfter,
      options: comparing,
      internal: true,
    },
    dump: { input: 'bytes', output: 'text', internal: true },
  },
});

/** Both texts side by side, and whether they are the same, perhaps but for what is ignored. */
export interface TextComparison {
  readonly comparison: Comparison;
  /** Both as one flow, where they are compared as flows. */
  readonly merged?: Comparison;
  readonly verdict: 'same' | 'ignored' | 'different';
}
