import { encodeHex } from '#lib/encoding/hex.ts';
import { describeOutcome, inputOf, testOfficial } from '#testing/official.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

testOfficial('hmac', {
  id: 'hmac-generator',
  tool,
  logic,
  async judge(row, ask) {
    const { algorithm, key, keyHex, encoding } = row.options as Readonly<Record<string, string | undefined>>;
    const input = inputOf(row);
    const isText = typeof input === 'string';
    const outcome = await ask('hmac', isText ? input : encodeHex(input), {
      algorithm: algorithm?.toLowerCase(),
      key: keyHex ?? key,
      keyEncoding: keyHex === undefined ? 'utf-8' : 'hex',
      inputAs: isText ? 'text' : 'hex',
      encoding,
    });
    if (!('value' in outcome)) return describeOutcome(outcome);
    const { mac } = outcome.value as Readonly<Record<string, unknown>>;
    return String(mac).toLowerCase() === String(row.expect).toLowerCase() ? undefined : `${mac} is not ${row.expect}`;
  },
});
