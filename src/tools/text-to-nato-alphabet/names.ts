/** What signs are called, so that no two sound alike. */
export const signNames: Readonly<Record<string, string>> = {
  ' ': '(space)',
  '\t': '(tab)',
  '!': 'Exclamation mark',
  '"': 'Quotation mark',
  '#': 'Hash',
  $: 'Dollar',
  '%': 'Percent',
  '&': 'Ampersand',
  "'": 'Apostrophe',
  '(': 'Left parenthesis',
  ')': 'Right parenthesis',
  '*': 'Asterisk',
  '+': 'Plus',
  ',': 'Comma',
  '-': 'Dash',
  '.': 'Dot',
  '/': 'Slash',
  ':': 'Colon',
  ';': 'Semicolon',
  '<': 'Less than',
  '=': 'Equals',
  '>': 'Greater than',
  '?': 'Question mark',
  '@': 'At',
  '[': 'Left bracket',
  '\\': 'Backslash',
  ']': 'Right bracket',
  '^': 'Caret',
  _: 'Underscore',
  '`': 'Backtick',
  '{': 'Left brace',
  '|': 'Pipe',
  '}': 'Right brace',
  '~': 'Tilde',
  '–': 'En dash',
  '—': 'Em dash',
  '€': 'Euro',
  '£': 'Pound',
};

/** By combining mark. The tilde above a letter must not pass for the sign. */
export const accentNames: Readonly<Record<string, string>> = {
  '\u0300': 'grave',
  '\u0301': 'acute',
  '\u0302': 'circumflex',
  '\u0303': 'tilde above',
  '\u0304': 'macron',
  '\u0306': 'breve',
  '\u0307': 'dot above',
  '\u0308': 'diaeresis',
  '\u030a': 'ring',
  '\u030b': 'double acute',
  '\u030c': 'caron',
  '\u0327': 'cedilla',
  '\u0328': 'ogonek',
};

/** Latin letters that Unicode does not take apart. */
const latinLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'TH',
  ı: 'i',
};

/** A Latin letter other than A to Z as plain letters and the names of its accents; nothing where it has none. */
export function takeApart(
  character: string,
): { readonly plain: string; readonly accents: readonly string[] } | undefined {
  const [first = '', ...marks] = character.normalize('NFD');
  const plain = latinLetters[first] ?? first;
  const accents = marks.flatMap((mark) => accentNames[mark] ?? []);
  return /^[a-z]+$/i.test(plain) && accents.length === marks.length ? { plain, accents } : undefined;
}
