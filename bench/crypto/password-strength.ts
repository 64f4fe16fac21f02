/**
 * How long a password takes to be rated, after the dictionaries are loaded, and how long those take. Run: npx tsx
 * bench/crypto/password-strength.ts
 */
import * as logic from '../../src/tools/password-strength-analyser/logic.ts';
import tool from '../../src/tools/password-strength-analyser/tool.ts';
import { timesOf } from '../shared/measure.ts';
import { runnerOf } from '../shared/run-tool.ts';

const rounds = 10;

const once = async (work: () => unknown): Promise<number> => Math.min(...(await timesOf(work, 1)));
const best = async (work: () => unknown): Promise<string> => Math.min(...(await timesOf(work, rounds))).toFixed(1);

const run = runnerOf(tool, logic);

const varied = 'jK8#mQ2$vL9!xR-T4b7&nW1@';
const passwords = {
  '10 letters': 'qwertyuiop',
  '25 letters': 'correcthorsebatterystaple',
  '40 varied characters': (varied + varied).slice(0, 40),
  '256 varied characters': varied.repeat(11).slice(0, 256),
};

for (const thorough of [false, true]) {
  const first = await once(() => run('passwordStrength', 'x', { thorough }));
  console.log(`${thorough ? 'thorough dictionaries' : 'dictionaries'} loaded: ${first.toFixed(0)} ms`);
  for (const [name, password] of Object.entries(passwords))
    console.log(`  ${name}: ${await best(() => run('passwordStrength', password, { thorough }))} ms`);
}
for (const [name, password] of Object.entries({
  '25 letters': passwords['25 letters'],
  '100 kB': 'aB1! é'.repeat(17_000),
}))
  console.log(`brute force, ${name}: ${await best(() => run('bruteForce', password))} ms`);
