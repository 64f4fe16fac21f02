import { choice } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

const options = { show: choice(['all', 'registered', 'withExtensions'], 'all') };

const description = {
  type: 'text',
  header: 'text',
  extension: 'text',
  extensions: 'text',
  others: 'text',
  source: 'text',
  charset: 'text',
  compressible: 'boolean',
  registration: 'url',
} as const;
const outputGroups = { about: ['source', 'charset', 'compressible', 'registration'] };

export default defineTool({
  category: 'web',
  icon: 'file-info',
  createdAt: '2026-11-23',
  page: { data: 'mime-types', initialInput: '.json', operations: ['search', 'sniff', 'list'] },
  operations: {
    search: {
      input: 'query',
      alsoTakes: { 'mime-type': {} },
      output: 'csv',
      headline: { columns: ['type'] },
      primary: ['show'],
      options,
      details: 'byExtension',
      examples: [
        {
          id: 'byDot',
          input: '.json',
          output: 'type,extensions,source,charset,compressible\napplication/json,.json .map,IANA,UTF-8,yes',
        },
        {
          id: 'headerValue',
          input: 'text/html; charset=utf-8',
          output: 'type,extensions,source,charset,compressible\ntext/html,.html .htm .shtml,IANA,,yes',
        },
        {
          id: 'imageFormat',
          input: 'webp',
          output:
            'type,extensions,source,charset,compressible\nimage/webp,.webp,IANA,,\napplication/webpush-options+json,,IANA,,yes\napplication/vnd.ubisoft.webplayer,,IANA,,',
        },
        {
          id: 'tarball',
          input: 'backup.tar.gz',
          output: 'type,extensions,source,charset,compressible\napplication/gzip,.gz,IANA,,no',
        },
      ],
    },
    sniff: {
      input: 'file',
      output: { type: 'text', format: 'text', extension: 'text', byName: 'text', reported: 'text' },
      headline: 'type',
      examples: [
        { id: 'pdf', input: '%PDF-1.7\n', output: { type: 'application/pdf', extension: '.pdf' } },
        { id: 'jsonText', input: '{"a": [1, 2]}', output: { type: 'application/json', extension: '.json' } },
        {
          id: 'svgPicture',
          input: '<svg xmlns="http://www.w3.org/2000/svg"/>',
          output: { type: 'image/svg+xml', extension: '.svg' },
        },
      ],
    },
    list: {
      long: true,
      fixed: true,
      output: { types: 'csv', count: 'number', extensions: 'number' },
      headline: 'types',
      facts: ['count', 'extensions'],
      options,
      examples: [
        { id: 'everyType', output: { count: 2531, extensions: 1255 } },
        { id: 'registeredOnly', options: { show: 'registered' }, output: { count: 2136 } },
      ],
    },
    byExtension: {
      input: 'query',
      output: description,
      headline: 'type',
      outputGroups,
      examples: [
        {
          id: 'fileName',
          input: 'report.final.MP4',
          output: { type: 'video/mp4', header: 'Content-Type: video/mp4', others: 'application/mp4' },
        },
        { id: 'typescript', input: '.ts', output: { type: 'video/mp2t' } },
        {
          id: 'javascriptModule',
          input: 'mjs',
          output: { type: 'text/javascript', header: 'Content-Type: text/javascript; charset=utf-8' },
        },
      ],
    },
    byType: {
      input: 'mime-type',
      output: description,
      headline: 'extension',
      outputGroups,
      examples: [
        { id: 'htmlType', input: 'text/html', output: { extension: '.html', extensions: '.html .htm .shtml' } },
        { id: 'jpeg', input: 'image/jpeg', output: { extension: '.jpg', extensions: '.jpg .jpeg .jpe' } },
      ],
    },
  },
});
