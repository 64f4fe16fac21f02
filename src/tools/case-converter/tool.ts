import { choice, flag, text } from '#core/fields.ts';
import { defineTool, outputsOf } from '#core/tool.ts';

const identifierStyles = [
  'camel',
  'pascal',
  'snake',
  'constant',
  'kebab',
  'cobol',
  'pascalSnake',
  'ada',
  'flat',
  'upperFlat',
] as const;
const styles = [
  'lower',
  'upper',
  'camel',
  'pascal',
  'capital',
  'title',
  'sentence',
  'none',
  'constant',
  'snake',
  'pascalSnake',
  'ada',
  'kebab',
  'header',
  'cobol',
  'dot',
  'path',
  'namespace',
  'rust',
  'flat',
  'upperFlat',
  'mocking',
  'inverse',
  'slug',
  'initials',
] as const;

/** Time limit of the pattern of what to strip, in milliseconds. */
const patternLimit = 2_000;

/** How a text falls into words. */
const words = {
  splitNumbers: flag(),
  keepAcronyms: flag(),
  keepCapitals: flag(false, { more: true }),
  locale: choice(['root', 'tr', 'az', 'lt', 'el', 'de'], 'root', { more: true }),
  acronyms: text(
    'API, ASCII, CPU, CSS, CSV, DNS, GUI, HTML, HTTP, HTTPS, ID, IO, iOS, IP, IPv4, IPv6, JSON, JWT, OAuth, PDF, SQL, ' +
      'SSH, TCP, TLS, UDP, UI, URI, URL, UTF, UUID, XML, YAML',
    { maxLength: 10_000, multiline: true, more: true },
  ),
};
const wording = {
  lines: choice(['each', 'whole'], 'each'),
  apostrophes: choice(['drop', 'split'], 'drop', { more: true }),
  strip: text('', { maxLength: 1_000, more: true }),
  keepPrefix: flag(true, { more: true }),
  ...words,
};
const smallWordList = 'a, an, and, as, at, but, by, en, for, if, in, nor, of, on, or, per, the, to, v, via, vs, yet';

const smallWordField = { maxLength: 10_000, multiline: true, more: true } as const;

export default defineTool({
  category: 'converter',
  icon: 'letter-case',
  page: { initialInput: 'lorem ipsum dolor sit amet' },
  operations: {
    convertAll: {
      input: 'phrase',
      output: outputsOf(styles, 'text'),
      headline: 'camel',
      outputGroups: {
        text: ['lower', 'upper', 'capital', 'sentence', 'none', 'inverse', 'mocking', 'initials'],
        code: [
          'pascalSnake',
          'ada',
          'header',
          'cobol',
          'dot',
          'path',
          'namespace',
          'rust',
          'flat',
          'upperFlat',
          'slug',
        ],
      },
      stallAfter: patternLimit,
      options: { ...wording, smallWords: text(smallWordList, smallWordField) },
      examples: [
        {
          id: 'plainWords',
          input: 'lorem ipsum dolor sit amet',
          output: {
            camel: 'loremIpsumDolorSitAmet',
            pascal: 'LoremIpsumDolorSitAmet',
            constant: 'LOREM_IPSUM_DOLOR_SIT_AMET',
            snake: 'lorem_ipsum_dolor_sit_amet',
            kebab: 'lorem-ipsum-dolor-sit-amet',
          },
        },
        {
          id: 'fromSnakeCase',
          input: 'user_first_name',
          output: {
            camel: 'userFirstName',
            pascal: 'UserFirstName',
            kebab: 'user-first-name',
            title: 'User First Name',
          },
        },
        {
          id: 'acronyms',
          input: 'XMLHttpRequest\nIPv6Address',
          options: { keepAcronyms: true },
          output: {
            pascal: 'XMLHttpRequest\nIPv6Address',
            snake: 'xml_http_request\nipv6_address',
            sentence: 'XML http request\nIPv6 address',
          },
        },
        {
          id: 'titleCase',
          input: 'the lord of the rings',
          output: { title: 'The Lord of the Rings', capital: 'The Lord Of The Rings', initials: 'TLOTR' },
        },
        {
          id: 'accents',
          input: 'Crème brûlée',
          output: { camel: 'crèmeBrûlée', constant: 'CRÈME_BRÛLÉE', kebab: 'crème-brûlée', slug: 'creme-brulee' },
        },
      ],
    },
    convert: {
      input: 'text',
      output: 'text',
      stallAfter: patternLimit,
      primary: ['style'],
      options: {
        style: choice(styles, 'camel'),
        ...wording,
        smallWords: text(smallWordList, { ...smallWordField, when: { field: 'style', is: 'title' } }),
      },
      examples: [
        { id: 'cyrillic', input: 'привет мир', output: 'приветМир' },
        { id: 'versionNumber', input: 'version 1.2.10', options: { style: 'snake' }, output: 'version_1_2_10' },
        { id: 'singleCapitals', input: 'fooAB', options: { style: 'snake', keepCapitals: true }, output: 'foo_AB' },
        {
          id: 'columnNames',
          input: 'First Name\nZIP Code',
          options: { style: 'snake' },
          output: 'first_name\nzip_code',
        },
      ],
    },
    convertCode: {
      input: 'text',
      output: 'text',
      primary: ['style'],
      options: { style: choice(identifierStyles, 'camel'), singleWords: flag(), ...words },
      examples: [
        {
          id: 'pythonNames',
          input: 'user_name = get_user("user_name")  # the user_name',
          output: 'userName = getUser("user_name")  # the user_name',
        },
        {
          id: 'javascriptNames',
          input: 'const userName = getUser(userId);',
          options: { style: 'snake' },
          output: 'const user_name = get_user(user_id);',
        },
      ],
    },
  },
});
