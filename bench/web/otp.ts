/** One-time codes, beside Node's own HMAC. Run: npx tsx bench/web/otp.ts */
import { createHmac } from 'node:crypto';
import { plainContext } from '../../src/core/execution/context.ts';
import { counterBytes, makeCode } from '../../src/tools/otp-generator/code.ts';
import { measure } from '../shared/measure.ts';

const count = 10_000;
const key = new TextEncoder().encode('12345678901234567890');
const ctx = plainContext();

for (const algorithm of ['sha1', 'sha512'] as const) {
  const { time } = await measure(`10,000 codes, ${algorithm} (limit 1 s)`, async () => {
    for (let at = 0; at < count; at++) await makeCode(key, BigInt(at), { algorithm, digits: '6' }, ctx);
  });
  const macs = () => {
    for (let at = 0; at < count; at++)
      createHmac(algorithm, key)
        .update(counterBytes(BigInt(at)))
        .digest();
  };
  await measure("  Node's HMACs alone", macs, time);
}
