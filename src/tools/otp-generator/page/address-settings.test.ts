import { expect, test } from 'vitest';
import { accountIn, changeAddress, settingsOf } from './address-settings.ts';

const account = (text: string) => {
  const found = accountIn(text);
  if (!found) throw new Error(`no account: ${text}`);
  return found;
};

const totp = 'otpauth://totp/Acme:ada?secret=JBSWY3DPEHPK3PXP&issuer=Acme&algorithm=SHA256&digits=8&period=60&image=x';
const hotp = 'otpauth://hotp/ada?secret=JBSWY3DPEHPK3PXP&counter=7';

test.each([
  [totp, { type: 'totp', algorithm: 'sha256', digits: '8', period: 60 }],
  [hotp, { type: 'hotp', algorithm: 'sha1', digits: '6', counter: '7' }],
  ['otpauth://steam/ada?secret=JBSWY3DPEHPK3PXP', { type: 'totp', algorithm: 'sha1', digits: 'steam', period: 30 }],
])('%s decides options', (text, settings) => {
  expect(settingsOf(account(text))).toEqual(settings);
});

test.each([
  [totp, { digits: '7' }, totp.replace('digits=8', 'digits=7')],
  [totp, { algorithm: 'sha512', period: 15 }, totp.replace('SHA256', 'SHA512').replace('period=60', 'period=15')],
  [totp, { type: 'hotp' }, totp.replace('totp', 'hotp').replace('period=60', 'counter=0')],
  [hotp, { counter: '8' }, 'otpauth://hotp/ada?secret=JBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&counter=8'],
  [totp, { period: 0 }, undefined],
  [hotp, { counter: '' }, undefined],
])('%s with %o', (text, settings, changed) => {
  expect(changeAddress(account(text), settings)).toBe(changed);
});

test.each(['JBSWY3DPEHPK3PXP', 'otpauth://totp/ada', `${totp}\n${hotp}`])('%s has no settings', (text) => {
  expect(accountIn(text)).toBeUndefined();
});
