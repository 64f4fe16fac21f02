import { isDeepStrictEqual } from 'node:util';
import { describeOutcome, inputOf, judgeRefusal, testOfficial } from '#testing/official.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

interface Expected {
  readonly header?: unknown;
  readonly payload?: unknown;
  readonly payloadText?: string;
  readonly signatureValid?: boolean;
  readonly claimsUtc?: Readonly<Record<string, string>>;
}

testOfficial('jwt', {
  id: 'jwt-parser',
  tool,
  logic,
  async judge(row, ask) {
    const { verify } = (row.options ?? {}) as { readonly verify?: { readonly secret?: string } };
    const key = verify?.secret ?? (verify && JSON.stringify(verify));
    const outcome = await ask('decode', inputOf(row), { key, dates: 'iso' });
    if (row.expectError) return judgeRefusal(outcome);
    const expected = row.expect as Expected | undefined;
    if (!('value' in outcome))
      return expected?.signatureValid === false ? judgeRefusal(outcome) : describeOutcome(outcome);
    if (expected === undefined) return undefined;
    const value = outcome.value as Readonly<Record<string, unknown>>;
    const { header, payload, payloadText, signatureValid, claimsUtc = {} } = expected;
    const json = (text: unknown) => (typeof text === 'string' ? JSON.parse(text) : undefined);
    if (header !== undefined && !isDeepStrictEqual(json(value['header']), header)) return `header ${value['header']}`;
    if (payload !== undefined && !isDeepStrictEqual(json(value['payload']), payload))
      return `payload ${value['payload']}`;
    const text = value['content'] ?? value['payloadAsSigned'];
    if (payloadText !== undefined && text !== payloadText) return `payload ${text}`;
    const isValid = value['signatureState'] === 'valid';
    if (signatureValid !== undefined && isValid !== signatureValid) return `signature ${value['signatureState']}`;
    const claims = (value['payloadClaims'] ?? []) as readonly { readonly name: string; readonly date: string }[];
    for (const [name, moment] of Object.entries(claimsUtc)) {
      const { date = '' } = claims.find((claim) => claim.name === name) ?? {};
      if (Date.parse(date.split(' ')[0] ?? '') !== Date.parse(moment)) return `${name} is ${date}`;
    }
    return undefined;
  },
});
