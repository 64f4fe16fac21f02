import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments, stringify } from 'yaml';
import messages from '#generated/messages/yaml-viewer.en.json' with { type: 'json' };
import { type TestOptions, testTool } from '#testing/test-tool.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, report, error } = testTool(tool, logic, { messages });

type Options = TestOptions<typeof tool, 'format'>;
const format = (input: string, options: Options = {}) => run('format', input, options);

/** The values of a text, read by another parser as a version of YAML, with anchors where they are. */
const valuesOf = (text: string, version: '1.1' | '1.2') =>
  parseAllDocuments(text, { version, intAsBigInt: true, uniqueKeys: false, logLevel: 'error', merge: false }).map(
    (document) => {
      expect(document.errors).toEqual([]);
      return document.toJS({ mapAsMap: true, maxAliasCount: -1 });
    },
  );

const versions = ['1.1', '1.2'] as const;

const commentsOf = (text: string): readonly string[] =>
  (text.match(/(?<=^|\s)#.*$/gm) ?? []).map((line) => line.trim());

const layouts: readonly Options[] = [
  {},
  { indent: '4', lists: 'flush' },
  { indent: '1', lists: 'indent', blankLines: 'none', start: 'add' },
  { style: 'block' },
  { style: 'flow' },
  { width: 40 },
  { quotes: 'needed' },
  { quotes: 'single' },
  { quotes: 'double', lineEnding: 'crlf' },
];

describe('real-looking files', () => {
  const folder = join(import.meta.dirname, 'corpus');
  const files = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);

  it.each(files)('%s keeps its comments, and does not change when formatted again', async (_, text) => {
    expect(await format(text.replaceAll('\n', '\r\n'))).toBe((await format(text)).replaceAll('\n', '\r\n'));
    for (const options of layouts) {
      const output = await format(text, options);
      expect(commentsOf(output)).toEqual(commentsOf(text));
      expect(await format(output, options)).toBe(output);
    }
  });

  it.each(files.filter(([name]) => name !== 'helm.yaml'))('%s keeps its values for both versions', async (_, text) => {
    for (const options of [...layouts, { sort: 'natural' }]) {
      const output = await format(text, options);
      for (const version of versions) expect(valuesOf(output, version)).toEqual(valuesOf(text, version));
    }
  });
});

describe('format', () => {
  it.each<[string, Options, string]>([
    // Scalars stay as they are typed.
    [
      'a:   1.10\nb: 0123\nc: 12345678901234567890\nd: 0o17\ne: 1e3',
      {},
      'a: 1.10\nb: 0123\nc: 12345678901234567890\nd: 0o17\ne: 1e3\n',
    ],
    ['a: \'x\'\nb: "y"\nc: ~\nd:', {}, 'a: \'x\'\nb: "y"\nc: ~\nd:\n'],
    ['', {}, ''],
    ['# only this', {}, '# only this\n'],
    ['\ufeffa:  1\r\nb:   2\r\n', {}, 'a: 1\r\nb: 2\r\n'],
    ['a:  1\r\nb:   2\r\n', { lineEnding: 'lf' }, 'a: 1\nb: 2\n'],
    // Comments.
    ['a: # of a\n  b: 1\n  # end of a\n# end', {}, 'a: # of a\n  b: 1\n  # end of a\n# end\n'],
    ['a:\n- 1\n# - 2\nb: 1', { lists: 'indent' }, 'a:\n  - 1\n  # - 2\nb: 1\n'],
    ['a: [1, # one\n 2]', {}, 'a: [\n    1, # one\n    2\n  ]\n'],
    // Brackets that close at the column of their key.
    ['a: [\n  1,\n  2\n]\nb: {\n}\n', {}, 'a: [\n  1,\n  2\n]\nb: {}\n'],
    // Block scalars.
    ['a: |\n    x\n     y\n\n\nb: >2-\n    z', {}, 'a: |\n  x\n   y\n\nb: >2-\n    z\n'],
    ['- |+\n x\n\n\n- y', {}, '- |+\n  x\n\n\n- y\n'],
    // Block and flow.
    ['a: {b: [1, {c: 2}], d: {}}', { style: 'block' }, 'a:\n  b:\n    - 1\n    - c: 2\n  d: {}\n'],
    ['a:\n  - 1\n  - x: y, z\n', { style: 'flow' }, '{ a: [1, { x: "y, z" }] }\n'],
    ['a:\n  - 1 # one\nb: [1,\n 2]\n', { style: 'flow' }, 'a:\n  - 1 # one\nb: [1, 2]\n'],
    // Width (the column that no line goes beyond, where it can be kept).
    [
      'text: one two three four five six\nlist: [one, two, three]',
      { width: 20 },
      'text: one two three\n  four five six\nlist: [\n    one,\n    two,\n    three\n  ]\n',
    ],
    // Quotes.
    ['a: \'x\'\nb: "it\'s"\nc: "a\\nb"', { quotes: 'double' }, 'a: "x"\nb: "it\'s"\nc: "a\\nb"\n'],
    ['a: "x"\nb: "it\'s"', { quotes: 'single' }, "a: 'x'\nb: \"it's\"\n"],
    ['a: "x"\nb: "no"\nc: "1"\nd: "x: y"\n"e": ""', { quotes: 'needed' }, 'a: x\nb: "no"\nc: "1"\nd: "x: y"\ne: ""\n'],
    [
      'on: no\nat: 1:30\nmode: 012\nday: 2024-01-01',
      { quoteAmbiguous: true },
      '"on": "no"\nat: "1:30"\nmode: 012\nday: 2024-01-01\n',
    ],
    ['%YAML 1.1\n---\na: no', { quoteAmbiguous: true }, '%YAML 1.1\n---\na: no\n'],
    // Several documents.
    [
      'a: 1\n---\n# two\nb: 2\n...\n%YAML 1.2\n--- !!str\nx',
      { start: 'add' },
      '---\na: 1\n---\n# two\nb: 2\n...\n%YAML 1.2\n---\n!!str x\n',
    ],
    ['---\na: 1', { start: 'remove' }, 'a: 1\n'],
    [String.raw`a: "x\u200by"`, { quotes: 'needed' }, `${String.raw`a: "x\u200by"`}\n`],
    ['a: "x\u00a0y"\nb: "x y"\nc: "❤️"', { quotes: 'needed' }, 'a: "x\u00a0y"\nb: x y\nc: ❤️\n'],
    [String.raw`a: "x\u200by"`, { quotes: 'single' }, `${String.raw`a: "x\u200by"`}\n`],
    ['a: "x\u200by"', { quotes: 'single' }, "a: 'x\u200by'\n"],
    // Sorting.
    ['b: 1\n# of a\na: 2', { sort: 'code-point' }, '# of a\na: 2\nb: 1\n'],
    ['z: &z 1\na: *z\nb: 2', { sort: 'code-point' }, 'z: &z 1\na: *z\nb: 2\n'],
    ['b2: 1\nb10: 1\n? [x]\n: 1\na: 1', { sort: 'natural' }, 'a: 1\nb2: 1\nb10: 1\n? [x]\n: 1\n'],
    // A blank line below a value that keeps its last lines would be one of them.
    ['b: 1\n\na: |+\n  x\n', { sort: 'code-point' }, 'a: |+\n  x\nb: 1\n'],
    ['b: 1\n\n# c\nc: 2\na: >2+\n  x\n\n', { sort: 'code-point' }, 'a: >+\n  x\n\nb: 1\n\n# c\nc: 2\n'],
    ['c: 1\n\n# b\nb: 2\na: |+\n', { sort: 'code-point' }, 'a: |+\n# b\nb: 2\nc: 1\n'],
    ['c: 1\n\nb: [2]\na:\n  - |+\n    x\n', { sort: 'code-point' }, 'a:\n  - |+\n    x\nb: [2]\nc: 1\n'],
    ['b: 1\n\na: |-\n  x\n', { sort: 'code-point' }, 'a: |-\n  x\n\nb: 1\n'],
  ])('%j with %j', async (input, options, output) => {
    expect(await format(input, options)).toBe(output);
  });

  it('reports keys set twice, and what YAML 1.1 reads differently', async () => {
    expect((await report('format', 'a: 1\nb: no\na: 2\nc: 012\n')).notices).toEqual([
      'Line 3, column 1: the key “a” is already set on line 1. Many parsers reject this.',
      '2 values differ in YAML 1.1 (first: “no”, line 2).',
    ]);
  });

  const stays = 'keeps its lines: it has comments, empty values or multi-line text.';
  it.each<[string, Options, readonly string[]]>([
    ['a: 1\r\nb: 2\n', {}, ['The text mixes CRLF and LF line endings. The result has LF.']],
    ['a: &x 1\nb: *x\n', {}, []],
    ['y: 1\n', {}, ['Line 1, column 1: some YAML 1.1 parsers read “y” as true.']],
    ['- no\n- no\n', {}, ['Some YAML 1.1 parsers read “no” as false: 2 times, first on line 1.']],
    [
      'a: *b\nb: &b 1\n',
      {},
      ['Line 1, column 4: the anchor “b” is not defined before this alias. Parsers reject this.'],
    ],
    // An anchor is that of its document (YAML 1.2.2, section 7.1).
    [
      'a: &x 1\n---\na: *x\n',
      {},
      ['Line 3, column 4: the anchor “x” is not defined before this alias. Parsers reject this.'],
    ],
    ['- *x\n- *y\n', {}, ['2 anchors are not defined before their aliases (first: “x”, line 1). Parsers reject this.']],
    [
      'a: # of a\n  - 1\n',
      { style: 'flow' },
      [`2 lists or maps keep their lines: comments, empty values or multi-line text.`],
    ],
    ['a: |\n  x\n', { style: 'flow' }, [`1 list or map ${stays}`]],
    ['[a, {b: c}]\n', { style: 'flow' }, ['All lists and maps already have this style.']],
    ['a:\n  - 1\n', { style: 'flow' }, []],
    ['a: []\n', { style: 'block' }, ['All lists and maps already have this style.']],
    ['{? !!set {a: 1} : b}\n', { style: 'block' }, ['1 map stays in brackets: one of its keys is a list or a map.']],
    ['a: 1\nb: 2\n', { sort: 'natural' }, ['The keys are already in this order.']],
    ['b: 1\na: 2\n', { sort: 'natural' }, []],
    ['b: &b 1\na: *b\n', { sort: 'natural' }, ['1 map has keys out of order: anchors must come before their aliases.']],
  ])('says of %j with %j what stays', async (input, options, notices) => {
    expect((await report('format', input, options)).notices).toEqual(notices);
  });

  it('sorts keys that refer to each other', async () => {
    const chain = (n: number) =>
      `k0: &k0 1\n${Array.from({ length: n }, (_, i) => `k${i + 1}: &k${i + 1} [*k${i}]\n`).join('')}`;
    expect(await format(chain(20_000), { sort: 'descending' })).toHaveLength(chain(20_000).length);
    const cycle = 'b: [&x 1, *y]\na: [&y 1, *x]\n';
    expect(await format(cycle, { sort: 'natural' })).toHaveLength(cycle.length);
  });

  it('leaves templates unchanged', async () => {
    expect(
      await report('format', 'a:   {{ .Values.a | default "x: y" }}\n{{- if .b }}\nb: [ {{ .b }},1 ]\n{{- end }}\n'),
    ).toEqual({
      value: 'a: {{ .Values.a | default "x: y" }}\n{{- if .b }}\nb: [{{ .b }}, 1]\n{{- end }}\n',
      notices: ['The templates ({{ … }}) were left unchanged.'],
    });
  });

  it.each([
    'spec:\n  {{- if .b }}\n  z: 1\n  {{- end }}\n  a: 2\n',
    'z: 1\n{% for x in y %}\n{{ x }}: 1\n{% endfor %}\na: 2\n',
    '{{- with .b }}\nz: 1\n{{- else }}\nb: 1\n{{- end }}\na: 2\n',
  ])('does not sort what lines of templates may enclose: %j', async (yaml) => {
    expect(await report('format', yaml, { sort: 'code-point' })).toEqual({
      value: yaml,
      notices: [
        'The templates ({{ … }}) were left unchanged.',
        'The keys were not sorted: lines of templates may enclose some of them.',
      ],
    });
    expect(await format('z: {{ .b }}\na: 2\n', { sort: 'code-point' })).toBe('a: 2\nz: {{ .b }}\n');
  });

  it.each([
    ['lists beside maps', 'a:\n    b:   1\n    c:\n      - {{ .b | nindent 6 }}\n'],
    ['maps', 'a:\n    b:\n        {{- .b | nindent 8 }}\nc:\n  d:\n    e: 1\n'],
    ['lists', 'a:\n- 1\nb:\n  - {{ .b | nindent 8 }}\nc:   1\n'],
    ['items', '-   a:   1\n    b: {{ .b | nindent 8 }}\n'],
    ['the whole', '  a:   1\n  b: {{ .b | nindent 8 }}\n'],
  ])('keeps the layout of %s that templates depend on, where it varies', async (_, yaml) => {
    expect(await report('format', yaml)).toEqual({
      value: yaml,
      notices: ['Nothing was changed: the templates depend on the indentation, which varies.'],
    });
  });

  it('keeps a uniform indentation that templates depend on', async () => {
    for (const yaml of [
      'a:\n    b:\n        c: 1\nd:\n    - e: {{ .b | nindent 8 }}\n',
      'a:\n    - {{ .b | indent 8 }}\n    - 1\n',
      'a:\n- {{ .b | indent 8 }}\nb:\n   c: 1\n',
    ])
      expect(await report('format', yaml)).toEqual({
        value: yaml,
        notices: ['The indentation was not changed: the templates depend on it.'],
      });
  });

  it('names the place of a syntax error', async () => {
    expect(await error('format', 'a: 1\n\tb: 2')).toMatchObject({
      code: 'tab-indentation',
      at: { line: 2, column: 1 },
    });
    expect(await error('format', 'a: {{ b')).toMatchObject({ code: 'unclosed-flow' });
  });

  const scalar = fc.oneof(
    fc.constantFrom('no', '1.10', '0123', '~', '1:30', 'it’s', '#', '- x', 'a: b', '__proto__', 'x\ny', ' y', '😀', ''),
    fc.string({ maxLength: 8 }),
  );
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      { maxDepth: 3 },
      scalar,
      fc.array(tie('any'), { maxLength: 3 }),
      fc.dictionary(scalar, tie('any'), { maxKeys: 3 }),
    ),
  })).any;

  it('keeps any value, and does not change it again', async () => {
    await fc.assert(
      fc.asyncProperty(
        value,
        fc.constantFrom(...layouts),
        fc.constantFrom('block', 'flow'),
        async (data, options, form) => {
          const text = stringify(data, { collectionStyle: form as 'block' | 'flow', lineWidth: 30 });
          const output = await format(text, options);
          for (const version of versions) expect(valuesOf(output, version)).toEqual(valuesOf(text, version));
          expect(await format(output, options)).toBe(output);
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each([
    ['entries', (n: number) => Array.from({ length: n }, (_, i) => `k${i}: [a, {b: c}] # ${i}\n`).join('')],
    ['templates', (n: number) => 'a: {{ x }}\n{{/* \n'.repeat(n)],
    ['beginnings of templates', (n: number) => `a: {{ x }}\n# ${'{{'.repeat(n * 8)}`],
    ['anchors', (n: number) => Array.from({ length: n }, (_, i) => `a${i}: &x${i} {b: 1}\nc${i}: *x${i}\n`).join('')],
    ['brackets', (n: number) => Array.from({ length: n }, (_, i) => `k${i}: [\n  a\n]\n`).join('')],
  ])('takes time that grows with the length: %s', async (_, make) => {
    const time = async (n: number) => {
      const text = make(n);
      const start = performance.now();
      await format(text, { sort: 'natural' }).catch(() => undefined);
      return performance.now() - start;
    };
    await time(200);
    const small = await time(500);
    expect(await time(2_000)).toBeLessThan(12 * small + 200);
  });
});

describe('validate', () => {
  it.each([
    ['a: &x 1\nb: *x # c', { verdict: 'valid', anchors: 1, aliases: 1, comments: 1, maps: 1, values: 1 }],
    ['a: no', { verdict: 'ambiguous' }],
    ['', { verdict: 'empty', documents: 0 }],
    [' \r\n\n', { verdict: 'empty', documents: 0 }],
    ['# a', { verdict: 'empty', comments: 1 }],
    ['---', { verdict: 'valid', documents: 1 }],
  ])('%j', async (input, output) => {
    expect(await run('validate', input)).toMatchObject(output);
  });

  it.each([
    ['a: 1\na: 2', 'key-set-twice'],
    ['a: *x', 'undefined-anchor'],
    ['a: !!int x', 'wrong-tag'],
    // Also wrong without the template.
    ['a: {{ x }}-y\n\tb: 1', 'more-after-value'],
    ['a: "{{ x }}"\na: 1', 'key-set-twice'],
  ])('%j is rejected', async (input, code) => {
    expect(await error('validate', input)).toMatchObject({ code });
  });

  it.each([
    ['a: 1\nname: {{ .Values.x }}-web\n', 2, 7],
    ['{{- if .b }}\nb: 1\n{{- end }}\n', 1, 1],
    ['a:\n{% for x in y %}\n  - {{ x }}\n{% endfor %}\n', 2, 1],
  ])('recognizes the template %j', async (input, line, column) => {
    expect(await error('validate', input)).toMatchObject({ code: 'template', at: { line, column } });
  });

  it('reports a template that is valid YAML', async () => {
    expect(await report('validate', 'a: {{ .Values.x }}\n')).toMatchObject({
      value: { verdict: 'valid' },
      notices: ['Line 1, column 4: YAML reads “{{” as a map. This looks like a template (Helm, Jinja).'],
    });
    expect((await report('validate', 'a: "{{ x }}"\n')).notices).toEqual([]);
  });
});
