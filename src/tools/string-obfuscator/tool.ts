import { choice, choices, flag, int, text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

const kinds = [
  'email',
  'phone',
  'card',
  'iban',
  'ipv4',
  'ipv6',
  'mac',
  'cookie',
  'password',
  'authorization',
  'jwt',
  'urlCredentials',
  'privateKey',
  'aws',
  'github',
  'gitlab',
  'slack',
  'stripe',
  'google',
  'openai',
  'otherToken',
] as const;

const replacement = text('*', { maxLength: 20 });

/** What is looked for in a text. */
const search = {
  kinds: choices(kinds, kinds),
  // Own words are secrets: they are neither stored nor shared.
  ownWords: text('', { secret: true, maxLength: 10_000 }),
  ownPattern: text('', { maxLength: 1_000 }),
};

/** The time limit of a pattern that a user types, in milliseconds. */
const stallAfter = 1_000;

/** What every preset sets; the others say what is different. */
const ends = { form: 'ends', first: 4, last: 4, spaces: true, separators: false };
const presets = {
  iban: ends,
  card: { ...ends, first: 0, separators: true },
  phone: { ...ends, first: 3, last: 2, separators: true },
  email: { ...ends, form: 'email' },
  ipv4: { ...ends, form: 'ipv4' },
  mac: { ...ends, first: 8, last: 0, separators: true },
  jwt: { ...ends, form: 'jwt' },
  apiKey: { ...ends, form: 'apiKey' },
  uuid: { ...ends, separators: true },
};

const log = 'mail bob@example.org from 192.0.2.7\npassword=hunter2 token: "ghp_0123456789abcdefghijABCDEFGHIJ012345"';

export default defineTool({
  category: 'text',
  icon: 'eye-off',
  createdAt: '2023-08-16',
  page: { initialInput: 'DE89 3704 0044 0532 0130 00', operations: ['mask', 'maskSecrets', 'maskFile'] },
  operations: {
    mask: {
      input: 'text',
      alsoTakes: { secret: {} },
      secretInput: true,
      countsFinalLineBreak: true,
      output: { masked: 'text', visible: 'text' },
      facts: ['visible'],
      primary: ['first', 'last', 'replacement'],
      presets,
      options: {
        form: choice(['ends', 'email', 'ipv4', 'jwt', 'apiKey'], 'ends'),
        first: int(4, { min: 0, max: 1_000_000, when: { field: 'form', is: 'ends' } }),
        last: int(4, { min: 0, max: 1_000_000, when: { field: 'form', is: ['ends', 'apiKey'] } }),
        replacement,
        spaces: flag(true),
        separators: flag(false, { when: { field: 'form', is: 'ends' } }),
        fixedLength: int(null, { optional: true, min: 1, max: 100 }),
        hideShort: flag(true),
        per: choice(['line', 'word'], 'line'),
      },
      headline: 'masked',
      examples: [
        { id: 'iban', input: 'DE89 3704 0044 0532 0130 00', output: { masked: 'DE89 **** **** **** ***0 00' } },
        { id: 'start', input: '1234567890', options: { last: 0 }, output: { masked: '1234******' } },
        { id: 'email', input: 'john@example.com', options: { form: 'email' }, output: { masked: 'j***@e******.com' } },
        {
          id: 'apiKey',
          input: 'sk_live_51Hh8e2eZvKYlo2C',
          options: { form: 'apiKey', replacement: '•', fixedLength: 8 },
          output: { masked: 'sk_live_••••••••lo2C' },
        },
        { id: 'emoji', input: '😀😀secret', options: { first: 1, last: 0 }, output: { masked: '😀*******' } },
        {
          id: 'card',
          input: '4111-1111-1111-1111',
          options: { first: 0, separators: true },
          output: { masked: '****-****-****-1111' },
        },
      ],
    },
    maskSecrets: {
      input: 'text',
      alsoTakes: { secrets: {} },
      secretInput: true,
      countsFinalLineBreak: true,
      output: { masked: 'text', secrets: 'text' },
      facts: ['secrets'],
      headline: 'masked',
      primary: ['labels', 'replacement', 'ownWords'],
      stallAfter,
      details: 'findSecrets',
      options: { labels: flag(), replacement, ...search },
      examples: [
        {
          id: 'log',
          input: log,
          output: {
            masked: 'mail b**@e******.org from 192.0.2.*\npassword=******** token: "ghp_********"',
            secrets: 'E-mail address ×1, IPv4 address ×1, Password or token ×1, GitHub token ×1',
          },
        },
        {
          id: 'numbered',
          input: 'bob@example.org wrote to amy@example.org; BOB@example.org did not answer.',
          options: { labels: true },
          output: { masked: '<email-1> wrote to <email-2>; <email-1> did not answer.' },
        },
      ],
    },
    maskFile: {
      input: 'file',
      secretInput: true,
      output: { maskedFile: 'text-file', secrets: 'text' },
      facts: ['secrets'],
      headline: 'maskedFile',
      fileName: { without: [] },
      primary: ['labels', 'replacement', 'ownWords'],
      stallAfter,
      options: { labels: flag(), replacement, ...search },
      examples: [
        {
          id: 'logFile',
          input: log,
          output: { maskedFile: 'mail b**@e******.org from 192.0.2.*\npassword=******** token: "ghp_********"' },
        },
      ],
    },
    findSecrets: {
      input: 'text',
      secretInput: true,
      output: { report: 'csv', found: 'number' },
      facts: ['found'],
      stallAfter,
      options: search,
      headline: 'report',
      examples: [
        {
          id: 'kinds',
          input: log,
          output: {
            report:
              'kind,count,distinct,line\nE-mail address,1,1,1\nIPv4 address,1,1,1\nPassword or token,1,1,2\nGitHub token,1,1,2',
            found: 4,
          },
        },
        { id: 'nothing', input: 'GET /health 200', output: { found: 0 } },
      ],
    },
  },
});
