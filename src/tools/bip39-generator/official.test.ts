import { describeOutcome, judgeRefusal, testOfficial } from '#testing/official.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const operations = {
  entropyToMnemonic: { operation: 'entropyToMnemonic', expected: 'mnemonic' },
  mnemonicToEntropy: { operation: 'mnemonicToEntropy', expected: 'entropy' },
  mnemonicToSeed: { operation: 'mnemonicToSeed', expected: 'seedHex' },
} as const;

interface Asked {
  readonly mode: keyof typeof operations;
  readonly language: string;
  readonly passphrase?: string;
}

/** NFKD makes an ideographic space a space. */
const plain = (value: unknown): string => String(value).normalize('NFKD').trim().replace(/\s+/g, ' ').toLowerCase();

testOfficial('bip39', {
  id: 'bip39-generator',
  tool,
  logic,
  // These two languages are in python-mnemonic, but not in the BIP.
  applies: ({ options }) => options?.['language'] !== 'russian' && options?.['language'] !== 'turkish',
  async judge(row, ask) {
    const { mode, language, passphrase } = row.options as unknown as Asked;
    const { operation, expected } = operations[mode];
    const outcome = await ask(operation, row.input, {
      // The suite names languages as the files of the BIP are named.
      language: language.replace('_', '-'),
      ...(passphrase !== undefined && { passphrase }),
    });
    if (row.expectError) return judgeRefusal(outcome);
    if (!('value' in outcome)) return describeOutcome(outcome);
    const { value } = outcome;
    const result = typeof value === 'string' ? value : (value as Readonly<Record<string, unknown>>)['seed'];
    const wanted = (row.expect as Readonly<Record<string, unknown>>)[expected];
    return plain(result) === plain(wanted) ? undefined : `${result} is not ${wanted}`;
  },
});
