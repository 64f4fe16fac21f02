import { flag } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

const options = { removeTracking: flag() };

const outlook =
  'https://eur02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.example.com%2Finvoice%3Fid%3D4711&data=05%7C02%7Canna%40example.org%7C31d152ee19d64a3b53a908d6b7dc42a2%7C49c6971ed0164e1ab04195533ede53a1%7C0%7C0%7C638448480000000000%7CUnknown%7C&sdata=MYXFcUyJ5Sxfo31AJJu3&reserved=0';
const proofpoint = 'https://urldefense.com/v3/__https://example.com/docs/start*install__;Iw!!Ab12Cd34!xYz$';
const nested =
  'https://slack-redir.net/link?url=https%3A%2F%2Fwww.google.com%2Furl%3Fq%3Dhttps%253A%252F%252Fexample.com%252F%253Futm_source%253Dchat%26sa%3DD';

export default defineTool({
  category: 'web',
  icon: 'shield-search',
  createdAt: '2026-11-29',
  page: { operations: ['decode', 'list', 'replace'] },
  operations: {
    decode: {
      input: 'redirect-link',
      // Words around a link, or several links; one that a mail program has broken into lines is one link.
      list: {
        operation: 'list',
        pattern: String.raw`^(?=[^]*?h(?:tt|xx)ps?\[?:)[^]*?\S[ \t]+\S|\S[\r\n]+[ \t]*h(?:tt|xx)ps?\[?:`,
      },
      output: {
        target: 'url',
        host: 'text',
        service: 'text',
        layers: 'csv',
        recipient: 'text',
        time: 'text',
      },
      primary: ['removeTracking'],
      options,
      headline: 'target',
      examples: [
        {
          id: 'outlook',
          input: outlook,
          output: {
            target: 'https://www.example.com/invoice?id=4711',
            host: 'www.example.com',
            service: 'Outlook Safe Links',
            recipient: 'anna@example.org',
          },
        },
        {
          id: 'proofpoint',
          input: proofpoint,
          output: { target: 'https://example.com/docs/start#install', service: 'Proofpoint v3' },
        },
        {
          id: 'nested',
          input: nested,
          options: { removeTracking: true },
          output: { target: 'https://example.com/', service: 'Slack → Google' },
        },
        {
          id: 'facebook',
          input: 'https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.com%2F%3Ffbclid%3DIwAR0abc&h=AT0xyz',
          options: { removeTracking: true },
          output: { target: 'https://example.com/', service: 'Facebook' },
        },
        {
          id: 'amp',
          input: 'https://www-example-com.cdn.ampproject.org/c/s/www.example.com/news/story',
          output: { target: 'https://www.example.com/news/story', service: 'AMP' },
        },
      ],
    },
    list: {
      input: 'text',
      output: { links: 'csv', count: 'number', decoded: 'number', hidden: 'number' },
      facts: ['count', 'decoded', 'hidden'],
      primary: ['removeTracking'],
      options,
      headline: 'links',
      isWideTable: true,
      examples: [
        {
          id: 'mail',
          input: `Hello Anna,\nyour invoice: ${outlook}\nHelp: <${proofpoint}>\nhttps://example.org/`,
          output: {
            links:
              'target,service,times\nhttps://www.example.com/invoice?id=4711,Outlook Safe Links,1\nhttps://example.com/docs/start#install,Proofpoint v3,1\nhttps://example.org/,,1',
            count: 3,
            decoded: 2,
            hidden: 0,
          },
        },
      ],
    },
    replace: {
      input: 'text',
      output: 'text',
      primary: ['removeTracking'],
      options,
      examples: [
        {
          id: 'sentence',
          input: `The manual is at ${proofpoint}.`,
          output: 'The manual is at https://example.com/docs/start#install.',
        },
      ],
    },
  },
});
