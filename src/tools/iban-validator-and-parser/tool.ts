import { choice, flag } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';
import { ibanCountryCodes } from '#generated/data/iban-country-codes.ts';

const unregistered = flag(true);

export default defineTool({
  category: 'data',
  icon: 'building-bank',
  createdAt: '2023-08-26',
  page: { data: 'iban-registry', operations: ['check', 'checkList', 'build', 'format', 'mask'], ownInputs: ['build'] },
  operations: {
    check: {
      input: 'iban',
      list: { operation: 'checkList' },
      output: {
        valid: 'boolean',
        state: 'text',
        verdict: 'text',
        missing: 'number',
        problems: 'text',
        formatted: 'text',
        country: 'text',
        bank: 'text',
        branch: 'text',
        account: 'text',
        nationalCheck: 'text',
        accountType: 'text',
        owner: 'text',
        currency: 'text',
        reserved: 'text',
        bban: 'text',
        electronic: 'text',
        masked: 'text',
        structure: 'text',
        qrIban: 'boolean',
        iid: 'text',
        countryCode: 'text',
        checkDigits: 'text',
        parts: 'rows',
        checks: 'rows',
        length: 'number',
        sepa: 'boolean',
        registered: 'boolean',
      },
      headline: 'verdict',
      copies: 'formatted',
      verdict: { output: 'state', good: ['valid'], bad: ['invalid'] },
      facts: ['length', 'sepa', 'registered'],
      outputGroups: {
        forms: ['electronic', 'masked', 'structure', 'qrIban', 'iid', 'countryCode', 'checkDigits'],
        checks: ['checks'],
      },
      secretInput: true,
      options: { unregistered },
      components: { result: 'checked-iban' },
      examples: [
        {
          id: 'french',
          input: 'FR7630006000011234567890189',
          output: { bank: '30006', branch: '00001', account: '12345678901', nationalCheck: '89' },
        },
        {
          id: 'british',
          input: 'GB29NWBK60161331926819',
          output: { bank: 'NWBK', branch: '601613', account: '31926819' },
        },
        {
          id: 'wrongCheckDigits',
          input: 'DE00370400440532013000',
          output: { valid: false, state: 'invalid', checkDigits: '00' },
        },
        {
          id: 'swappedDigits',
          input: 'GB82 WEST 1234 5698 7654 23',
          output: { valid: false, state: 'invalid', electronic: 'GB82WEST12345698765423' },
        },
        {
          id: 'german',
          input: 'DE89370400440532013000',
          output: {
            valid: true,
            formatted: 'DE89 3704 0044 0532 0130 00',
            bank: '37040044',
            sepa: true,
            qrIban: false,
          },
        },
        {
          id: 'swiss',
          input: 'CH9300762011623852957',
          output: { iid: '00762', bban: '00762011623852957', qrIban: false },
        },
      ],
    },
    checkList: {
      input: 'text',
      output: { list: 'csv', lines: 'number', valid: 'number', invalid: 'number' },
      headline: 'list',
      isWideTable: true,
      facts: ['lines', 'valid', 'invalid'],
      secretInput: true,
      options: { onlyInvalid: flag(), unregistered },
      examples: [
        {
          id: 'spacesAndHyphens',
          input: 'de89 3704-0044 0532 0130 00\nNO9386011117947',
          output: { lines: 2, valid: 2, invalid: 0 },
        },
        {
          id: 'oneInvalid',
          input: 'GB82WEST12345698765432\nGB83WEST12345698765432',
          output: { lines: 2, valid: 1, invalid: 1 },
        },
      ],
    },
    build: {
      input: 'text',
      output: 'iban',
      secretInput: true,
      options: { country: choice(ibanCountryCodes, 'DE', { names: 'region', place: 'own' }) },
      components: { lead: 'account-fields', note: 'built-iban' },
      examples: [
        { id: 'germanAccount', input: '37040044 0532013000', output: 'DE89370400440532013000' },
        {
          id: 'frenchAccount',
          input: '30006 00001 12345678901',
          options: { country: 'FR' },
          output: 'FR7630006000011234567890189',
        },
        {
          id: 'britishAccount',
          input: 'WEST 123456 98765432',
          options: { country: 'GB' },
          output: 'GB82WEST12345698765432',
        },
      ],
    },
    format: {
      input: 'text',
      alsoTakes: { iban: {} },
      output: 'text',
      secretInput: true,
      options: { style: choice(['print', 'electronic'], 'print') },
      examples: [
        { id: 'groupsOfFour', input: 'DE89370400440532013000', output: 'DE89 3704 0044 0532 0130 00' },
        {
          id: 'withoutSpaces',
          input: 'GB82 WEST 1234 5698 7654 32',
          options: { style: 'electronic' },
          output: 'GB82WEST12345698765432',
        },
      ],
    },
    mask: {
      input: 'text',
      alsoTakes: { iban: {} },
      output: 'text',
      secretInput: true,
      examples: [
        { id: 'oneIban', input: 'DE89370400440532013000', output: 'DE89 **** … 3000' },
        {
          id: 'severalIbans',
          input: 'GB82WEST12345698765432\nFR7630006000011234567890189',
          output: 'GB82 **** … 5432\nFR76 **** … 0189',
        },
      ],
    },
  },
});
