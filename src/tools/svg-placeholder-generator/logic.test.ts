import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it, test } from 'vitest';
import { readCsv } from '#lib/csv/read.ts';
import { type TestOptions, testTool } from '#testing/test-tool.ts';
import { toPercentUri } from './embed.ts';
import messages from './en.json' with { type: 'json' };
import { followRatio } from './follow-ratio.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error, report, notices } = testTool(tool, logic, { messages });
type Options = TestOptions<typeof tool, 'generate'>;
const draw = async (text: string, options: Options = {}) => (await run('generate', text, options)).svg ?? '';

/** Parses XML strictly; returns its text and the names of its elements. */
function parse(xml: string) {
  const found = { text: '', names: [] as string[] };
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (fault) => {
    throw fault;
  });
  parser.on('text', (text) => {
    found.text += text;
  });
  parser.on('opentag', ({ name }) => found.names.push(name));
  parser.write(xml).close();
  return found;
}

const decodeUri = (uri: string): string => {
  const [head = '', data = ''] = [uri.slice(0, uri.indexOf(',')), uri.slice(uri.indexOf(',') + 1)];
  return head.endsWith(';base64') ? Buffer.from(data, 'base64').toString() : decodeURIComponent(data);
};

describe('generate', () => {
  // Digest and length computed with Python and Node.
  it('draws the known picture by default', async () => {
    const { svg, base64, bytes } = await run('generate', '');
    expect(bytes).toBe(279);
    expect(
      createHash('sha256')
        .update(svg ?? '')
        .digest('hex'),
    ).toBe('134bb70c3c16fa09b423d5d15adf433960648141977340115969a72758bda5e9');
    expect(base64).toHaveLength('data:image/svg+xml;base64,'.length + 372);
  });

  it.each([
    ['A & B <c>', 'A &amp; B &lt;c&gt;'],
    ['"quoted" & \'so\'', '&quot;quoted&quot; &amp; &#39;so&#39;'],
    ['日本', '日本'],
    ['__proto__\n', '__proto__'],
  ])('writes %j as %j', async (text, written) => {
    expect(await draw(text)).toContain(`>${written}</text>`);
  });

  it('puts several lines in the middle', async () => {
    const svg = await draw('one\r\n\r\nthree');
    expect(svg).toContain(
      '><tspan x="50%" dy="-1.2em">one</tspan><tspan x="50%" dy="1.2em"> </tspan><tspan x="50%" dy="1.2em">three</tspan></text>',
    );
  });

  it.each<[Options, string]>([
    [{ contrast: true, background: '#000' }, 'fill="#ffffff">600x350'],
    [{ contrast: true, background: 'yellow' }, 'fill="#000000">600x350'],
    [{ contrast: true, background: 'transparent' }, 'fill="#000000">600x350'],
    [{ background: ' #cccccc80 ' }, 'fill="#cccccc80"'],
    [{ background: 'hsl(140 69% 38%)' }, 'fill="hsl(140 69% 38%)"'],
    [{ font: 'custom', fontFamily: 'Fira Code, "x"' }, 'font-family="Fira Code, &quot;x&quot;"'],
    [{ font: 'custom', fontFamily: ' ' }, 'font-family="monospace"'],
    [{ bold: true }, 'font-weight="bold"'],
    [{ fit: true }, 'font-size="114.29"'],
    [{ width: 2000, height: 1000 }, 'font-size="74.29"'],
    [{ width: 40, height: 40 }, 'font-size="10.67"'],
    [{ width: 2000, height: 1000, fontSize: 26 }, 'font-size="26"'],
    [{ radius: 500 }, '<rect width="600" height="350" rx="175" fill="#cccccc"/>'],
    [{ border: 4 }, '<rect x="2" y="2" width="596" height="346" fill="none" stroke="#999999" stroke-width="4"/>'],
    [{ border: 1000 }, '<rect x="175" y="175" width="250" height="0"'],
    [{ cross: true }, '<path d="M0 0L600 350M600 0L0 350" stroke="#999999" stroke-width="1"/>'],
    [{ pattern: 'checker' }, 'fill="url(#checker-bbbbbb)"'],
    [{ pattern: 'gradient', patternColor: 'rgb(1 2 3)' }, '<linearGradient id="gradient-rgb-1-2-3" x2="1" y2="1">'],
    [{ title: ' A "b" ' }, 'role="img"><title>A &quot;b&quot;</title>'],
    [{ exact: false }, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 350">'],
  ])('draws %j', async (options, part) => {
    const svg = await draw('', options);
    expect(svg).toContain(part);
    expect(parse(svg).names[0]).toBe('svg');
  });

  it('is always well-formed, with the text that was given', async () => {
    const { pattern, font } = tool.operations.generate.options;
    const options = fc.record({
      pattern: fc.constantFrom(...pattern.values),
      font: fc.constantFrom(...font.values),
      fontFamily: fc.string({ unit: 'grapheme', maxLength: 20 }),
      title: fc.string({ unit: 'grapheme', maxLength: 20 }),
      radius: fc.integer({ min: 0, max: 10_000 }),
      border: fc.integer({ min: 0, max: 1_000 }),
      width: fc.integer({ min: 1, max: 20_000 }),
      fit: fc.boolean(),
      cross: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), options, async (text, given) => {
        const { svg, base64, uri } = await run('generate', text, given);
        parse(svg ?? '');
        expect(decodeUri(base64 ?? '')).toBe(svg);
        expect(parse(decodeUri(uri ?? ''))).toEqual(parse(svg ?? ''));
      }),
    );
  });

  // WCAG 2.2: black on white 21, #767676 on white 4.54, #959595 on white 2.99.
  it.each<[Options, readonly string[]]>([
    [{}, []],
    [{ background: '#fff', textColor: '#767676' }, []],
    [
      { background: '#fff', textColor: '#959595' },
      ['Low contrast (2.9:1): the text is hard to read. Use at least 3:1.'],
    ],
    [{ background: '#222' }, ['Low contrast (1.2:1): the text is hard to read. Use at least 3:1.']],
    [
      { background: 'transparent', textColor: '#0000' },
      ['Low contrast (1:1): the text is hard to read. Use at least 3:1.'],
    ],
    [{ background: '#222', contrast: true }, []],
    [{ background: '#222', showText: false }, []],
  ])('reports a text that can hardly be read: %j', async (options, notices) => {
    expect((await report('generate', '', options)).notices).toEqual(notices);
  });

  it('leaves out what XML has no place for, and says so', async () => {
    expect(await report('generate', 'a\0b\x07\ud800c')).toMatchObject({
      value: { svg: expect.stringContaining('>abc</text>') },
      notices: [
        'U+0000 is not allowed in SVG and was left out.',
        '2 more characters not allowed in SVG were left out.',
      ],
    });
  });

  it.each<[Options, string, string]>([
    [{ background: 'red-ish' }, 'red-ish', 'background'],
    [{ background: '' }, '', 'background'],
    [{ textColor: 'red" onload="x' }, 'red" onload="x', 'textColor'],
    [{ textColor: 'ccccc' }, 'ccccc', 'textColor'],
    [{ pattern: 'dots', patternColor: 'url(#x)' }, 'url(#x)', 'patternColor'],
    [{ border: 1, borderColor: 'currentColor' }, 'currentColor', 'borderColor'],
  ])('takes no %j', async (options, x, field) => {
    expect(await error('generate', 'x', options)).toMatchObject({ code: 'not-a-color', params: { x }, at: { field } });
  });

  it.each(['f60', 'F60C', 'ff6600', 'ff6600cc'])('adds the # that is missing in %s', async (background) => {
    expect(await draw('x', { background })).toBe(await draw('x', { background: `#${background}` }));
  });

  it('writes HTML and CSS', async () => {
    const { img, css, uri } = await run('generate', 'A & "B"', { width: 20, height: 10 });
    expect(img).toBe(`<img src="${uri}" width="20" height="10" alt="A &amp; &quot;B&quot;">`);
    expect(css).toBe(`background-image: url("${uri}");`);
    expect(uri).not.toContain('"');
  });
});

describe('batch', () => {
  it('shows the first twelve, each as it is drawn alone', async () => {
    const sizes = Array.from({ length: 20 }, (_, index) => 40 + index);
    const pictures = await run('pictures', sizes.map((width) => `${width}x30`).join('\n'));
    expect(pictures.map(({ name }) => name)).toEqual(sizes.slice(0, 12).map((width) => `${width} × 30`));
    const alone = await Promise.all(sizes.slice(0, 12).map((width) => draw('', { width, height: 30 })));
    expect(pictures.map(({ svg }) => svg)).toEqual(alone);
  });
  const sizes = async (text: string) => {
    const [, ...records] = readCsv(await run('batch', text));
    return records.map(({ fields }) => fields.slice(0, 4).join(' '));
  };

  it.each([
    [
      '600x350, 1200x630@Banner',
      ['placeholder-600x350.svg 600 350 600x350', 'placeholder-1200x630.svg 1200 630 Banner'],
    ],
    ['16px x 9px, 8*4 px', ['placeholder-16x9.svg 16 9 16x9', 'placeholder-8x4.svg 8 4 8x4']],
    ['16 × 9\r\n\r\n16X9@a, b\n', ['placeholder-16x9.svg 16 9 16x9', 'placeholder-16x9-2.svg 16 9 a, b']],
  ])('%j', async (text, found) => {
    expect(await sizes(text)).toEqual(found);
  });

  it.each([
    ['\n  big\n16', 'not-a-size', 2, 3],
    ['0x9', 'size-range', 1, 1],
    [' 20001x1', 'size-range', 1, 2],
    ['1e3x5', 'not-a-size', 1, 1],
    [`${'1x1\n'.repeat(1_001)}`, 'too-many', 1_001, 1],
  ])('rejects %j', async (text, code, line, column) => {
    expect(await error('batch', text)).toMatchObject({ code, at: { line, column } });
  });

  test('skips what it cannot read, and makes the others', async () => {
    const { value, notices: found } = await report('batch', '16x9\n  big\n0x9, 2x1\na\nb\nc\nd');
    expect([...readCsv(value ?? '')].map(({ fields: [file] }) => file)).toEqual([
      'file',
      'placeholder-16x9.svg',
      'placeholder-2x1.svg',
    ]);
    expect(found).toEqual([
      ...['big', '0x9', 'a', 'b', 'c'].map(
        (x, index) => `Line ${index + 2}: “${x}” is not a size from 1x1 to 20000x20000 and was skipped.`,
      ),
      '1 more size could not be read and was skipped.',
    ]);
  });

  test('the archive has the same files', async () => {
    const zip = await run('archive', '1x1\n1x1@b');
    const text = await zip.text();
    expect(text).toContain('placeholder-1x1.svg');
    expect(text).toContain('placeholder-1x1-2.svg');
  });
});

describe('embed', () => {
  it.each([
    ['<svg xmlns="a"><text>"</text></svg>', '%22a%22'],
    ['<svg xmlns="a" id=\'b\'/>', '%22a%22'],
    ['<svg xmlns="a"><![CDATA["]]></svg>', '%22a%22'],
    ['<svg xmlns="a"/>', "'a'"],
  ])('quotes %j only where that changes nothing', (svg, quoted) => {
    expect(toPercentUri(svg)).toContain(`xmlns=${quoted}`);
  });

  it.each(['<svg>  é 😀 % # & + \n\t</svg>', '  <svg/>  '])('%j decodes to itself', (svg) => {
    const uri = toPercentUri(svg);
    expect(uri).toMatch(/^data:image\/svg\+xml,[!-~]+(?: [!-~]+)*$/);
    expect(decodeUri(uri)).toBe(svg);
  });

  it('takes nothing but SVG', async () => {
    expect(await error('embed', '<p>svg</p>')).toMatchObject({ code: 'not-svg' });
  });

  it.each([
    ['<svg><rect></svg>', 'closes-other', 11],
    ['<svg><rect/>', 'unclosed-element', 0],
    ['<svg/>not svg', 'text-outside', 6],
    ['<svg width=1/>', 'unquoted-value', 11],
    ['<svg><use xlink:href="#a"/></svg>', 'unknown-prefix', 10],
  ])('refuses %j, which no browser shows', async (svg, code, offset) => {
    expect(await error('embed', svg)).toMatchObject({ code, at: { offset } });
  });
});

test.each([
  ['the width was changed', { width: 300, height: 350 }, { width: 300, height: 175 }],
  ['the height was changed', { width: 600, height: 175 }, { width: 300, height: 175 }],
  ['nothing is flat', { width: 1, height: 350 }, { width: 1, height: 1 }],
  ['a side is too long', { width: 600, height: 20_000 }, { width: 20_000, height: 20_000 }],
  ['a side is being typed', { width: 0, height: 350 }, { width: 0, height: 350 }],
  ['a preset was chosen', { width: 128, height: 128 }, undefined],
])('with a fixed ratio: %s', (_, size, expected) => {
  const former = { width: 600, height: 350 };
  expect(followRatio(former, former, size)).toEqual(expected);
});

test('a text that is another size is offered as the size', async () => {
  const offered = async (text: string) => (await notices('generate', text)).map(({ code, offers }) => [code, offers]);
  expect(await offered('800 x 450')).toEqual([['is-size', [{ width: 800, height: 450 }]]]);
  for (const text of ['600x350', '0x5', '30000x5', '800x450 px', '']) expect(await offered(text), text).toEqual([]);
});
