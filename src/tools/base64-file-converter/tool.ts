import { choice, flag, text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';
const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';

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
      examples: [
        { id: 'textFile', input: 'foobar', output: 'Zm9vYmFy' },
        {
          id: 'svgDataUri',
          input: svg,
          options: { form: 'data-uri' },
          output: 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=',
        },
        {
          id: 'cssBackground',
          input: svg,
          options: { form: 'css' },
          output: 'url("data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=")',
        },
        { id: 'urlSafe', input: 'Who? Why? >>>', options: { urlSafe: true }, output: 'V2hvPyBXaHk_ID4-Pg' },
        { id: 'jsonFile', input: '{"id":1}', options: { form: 'json' }, output: '"eyJpZCI6MX0="' },
      ],
    },
    decode: {
      input: 'base64',
      alsoTakes: { 'base64-file': {}, 'data-uri': {} },
      output: 'file',
      inverse: 'encode',
      details: 'identify',
      examples: [
        { id: 'dataUri', input: 'data:text/plain;base64,Zm9vYmFy', output: 'Zm9vYmFy' },
        { id: 'cssImage', input: 'url("data:image/gif;base64,R0lGODlhAQABAAAAADs=")', output: 'R0lGODlhAQABAAAAADs=' },
        { id: 'wrappedLines', input: 'Zm9v\nYmFy', output: 'Zm9vYmFy' },
        { id: 'pdfDocument', input: 'JVBERi0xLjQK', output: 'JVBERi0xLjQK' },
      ],
    },
    identify: {
      input: 'base64',
      output: { mime: 'text', extension: 'text', format: 'text', size: 'number', declared: 'text' },
      facts: ['size'],
      headline: 'mime',
      examples: [
        {
          id: 'pngImage',
          input: png,
          output: { mime: 'image/png', extension: 'png', format: 'PNG', size: 68, declared: null },
        },
        {
          id: 'pdfDocument',
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
      headline: 'mime',
      examples: [
        {
          id: 'svgImage',
          input: svg,
          output: { mime: 'image/svg+xml', extension: 'svg', format: 'SVG', size: 41, base64Length: 56, growth: 36.59 },
        },
        {
          id: 'htmlPage',
          input: '<!doctype html><title>Hi</title>',
          output: { mime: 'text/html', extension: 'html', format: 'HTML', size: 32 },
        },
      ],
    },
  },
});
