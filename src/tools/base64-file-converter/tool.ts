import { choice, flag, text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';

export default defineTool({
  category: 'converter',
  icon: 'file-code',
  operations: {
    encode: {
      input: 'file',
      output: 'text-file',
      inverse: 'decode',
      details: 'sniff',
      primary: ['form'],
      options: {
        form: choice(['data-uri', 'raw', 'css', 'html', 'markdown', 'json', 'pem'], 'raw'),
        mime: text('', {
          when: { field: 'form', is: ['data-uri', 'css', 'html', 'markdown'] },
          pattern: '|[\\w.+-]+/[\\w.+-]+(?:;[\\w-]+=[\\w.-]+)*',
          maxLength: 200,
        }),
        label: text('CERTIFICATE', { when: { field: 'form', is: 'pem' }, pattern: '[A-Z0-9 ]+', maxLength: 60 }),
        urlSafe: flag(false, { when: { field: 'form', is: ['raw', 'json'] } }),
        lineLength: choice(['none', '64', '76'], 'none', { when: { field: 'form', is: 'raw' } }),
      },
      examples: [{ id: 'encode1', input: 'foobar', output: 'Zm9vYmFy' }],
    },
    decode: {
      input: 'base64',
      alsoTakes: { 'base64-file': {}, 'data-uri': {} },
      output: 'file',
      inverse: 'encode',
      details: 'identify',
      examples: [
        { id: 'decode1', input: 'data:text/plain;base64,Zm9vYmFy', output: 'Zm9vYmFy' },
        { id: 'decode2', input: 'url("data:image/gif;base64,R0lGODlhAQABAAAAADs=")', output: 'R0lGODlhAQABAAAAADs=' },
      ],
    },
    identify: {
      input: 'base64',
      output: { mime: 'text', extension: 'text', format: 'text', size: 'number', declared: 'text' },
      facts: ['size'],
      examples: [
        {
          id: 'identify1',
          input: png,
          output: { mime: 'image/png', extension: 'png', format: 'PNG', size: 68, declared: null },
        },
        {
          id: 'identify2',
          input: 'JVBERi0xLjQK',
          output: { mime: 'application/pdf', extension: 'pdf', format: 'PDF' },
        },
      ],
    },
    sniff: {
      input: 'file',
      output: {
        mime: 'text',
        extension: 'text',
        format: 'text',
        size: 'number',
        base64Length: 'number',
        growth: 'number',
        sha256: 'hex',
      },
      facts: ['size', 'base64Length', 'growth'],
      examples: [
        {
          id: 'sniff1',
          input: '<svg xmlns="http://www.w3.org/2000/svg"/>',
          output: { mime: 'image/svg+xml', extension: 'svg', format: 'SVG', size: 41, base64Length: 56, growth: 36.59 },
        },
      ],
    },
  },
});
