import { choice, flag, text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';
import { qrOptions } from '#lib/qr/options.ts';
import { searchLimit } from '#lib/qr-picture/options.ts';

const enterprise = { when: { field: 'encryption', is: 'enterprise' } } as const;
const rare = { more: true, group: 'rare' } as const;

const none = 'none';

const options = {
  encryption: choice(['wpa', 'sae', 'wep', 'nopass', 'enterprise'], 'wpa'),
  password: text('', { secret: true, content: true, place: 'input', when: { field: 'encryption', not: 'nopass' } }),
  hidden: flag(),
  eap: choice(
    [
      'PEAP',
      'TTLS',
      'TLS',
      'PWD',
      'FAST',
      'LEAP',
      'MD5',
      'GTC',
      'POTP',
      'IKEv2',
      'SIM',
      'AKA',
      "AKA'",
      'PSK',
      'TEAP',
      'EKE',
      'NOOB',
    ],
    'PEAP',
    enterprise,
  ),
  phase2: choice(['MSCHAPV2', 'PAP', 'MSCHAP', 'GTC', 'SIM', 'AKA', "AKA'", none], 'MSCHAPV2', enterprise),
  identity: text('', { transient: true, ...enterprise }),
  anonymous: text('', { transient: true, ...enterprise }),
  transitionDisable: flag(false, { ...rare, when: { field: 'encryption', is: ['wpa', 'sae'] } }),
  quoteHex: flag(false, rare),
  cardTitle: text('', { transient: true, group: 'card' }),
  showPassword: flag(true, { group: 'card' }),
  cardLanguage: choice(['auto', 'en', 'de', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'ja', 'zh'], 'auto', { group: 'card' }),
  ...qrOptions,
  logo: { ...qrOptions.logo, place: 'own' as const },
};

const fields = {
  ssid: 'text',
  security: 'text',
  password: 'text',
  hidden: 'boolean',
  eap: 'text',
  phase2: 'text',
  identity: 'text',
  anonymous: 'text',
  transitionDisable: 'boolean',
} as const;

export default defineTool({
  category: 'images-and-videos',
  icon: 'wifi',
  createdAt: '2026-11-23',
  shortName: 'wifi',
  page: {
    dropsOldResults: true,
    operations: ['build', 'parse', 'readPicture'],
    ownInputs: ['parse', 'readPicture'],
  },
  operations: {
    build: {
      input: 'line',
      secretOutput: true,
      output: { qr: 'svg', text: 'text', card: 'svg' },
      outputGroups: { card: ['card'] },
      primary: ['encryption', 'hidden', 'level'],
      options,
      headline: 'qr',
      copies: 'text',
      components: { result: 'code-rows', note: 'look' },
      examples: [
        {
          id: 'home',
          input: 'mynetwork',
          options: { password: 'mypassword' },
          output: { text: 'WIFI:T:WPA;S:mynetwork;P:mypassword;;' },
        },
        {
          id: 'open',
          input: 'Cafe',
          options: { encryption: 'nopass', hidden: true },
          output: { text: 'WIFI:T:nopass;S:Cafe;H:true;;' },
        },
        {
          id: 'wpa3',
          input: 'Office 5G',
          options: { encryption: 'sae', password: 'correct horse' },
          output: { text: 'WIFI:T:SAE;S:Office 5G;P:correct horse;;' },
        },
        {
          id: 'special',
          input: 'Café; "René"',
          options: { password: 'a:b,c;d and e' },
          output: { text: 'WIFI:T:WPA;S:Café\\; \\"René\\";P:a\\:b\\,c\\;d and e;;' },
        },
        {
          id: 'enterprise',
          input: 'Corp',
          options: { encryption: 'enterprise', identity: 'ada@example.com', password: 'secret' },
          output: { text: 'WIFI:T:WPA2-EAP;S:Corp;E:PEAP;PH2:MSCHAPV2;I:ada@example.com;P:secret;;' },
        },
      ],
    },
    png: {
      input: 'line',
      secretOutput: true,
      output: 'file',
      primary: ['encryption', 'hidden', 'level'],
      options,
      examples: [
        {
          id: 'small',
          input: 'Cafe',
          options: { encryption: 'nopass', size: 64 },
          output:
            'iVBORw0KGgoAAAANSUhEUgAAACEAAAAhAQMAAABtKlAsAAAABlBMVEX///8AAABVwtN+AAAAAnRSTlP//8i138cAAADRSURBVHgBAcYAOf8AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD+Gz+AAACCXyCAAAC60K6AAAC6t66AAAC6mC6AAACC7yCAAAD+qr+AAAAAoYAAAAC+Oz4AAACAMiYAAABi3PuAAAA1xhOAAAACBbuAAAC86ngAAACaRe6AAACIL9EAAACr7f4AAAAA4ouAAAD+GK0AAACCkYkAAAC68PyAAAC6jKyAAAC651yAAACCLOoAAAD+q1KAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAxRCngOnNjUwAAAABJRU5ErkJggg==',
        },
      ],
    },
    print: {
      input: 'line',
      output: 'file',
      internal: true,
      options: { paper: choice(['pdf', 'eps'], 'pdf'), ...options },
    },
    parse: {
      input: 'wifi',
      secretInput: true,
      output: fields,
      headline: 'password',
      scans: true,
      components: { note: 'edit-code' },
      examples: [
        {
          id: 'semicolons',
          input: 'WIFI:S:Ten\\;\\;Chars;P:0123456789;T:WEP;;',
          output: { ssid: 'Ten;;Chars', security: 'WEP', password: '0123456789', hidden: false },
        },
        {
          id: 'hiddenWpa',
          input: 'WIFI:T:WPA;S:attic;P:"quoted";H:true;;',
          output: { ssid: 'attic', security: 'WPA', password: 'quoted', hidden: true },
        },
      ],
    },
    readPicture: {
      input: 'file',
      headline: 'password',
      stallAfter: searchLimit,
      secretInput: true,
      output: { ...fields, text: 'text' },
      scans: true,
      components: { note: 'edit-code' },
      examples: [
        {
          id: 'picture',
          input:
            'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACEAAAAhAQMAAABtKlAsAAAABlBMVEX///8AAABVwtN+AAAAAnRSTlP//8i138cAAADRSURBVHgBAcYAOf8AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD+Gz+AAACCXyCAAAC60K6AAAC6t66AAAC6mC6AAACC7yCAAAD+qr+AAAAAoYAAAAC+Oz4AAACAMiYAAABi3PuAAAA1xhOAAAACBbuAAAC86ngAAACaRe6AAACIL9EAAACr7f4AAAAA4ouAAAD+GK0AAACCkYkAAAC68PyAAAC6jKyAAAC651yAAACCLOoAAAD+q1KAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAxRCngOnNjUwAAAABJRU5ErkJggg==',
          output: { ssid: 'Cafe', security: 'nopass', text: 'WIFI:T:nopass;S:Cafe;;' },
        },
      ],
    },
  },
});
