import fc from 'fast-check';

/** Texts that have a meaning in one format or another, or need escaping in one. */
const telling = [
  ...[
    '',
    ' ',
    ' a',
    'a ',
    '\n',
    'a\n',
    '\na',
    'a\nb',
    'a\n\nb\n',
    'a\n\n',
    ' a\nb',
    'a\n  b\n',
    'a\n ',
    '\n a',
    'a \nb',
    '\t',
  ],
  ...[
    'a\tb',
    '\ta\nb',
    'a\r\nb',
    'a\rb',
    '\0',
    '\x1b[0m',
    '\x7f',
    '\x85',
    '\u2028',
    '\ufeff',
    'é',
    '😀',
    '𝒳 y',
    '\u00a0',
  ],
  ...[
    '~',
    'null',
    'Null',
    'true',
    'False',
    'yes',
    'NO',
    'on',
    'Off',
    'y',
    'n',
    'N',
    '=',
    '<<',
    '-',
    '- a',
    '--',
    '---',
    '...',
  ],
  ...[
    '0',
    '-0',
    '1',
    '+1',
    '01',
    '017',
    '0o17',
    '0b1',
    '0x1F',
    '1_000',
    '1.',
    '.5',
    '1.10',
    '1e3',
    '1E-3',
    '1e400',
    '.',
    '_',
    '-.',
  ],
  ...[
    '12:30',
    '190:20:30',
    '1:1:1.5',
    '.inf',
    '-.Inf',
    '.nan',
    'inf',
    'nan',
    '2001-01-01',
    '2001-1-1 1:2:3 +5',
    '07:32:00',
  ],
  ...[
    '1979-05-27T07:32:00.999999-07:00',
    '2001-12-14 21:59:43.10 -5',
    ':',
    'a:',
    'a: b',
    ':a',
    'a:b',
    '#',
    'a #b',
    'a#b',
    '# a',
  ],
  ...[
    '?',
    '? a',
    '!',
    '!a',
    '&a',
    '*a',
    '%a',
    '@a',
    '`a`',
    '|',
    '>',
    '|\n a',
    '[',
    ']',
    '{',
    '}',
    '[a]',
    '{a: b}',
    ',',
    'a, b',
  ],
  ...[
    '"',
    "'",
    '"a"',
    "'a'",
    "it's",
    'a"b',
    '\\',
    'C:\\new',
    '\\n',
    '"""',
    "'''",
    '""""',
    'a\n"""\nb',
    "a\n'''\\\n",
    'a\\\nb',
  ],
  ...[
    'a b',
    'x.y',
    'a=b',
    '=a',
    'a = 1',
    '[a]\nb = 1',
    'https://x.y/z?a=b#c',
    '2 items',
    '__proto__',
    'constructor',
    '$&',
  ],
] as const;

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...telling) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme' }) },
  { weight: 1, arbitrary: fc.array(fc.constantFrom(...telling), { maxLength: 3 }).map((parts) => parts.join('')) },
  { weight: 1, arbitrary: fc.array(fc.constantFrom(...telling), { maxLength: 3 }).map((parts) => parts.join(' ')) },
);

const number = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(0, -0, 1e21, 1e-7, 123456789012, 0.1),
);

const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    text,
    number,
    fc.boolean(),
    fc.constant(null),
    tie('list'),
    tie('map'),
  ),
  list: fc.array(tie('value'), { maxLength: 4 }),
  map: fc
    .array(fc.tuple(text, tie('value')), { maxLength: 4 })
    .map((entries) => Object.fromEntries(entries) as unknown),
}));

/** JSON data with texts and keys that need escaping in other formats. */
export const arbitraryData: fc.Arbitrary<unknown> = value;

/** The same without null, and a map at the top. */
export const arbitraryTable: fc.Arbitrary<unknown> = fc.dictionary(text, value).map(withoutNull);

function withoutNull(data: unknown): unknown {
  if (Array.isArray(data)) return data.filter((item) => item !== null).map(withoutNull);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data)
      .filter(([, held]) => held !== null)
      .map(([key, held]) => [key, withoutNull(held)]),
  );
}
