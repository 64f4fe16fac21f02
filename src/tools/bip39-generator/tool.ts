import { choice, text } from '#core/fields.ts';
import { defineTool, typedValue } from '#core/tool.ts';

const languages = [
  'english',
  'chinese-simplified',
  'chinese-traditional',
  'czech',
  'french',
  'italian',
  'japanese',
  'korean',
  'portuguese',
  'spanish',
] as const;

const language = choice(languages, 'english');
const readLanguage = choice(['auto', ...languages], 'auto');
const words = choice(['12', '15', '18', '21', '24'], '12');
const entropyForm = choice(['hex', 'binary', 'coin', 'dice', 'base6'], 'hex');

const legalWinner = 'legal winner thank year wave sausage worth useful legal winner thank yellow';

export default defineTool({
  category: 'crypto',
  icon: 'seedling',
  createdAt: '2026-11-22',
  page: { layout: 'two-way', operations: ['mnemonic', 'entropyToMnemonic', 'mnemonicToEntropy', 'lastWord'] },
  operations: {
    mnemonic: {
      output: { mnemonic: 'mnemonic', bits: 'number' },
      secretOutput: ['mnemonic'],
      facts: ['bits'],
      headline: 'mnemonic',
      primary: ['words', 'language'],
      options: { words, language },
      components: { after: 'derived' },
      examples: [
        { id: 'words24', options: { words: '24' }, output: { bits: 256 } },
        { id: 'words12', options: { words: '12' }, output: { bits: 128 } },
        {
          id: 'frenchWords',
          options: { language: 'french' },
          output: {
            mnemonic:
              'émouvoir aciduler prédire respect mignon illusion nature nébuleux veston fongible prospère jambe',
            bits: 128,
          },
          isRandom: true,
        },
      ],
    },
    entropyToMnemonic: {
      input: 'text',
      secretInput: true,
      output: 'mnemonic',
      secretOutput: true,
      inverse: 'mnemonicToEntropy',
      primary: ['language', 'entropyForm'],
      options: {
        language,
        entropyForm,
        words: choice(words.values, '12', { when: { field: 'entropyForm', is: ['dice', 'base6'] } }),
      },
      components: { control: 'entropy-button', after: 'derived' },
      // github.com/trezor/python-mnemonic, vectors.json.
      examples: [
        { id: 'repeatedByte', input: '7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f', output: legalWinner },
        {
          id: 'bits128',
          input: '9e885d952ad362caeb4efe34a8e91bd2',
          output: 'ozone drill grab fiber curtain grace pudding thank cruise elder eight picnic',
        },
        {
          id: 'bits256',
          input: 'ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
          output: 'zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo vote',
        },
        {
          id: 'frenchWords',
          input: '00000000000000000000000000000000',
          options: { language: 'french' },
          output: `${'abaisser '.repeat(11)}abeille`,
        },
        {
          id: 'coinFlips',
          input:
            'HTTHHTTHHTTHHTTHHTTHHTTHHTTHHTTHHTTHHTTHHTTHHTTHHTTHHTTHHTTHHTTHHTTHHTTHHTTHHTTHHTTHHTTHHTTHHTTHHTTHHTTHHTTHHTTHHTTHHTTHHTTHHTTH',
          options: { entropyForm: 'coin' },
          output: 'office smoke grid creek office smoke grid creek office smoke grid credit',
        },
      ],
    },
    mnemonicToEntropy: {
      input: 'mnemonic',
      secretInput: true,
      output: 'text',
      secretOutput: true,
      inverse: 'entropyToMnemonic',
      primary: ['language', 'entropyForm'],
      options: { language: readLanguage, entropyForm: choice(['hex', 'binary'], 'hex') },
      components: { control: 'word-suggestions', after: 'derived' },
      examples: [
        { id: 'words12', input: legalWinner, output: '7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f' },
        { id: 'words18', input: `${'zoo '.repeat(17)}when`, output: 'f'.repeat(48) },
        {
          id: 'frenchWords',
          input:
            'abaisser abaisser abaisser abaisser abaisser abaisser abaisser abaisser abaisser abaisser abaisser abeille',
          output: '00000000000000000000000000000000',
        },
      ],
    },
    mnemonicToSeed: {
      input: 'mnemonic',
      secretInput: true,
      output: { seed: 'text', masterFingerprint: 'text', fingerprint: 'text' },
      secretOutput: ['seed'],
      facts: ['masterFingerprint', 'fingerprint'],
      headline: 'seed',
      options: { language: readLanguage, passphrase: text('', { secret: true }) },
      examples: [
        {
          id: 'noPassphrase',
          input: `${'abandon '.repeat(11)}about`,
          output: {
            seed: '5eb00bbddcf069084889a8ab9155568165f5c453ccb85e70811aaed6f6da5fc19a5ac40b389cd370d086206dec8aa6c43daea6690f20ad3d8d48b2d2ce9e38e4',
            masterFingerprint: '73c5da0a',
          },
        },
        {
          id: 'withPassphrase',
          input: 'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about',
          options: { passphrase: 'TREZOR' },
          output: {
            seed: 'c55257c360c07c72029aebc1b53c05ed0362ada38ead3e3e9efa3708e53495531f09a6987599d18264c1e1c92f2cf141630c7a3c4ab7c81b2f001698e7463b04',
          },
        },
      ],
    },
    checkMnemonic: {
      input: 'mnemonic',
      secretInput: true,
      secretOutput: true,
      output: { table: 'rows', count: 'number', language: 'text', checksum: 'text' },
      facts: ['count', 'language', 'checksum'],
      headline: 'table',
      options: { language: readLanguage },
      examples: [
        { id: 'words12', input: legalWinner, output: { count: 12, language: 'english', checksum: '1000' } },
        {
          id: 'words24',
          input: 'zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo vote',
          output: { count: 24, language: 'english', checksum: '10101111' },
        },
      ],
    },
    lastWord: {
      input: 'text',
      secretInput: true,
      secretOutput: true,
      output: 'text',
      options: { language: readLanguage },
      components: { control: 'word-suggestions' },
      examples: [
        {
          id: 'after23Words',
          input: 'zoo '.repeat(23).trim(),
          output: 'buddy\ncash\ngap\nleaf\nmove\nparty\nsudden\nvote',
        },
      ],
    },
    generateEntropy: {
      output: 'text',
      internal: true,
      options: { words, entropyForm },
      examples: [{ id: 'hexadecimal', isRandom: true, output: '51e07b01e6f9bafca8b51af96d470c43' }],
    },
    suggest: {
      input: 'text',
      secretInput: true,
      output: typedValue<readonly string[]>(),
      internal: true,
      options: { language: readLanguage },
    },
  },
});
