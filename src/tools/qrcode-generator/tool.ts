import { choice, flag, text } from '#core/fields.ts';
import { namesOf } from '#core/record-of.ts';
import { defineTool, outputsOf } from '#core/tool.ts';
import { qrOptions } from '#lib/qr/options.ts';
import { searchLimit } from '#lib/qr-picture/options.ts';

/** The kinds of content, and what each has besides the input. */
export const forms = {
  text: [],
  email: ['subject', 'message'],
  phone: [],
  sms: ['message'],
  contact: [
    'organisation',
    'jobTitle',
    'phones',
    'emails',
    'street',
    'postalCode',
    'city',
    'region',
    'country',
    'web',
    'note',
  ],
  location: [],
  event: ['start', 'end', 'place', 'description'],
  sepa: ['iban', 'bic', 'amount', 'remittance', 'reference', 'purpose', 'information'],
  hex: [],
} as const;

export type FormField = (typeof forms)[keyof typeof forms][number];

const field = (name: FormField, more: { readonly multiline?: true; readonly moment?: true } = {}) => {
  const is = namesOf(forms).filter((kind) => forms[kind].some((each) => each === name));
  return text('', { content: true, ...more, when: { field: 'content', is } });
};
const lines = { multiline: true } as const;

const form = {
  subject: field('subject'),
  message: field('message', lines),
  organisation: field('organisation'),
  jobTitle: field('jobTitle'),
  phones: field('phones', lines),
  emails: field('emails', lines),
  street: field('street'),
  postalCode: field('postalCode'),
  city: field('city'),
  region: field('region'),
  country: field('country'),
  web: field('web'),
  note: field('note', lines),
  start: field('start', { moment: true }),
  end: field('end', { moment: true }),
  place: field('place'),
  description: field('description', lines),
  iban: field('iban'),
  bic: field('bic'),
  amount: field('amount'),
  remittance: field('remittance'),
  reference: field('reference'),
  purpose: field('purpose'),
  information: field('information'),
};

export const formFields = namesOf(form);

/** What the code says, and how it is made. */
const content = {
  content: choice(namesOf(forms), 'text'),
  ...form,
  plain: flag(false, { more: true, group: 'code' }),
};

const options = { ...content, ...qrOptions };
const listOptions = { fileType: choice(['svg', 'png', 'pdf', 'eps'], 'svg'), ...options };
const primary = ['content'] as const;

export default defineTool({
  category: 'images-and-videos',
  icon: 'qrcode',
  createdAt: '2026-11-23',
  shortName: 'qrcode',
  page: {
    initialInput: 'https://example.org',
    dropsOldResults: true,
    operations: ['encode', 'many', 'read'],
    ownInputs: ['read'],
  },
  operations: {
    encode: {
      input: 'text',
      alsoTakes: { url: {} },
      output: { qr: 'svg', content: 'text' },
      countsFinalLineBreak: true,
      details: 'info',
      primary,
      options,
      headline: 'qr',
      examples: [
        { id: 'link', input: 'https://example.org', output: { content: 'https://example.org' } },
        {
          id: 'phone',
          input: '+44 20 7946 0000',
          options: { content: 'phone' },
          output: { content: 'tel:+442079460000' },
        },
        {
          id: 'contact',
          input: 'Ada Lovelace',
          options: { content: 'contact', emails: 'ada@example.com' },
          output: {
            content:
              'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Lovelace;Ada;;;\r\nFN:Ada Lovelace\r\nEMAIL:ada@example.com\r\nEND:VCARD\r\n',
          },
        },
        {
          id: 'payment',
          input: 'Penknife',
          options: { content: 'sepa', iban: 'DE89 3704 0044 0532 0130 00', amount: '12.50', remittance: 'Donation' },
          output: { content: 'BCD\n002\n1\nSCT\n\nPenknife\nDE89370400440532013000\nEUR12.50\n\n\nDonation' },
        },
        {
          id: 'email',
          input: 'ada@example.com',
          options: { content: 'email', subject: 'Hello' },
          output: { content: 'mailto:ada@example.com?subject=Hello' },
        },
      ],
    },
    png: {
      input: 'text',
      alsoTakes: { url: {} },
      output: 'file',
      countsFinalLineBreak: true,
      details: 'info',
      primary,
      options,
      fileName: 'qr-code.png',
      examples: [
        {
          id: 'small',
          input: 'HI',
          options: { size: 64 },
          output:
            'iVBORw0KGgoAAAANSUhEUgAAADoAAAA6AQMAAADbddhrAAAABlBMVEX///8AAABVwtN+AAAAAnRSTlP//8i138cAAAIVSURBVHgBAQoC9f0AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP/8wA//wAAAAP/8wA//wAAAAMAMMMwAwAAAAMAMMMwAwAAAAM/MDMz8wAAAAM/MDMz8wAAAAM/Mz8z8wAAAAM/Mz8z8wAAAAM/MAwz8wAAAAM/MAwz8wAAAAMAMPwwAwAAAAMAMPwwAwAAAAP/8zM//wAAAAP/8zM//wAAAAAAADAAAAAAAAAAADAAAAAAAAAz8/PAwwAAAAAz8/PAwwAAAAPPwM88wwAAAAPPwM88wwAAAAM/M/w8PAAAAAM/M/w8PAAAAAD8z/PPzAAAAAD8z/PPzAAAAADzMPDMMwAAAADzMPDMMwAAAAAAAwMwMwAAAAAAAwMwMwAAAAP/8PADAwAAAAP/8PADAwAAAAMAM/wwMAAAAAMAM/wwMAAAAAM/M8DzMwAAAAM/M8DzMwAAAAM/MMwMzAAAAAM/MMwMzAAAAAM/M/A88wAAAAM/M/A88wAAAAMAMAA/zwAAAAMAMAA/zwAAAAP/8MzM8wAAAAP/8MzM8wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADegoVdyJTZAwAAAABJRU5ErkJggg==',
        },
      ],
    },
    print: {
      input: 'text',
      output: 'file',
      countsFinalLineBreak: true,
      primary: ['paper', 'content'],
      options: { paper: choice(['pdf', 'eps'], 'pdf'), ...options },
      examples: [
        {
          id: 'vector',
          input: 'HI',
          options: { size: 64 },
          output:
            'JVBERi0xLjQKMSAwIG9iago8PC9UeXBlL0NhdGFsb2cvUGFnZXMgMiAwIFI+PgplbmRvYmoKMiAwIG9iago8PC9UeXBlL1BhZ2VzL0tpZHNbMyAwIFJdL0NvdW50IDE+PgplbmRvYmoKMyAwIG9iago8PC9UeXBlL1BhZ2UvUGFyZW50IDIgMCBSL01lZGlhQm94WzAgMCA0OCA0OF0vUmVzb3VyY2VzPDw+Pi9Db250ZW50cyA0IDAgUj4+CmVuZG9iago0IDAgb2JqCjw8L0xlbmd0aCAxNjA4Pj5zdHJlYW0KMS42NTUyIDAgMCAtMS42NTUyIDAgNDggY20KMSAxIDEgcmcKMCAwIDI5IDI5IHJlIGYKMCAwIDAgcmcKNCA0IDcgMSByZQoxMiA0IDEgMSByZQoxOCA0IDcgMSByZQo0IDUgMSAxIHJlCjEwIDUgMSAxIHJlCjEzIDUgMSAxIHJlCjE2IDUgMSAxIHJlCjE4IDUgMSAxIHJlCjI0IDUgMSAxIHJlCjQgNiAxIDEgcmUKNiA2IDMgMSByZQoxMCA2IDEgMSByZQoxNCA2IDEgMSByZQoxNiA2IDEgMSByZQoxOCA2IDEgMSByZQoyMCA2IDMgMSByZQoyNCA2IDEgMSByZQo0IDcgMSAxIHJlCjYgNyAzIDEgcmUKMTAgNyAxIDEgcmUKMTIgNyAxIDEgcmUKMTQgNyAzIDEgcmUKMTggNyAxIDEgcmUKMjAgNyAzIDEgcmUKMjQgNyAxIDEgcmUKNCA4IDEgMSByZQo2IDggMyAxIHJlCjEwIDggMSAxIHJlCjE1IDggMSAxIHJlCjE4IDggMSAxIHJlCjIwIDggMyAxIHJlCjI0IDggMSAxIHJlCjQgOSAxIDEgcmUKMTAgOSAxIDEgcmUKMTMgOSAzIDEgcmUKMTggOSAxIDEgcmUKMjQgOSAxIDEgcmUKNCAxMCA3IDEgcmUKMTIgMTAgMSAxIHJlCjE0IDEwIDEgMSByZQoxNiAxMCAxIDEgcmUKMTggMTAgNyAxIHJlCjE0IDExIDEgMSByZQo2IDEyIDEgMSByZQo4IDEyIDMgMSByZQoxMiAxMiAzIDEgcmUKMTYgMTIgMiAxIHJlCjIxIDEyIDEgMSByZQoyNCAxMiAxIDEgcmUKNCAxMyAyIDEgcmUKNyAxMyAzIDEgcmUKMTMgMTMgMSAxIHJlCjE1IDEzIDIgMSByZQoxOCAxMyAyIDEgcmUKMjEgMTMgMSAxIHJlCjI0IDEzIDEgMSByZQo0IDE0IDEgMSByZQo2IDE0IDMgMSByZQoxMCAxNCAxIDEgcmUKMTIgMTQgNCAxIHJlCjE4IDE0IDIgMSByZQoyMiAxNCAyIDEgcmUKNSAxNSAzIDEgcmUKOSAxNSAxIDEgcmUKMTEgMTUgNCAxIHJlCjE2IDE1IDIgMSByZQoxOSAxNSAzIDEgcmUKMjMgMTUgMSAxIHJlCjUgMTYgMiAxIHJlCjggMTYgMSAxIHJlCjEwIDE2IDEgMSByZQoxMyAxNiAyIDEgcmUKMTcgMTYgMSAxIHJlCjE5IDE2IDEgMSByZQoyMiAxNiAxIDEgcmUKMjQgMTYgMSAxIHJlCjEyIDE3IDEgMSByZQoxNiAxNyAxIDEgcmUKMTggMTcgMSAxIHJlCjIyIDE3IDEgMSByZQoyNCAxNyAxIDEgcmUKNCAxOCA3IDEgcmUKMTMgMTggMiAxIHJlCjIwIDE4IDEgMSByZQoyNCAxOCAxIDEgcmUKNCAxOSAxIDEgcmUKMTAgMTkgMSAxIHJlCjEyIDE5IDQgMSByZQoxOCAxOSAxIDEgcmUKMjIgMTkgMSAxIHJlCjQgMjAgMSAxIHJlCjYgMjAgMyAxIHJlCjEwIDIwIDEgMSByZQoxMiAyMCAyIDEgcmUKMTcgMjAgMiAxIHJlCjIwIDIwIDEgMSByZQoyMiAyMCAxIDEgcmUKMjQgMjAgMSAxIHJlCjQgMjEgMSAxIHJlCjYgMjEgMyAxIHJlCjEwIDIxIDEgMSByZQoxMyAyMSAxIDEgcmUKMTUgMjEgMSAxIHJlCjE5IDIxIDEgMSByZQoyMSAyMSAxIDEgcmUKMjMgMjEgMSAxIHJlCjQgMjIgMSAxIHJlCjYgMjIgMyAxIHJlCjEwIDIyIDEgMSByZQoxMiAyMiAzIDEgcmUKMTggMjIgMiAxIHJlCjIxIDIyIDIgMSByZQoyNCAyMiAxIDEgcmUKNCAyMyAxIDEgcmUKMTAgMjMgMSAxIHJlCjE4IDIzIDQgMSByZQoyMyAyMyAyIDEgcmUKNCAyNCA3IDEgcmUKMTMgMjQgMSAxIHJlCjE1IDI0IDEgMSByZQoxNyAyNCAxIDEgcmUKMTkgMjQgMSAxIHJlCjIxIDI0IDIgMSByZQoyNCAyNCAxIDEgcmUKZioKZW5kc3RyZWFtCmVuZG9iagp4cmVmCjAgNQowMDAwMDAwMDAwIDY1NTM1IGYgCjAwMDAwMDAwMDkgMDAwMDAgbiAKMDAwMDAwMDA1NCAwMDAwMCBuIAowMDAwMDAwMTA1IDAwMDAwIG4gCjAwMDAwMDAxOTcgMDAwMDAgbiAKdHJhaWxlcgo8PC9TaXplIDUvUm9vdCAxIDAgUj4+CnN0YXJ0eHJlZgoxODUzCiUlRU9GCg==',
        },
      ],
    },
    many: {
      input: 'text',
      output: 'csv',
      primary: ['content', 'fileType'],
      options: listOptions,
      examples: [
        {
          id: 'links',
          input: 'https://example.org/1\nhttps://example.org/2',
          output:
            'file,content,version,level\ncode-1.svg,https://example.org/1,2,Medium\ncode-2.svg,https://example.org/2,2,Medium',
        },
        {
          id: 'phones',
          input: '+44 20 7946 0000\n+44 20 7946 0001',
          options: { content: 'phone', fileType: 'png' },
          output:
            'file,content,version,level\ncode-1.png,tel:+442079460000,1,Medium\ncode-2.png,tel:+442079460001,1,Medium',
        },
      ],
    },
    archive: {
      input: 'text',
      output: 'file',
      options: listOptions,
      examples: [
        {
          id: 'png',
          input: 'HI',
          options: { size: 64, fileType: 'png' },
          output:
            'UEsDBBQAAAAAAAAAIQBqFfXAbgIAAG4CAAAKAAAAY29kZS0xLnBuZ4lQTkcNChoKAAAADUlIRFIAAAA6AAAAOgEDAAAA23XYawAAAAZQTFRF////AAAAVcLTfgAAAAJ0Uk5T///Itd/HAAACFUlEQVR4AQEKAvX9AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD//MAP/8AAAAD//MAP/8AAAADADDDMAMAAAADADDDMAMAAAADPzAzM/MAAAADPzAzM/MAAAADPzM/M/MAAAADPzM/M/MAAAADPzAMM/MAAAADPzAMM/MAAAADADD8MAMAAAADADD8MAMAAAAD//MzP/8AAAAD//MzP/8AAAAAAAAwAAAAAAAAAAAwAAAAAAAAM/PzwMMAAAAAM/PzwMMAAAADz8DPPMMAAAADz8DPPMMAAAADPzP8PDwAAAADPzP8PDwAAAAA/M/zz8wAAAAA/M/zz8wAAAAA8zDwzDMAAAAA8zDwzDMAAAAAAAMDMDMAAAAAAAMDMDMAAAAD//DwAwMAAAAD//DwAwMAAAADADP8MDAAAAADADP8MDAAAAADPzPA8zMAAAADPzPA8zMAAAADPzDMDMwAAAADPzDMDMwAAAADPzPwPPMAAAADPzPwPPMAAAADADAAP88AAAADADAAP88AAAAD//DMzPMAAAAD//DMzPMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA3oKFXciU2QMAAAAASUVORK5CYIJQSwECFAMUAAAAAAAAACEAahX1wG4CAABuAgAACgAAAAAAAAAAAAAApIEAAAAAY29kZS0xLnBuZ1BLBQYAAAAAAQABADgAAACWAgAAAAA=',
        },
      ],
    },
    sheet: {
      input: 'text',
      output: 'html',
      internal: true,
      options: listOptions,
    },
    pictures: {
      input: 'text',
      output: 'rows',
      internal: true,
      options: listOptions,
    },
    terminal: {
      input: 'text',
      alsoTakes: { url: {} },
      output: 'text',
      countsFinalLineBreak: true,
      details: 'info',
      primary,
      options,
      examples: [
        {
          id: 'narrow',
          input: 'HI',
          options: { quietZone: 1 },
          output:
            '█▀▀▀▀▀▀▀█▀█████▀▀▀▀▀▀▀█\n█ █▀▀▀█ ██▄▀█ █ █▀▀▀█ █\n█ █   █ █▄█▄ ▄█ █   █ █\n█ ▀▀▀▀▀ █▀▄ ▄▀█ ▀▀▀▀▀ █\n███▀█▀▀▀█▀▀ █▀▀███▀██▀█\n█ ▄▀  ▄▀█▀ ▀ ▄█  █▄▀▀▄█\n██  ▄▀▄▀▄▄  █▄ █ ▄▄▀▄▀█\n█▀▀▀▀▀▀▀█▄▀▀█▄█▄█▀█▄█ █\n█ █▀▀▀█ █  ▄▄█▀ █▀█ █▀█\n█ █   █ █▀ ▀▄██▀ █ ▀▄▀█\n█ ▀▀▀▀▀ ██▀█▀█▀▄ ▄ ▀▄ █\n▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀',
        },
      ],
    },
    read: {
      input: 'file',
      headline: 'text',
      stallAfter: searchLimit,
      alsoTakes: { 'coded-picture': {} },
      output: { text: 'text', codes: 'rows', pictureWidth: 'number', pictureHeight: 'number' },
      facts: ['pictureWidth', 'pictureHeight'],
      examples: [
        {
          id: 'picture',
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
        { id: 'umlauts', input: 'Grüße', output: 'Grüße' },
        {
          id: 'vcard',
          input: 'Ada Lovelace',
          options: { content: 'contact', phones: '+44 20 7946 0000' },
          output:
            'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Lovelace;Ada;;;\r\nFN:Ada Lovelace\r\nTEL:+44 20 7946 0000\r\nEND:VCARD\r\n',
        },
        {
          id: 'transfer',
          input: 'Penknife',
          options: { content: 'sepa', iban: 'DE89 3704 0044 0532 0130 00', amount: '12.5' },
          output: 'BCD\n002\n1\nSCT\n\nPenknife\nDE89370400440532013000\nEUR12.50',
        },
      ],
    },
    parse: {
      input: 'text',
      output: { content: 'text', input: 'text', ...outputsOf(formFields, 'text') },
      headline: 'input',
      examples: [
        {
          id: 'vcard4',
          input: 'BEGIN:VCARD\nVERSION:4.0\nFN:Ada Lovelace\nTEL;VALUE=uri:tel:+44-20-7946-0000\nEND:VCARD',
          output: { content: 'contact', input: 'Ada Lovelace', phones: '+44-20-7946-0000' },
        },
        { id: 'place', input: 'geo:48.8584,2.2945', output: { content: 'location', input: '48.8584, 2.2945' } },
      ],
    },
    info: {
      input: 'text',
      output: {
        scan: 'text',
        width: 'text',
        version: 'number',
        usedLevel: 'text',
        usedBytes: 'number',
        freeBytes: 'number',
        modules: 'number',
        usedMask: 'number',
        bytes: 'number',
        segments: 'rows',
      },
      outputGroups: { inside: ['modules', 'usedMask', 'bytes', 'segments'] },
      countsFinalLineBreak: true,
      options,
      headline: 'version',
      examples: [
        { id: 'quartile', input: 'HELLO WORLD', options: { level: 'quartile' }, output: { version: 1, modules: 21 } },
        {
          id: 'digits',
          input: '01234567',
          output: { version: 1, modules: 21, segments: [{ mode: 'Digits', count: 8, bits: 41 }] },
        },
      ],
    },
  },
});
