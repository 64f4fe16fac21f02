import { delimitedIndent, foldInside, foldNodeProp, indentNodeProp, LRLanguage } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { parser } from 'lezer-toml';

/** TOML in the code editor. */
export const tomlLanguage: Extension = LRLanguage.define({
  name: 'toml',
  parser: parser.configure({
    props: [
      indentNodeProp.add({
        Array: delimitedIndent({ closing: ']', align: false }),
        InlineTable: delimitedIndent({ closing: '}', align: false }),
        // A new line has the indentation of the previous one.
        'TopLevelTable Table ArrayTable': () => null,
      }),
      foldNodeProp.add({
        // From the header to the last pair: comments after it may belong to the next table.
        'Table ArrayTable': (table, { doc }) => {
          let last = table.lastChild;
          while (last?.name === 'Comment') last = last.prevSibling;
          return { from: doc.lineAt(table.from).to, to: last?.to ?? table.to };
        },
        'Array InlineTable': foldInside,
        'LongBasicString LongLiteralString': ({ from, to }, { doc }) => ({ from: doc.lineAt(from).to, to: to - 3 }),
      }),
    ],
  }),
  languageData: { commentTokens: { line: '#' }, indentOnInput: /^\s*[\]}]$/ },
});
