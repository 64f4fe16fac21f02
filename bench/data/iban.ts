/**
 * A list of 10,000 IBANs, right and wrong ones, beside ibantools, which returns no more than a code for what is wrong.
 * Run: npx tsx bench/data/iban.ts
 */
import { validateIBAN } from 'ibantools';
import * as logic from '../../src/tools/iban-validator-and-parser/logic.ts';
import tool from '../../src/tools/iban-validator-and-parser/tool.ts';
import { measure } from '../shared/measure.ts';
import { runnerOf } from '../shared/run-tool.ts';

const ibans = [
  'DE89370400440532013000',
  'FR7630006000011234567890189',
  'FR0630006000011234567890188',
  'MT84MALT011000012345MTLCAST001S',
  'IT33X0542811101000000123457',
  'DE8937040044053201300O',
  'GB29 NWBK 6016 1331 9268 19',
];
const lines = Array.from({ length: 10_000 }, (_, index) => ibans[index % ibans.length] ?? '');
const list = lines.join('\n');

const run = runnerOf(tool, logic);

const { time } = await measure('10,000 lines checked (limit 500 ms)', () => run('checkList', list));
await measure(
  '  ibantools, without parts and reasons',
  () => lines.map((line) => validateIBAN(line.replaceAll(' ', ''))),
  time,
);
await measure('10,000 lines masked', () => run('mask', list));
await measure('one IBAN, with a wrong national key (limit 1 ms)', () => run('check', 'FR0630006000011234567890188'));
