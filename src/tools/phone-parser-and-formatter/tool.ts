import { choice, flag } from '#core/fields.ts';
import { defineTool, typedValue } from '#core/tool.ts';
import { phoneCountries } from '#generated/data/phone-countries.ts';

/** A piece of a text, and the number that it is. */
interface MarkedPiece {
  readonly text: string;
  readonly note?: string;
}

const reading = { country: choice(phoneCountries, 'US', { names: 'region', place: 'own' }), letters: flag(true) };
/** Where the call is made, which decides on the prefix that is dialed. */
const from = choice(['same', ...phoneCountries], 'same', { names: 'region', place: 'own' });

export default defineTool({
  category: 'data',
  icon: 'phone',
  createdAt: '2023-05-01',
  page: { data: 'phone-numbers', operations: ['describe', 'checkList', 'format', 'find'] },
  operations: {
    describe: {
      input: 'phone-number',
      list: { operation: 'checkList' },
      output: {
        state: 'text',
        verdict: 'text',
        valid: 'boolean',
        possible: 'boolean',
        problem: 'text',
        international: 'text',
        national: 'text',
        e164: 'phone-number',
        country: 'text',
        type: 'text',
        uri: 'phone-number',
        dialled: 'text',
        nationalNumber: 'text',
        extension: 'text',
        typed: 'text',
        countryCode: 'text',
        callingCode: 'text',
        countries: 'text',
        example: 'text',
      },
      outputGroups: {
        forms: ['uri', 'dialled', 'nationalNumber', 'extension', 'typed'],
        country: ['countryCode', 'callingCode', 'countries', 'example'],
      },
      secretInput: true,
      primary: [],
      options: { ...reading, from },
      headline: 'verdict',
      copies: 'international',
      verdict: { output: 'state', good: ['valid'], bad: ['impossible'] },
      components: { control: 'country-fields', result: 'phone-result' },
      examples: [
        {
          id: 'french',
          input: '+33612345678',
          output: { country: 'France', type: 'Mobile', international: '+33 6 12 34 56 78', e164: '+33612345678' },
        },
        {
          id: 'extension',
          input: '+1 (415) 555-2671 ext. 1234',
          output: { e164: '+14155552671', extension: '1234', national: '(415) 555-2671 ext. 1234' },
        },
        {
          id: 'national',
          input: '020 7946 0958',
          options: { country: 'GB' },
          output: { e164: '+442079460958', type: 'Landline' },
        },
        { id: 'letters', input: '1-800-FLOWERS', output: { e164: '+18003569377', type: 'Toll-free' } },
        { id: 'tooShort', input: '12345', output: { valid: false, state: 'incomplete' } },
        { id: 'unassigned', input: '+1 (555) 010-0000', output: { valid: false, possible: true, state: 'possible' } },
      ],
    },
    checkList: {
      input: 'text',
      output: { list: 'csv', lines: 'number', valid: 'number', possible: 'number', invalid: 'number' },
      facts: ['lines', 'valid', 'possible', 'invalid'],
      secretInput: true,
      primary: ['onlyInvalid'],
      options: { ...reading, onlyInvalid: flag() },
      headline: 'list',
      isWideTable: true,
      components: { control: 'country-fields' },
      examples: [
        {
          id: 'twoCountries',
          input: '+33612345678\n(415) 555-2671',
          output: { lines: 2, valid: 2, possible: 0, invalid: 0 },
        },
        {
          id: 'onlyInvalid',
          input: '+33612345678\n+33 6 12 34\n555-0100',
          options: { onlyInvalid: true },
          output: {
            list: 'line,result,number,country,type,e164,international,national,extension,problem\n2,impossible,+33 6 12 34,France,Unknown,,,,,Too short for France: numbers have 9 digits after the calling code; this one has 5.\n3,impossible,555-0100,United States,Unknown,,,,,Too short for United States: numbers have 10 digits after the calling code; this one has 7.',
            lines: 3,
            valid: 1,
            invalid: 2,
          },
        },
      ],
    },
    format: {
      input: 'text',
      output: 'text',
      secretInput: true,
      primary: ['form'],
      options: {
        form: choice(['e164', 'international', 'national', 'uri', 'dialled'], 'e164'),
        ...reading,
        from: { ...from, when: { field: 'form', is: 'dialled' } },
      },
      components: { control: 'country-fields' },
      examples: [
        { id: 'toE164', input: '(415) 555-2671\n+33 6 12 34 56 78', output: '+14155552671\n+33612345678' },
        {
          id: 'toInternational',
          input: '+33612345678',
          options: { form: 'international' },
          output: '+33 6 12 34 56 78',
        },
        {
          id: 'abroad',
          input: '+33612345678',
          options: { form: 'dialled', from: 'DE' },
          output: '00 33 6 12 34 56 78',
        },
      ],
    },
    find: {
      input: 'text',
      output: { matches: 'csv', count: 'number' },
      facts: ['count'],
      secretInput: true,
      primary: [],
      options: { country: reading.country },
      headline: 'matches',
      components: { control: 'country-fields', note: 'marked-numbers' },
      examples: [
        {
          id: 'sentence',
          input: 'Call +1 415-555-2671 or +33 6 12 34 56 78 now',
          output: {
            matches:
              'line,start,end,text,e164,country,type\n1,5,20,+1 415-555-2671,+14155552671,United States,Landline or mobile\n1,24,41,+33 6 12 34 56 78,+33612345678,France,Mobile',
            count: 2,
          },
        },
        {
          id: 'notANumber',
          input: 'Invoice 2024-01-31: 1,250.00 USD, questions to 415-555-2671',
          output: {
            matches:
              'line,start,end,text,e164,country,type\n1,47,59,415-555-2671,+14155552671,United States,Landline or mobile',
            count: 1,
          },
        },
      ],
    },
    mark: {
      input: 'text',
      output: typedValue<readonly MarkedPiece[]>(),
      internal: true,
      secretInput: true,
      options: { country: reading.country },
    },
  },
});
