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
      primary: ['show'],
      options,
      details: 'byExtension',
      examples: [
        {
          id: 'search1',
          input: '.json',
          output: 'type,extensions,source,charset,compressible\napplication/json,.json .map,IANA,UTF-8,yes',
        },
        {
          id: 'search2',
          input: 'text/html; charset=utf-8',
          output: 'type,extensions,source,charset,compressible\ntext/html,.html .htm .shtml,IANA,,yes',
        },
      ],
    },
    sniff: {
      input: 'file',
      output: { type: 'text', format: 'text', extension: 'text', byName: 'text', reported: 'text' },
      examples: [
        { id: 'sniff1', input: '%PDF-1.7\n', output: { type: 'application/pdf', extension: '.pdf' } },
        { id: 'sniff2', input: '{"a": [1, 2]}', output: { type: 'application/json', extension: '.json' } },
      ],
    },
    list: {
      long: true,
      fixed: true,
      output: { types: 'csv', count: 'number', extensions: 'number' },
      facts: ['count', 'extensions'],
      options,
      examples: [{ id: 'list1', output: { count: 2531, extensions: 1255 } }],
    },
    byExtension: {
      input: 'query',
      output: description,
      outputGroups,
      examples: [
        {
          id: 'byExtension1',
          input: 'report.final.MP4',
          output: { type: 'video/mp4', header: 'Content-Type: video/mp4', others: 'application/mp4' },
        },
      ],
    },
    byType: {
      input: 'mime-type',
      output: description,
      outputGroups,
      examples: [
        { id: 'byType1', input: 'text/html', output: { extension: '.html', extensions: '.html .htm .shtml' } },
      ],
    },
  },
});
