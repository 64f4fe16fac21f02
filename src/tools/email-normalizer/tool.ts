import { choice, flag } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

const rules = {
  providerRules: flag(true),
  removeTags: flag(),
  lowercase: flag(true, { more: true }),
  domainForm: choice(['ascii', 'unicode'], 'ascii', { more: true }),
};

export default defineTool({
  category: 'web',
  icon: 'mail-check',
  createdAt: '2026-11-29',
  page: { operations: ['normalize', 'normalizeList', 'table'] },
  operations: {
    normalize: {
      input: 'email-address',
      list: { operation: 'normalizeList', pattern: String.raw`\S[\r\n]+\s*\S|@[^,;@]*[,;][^,;@]*@` },
      output: {
        address: 'email-address',
        changes: 'text',
        provider: 'text',
        marks: 'text',
        displayName: 'text',
        tag: 'text',
        comments: 'text',
        unicodeDomain: 'text',
      },
      primary: ['providerRules', 'removeTags'],
      options: rules,
      headline: 'address',
      examples: [
        {
          id: 'gmail',
          input: 'Jane.Doe+newsletter@GoogleMail.com',
          output: { address: 'janedoe@gmail.com', provider: 'Gmail', tag: 'newsletter' },
        },
        {
          id: 'named',
          input: '"Doe, Jane" <Jane.Doe@Example.COM>',
          output: { address: 'jane.doe@example.com', displayName: 'Doe, Jane' },
        },
        {
          id: 'international',
          input: 'jürgen@münchen.de',
          output: { address: 'jürgen@xn--mnchen-3ya.de', unicodeDomain: 'münchen.de' },
        },
        {
          id: 'quoted',
          input: '"jane doe"(work)@example.com',
          output: { address: '"jane doe"@example.com', comments: 'work' },
        },
        { id: 'disposable', input: 'info@mailinator.com', output: { marks: 'Role address, disposable address' } },
      ],
    },
    normalizeList: {
      input: 'text',
      alsoTakes: { 'email-addresses': {} },
      output: { addresses: 'text', count: 'number', unique: 'number', invalid: 'number' },
      facts: ['count', 'unique', 'invalid'],
      headline: 'addresses',
      primary: ['dropDuplicates', 'onlyValid', 'providerRules'],
      options: { dropDuplicates: flag(), onlyValid: flag(), ...rules },
      examples: [
        {
          id: 'duplicates',
          input: 'jane.doe@gmail.com\nJaneDoe+shop@googlemail.com\njane@example.com',
          options: { dropDuplicates: true },
          output: { addresses: 'janedoe@gmail.com\njane@example.com', count: 3, unique: 2, invalid: 0 },
        },
        {
          id: 'header',
          input: 'Jane Doe <jane@example.com>, "Roe, Rick" <Rick@EXAMPLE.org>',
          output: { addresses: 'jane@example.com\nrick@example.org', count: 2, unique: 2 },
        },
      ],
    },
    table: {
      input: 'text',
      alsoTakes: { 'email-addresses': {} },
      output: { table: 'csv', count: 'number', unique: 'number', invalid: 'number' },
      facts: ['count', 'unique', 'invalid'],
      headline: 'table',
      isWideTable: true,
      reportsErrors: true,
      primary: ['providerRules', 'removeTags'],
      options: rules,
      examples: [
        {
          id: 'mistakes',
          input: 'J.Doe@gmail.com\njdoe@gmail.com\njdoe.@example.com',
          output: {
            table:
              'written,problem,address,provider,note\nJ.Doe@gmail.com,,jdoe@gmail.com,Gmail,\njdoe@gmail.com,,jdoe@gmail.com,Gmail,Same as line 1\njdoe.@example.com,A dot cannot begin or end the local part or follow another dot (column 5).,,,',
            count: 3,
            unique: 1,
            invalid: 1,
          },
        },
      ],
    },
  },
});
