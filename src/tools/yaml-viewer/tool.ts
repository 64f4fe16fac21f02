import { choice, flag, int } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

const values = { more: true, group: 'values' } as const;
const document = { more: true, group: 'document' } as const;

export default defineTool({
  category: 'development',
  icon: 'list-details',
  createdAt: '2026-11-29',
  shortName: 'yaml',
  page: { initialInput: "name:   web\nports: [80,443]   # both\nenv:\n    - {key: DEBUG, value: 'no'}\n" },
  operations: {
    format: {
      input: 'yaml',
      output: 'yaml',
      // That of a single line says which line breaks the text has.
      countsFinalLineBreak: true,
      primary: ['indent', 'sort', 'style'],
      options: {
        indent: choice(['1', '2', '3', '4', '5', '6', '7', '8'], '2'),
        sort: choice(['off', 'code-point', 'natural', 'ignore-case', 'locale', 'descending'], 'off'),
        style: choice(['keep', 'block', 'flow'], 'keep'),
        lists: choice(['keep', 'indent', 'flush'], 'keep'),
        quotes: choice(['keep', 'double', 'single', 'needed'], 'keep'),
        quoteAmbiguous: flag(false, values),
        width: int(null, { optional: true, min: 20, max: 200, slider: [40, 200], ...values }),
        blankLines: choice(['one', 'keep', 'none'], 'one', document),
        start: choice(['keep', 'add', 'remove'], 'keep', document),
        lineEnding: choice(['keep', 'lf', 'crlf'], 'keep', document),
      },
      examples: [
        {
          id: 'compose',
          input:
            'services:\n    web:\n        image:   nginx:1.10   # pinned\n        ports: ["80:80",443]\n\n\n        environment:\n        - DEBUG=no\n',
          output:
            'services:\n  web:\n    image: nginx:1.10 # pinned\n    ports: ["80:80", 443]\n\n    environment:\n    - DEBUG=no\n',
        },
        {
          id: 'ambiguous',
          input: 'country: no\nversion: 1.10\nmode: 0644\nid: 17478252242305210114\n',
          options: { quoteAmbiguous: true },
          output: 'country: "no"\nversion: 1.10\nmode: 0644\nid: 17478252242305210114\n',
        },
        {
          id: 'flowToBlock',
          input: '{name: web, ports: [80, 443], labels: {app: web}}',
          options: { style: 'block' },
          output: 'name: web\nports:\n  - 80\n  - 443\nlabels:\n  app: web\n',
        },
        {
          id: 'helm',
          input:
            'metadata:\n    name: {{ .Release.Name }}\n    labels:\n        {{- include "web.labels" . | nindent 8 }}\nspec: {replicas: {{ .Values.replicas }}}\n',
          output:
            'metadata:\n    name: {{ .Release.Name }}\n    labels:\n        {{- include "web.labels" . | nindent 8 }}\nspec: { replicas: {{ .Values.replicas }} }\n',
        },
        {
          id: 'sorted',
          input: '# Defaults\n\nport: 80 # HTTP\nbase: &base {cpu: 1}\nweb: *base\nadmin: *base\n',
          options: { sort: 'code-point' },
          output: '# Defaults\n\nbase: &base { cpu: 1 }\nadmin: *base\nport: 80 # HTTP\nweb: *base\n',
        },
      ],
    },
    validate: {
      input: 'yaml',
      output: {
        verdict: 'text',
        documents: 'number',
        maps: 'number',
        lists: 'number',
        values: 'number',
        depth: 'number',
        comments: 'number',
        anchors: 'number',
        aliases: 'number',
        bytes: 'number',
      },
      headline: 'verdict',
      verdict: { output: 'verdict', good: ['valid'], bad: [] },
      facts: ['bytes'],
      countsFinalLineBreak: true,
      examples: [
        {
          id: 'documents',
          input: 'kind: Service\n---\nkind: Deployment # web\nports: [80, 443]\n',
          output: { verdict: 'valid', documents: 2, maps: 2, lists: 1, values: 4, depth: 2, comments: 1 },
        },
        {
          id: 'norway',
          input: 'countries: [de, no, se]',
          output: { verdict: 'ambiguous', documents: 1, maps: 1, lists: 1, values: 3, depth: 2 },
        },
      ],
    },
  },
});
