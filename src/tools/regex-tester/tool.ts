import { choice, flag, text } from '#core/fields.ts';
import { defineTool, outputsOf } from '#core/tool.ts';

/** The time limit of a pattern, in milliseconds. */
const stallAfter = 2_000;

const phone = String.raw`\(?\d{3}\)?[\s-]?\d{3}[\s-]?\d{4}`;

/** The pattern and its flags are the user’s own data, as the text is. */
const flags = text('g', { content: true, maxLength: 8, place: 'own' });
const searching = { pattern: text(phone, { content: true, sample: true, place: 'own' }), flags };

const initialInput = 'Call 555-123-4567 or (555) 987 6543.\nFax: 5551230000, not 555-12-3456.';

const date = String.raw`(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)`;

export default defineTool({
  category: 'development',
  icon: 'regex',
  createdAt: '2026-11-29',
  page: {
    initialInput,
    focusesLead: true,
    operations: ['match', 'replace', 'split', 'testLines', 'explain'],
    ownInputs: ['explain'],
    optionInputs: { explain: 'pattern' },
  },
  operations: {
    match: {
      input: 'text',
      countsFinalLineBreak: true,
      output: { summary: 'text', matched: 'text', matches: 'csv' },
      headline: 'summary',
      copies: 'matched',
      components: { lead: 'pattern-fields', result: 'found-matches', after: 'pattern-explanation' },
      stallAfter,
      options: searching,
      examples: [
        {
          id: 'phone',
          input: '5551234567',
          options: { pattern: String.raw`^\(?\d{3}\)?(\s|-)?\d{3}(\s|-)?\d{4}$` },
          output: {
            summary: '1 match',
            matched: '5551234567',
            matches: 'n,match,$1,$2,place,start,end\n1,5551234567,(not matched),(not matched),1:1,0,10',
          },
        },
        {
          id: 'named',
          input: 'Released on 2024-02-29, updated on 2026-11-29.',
          options: { pattern: date },
          output: {
            summary: '2 matches',
            matches:
              'n,match,$<year>,$<month>,$<day>,place,start,end\n1,2024-02-29,2024,02,29,1:13,12,22\n2,2026-11-29,2026,11,29,1:36,35,45',
          },
        },
        {
          id: 'literal',
          input: 'Ärger, über, naïve',
          options: { pattern: String.raw`/\p{Lu}\p{L}*/gu` },
          output: { summary: '1 match', matched: 'Ärger' },
        },
        {
          id: 'none',
          input: 'version 1.2.3',
          options: { pattern: String.raw`\d{4}` },
          output: { summary: 'No matches', matched: null, matches: null },
        },
      ],
    },
    replace: {
      input: 'text',
      countsFinalLineBreak: true,
      output: { result: 'text', replaced: 'text' },
      facts: ['replaced'],
      headline: 'result',
      needs: 'replacement',
      components: { lead: 'pattern-fields', after: 'replace-explanation' },
      stallAfter,
      options: {
        ...searching,
        replacement: text('', { content: true, place: 'own' }),
        escapes: flag(true, { place: 'own' }),
      },
      examples: [
        {
          id: 'reorder',
          input: '2026-11-29\n2024-02-29',
          options: { pattern: date, replacement: '$<day>/$<month>/$<year>' },
          output: { result: '29/11/2026\n29/02/2024' },
        },
        {
          id: 'spaces',
          input: 'too   many    spaces',
          options: { pattern: ' +', replacement: ' ' },
          output: { result: 'too many spaces' },
        },
        {
          id: 'lines',
          input: 'red, green, blue',
          options: { pattern: ', ', replacement: String.raw`\n` },
          output: { result: 'red\ngreen\nblue' },
        },
      ],
    },
    split: {
      input: 'text',
      countsFinalLineBreak: true,
      output: 'csv',
      components: { lead: 'pattern-fields', after: 'split-explanation' },
      stallAfter,
      options: searching,
      examples: [
        {
          id: 'separators',
          input: 'red, green;blue ,  black',
          options: { pattern: String.raw`\s*[,;]\s*` },
          output: 'part\nred\ngreen\nblue\nblack',
        },
        {
          id: 'sentences',
          input: 'One. Two! Three?',
          options: { pattern: String.raw`(?<=[.!?])\s` },
          output: 'part\nOne.\nTwo!\nThree?',
        },
      ],
    },
    testLines: {
      input: 'text',
      output: { summary: 'text', state: 'text', results: 'csv' },
      headline: 'summary',
      verdict: { output: 'state', good: ['passed'], bad: ['failed'] },
      copies: 'results',
      components: { lead: 'pattern-fields', after: 'pattern-explanation' },
      stallAfter,
      options: {
        ...searching,
        rejected: text('', { content: true, multiline: true, place: 'own' }),
        whole: flag(false, { place: 'own' }),
      },
      examples: [
        {
          id: 'times',
          input: '09:30\n23:59',
          options: { pattern: String.raw`(?:[01]\d|2[0-3]):[0-5]\d`, rejected: '24:00\n9:30', whole: true },
          output: {
            summary: 'All 4 lines pass',
            state: 'passed',
            results:
              'line,expected,found,state\n09:30,match,09:30,passed\n23:59,match,23:59,passed\n24:00,no match,,passed\n9:30,no match,,passed',
          },
        },
        {
          id: 'failing',
          input: 'ab\nb',
          options: { pattern: 'a', rejected: '' },
          output: {
            summary: '1 of 2 lines fails',
            state: 'failed',
            results: 'line,expected,found,state\nab,match,a,passed\nb,match,,failed',
          },
        },
      ],
    },
    explain: {
      input: 'regex',
      output: { explanation: 'csv', flavors: 'csv' },
      headline: 'explanation',
      details: 'writeCode',
      options: { flags: { ...flags, place: 'input' } },
      examples: [
        {
          id: 'time',
          input: String.raw`/^([01]?\d|2[0-3]):[0-5]\d$/`,
          output: {
            explanation:
              'part,meaning\n^,start of the text\n(…),group 1\n  ,either\n    [01]?,"one of: “0”, “1”, optional"\n    \\d,a digit\n  |,or\n    2,“2”\n    [0-3],one of: “0” to “3”\n:,“:”\n[0-5],one of: “0” to “5”\n\\d,a digit\n$,end of the text',
          },
        },
      ],
    },
    writeCode: {
      input: 'regex',
      output: outputsOf(['javascript', 'python', 'go', 'java', 'csharp', 'php', 'grep', 'sed'], 'text'),
      headline: 'javascript',
      options: {
        flags,
        purpose: choice(['find', 'replace', 'split'], 'find'),
        replacement: text('', { content: true, when: { field: 'purpose', is: 'replace' } }),
        escapes: flag(true, { when: { field: 'purpose', is: 'replace' } }),
      },
      examples: [
        {
          id: 'codeReplace',
          input: '/ +/g',
          options: { purpose: 'replace', replacement: '_' },
          output: { go: 'pattern := regexp.MustCompile(` +`)\nresult := pattern.ReplaceAllString(text, "_")' },
        },
        {
          id: 'code',
          input: String.raw`/^\d+$/gm`,
          output: { grep: "grep -oP '(?m)^[0-9]+$' file.txt" },
        },
      ],
    },
  },
});
