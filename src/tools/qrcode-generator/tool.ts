import { choice, flag, text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';
import { qrOptions } from '#lib/qr/options.ts';

const of = (...is: readonly string[]) => ({ group: 'content', when: { field: 'content', is } }) as const;
const many = { multiline: true } as const;

/** What the code says, and how it is made. */
const content = {
  content: choice(['text', 'email', 'phone', 'sms', 'contact', 'location', 'event', 'sepa', 'hex'], 'text'),
  subject: text('', of('email')),
  message: text('', { ...many, ...of('email', 'sms') }),
  organisation: text('', of('contact')),
  jobTitle: text('', of('contact')),
  phones: text('', { ...many, ...of('contact') }),
  emails: text('', { ...many, ...of('contact') }),
  street: text('', of('contact')),
  postalCode: text('', of('contact')),
  city: text('', of('contact')),
  country: text('', of('contact')),
  web: text('', of('contact')),
  note: text('', { ...many, ...of('contact') }),
  start: text('', of('event')),
  end: text('', of('event')),
  place: text('', of('event')),
  description: text('', { ...many, ...of('event') }),
  iban: text('', of('sepa')),
  bic: text('', of('sepa')),
  amount: text('', of('sepa')),
  remittance: text('', of('sepa')),
  plain: flag(false, { more: true, group: 'code' }),
};

const options = { ...content, ...qrOptions };
const primary = ['content', 'level'] as const;

export default defineTool({
  category: 'images-and-videos',
  icon: 'qrcode',
  createdAt: '2026-11-23',
  shortName: 'qrcode',
  page: { initialInput: 'https://example.org', operations: ['encode', 'png', 'terminal', 'read'] },
  operations: {
    encode: {
      input: 'text',
      output: { qr: 'svg', content: 'text' },
      countsFinalLineBreak: true,
      details: 'info',
      primary,
      options,
      examples: [
        { input: 'https://example.org', output: { content: 'https://example.org' } },
        {
          input: '+44 20 7946 0000',
          options: { content: 'phone' },
          output: { content: 'tel:+442079460000' },
        },
      ],
    },
    png: {
      input: 'text',
      output: 'file',
      countsFinalLineBreak: true,
      details: 'info',
      primary,
      options,
      examples: [
        {
          input: 'HI',
          options: { size: 64 },
          output:
            'iVBORw0KGgoAAAANSUhEUgAAADoAAAA6AQMAAADbddhrAAAABlBMVEX///8AAABVwtN+AAAAAnRSTlP//8i138cAAAIVSURBVHgBAQoC9f0AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP/8wA//wAAAAP/8wA//wAAAAMAMMMwAwAAAAMAMMMwAwAAAAM/MDMz8wAAAAM/MDMz8wAAAAM/Mz8z8wAAAAM/Mz8z8wAAAAM/MAwz8wAAAAM/MAwz8wAAAAMAMPwwAwAAAAMAMPwwAwAAAAP/8zM//wAAAAP/8zM//wAAAAAAADAAAAAAAAAAADAAAAAAAAAz8/PAwwAAAAAz8/PAwwAAAAPPwM88wwAAAAPPwM88wwAAAAM/M/w8PAAAAAM/M/w8PAAAAAD8z/PPzAAAAAD8z/PPzAAAAADzMPDMMwAAAADzMPDMMwAAAAAAAwMwMwAAAAAAAwMwMwAAAAP/8PADAwAAAAP/8PADAwAAAAMAM/wwMAAAAAMAM/wwMAAAAAM/M8DzMwAAAAM/M8DzMwAAAAM/MMwMzAAAAAM/MMwMzAAAAAM/M/A88wAAAAM/M/A88wAAAAMAMAA/zwAAAAMAMAA/zwAAAAP/8MzM8wAAAAP/8MzM8wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADegoVdyJTZAwAAAABJRU5ErkJggg==',
        },
      ],
    },
    terminal: {
      input: 'text',
      output: 'text',
      countsFinalLineBreak: true,
      details: 'info',
      primary,
      options,
      examples: [
        {
          input: 'HI',
          options: { quietZone: 1 },
          output:
            '█▀▀▀▀▀▀▀█▀█████▀▀▀▀▀▀▀█\n█ █▀▀▀█ ██▄▀█ █ █▀▀▀█ █\n█ █   █ █▄█▄ ▄█ █   █ █\n█ ▀▀▀▀▀ █▀▄ ▄▀█ ▀▀▀▀▀ █\n███▀█▀▀▀█▀▀ █▀▀███▀██▀█\n█ ▄▀  ▄▀█▀ ▀ ▄█  █▄▀▀▄█\n██  ▄▀▄▀▄▄  █▄ █ ▄▄▀▄▀█\n█▀▀▀▀▀▀▀█▄▀▀█▄█▄█▀█▄█ █\n█ █▀▀▀█ █  ▄▄█▀ █▀█ █▀█\n█ █   █ █▀ ▀▄██▀ █ ▀▄▀█\n█ ▀▀▀▀▀ ██▀█▀█▀▄ ▄ ▀▄ █\n▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀',
        },
      ],
    },
    read: {
      input: 'file',
      output: { text: 'text', codes: 'rows' },
      examples: [
        {
          input:
            'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAADoAAAA6AQMAAADbddhrAAAABlBMVEX///8AAABVwtN+AAAAAnRSTlP//8i138cAAAIVSURBVHgBAQoC9f0AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP/8wA//wAAAAP/8wA//wAAAAMAMMMwAwAAAAMAMMMwAwAAAAM/MDMz8wAAAAM/MDMz8wAAAAM/Mz8z8wAAAAM/Mz8z8wAAAAM/MAwz8wAAAAM/MAwz8wAAAAMAMPwwAwAAAAMAMPwwAwAAAAP/8zM//wAAAAP/8zM//wAAAAAAADAAAAAAAAAAADAAAAAAAAAz8/PAwwAAAAAz8/PAwwAAAAPPwM88wwAAAAPPwM88wwAAAAM/M/w8PAAAAAM/M/w8PAAAAAD8z/PPzAAAAAD8z/PPzAAAAADzMPDMMwAAAADzMPDMMwAAAAAAAwMwMwAAAAAAAwMwMwAAAAP/8PADAwAAAAP/8PADAwAAAAMAM/wwMAAAAAMAM/wwMAAAAAM/M8DzMwAAAAM/M8DzMwAAAAM/MMwMzAAAAAM/MMwMzAAAAAM/M/A88wAAAAM/M/A88wAAAAMAMAA/zwAAAAMAMAA/zwAAAAP/8MzM8wAAAAP/8MzM8wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADegoVdyJTZAwAAAABJRU5ErkJggg==',
          output: { text: 'HI' },
        },
      ],
    },
    write: {
      input: 'text',
      output: 'text',
      primary: ['content'],
      options: content,
      examples: [
        { input: 'Grüße', output: 'Grüße' },
        {
          input: 'Ada Lovelace',
          options: { content: 'contact', phones: '+44 20 7946 0000' },
          output:
            'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Lovelace;Ada;;;\r\nFN:Ada Lovelace\r\nTEL:+44 20 7946 0000\r\nEND:VCARD\r\n',
        },
        {
          input: 'Penknife',
          options: { content: 'sepa', iban: 'DE89 3704 0044 0532 0130 00', amount: '12.5' },
          output: 'BCD\n002\n1\nSCT\n\nPenknife\nDE89370400440532013000\nEUR12.50',
        },
      ],
    },
    info: {
      input: 'text',
      output: {
        version: 'number',
        modules: 'number',
        usedLevel: 'text',
        usedMask: 'number',
        bytes: 'number',
        width: 'text',
        scan: 'text',
      },
      countsFinalLineBreak: true,
      options,
      examples: [{ input: 'HELLO WORLD', options: { level: 'quartile' }, output: { version: 1, modules: 21 } }],
    },
  },
});
