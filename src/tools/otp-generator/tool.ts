import { choice, int, text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';
import { searchLimit } from '#lib/qr-picture/options.ts';

const secretFormat = choice(['base32', 'hex', 'base64', 'text'], 'base32', { more: true });
const form = {
  algorithm: choice(['sha1', 'sha256', 'sha512'], 'sha1'),
  digits: choice(['6', '7', '8', '9', '10', '5', 'steam'], '6'),
};
const period = int(30, { min: 1, max: 3_600 });
/** A whole number of 64 bits. */
const counter = text('0', { pattern: '\\d{1,20}', maxLength: 20 });
const moment = {
  start: int(0, { min: 0, max: 1_000_000_000, more: true }),
  time: text('', { moment: true, more: true }),
};
const type = choice(['totp', 'hotp'], 'totp');
const ofTotp = { field: 'type', is: 'totp' } as const;
const ofHotp = { field: 'type', is: 'hotp' } as const;

const addressOptions = {
  issuer: text('', { maxLength: 200, transient: true }),
  account: text('', { maxLength: 200, transient: true }),
  type,
  ...form,
  period: int(30, { min: 1, max: 3_600, when: ofTotp }),
  counter: text('0', { pattern: '\\d{1,20}', maxLength: 20, when: ofHotp }),
  secretFormat,
};

const workings = {
  mac: 'hex',
  truncated: 'hex',
  secretBase32: 'text',
  secretHex: 'hex',
  secretBase64: 'base64',
} as const;

/** Where the settings come from, unless it is the options. */
const source = { settings: 'text' } as const;
const facts = ['settings'] as const;

export default defineTool({
  category: 'web',
  icon: 'device-mobile-code',
  createdAt: '2026-11-22',
  shortName: 'otp',
  page: {
    beginsInBrowser: true,
    dropsOldResults: true,
    operations: ['totp', 'hotp', 'verify', 'writeAddress', 'readAddress', 'readPicture'],
  },
  operations: {
    totp: {
      input: 'otp-secret',
      secretInput: true,
      output: {
        code: 'text',
        next: 'text',
        previous: 'text',
        upcoming: 'csv',
        secondsLeft: 'number',
        period: 'number',
        unixTime: 'number',
        step: 'number',
        stepHex: 'hex',
        ...workings,
        ...source,
      },
      facts,
      outputGroups: {
        later: ['upcoming'],
        workings: ['secondsLeft', 'period', 'unixTime', 'step', 'stepHex', 'mac', 'truncated'],
        secret: ['secretBase32', 'secretHex', 'secretBase64'],
      },
      primary: ['algorithm', 'digits', 'period'],
      options: { ...form, period, secretFormat, ...moment },
      headline: 'code',
      scans: true,
      components: { control: 'new-secret', result: 'codes' },
      examples: [
        // RFC 6238, appendix B, with six digits.
        {
          id: 'base32',
          input: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
          options: { time: '1970-01-01T00:00:59Z' },
          output: { code: '287082', next: '359152', previous: '755224' },
        },
        {
          id: 'otpauth',
          input: 'otpauth://totp/Example:alice?secret=JBSWY3DPEHPK3PXP&issuer=Example',
          options: { time: '2016-06-07T18:38:27Z' },
          output: { code: '341128' },
        },
        {
          id: 'eightDigits',
          input: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZA',
          options: { algorithm: 'sha256', digits: '8', time: '1970-01-01T00:00:59Z' },
          output: { code: '46119246' },
        },
        {
          id: 'steam',
          input: 'JBSWY3DPEHPK3PXP',
          options: { digits: 'steam', time: '2016-06-07T18:38:27Z' },
          output: { code: 'J3DT5' },
        },
      ],
    },
    hotp: {
      input: 'otp-secret',
      secretInput: true,
      output: { code: 'text', next: 'text', previous: 'text', ...workings, ...source },
      facts,
      outputGroups: {
        workings: ['mac', 'truncated'],
        secret: ['secretBase32', 'secretHex', 'secretBase64'],
      },
      primary: ['counter', 'algorithm', 'digits'],
      options: { counter, ...form, secretFormat },
      // RFC 4226, appendix D.
      headline: 'code',
      scans: true,
      components: { control: 'new-secret' },
      examples: [
        {
          id: 'counterNine',
          input: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
          options: { counter: '9' },
          output: { code: '520489', previous: '399871', mac: '1637409809a679dc698207310c8c7fc07290d9e5' },
        },
        { id: 'counterZero', input: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', output: { code: '755224', next: '287082' } },
      ],
    },
    verify: {
      input: 'otp-secret',
      secretInput: true,
      output: { valid: 'boolean', verdict: 'text', ...source },
      facts,
      primary: ['code', 'window', 'type'],
      needs: 'code',
      options: {
        code: text('', { maxLength: 20, transient: true }),
        window: int(1, { min: 0, max: 10 }),
        type,
        ...form,
        period: int(30, { min: 1, max: 3_600, when: ofTotp }),
        counter: text('0', { pattern: '\\d{1,20}', maxLength: 20, when: ofHotp }),
        secretFormat,
        start: int(0, { min: 0, max: 1_000_000_000, more: true, when: ofTotp }),
        time: text('', { moment: true, more: true, when: ofTotp }),
      },
      headline: 'verdict',
      verdict: { output: 'valid', good: ['true'], bad: ['false'] },
      scans: true,
      components: { control: 'new-secret' },
      examples: [
        {
          id: 'driftingClock',
          input: 'JBSWY3DPEHPK3PXP',
          options: { code: '635183', window: 2, time: '2022-08-23T14:54:15Z' },
          output: { valid: true },
        },
        {
          id: 'wrongCode',
          input: 'JBSWY3DPEHPK3PXP',
          options: { code: '123456', time: '2022-08-23T14:54:15Z' },
          output: { valid: false, verdict: 'Wrong code (checked ±30 seconds)' },
        },
      ],
    },
    writeAddress: {
      input: 'otp-secret',
      secretInput: true,
      secretOutput: true,
      output: { address: 'text', qr: 'svg' },
      saveAs: [{ operation: 'png', extension: 'png' }],
      primary: ['issuer', 'account', 'type'],
      options: addressOptions,
      headline: 'address',
      scans: true,
      components: { control: 'new-secret' },
      examples: [
        {
          id: 'account',
          input: 'JBSWY3DPEHPK3PXP',
          options: { issuer: 'ACME Co', account: 'alice@example.com' },
          output: {
            address:
              'otpauth://totp/ACME%20Co:alice%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=ACME%20Co&algorithm=SHA1&digits=6&period=30',
          },
        },
        {
          id: 'hotpAddress',
          input: 'JBSWY3DPEHPK3PXP',
          options: { issuer: 'Example', account: 'ada', type: 'hotp', counter: '5' },
          output: {
            address:
              'otpauth://hotp/Example:ada?secret=JBSWY3DPEHPK3PXP&issuer=Example&algorithm=SHA1&digits=6&counter=5',
          },
        },
      ],
    },
    readAddress: {
      input: 'otp-secret',
      secretInput: true,
      output: 'csv',
      scans: true,
      examples: [
        {
          id: 'migration',
          input:
            'otpauth-migration://offline?data=CjEKCkhlbGxvId6tvu8SGEV4YW1wbGU6YWxpY2VAZ29vZ2xlLmNvbRoHRXhhbXBsZTAC',
          output:
            'type,issuer,account,secret,algorithm,digits,period,counter,other\ntotp,Example,alice@google.com,JBSWY3DPEHPK3PXP,SHA1,6,30,,',
        },
        {
          id: 'oneAccount',
          input: 'otpauth://totp/Example:ada?secret=JBSWY3DPEHPK3PXP&issuer=Example&digits=8',
          output:
            'type,issuer,account,secret,algorithm,digits,period,counter,other\ntotp,Example,ada,JBSWY3DPEHPK3PXP,SHA1,8,30,,',
        },
      ],
    },
    png: {
      input: 'otp-secret',
      secretInput: true,
      secretOutput: true,
      output: 'file',
      primary: ['issuer', 'account', 'type'],
      options: addressOptions,
      internal: true,
    },
    readPicture: {
      input: 'file',
      headline: 'address',
      stallAfter: searchLimit,
      secretInput: true,
      output: { address: 'text', accounts: 'csv' },
      scans: true,
      examples: [
        {
          id: 'picture',
          input:
            'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAEIAAABCAQMAAADZmpKrAAAABlBMVEX///8AAABVwtN+AAAAAnRSTlP//8i138cAAAKfSURBVHgBAZQCa/0AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA//z8wM//wAAAAP/8/MDP/8AAAADADDAAzADAAAAAwAwwAMwAwAAAAM/Mzz/M/MAAAADPzM8/zPzAAAAAz8zw/8z8wAAAAM/M8P/M/MAAAADPzMPPzPzAAAAAz8zDz8z8wAAAAMAMDwAMAMAAAADADA8ADADAAAAA//zMzM//wAAAAP/8zMzP/8AAAAAAAAPDwAAAAAAAAAADw8AAAAAAAP8MzA8w/MAAAAD/DMwPMPzAAAAAM8MDzAAzAAAAADPDA8wAMwAAAAD8/Pz8zwAAAAAA/Pz8/M8AAAAAAPPz/PM8/AAAAADz8/zzPPwAAAAAPD8/PDz/wAAAADw/Pzw8/8AAAAAAA/APDMDAAAAAAAPwDwzAwAAAADMPD/zz/wAAAAAzDw/88/8AAAAAz8A8zwzDAAAAAM/APM8MwwAAAAAPDD8w//zAAAAADww/MP/8wAAAAAAAwD/A/MAAAAAAAMA/wPzAAAAA//w8zMzDwAAAAP/8PMzMw8AAAADADD/PwPDAAAAAwAw/z8DwwAAAAM/MAAD/8wAAAADPzAAA//MAAAAAz8zwPz/DwAAAAM/M8D8/w8AAAADPzM8DPMMAAAAAz8zPAzzDAAAAAMAMzD8/PAAAAADADMw/PzwAAAAA//zM8DD/wAAAAP/8zPAw/8AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABzYMVTJw7B8wAAAABJRU5ErkJggg==',
          output: {
            address: 'otpauth://totp/?secret=MZXW6YTB',
          },
        },
      ],
    },
    generateSecret: {
      output: { secret: 'text', size: 'number' },
      secretOutput: ['secret'],
      facts: ['size'],
      options: {
        bytes: choice(['20', '10', '16', '32', '64'], '20'),
        secretFormat: choice(['base32', 'hex', 'base64'], 'base32'),
      },
      headline: 'secret',
      examples: [
        { id: 'usual', output: { size: 20 } },
        {
          id: 'sixteenHex',
          options: { bytes: '16', secretFormat: 'hex' },
          output: { secret: '51e07b01e6f9bafca8b51af96d470c43', size: 16 },
          isRandom: true,
        },
      ],
    },
  },
});
