import { describeOutcome, inputOf, testOfficial } from '#testing/official.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

/** The outputs by the names of the suite. */
const outputs = {
  valid: 'valid',
  country: 'countryCode',
  bban: 'bban',
  friendly: 'formatted',
  bankId: 'bank',
  branchId: 'branch',
  qrIban: 'qrIban',
};

/** Other validators take these for a mistake; people type lower case, and it is read as capital letters. */
const lowerCase = 'lower case is accepted';

testOfficial('iban', {
  id: 'iban-validator-and-parser',
  tool,
  logic,
  exceptions: {
    'commons-invalid/FR1420041010050500013m02606': lowerCase,
    'commons-invalid/MT84MALT011000012345mtlcast001s': lowerCase,
    'commons-invalid/LI21088100002324013aa': lowerCase,
    'commons-invalid/QA58DOHB00001234567890abcdefg': lowerCase,
  },
  async judge(row, ask) {
    const outcome = await ask('check', inputOf(row));
    if (!('value' in outcome)) return describeOutcome(outcome);
    const value = outcome.value as Readonly<Record<string, unknown>>;
    const wanted = row.expect as Readonly<Partial<Record<keyof typeof outputs, unknown>>>;
    const faults = (Object.keys(wanted) as (keyof typeof outputs)[]).flatMap((name) =>
      value[outputs[name]] === wanted[name] ? [] : [`${name} is ${value[outputs[name]]}, not ${wanted[name]}`],
    );
    return faults.join('; ') || undefined;
  },
});
