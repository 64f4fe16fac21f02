import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments, stringify } from 'yaml';
import { growsLinearly } from '#testing/effort.ts';
import { testTool } from '#testing/test-tool.ts';
import * as logic from '../logic.ts';
import tool from '../tool.ts';

const { run } = testTool(tool, logic);

const mask = async (text: string, options = {}) => (await run('maskSecrets', text, options)).masked ?? '';

/** Documents with their secrets in ⟦brackets⟧, which mark what is masked; ⟪these⟫ mark what is then in quotes. */
const marked: Readonly<Record<string, string>> = {
  'words of JSON are no secrets': '{\n  "token": null,\n  "isSecret": true,\n  "secret": false,\n  "pin": ⟪1234⟫\n}',
  'lists and objects of JSON':
    '{"secrets": {"a": "⟦b⟧", "c": {"d": ["⟦e⟧", ⟪5⟫, null]}}, "passwords": ["⟦f⟧"], "tokens": 5}',
  'several values': '{"password": "⟦a⟧"}\n{"password": null, "a": ["b c"]}\n',
  'JSON with comments': '// password: ⟦a⟧\n{ secret: "⟦b⟧", /* c */ "d": "e f", }',
  'a secret of Kubernetes as JSON':
    '{"data": {"a": "⟦Yg==⟧"}, "kind": "Secret", "metadata": {"name": "c"}, "type": "Opaque"}',
  'a list of secrets of Kubernetes':
    'kind: List\nitems:\n- kind: Secret\n  data: {a: ⟪Yg==⟫, "c": "⟦ZA==⟧"}\n- kind: ConfigMap\n  data: {e: f}\n- {kind: Secret, stringData: {g: ⟪h⟫}}',
  'JSON in a string of JSON': String.raw`{"a": "{\"kind\":\"Secret\",\"data\":{\"b\":\"⟦Yw==⟧\"},\"d\":\"e\"}\n", "f": "g"}`,
  'JSON in YAML':
    'metadata:\n  annotations:\n    x/last-applied-configuration: |\n      {"kind":"Secret","data":{"a":"⟦Yg==⟧"},"c":"d"}\nkind: ConfigMap',
  'YAML in YAML': 'data:\n  a.yml: |\n    b:\n      passwords:\n        - ⟪c d⟫\n      e: f',
  'a plain value of several lines': 'a:\n  password: ⟪b c\n    d e⟫ # f\n  g: h',
  'a quoted value of several lines': `a:\n  password: '⟦b\n\n    c''d⟧'\n  e: f`,
  'a folded value': 'a:\n  token: >-\n    ⟦b c⟧\n    ⟦d⟧\n  e: f',
  'lists and maps of YAML':
    'passwords:\n  - ⟪a⟫\n  - "⟦b⟧"\napi_keys: [⟪c⟫, ⟪12⟫]\nsecrets:\n  d: ⟪e⟫\n  f:\n    g: ⟪h⟫\ni: j',
  'one line of YAML': 'api_keys: [⟪a⟫, "⟦b⟧"]',
  'a map in braces': '{password: ⟪a b⟫, token: null, c: d}',
  'explicit keys': 'a:\n  ? password\n  : ⟪b⟫\n  ? [c]\n  : d',
  'signs of documents': '---\npassword: ⟪a⟫\n---\n# token=⟦b⟧\n',
  'tags and anchors': 'a: &b !!str ⟪c⟫\npassword: *b\nd: {token: !vault ⟪e⟫, secret: !secret f}',
  'comments of YAML': 'a:\n  b: c # password: ⟦d⟧\n# token=⟦e⟧\n  f: g',
  'names and values in any order': '[{"name": "a", "value": "b"}, {"value": "⟦c⟧", "type": "d", "key": "API_TOKEN"}]',
  headers: '[{"name": "Cookie", "value": "a=⟦b⟧; theme=dark"}, {"name": "Authorization", "value": "Basic ⟦YTpi⟧"}]',
  arguments: '{"Args": ["--port", "80", "--password", "⟦a⟧", "b"]}',
  'lines in strings':
    '{"Env": ["DB_PASSWORD=⟦a b⟧", "HOME=/a"], "m": "curl -u a:⟦bcd⟧ u", "n": "x\\ny\\ttoken=⟦e\\u0041⟧"}',
  'what describes a secret':
    '{"token": {"name": "a", "type": "b", "expiresAt": "c", "value": "⟦d⟧"}, "secretName": "e", "passwordFile": "f"}',
  references:
    'services:\n  a:\n    secrets: [b]\nsecrets:\n  b:\n    file: ./c\npermissions:\n  id-token: write\nsecretKeyRef: {name: d, key: e}',
  'versions of packages': '{"js-tokens": "^4.0.0", "node_modules/js-tokens": {"version": "4.0.0", "a": "b"}}',
  schemas:
    '{"apiKey": {"type": "apiKey", "in": "header"}, "token": {"$ref": "#/a"}, "Credentials": {"Expiration": "a", "SessionToken": "⟦b⟧"}}',
  settings: 'host: a\n# b\n\nDB_PASSWORD: ⟪c d⟫\npin: ⟪1234⟫\nport: 5432',
  'a chart of Helm':
    'kind: Secret\nmetadata:\n  name: {{ .Release.Name }}-a\n  labels: {{- include "b" . | nindent 4 }}\ndata:\n  {{- if .Values.c }}\n  d: ⟪ZQ==⟫\n  token: {{ .Values.f | b64enc }}\n  "g": "{{ .Values.h }}"\n  {{- end }}\n',
  'lists of Helm':
    'a:\n  passwords:\n    {{- range .b }}\n    - {{ . }}\n    {{- end }}\n    - ⟪c d⟫\n  secrets: {e: ⟪f⟫, g: {{ .h }}}\n',
  'a playbook of Ansible':
    '- vars:\n    password: "{{ vault_a }}"\n    token: ⟪b⟫\n    {% if c %}\n    secret: ⟪d {{ e }}⟫\n    {% endif %}\n',
  paths: '{"PWD": "/a", "OLDPWD": "C:\\\\a", "DB_PWD": "⟦/a⟧"}',
};

describe('documents', () => {
  it.each(Object.entries(marked))('%s', async (_, text) => {
    const masked = await mask(text.replace(/[⟦⟧⟪⟫]/g, ''));
    expect(masked).toBe(text.replace(/⟦[^⟧]*⟧/g, '********').replace(/⟪[^⟫]*⟫/g, '"********"'));
  });

  it('masks what a part of a string cannot be masked of as a whole', async () => {
    expect(await mask('{"a": "\\u00e9bob@example.org", "b": 4111111111111111}')).toBe(
      '{"a": "********", "b": "************1111"}',
    );
    expect(await mask('{"pin": 1234, "a": 12}', { ownWords: '12' })).toBe('{"pin": "**********", "a": "**"}');
  });
});

const plain = fc.constantFrom('a', 'b c', 'é"\\\n', '12', '', 'true', '- x: y', '#', '\u2028', "it's", '😀');
/** Keys that say nothing of their values. */
const key = fc.constantFrom('a', 'level', 'größe', 'x y', '__proto__', 'list', 'a"b', '1');
const secretKey = fc.constantFrom(
  'password',
  'dbPassword',
  'DB_PASSWORD',
  'secrets',
  'api_keys',
  'accessToken',
  'client-secret',
  'spring.pass',
  'passwords',
);
const secret = fc
  .array(
    fc.tuple(
      fc.constantFrom('Zq7x', 'k4Wv', '9pLm'),
      fc.constantFrom('', ' ', '"', "'", '\\', '\n', ': ', ' #', '{', '\t', '- ', 'é'),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.flat().join(''));

const record = <T>(keys: fc.Arbitrary<string>, value: fc.Arbitrary<T>) =>
  fc.array(fc.tuple(keys, value), { maxLength: 4 }).map((entries) => Object.fromEntries(entries));

/** Values at any depth, some of them secrets by the names around them. */
const { value: documents } = fc.letrec<{ value: unknown; hidden: unknown }>((tie) => ({
  hidden: fc.oneof(
    { depthSize: 'small' },
    secret,
    fc.constantFrom(null, true, 1234),
    fc.array(tie('hidden'), { maxLength: 3 }),
    record(key, tie('hidden')),
  ),
  value: fc.oneof(
    { depthSize: 'small' },
    fc.oneof(plain, fc.constantFrom(null, false, 0.5, -3)),
    fc.array(tie('value'), { maxLength: 3 }),
    record(key, tie('value')),
    record(secretKey, tie('hidden')),
    record(key, tie('value')).map((inner) => JSON.stringify(inner)),
  ),
}));
const document = fc.tuple(record(key, documents), record(secretKey, documents)).map(([a, b]) => ({ ...a, b: [b, {}] }));

/** Whether a document is another one with masked scalars, none of which is outside of the secret names. */
function isMasked(masked: unknown, original: unknown, isSecret: boolean): boolean {
  if (typeof original === 'string' && /^\{/.test(original) && !isSecret)
    return isMasked(JSON.parse(String(masked)), JSON.parse(original), false);
  if (original === null || typeof original !== 'object')
    return Object.is(masked, original) || (isSecret && typeof masked === 'string');
  if (masked === null || typeof masked !== 'object') return false;
  const [left, right] = [Object.entries(masked), Object.entries(original)];
  return (
    Array.isArray(masked) === Array.isArray(original) &&
    left.length === right.length &&
    right.every(([name, value], index) => {
      const [other, inner] = left[index] ?? [];
      return other === name && isMasked(inner, value, isSecret || /pass|secret|key|token/i.test(name));
    })
  );
}

const leak = /Zq7x|k4Wv|9pLm/;

describe('whatever a document is', () => {
  it.each([0, 2])('JSON stays JSON of the same shape, without the secrets: indented by %j', async (indent) => {
    await fc.assert(
      fc.asyncProperty(document, async (value) => {
        const masked = await mask(JSON.stringify(value, null, indent));
        expect(isMasked(JSON.parse(masked), value, false)).toBe(true);
        expect(masked).not.toMatch(leak);
      }),
    );
  });

  it.each([
    {},
    { defaultStringType: 'QUOTE_SINGLE' },
    { defaultStringType: 'QUOTE_DOUBLE' },
    { defaultStringType: 'BLOCK_LITERAL' },
    { defaultStringType: 'BLOCK_FOLDED' },
    { collectionStyle: 'flow' },
    { lineWidth: 20, indentSeq: false },
  ] as const)('YAML stays YAML, without the secrets: %j', async (style) => {
    await fc.assert(
      fc.asyncProperty(document, async (value) => {
        const masked = await mask(stringify(value, style));
        expect(masked).not.toMatch(leak);
        for (const { errors } of parseAllDocuments(masked)) expect(errors).toEqual([]);
      }),
    );
  });
});

it.each([
  ['[', '"a b",', '0]'],
  ['[', '{"password":', '0'],
  ['{"secrets":[', '"\\n",', '0]}'],
  ['{"a":"', '\\"password\\": ', '"}'],
  ['', '{"token": "a"}\n', ''],
  ['', '[{"name":"token","value":"a=b"}]\n', ''],
  ['a:\n', '  - password: b\n', ''],
  ['a:\n', '- {secrets: [b, "c\\n"]} # d\n', ''],
  ['a: &b {c: d}\ne:\n', '  - *b\n', ''],
  ['', 'a:\n  b: c\n---\n', ''],
  ['a:\n', '  # token: b\n', ''],
  ['', 'a: b\n', ''],
  ['', '- - - - - ', ''],
  ['a: |\n', '  b:\n    c: d\n', ''],
  ['a:\n', '  b: {{ c }}\n  {{ if d }}\n', ''],
  ['a:\n  b: c\n', '{{ ', ''],
  ['a: b\nc: d\n', '\n', 'e'],
])('documents are read in linear time: %j', async (start, part, end) => {
  expect(await growsLinearly((size) => mask(start + part.repeat(size) + end, { kinds: ['password'] }), 8_000)).toBe(
    true,
  );
});
