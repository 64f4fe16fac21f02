import { type Context, ToolError } from '#core/tool.ts';
import { checkDigitsOf, compactIban } from '#lib/iban/iban.ts';
import type { QrCode } from '#lib/qr/encode-qr.ts';
import { plainNumberReader } from '#lib/rational/read-number.ts';
import { shorten } from '#lib/text/shorten.ts';
import type { FilledForm, Form } from './form.ts';

/** Characters of each text (EPC069-12, section 3.3). */
const maxLengths = { name: 70, purpose: 4, reference: 35, remittance: 140, information: 70 } as const;
const maxBytes = 331;
const maxVersion = 13;

/**
 * A credit transfer in euros (EPC069-12, version 2).
 * @throws ToolError `payment-name`, `payment-line`, `payment-length` (`n`, `max`), `not-a-bic`, `not-an-iban`,
 *   `iban-digits` (`x`), `not-an-amount` (`x`), `ambiguous-amount` (`x`, `euros`), `two-references`, `payment-bytes` (`n`, `max`)
 */
export function writePayment(input: string, form: Form): string {
  const name = checkText(input, 'name');
  if (name === '') throw new ToolError('payment-name');
  const bic = readBic(form.bic);
  const iban = readIban(form.iban);
  const amount = readAmount(form.amount);
  const [purpose, reference, remittance, information] = (
    ['purpose', 'reference', 'remittance', 'information'] as const
  ).map((field) => checkText(form[field], field));
  if (reference !== '' && remittance !== '')
    throw new ToolError('two-references', {}, { offset: 0, field: 'remittance' });
  const text = ['BCD', '002', '1', 'SCT', bic, name, iban, amount, purpose, reference, remittance, information]
    .join('\n')
    .replace(/\n+$/, '');
  const bytes = new TextEncoder().encode(text).length;
  if (bytes > maxBytes) throw new ToolError('payment-bytes', { n: bytes, max: maxBytes });
  return text;
}

function checkText(text: string, field: keyof typeof maxLengths): string {
  const written = text.trim();
  const length = [...written].length;
  const max = maxLengths[field];
  const place = { offset: 0, ...(field === 'name' ? { length: text.length } : { field }) };
  if (/[\r\n]/.test(written)) throw new ToolError('payment-line', {}, place);
  if (length > max) throw new ToolError('payment-length', { n: length, max }, place);
  return written;
}

function readBic(text: string): string {
  const bic = text.replace(/\s/g, '').toUpperCase();
  if (bic !== '' && !/^[A-Z\d]{4}[A-Z]{2}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(bic))
    throw new ToolError('not-a-bic', { x: shorten(text) }, { offset: 0, field: 'bic' });
  return bic;
}

function readIban(text: string): string {
  const iban = compactIban(text);
  const fail = (code: string) => new ToolError(code, { x: shorten(text) }, { offset: 0, field: 'iban' });
  if (iban === '') throw fail('iban-missing');
  if (!/^[A-Z]{2}\d\d[A-Z\d]{10,30}$/.test(iban)) throw fail('not-an-iban');
  if (checkDigitsOf(iban.slice(0, 2), iban.slice(4)) !== iban.slice(2, 4)) throw fail('iban-digits');
  return iban;
}

/** `EUR` and an amount from 0.01 to 999999999.99, perhaps with thousands separators; nothing of nothing. */
function readAmount(text: string): string {
  const amount = text.replace(/^\s*(?:€|EUR)|(?:€|EUR)\s*$/i, '').trim();
  if (amount === '') return '';
  const fail = (code: string, params = {}) =>
    new ToolError(code, { x: shorten(text), ...params }, { offset: 0, field: 'amount' });
  const plain = plainAmount(amount, () => fail('ambiguous-amount', { euros: amount.replace(/\D/g, '') }));
  const [, euros, cents = ''] = /^0*(\d{1,9})(?:\.(\d{1,2}))?$/.exec(plain) ?? [];
  if (euros === undefined || Number(plain) === 0) throw fail('not-an-amount');
  return `EUR${euros}.${cents.padEnd(2, '0')}`;
}

/** An amount with a decimal point and nothing between its digits; empty where it is none. */
function plainAmount(amount: string, ambiguous: () => ToolError): string {
  if (/[^\d\s.,'’]/.test(amount)) return '';
  const notice = () => {
    throw ambiguous();
  };
  try {
    // In a language with a decimal comma, a point before three digits is reported as a comma is.
    return plainNumberReader({ decimalSign: 'auto' }, { locale: 'de', notice })(amount);
  } catch (error) {
    if (error instanceof ToolError && error.code !== 'ambiguous-amount') return '';
    throw error;
  }
}

/** Reports what banks may not read: payments have error correction M and version 13 at most. */
export function checkPaymentCode({ level, version }: QrCode, { notice }: Pick<Context, 'notice'>): void {
  if (level !== 'medium') notice('payment-level');
  if (version > maxVersion) notice('payment-version', { version, max: maxVersion });
}

/** What a payment says, for the form. */
export function readPayment(text: string): FilledForm {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  const [, , , , bic = '', input = '', iban = '', amount = '', purpose = '', reference = '', ...texts] = lines;
  const [remittance = '', information = '', ...others] = texts;
  const fields = { bic, iban, amount: amount.replace(/^EUR/, ''), purpose, reference, remittance, information };
  return { content: 'sepa', input, fields, lost: others.filter(Boolean) };
}
