import { bracketMatchingHandle, foldNodeProp, indentNodeProp, LRLanguage } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { parser } from '@lezer/xml';

/** XML in the code editor. */
export const xmlLanguage: Extension = LRLanguage.define({
  name: 'xml',
  parser: parser.configure({
    props: [
      indentNodeProp.add({
        // A new line has the indentation of the previous one.
        Document: () => null,
      }),
      foldNodeProp.add({
        Element({ firstChild, lastChild, to }) {
          if (firstChild?.name !== 'OpenTag') return null;
          return { from: firstChild.to, to: lastChild?.name === 'CloseTag' ? lastChild.from : to };
        },
      }),
      bracketMatchingHandle.add({ 'OpenTag CloseTag': (tag) => tag.getChild('TagName') }),
    ],
  }),
  languageData: { commentTokens: { block: { open: '<!--', close: '-->' } } },
});
