import { describe, expect, test } from 'vitest';
import type { CatalogItem, CatalogOperation } from '#core/registry.ts';
import catalogData from '#generated/catalog.en.json' with { type: 'json' };
import { detectKinds } from './detect.ts';
import { matchAnyText, matchAnyway, matchFiles, matchKinds } from './matching.ts';

type Operation = Partial<CatalogOperation>;
const tool = (id: string, operations: readonly Operation[], createdAt?: string): CatalogItem => ({
  id,
  category: 'text',
  keywords: [],
  icon: '',
  title: '',
  description: '',
  operations: operations.map((operation, at) => ({ name: `op${at}`, title: '', output: 'text', ...operation })),
  ...(createdAt && { createdAt }),
});
const show = (matches: ReturnType<typeof matchKinds>) =>
  matches.map(({ tool: { id }, operation, kind, options, field }) =>
    [id, operation, kind, options && JSON.stringify(options), field].filter(Boolean).join(' '),
  );

describe('the order', () => {
  const catalog = [
    tool('yaml-to-json', [
      { input: 'yaml', output: 'json' },
      { input: 'json', output: 'yaml' },
    ]),
    tool('json-to-toml', [{ input: 'json', output: 'toml' }], '2024-01-01'),
    tool('json-to-yaml', [{ input: 'json', output: 'yaml' }], '2023-01-01'),
    tool('lines', [{ input: 'json', output: 'text' }, { input: 'json-lines' }]),
    tool('formatter', [
      { input: 'json', output: 'json' },
      { input: 'json', output: 'json' },
    ]),
    tool('verifier', [{ input: 'text' }, { input: 'text', alsoTakes: [{ kind: 'json', field: 'expected' }] }]),
    tool('with-options', [{ input: 'yaml', alsoTakes: [{ kind: 'json', options: { flow: 'true' } }] }]),
    tool('any', [{ input: 'text' }]),
  ];

  test('main operations by number of operations on the kind, then by age; then others; no inverse that has a tool of its own', () => {
    expect(show(matchKinds([{ kind: 'json', confidence: 0.9 }], catalog))).toEqual([
      'formatter op0 json',
      'lines op0 json',
      'json-to-yaml op0 json',
      'json-to-toml op0 json',
      'with-options op0 json {"flow":"true"}',
      'verifier op1 json expected',
    ]);
  });

  test('what fixes a kind first, where a value has an error', () => {
    const fixing = tool('fixer', [{ input: 'json' }, { input: 'text', fixes: 'json' }]);
    const [detected] = [{ kind: 'json', confidence: 0.5, errorLine: 1 }] as const;
    expect(show(matchKinds([detected], [...catalog, fixing])).slice(0, 2)).toEqual([
      'fixer op1 json',
      'formatter op0 json',
    ]);
    expect(show(matchKinds([{ kind: 'json', confidence: 0.9 }], [fixing]))).toEqual(['fixer op0 json']);
  });

  test('a surer kind first, and each tool once', () => {
    const kinds = [
      { kind: 'yaml', confidence: 0.9 },
      { kind: 'json', confidence: 0.5 },
    ] as const;
    expect(show(matchKinds(kinds, catalog)).slice(0, 3)).toEqual([
      'yaml-to-json op0 yaml',
      'with-options op0 yaml',
      'formatter op0 json',
    ]);
  });

  test('a narrower kind: also the tools for the wider one', () => {
    const matches = show(matchKinds([{ kind: 'json-lines', confidence: 0.9 }], catalog));
    expect(matches).toContain('formatter op0 json-lines');
    expect(matches).not.toContain('any op0 text');
  });
});

test('tools of kinds of equal confidence are ranked together: the one for the exact kind need not be first', () => {
  const catalog = [
    tool('narrow', [{ input: 'integer' }]),
    tool('wide', [{ input: 'numeral' }, { input: 'numeral' }]),
    tool('surest', [{ input: 'date' }]),
  ];
  const kinds = [
    { kind: 'date', confidence: 0.4 },
    { kind: 'integer', confidence: 0.15 },
    { kind: 'numeral', confidence: 0.15 },
  ] as const;
  expect(show(matchKinds(kinds, catalog))).toEqual(['surest op0 date', 'wide op0 numeral', 'narrow op0 integer']);
});

test('any text, any file, and tools that accept a text of another kind', () => {
  const catalog = [
    tool('json', [{ input: 'json' }, { input: 'text' }]),
    tool('hash', [{ input: 'text' }, { input: 'file' }]),
    tool('bytes', [{ input: 'bytes' }]),
    tool('file', [{ input: 'file' }]),
    tool('generator', [{}]),
    tool('number', [{ input: 'number' }, { input: 'text' }]),
  ];
  expect(show(matchAnyText(catalog))).toEqual(['hash op0 text']);
  expect(show(matchFiles(catalog))).toEqual(['file op0 file', 'bytes op0 file', 'hash op1 file']);
  expect(catalog.map((one) => matchAnyway(one)?.operation)).toEqual(['op0', 'op0', 'op0', 'op0', undefined, 'op1']);
});

describe('what is offered for', () => {
  const catalog = catalogData as unknown as readonly CatalogItem[];
  const jwt =
    'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U';
  test.each<[string, readonly string[]]>([
    ['{"a": 1}', ['json-prettify format json', 'json-to-csv toCsv json', 'json-to-yaml-converter toYaml json']],
    ['{"a":1}\n{"a":2}', ['json-prettify format json-lines']],
    [
      '[{"op":"add","path":"/a","value":1}]',
      ['json-diff applyPatch json-patch patch', 'json-prettify format json-patch'],
    ],
    ['services:\n  web:\n    image: nginx\n', ['docker-run-to-docker-compose-converter toRun compose']],
    ['<meta property="og:title" content="Hi">', ['og-meta-generator read meta-tags']],
    ['#fff on #000', ['color-converter exportPalette colors {}']],
    ['DB_PASSWORD=hunter2', ['string-obfuscator maskSecrets secrets {}']],
    ['a: 1\nb:\n  - x\n', ['yaml-to-json-converter toJson yaml', 'yaml-to-toml toToml yaml']],
    ['title = "x"\n[owner]\nname = "y"\n', ['toml-to-json toJson toml', 'toml-to-yaml toYaml toml']],
    ['UGVua25pZmUsIOS7iuWkqSDwn5iA', ['base64-string-converter decode base64', 'base64-file-converter decode base64']],
    ['SGVsbG8=', ['base64-string-converter decode base64']],
    ['iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwC', ['base64-file-converter decode base64-file {}']],
    ['data:image/png;base64,iVBORw0KGgo=', ['base64-file-converter decode data-uri {}']],
    [jwt, ['jwt-parser decode jwt', 'base64-string-converter decode jwt {}']],
    [`Bearer ${jwt}`, ['jwt-parser decode jwt', 'base64-string-converter decode jwt {}']],
    ['48 65 6c 6c 6f', ['text-to-binary decode hex {"radix":"hex"}']],
    ['48656c6c6f', ['text-to-binary decode hex {"radix":"hex"}']],
    ['01001000 01101001', ['text-to-binary decode bits']],
    ['900150983cd24fb0d6963f7d28e17f72', ['hash-text verify digest expected']],
    ['900150983cd24fb0d6963f7d28e17f72  a.txt', ['hash-text parseChecksums checksums']],
    ['#1ea54c', ['color-converter convertAll color']],
    ['rebeccapurple', ['color-converter convertAll color']],
    ['2023-04-12T23:10:24+02:00', ['date-converter describe date']],
    [
      '1681333824',
      ['date-converter describe date', 'base-converter describe numeral', 'roman-numeral-converter toRoman integer'],
    ],
    ['507f1f77bcf86cd799439011', ['date-converter describe date']],
    ['MCMXCIV', ['roman-numeral-converter fromRoman roman-numeral']],
    ['mmxxvi', ['roman-numeral-converter fromRoman roman-numeral']],
    ['XIV', ['roman-numeral-converter fromRoman roman-numeral']],
    ['42', ['base-converter describe numeral', 'roman-numeral-converter toRoman integer']],
    ['0xff', ['base-converter describe numeral']],
    ['755', ['chmod-calculator describe file-mode', 'base-converter describe numeral']],
    ['rwxr-xr-x', ['chmod-calculator describe file-mode']],
    ['chmod 644 notes.txt', ['chmod-calculator describe file-mode']],
    ['Alfa Bravo Charlie', ['text-to-nato-alphabet unspell spelling']],
    ['apple\nbanana\ncherry', ['list-converter convert list']],
    ['userName', ['case-converter convertAll identifier']],
    ['hello world', ['case-converter convertAll phrase']],
    ['internationalisation', ['case-converter convertAll phrase']],
    ['Dear all,\n\nplease find the report attached. I shall be away.', []],
    ['https://example.com/?q=1', ['url-parser parse url']],
    ['abc.def.ghi', []],
  ])('%j', (text, first) => {
    const offered = show(matchKinds(detectKinds(text), catalog));
    expect(offered.slice(0, Math.max(first.length, 1))).toEqual(first);
  });

  test('a JSON Patch: it is a second document where a tool has one for it, and not its first', () => {
    const offered = show(matchKinds(detectKinds('[{"op":"add","path":"/a","value":1}]'), catalog));
    expect(offered.filter((match) => match.startsWith('json-diff '))).toEqual([
      'json-diff applyPatch json-patch patch',
    ]);
  });
});
