import { choice, flag, int, text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

/** Without one, what the prefix says, else 10. */
const from = int(null, { optional: true, min: 2, max: 64 });
const to = { min: 2, max: 64 };
const bits = { min: 2, max: 4096 };

const alphabet = {
  alphabet: choice(
    [
      'lower-first',
      'upper-first',
      'base64',
      'base64url',
      'base62',
      'base58',
      'base32',
      'base32hex',
      'crockford32',
      'custom',
    ],
    'lower-first',
    { more: true },
  ),
  customAlphabet: text('', {
    when: { field: 'alphabet', is: 'custom' },
    pattern: '[^\\s.()…]*',
    maxLength: 128,
    more: true,
  }),
};

const style = {
  uppercase: flag(),
  prefix: flag(),
  group: choice(['none', '3', '4', '8'], 'none'),
  groupMark: choice(['space', 'underscore'], 'space', { when: { field: 'group', not: 'none' } }),
  width: int(null, { optional: true, min: 1, max: 4096, more: true }),
  fractionDigits: int(64, { min: 1, max: 1000, more: true }),
  repeating: flag(true, { more: true }),
};

const operators = {
  /** Of two numbers. */
  pair: ['and', 'or', 'xor', 'nand', 'nor'],
  shift: ['shiftLeft', 'shiftRight', 'shiftRightSigned', 'rotateLeft', 'rotateRight'],
} as const;

const sizes = ['8', '16', '32', '64', '128', 'custom'] as const;

const format = choice(['half', 'bfloat16', 'single', 'double'], 'single');

/** What the bits of a float are made of. */
const floatFields = {
  hexadecimal: 'text',
  binary: 'text',
  value: 'text',
  exactValue: 'text',
  class: 'text',
  sign: 'number',
  exponent: 'number',
  storedExponent: 'number',
  significand: 'text',
  fraction: 'text',
} as const;
const floatGroups = { fields: ['sign', 'exponent', 'storedExponent', 'significand', 'fraction'] };

export default defineTool({
  category: 'converter',
  icon: 'binary',
  page: { operations: ['describe', 'bitwise', 'encodeFloat', 'decodeFloat'], initialInput: '42' },
  operations: {
    describe: {
      input: 'numeral',
      output: {
        inputBase: 'number',
        decimal: 'text',
        hexadecimal: 'text',
        octal: 'text',
        binary: 'text',
        signed8: 'text',
        signed16: 'text',
        signed32: 'text',
        signed64: 'text',
        custom: 'text',
        base32: 'text',
        base64: 'text',
        twosComplement: 'text',
        twosComplementHex: 'text',
        bits: 'text',
        bitLength: 'number',
        byteLength: 'number',
        littleEndian: 'text',
        float32: 'text',
        float32Value: 'text',
        float32Exactness: 'text',
        float64: 'text',
        float64Value: 'text',
        float64Exactness: 'text',
      },
      facts: ['inputBase', 'bitLength', 'byteLength'],
      // Not the number as it was typed.
      headline: { by: 'inputBase', names: { 10: ['twosComplementHex', 'signed32', 'signed64', 'hexadecimal'] } },
      outputGroups: {
        otherBases: ['base32', 'base64'],
        machine: ['twosComplement', 'twosComplementHex', 'bits', 'littleEndian'],
        floats: ['float32', 'float32Value', 'float32Exactness', 'float64', 'float64Value', 'float64Exactness'],
      },
      primary: ['from', 'to'],
      options: {
        from,
        to: int(null, { ...to, optional: true }),
        signed: choice(['off', ...sizes], 'off'),
        bits: int(24, { ...bits, when: { field: 'signed', is: 'custom' } }),
        readSigned: flag(false, { when: { field: 'signed', not: 'off' } }),
        ...alphabet,
        ...style,
      },
      examples: [
        {
          id: 'decimalNumber',
          input: '42',
          output: { binary: '101010', octal: '52', hexadecimal: '2a' },
        },
        {
          id: 'largest64Bits',
          input: '0xFFFFFFFFFFFFFFFF',
          output: { decimal: '18446744073709551615', base64: 'f//////////' },
        },
        {
          id: 'oneTenth',
          input: '0.1',
          output: { binary: '0.0(0011)', float64: '3fb999999999999a', float64Exactness: 'rounded' },
        },
        {
          id: 'negativeNumber',
          input: '-5',
          output: { signed8: 'fb', signed32: 'fffffffb', twosComplement: '11111011' },
        },
        { id: 'binaryPrefix', input: '0b1100_1010', output: { decimal: '202', hexadecimal: 'ca' } },
      ],
    },
    convert: {
      input: 'numeral',
      output: 'text',
      primary: ['from', 'to'],
      options: { from, to: int(42, to), ...alphabet, ...style },
      examples: [
        { id: 'decimalToOctal', input: '192654', options: { to: 8 }, output: '570216' },
        { id: 'base64ToDecimal', input: 'zz', options: { from: 64, to: 10 }, output: '2275' },
        { id: 'numberList', input: '0x10\n0b11', options: { to: 10 }, output: '16\n3' },
        {
          id: 'uuidToBase58',
          input: '0x017f22e279b07cc398c4dc0c0c07398f',
          options: { to: 58, alphabet: 'base58' },
          output: 'BihbxwwQ4NZZpKRH9JDCz',
        },
      ],
    },
    bitwise: {
      input: 'numeral',
      output: {
        inputBase: 'number',
        decimal: 'text',
        signedDecimal: 'text',
        hexadecimal: 'text',
        octal: 'text',
        binary: 'text',
        custom: 'text',
        base32: 'text',
        base64: 'text',
        setBits: 'number',
        leadingZeros: 'number',
        trailingZeros: 'number',
      },
      facts: ['inputBase', 'setBits', 'leadingZeros', 'trailingZeros'],
      // In the notation of the input.
      headline: { by: 'inputBase', names: { 2: ['binary'], 8: ['octal'], 16: ['hexadecimal'] } },
      outputGroups: { otherBases: ['base32', 'base64'] },
      primary: ['bits', 'from', 'to'],
      options: {
        operator: choice(['and', 'or', 'xor', 'not', 'nand', 'nor', ...operators.shift], 'and', { place: 'input' }),
        other: text('0xff', {
          sample: true,
          maxLength: 200,
          place: 'input',
          when: { field: 'operator', is: operators.pair },
        }),
        amount: int(1, { min: 0, max: 4096, place: 'input', when: { field: 'operator', is: operators.shift } }),
        bits: int(32, { optional: true, min: 8, max: 128 }),
        from,
        to: int(null, { ...to, optional: true }),
        uppercase: style.uppercase,
        prefix: style.prefix,
        group: style.group,
        groupMark: style.groupMark,
      },
      examples: [
        {
          id: 'maskedBits',
          input: '0xdeadbeef',
          options: { operator: 'and', other: '0xffff' },
          output: { hexadecimal: '0000beef', decimal: '48879', setBits: 13, leadingZeros: 16 },
        },
        {
          id: 'inverted',
          input: '42',
          options: { operator: 'not', bits: 8 },
          output: { decimal: '213', signedDecimal: '-43', binary: '11010101' },
        },
        {
          id: 'rotated',
          input: '0x12345678',
          options: { operator: 'rotateLeft', amount: 8 },
          output: { hexadecimal: '34567812' },
        },
        {
          id: 'arithmeticShift',
          input: '-16',
          options: { operator: 'shiftRightSigned', amount: 2 },
          output: { decimal: '4294967292', signedDecimal: '-4', hexadecimal: 'fffffffc' },
        },
      ],
    },
    encodeFloat: {
      input: 'numeral',
      output: { ...floatFields, exactness: 'text' },
      headline: 'hexadecimal',
      outputGroups: floatGroups,
      primary: ['format', 'from'],
      options: { format, from },
      examples: [
        {
          id: 'oneTenth',
          input: '0.1',
          output: {
            hexadecimal: '3dcccccd',
            exactValue: '0.100000001490116119384765625',
            exponent: -4,
            exactness: 'rounded',
          },
        },
        {
          id: 'bfloat16Pi',
          input: '3.14159',
          options: { format: 'bfloat16' },
          output: { hexadecimal: '4049', value: '3.140625', binary: '0 10000000 1001001' },
        },
        {
          id: 'smallestDouble',
          input: '5e-324',
          options: { format: 'double' },
          output: { hexadecimal: '0000000000000001', class: 'subnormal' },
        },
      ],
    },
    decodeFloat: {
      input: 'numeral',
      output: { inputBase: 'number', ...floatFields },
      headline: 'value',
      facts: ['inputBase'],
      outputGroups: floatGroups,
      primary: ['format', 'from'],
      options: { format, from },
      examples: [
        {
          id: 'singleBits',
          input: '40490fdb',
          output: { value: '3.1415927', exactValue: '3.1415927410125732421875', sign: 0, exponent: 1 },
        },
        {
          id: 'largestHalf',
          input: '0x7bff',
          options: { format: 'half' },
          output: { value: '65504', class: 'normal', storedExponent: 30 },
        },
        { id: 'notANumber', input: '7fc00000', output: { value: 'NaN', class: 'quiet-nan' } },
      ],
    },
    twosComplement: {
      input: 'numeral',
      output: 'text',
      options: {
        from,
        bits: int(32, bits),
        to: int(2, { ...to, max: 36 }),
      },
      examples: [
        { id: 'negativeByte', input: '-42', options: { bits: 8 }, output: '11010110' },
        { id: 'hexByte', input: '-5', options: { bits: 8, to: 16 }, output: 'fb' },
      ],
    },
    parse: {
      input: 'numeral',
      output: 'number',
      options: { from, ...alphabet },
      examples: [
        { id: 'hexFraction', input: '0.a', options: { from: 16 }, output: 0.625 },
        { id: 'binaryPrefix', input: '0b1100_1010', output: 202 },
      ],
    },
  },
});
