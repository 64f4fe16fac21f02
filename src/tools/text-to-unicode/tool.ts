import { choice, choices } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

const classes = ['zero-width', 'bidi', 'tags', 'variation', 'soft-hyphens', 'controls', 'spaces'] as const;

const form = choice(['js', 'braces', 'long', 'u-plus', 'decimal', 'hex', 'css', 'utf-8', 'utf-16'], 'js');

export default defineTool({
  category: 'converter',
  icon: 'letter-case',
  createdAt: '2026-11-29',
  shortName: 'unicode',
  page: { layout: 'two-way', data: 'unicode', operations: ['encode', 'decode', 'inspect', 'clean'] },
  operations: {
    encode: {
      input: 'text',
      output: 'escaped-text',
      inverse: 'decode',
      countsFinalLineBreak: true,
      primary: ['form', 'which'],
      options: {
        form,
        which: choice(['special', 'others', 'all'], 'special', {
          when: { field: 'form', not: ['u-plus', 'utf-8', 'utf-16'] },
        }),
      },
      examples: [
        { id: 'accents', input: 'Größe: 5 €', output: String.raw`Gr\u00F6\u00DFe: 5 \u20AC` },
        { id: 'quotes', input: 'Say "hé"\n', output: String.raw`Say \"h\u00E9\"\n` },
        { id: 'emoji', input: 'Hi 😀', options: { form: 'u-plus' }, output: 'U+0048 U+0069 U+0020 U+1F600' },
        { id: 'html', input: 'Hi 😀', options: { form: 'hex' }, output: 'Hi &#x1F600;' },
        { id: 'css', input: '→ more', options: { form: 'css' }, output: String.raw`\002192  more` },
        { id: 'utf8', input: 'é😀', options: { form: 'utf-8' }, output: 'C3 A9 F0 9F 98 80' },
      ],
    },
    decode: {
      input: 'escaped-text',
      alsoTakes: { 'escaped-html': {} },
      output: 'text',
      inverse: 'encode',
      primary: ['form'],
      options: { form },
      examples: [
        {
          id: 'mixed',
          input: String.raw`\u0048i U+0041, \ud83d\ude00 &#233; &#x20AC; \U0001F44B`,
          output: 'Hi A, 😀 é € 👋',
        },
        { id: 'surrogates', input: String.raw`\uD83D\uDE00`, output: '😀' },
        { id: 'bytes', input: 'F0 9F 98 80', options: { form: 'utf-8' }, output: '😀' },
      ],
    },
    inspect: {
      input: 'text',
      output: {
        verdict: 'text',
        looksLike: 'text',
        scripts: 'text',
        table: 'csv',
        normalForms: 'rows',
        graphemes: 'number',
        codePoints: 'number',
        units: 'number',
        bytes: 'number',
      },
      headline: 'verdict',
      isWideTable: true,
      verdict: { output: 'verdict', good: ['plain'], bad: ['bidi', 'confusable'] },
      facts: ['graphemes', 'codePoints', 'units', 'bytes'],
      outputGroups: { forms: ['normalForms'] },
      countsFinalLineBreak: true,
      examples: [
        {
          id: 'lookalike',
          input: 'pаypal',
          output: { verdict: 'confusable', looksLike: 'paypal', scripts: 'Latin, Cyrillic', codePoints: 6 },
        },
        { id: 'zeroWidth', input: 'pass\u200Bword', output: { verdict: 'invisible', scripts: 'Latin', graphemes: 9 } },
        { id: 'family', input: '👨‍👩‍👧', output: { verdict: 'plain', graphemes: 1, codePoints: 5, bytes: 18 } },
      ],
    },
    clean: {
      input: 'text',
      output: 'text',
      primary: ['mode', 'classes'],
      options: { mode: choice(['remove', 'show'], 'remove'), classes: choices(classes, classes) },
      examples: [
        { id: 'hidden', input: 'pass\u200Bword\u00A0\u202E1', output: 'password 1' },
        { id: 'shown', input: 'pass\u200Bword', options: { mode: 'show' }, output: 'pass[U+200B]word' },
      ],
    },
  },
});
