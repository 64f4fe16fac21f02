import { describe, expect, test } from 'vitest';
import { detectKinds } from '#core/kinds/detect.ts';
import type { KindId } from '#core/kinds/kinds.ts';
import { findAnswer } from './answer.ts';

const context = { locale: 'en', timeZone: 'UTC' };
const ask = (
  text: string,
  tool: string,
  operation: string,
  kind = detectKinds(text)[0]?.kind as KindId,
  options = {},
) => findAnswer({ text, kind, tool, operation, options }, context);

describe('answers with the headline of the operation', () => {
  test.each([
    ['0xff', 'base-converter', 'describe', '255', 'decimal number'],
    ['255', 'base-converter', 'describe', 'ff', 'hexadecimal number'],
    ['15% of 80', 'percentage-calculator', 'ask', '12', 'result'],
    ['#ff6600', 'color-converter', 'convertAll', 'rgb(255 102 0)', 'RGB'],
  ])('%s', async (text, tool, operation, answer, what) => {
    expect(await ask(text, tool, operation)).toEqual({ shown: answer, copied: answer, what });
  });

  test('a message of the tool, where the headline says too little', async () => {
    expect(await ask('10.0.0.0/8', 'ipv4-subnet-calculator', 'describe')).toEqual({
      shown: '16,777,214 hosts · 10.0.0.1 – 10.255.255.254',
      copied: '16,777,214 hosts · 10.0.0.1 – 10.255.255.254',
    });
    expect(await ask('192.0.2.1/32', 'ipv4-subnet-calculator', 'describe')).toMatchObject({
      shown: '1 host · 192.0.2.1',
    });
    expect(await ask('DE89370400440532013001', 'iban-validator-and-parser', 'check')).toMatchObject({
      shown: 'Invalid · Germany',
    });
    expect(await ask('404', 'http-status-codes', 'search')).toMatchObject({ copied: '404 Not Found' });
    expect(await ask('20°C', 'temperature-converter', 'convertAll')).toMatchObject({
      shown: '20 °C · 68 °F · 293.15 K',
    });
  });

  test('a message of the tool; the headline in it is copied', async () => {
    const question = {
      text: '1700000000',
      kind: 'date',
      tool: 'date-converter',
      operation: 'describe',
      options: {},
    } as const;
    expect(await findAnswer(question, { ...context, now: () => new Date(1_700_000_060_000) })).toEqual({
      shown: '2023-11-14T22:13:20Z · 1 minute ago',
      copied: '2023-11-14T22:13:20Z',
      what: 'ISO 8601 date',
    });
  });

  test('of a verdict, what it is about is copied', async () => {
    expect(await ask('DE89370400440532013000', 'iban-validator-and-parser', 'check')).toEqual({
      shown: 'Valid · Germany',
      copied: 'DE89 3704 0044 0532 0130 00',
      what: 'IBAN',
    });
    expect(await ask('550E8400-E29B-41D4-A716-446655440000', 'uuid-generator', 'inspect')).toMatchObject({
      shown: 'UUIDv4',
      copied: '550e8400-e29b-41d4-a716-446655440000',
    });
  });

  test('a number is shown as the language writes it, and copied as it is', async () => {
    expect(await ask('2^64', 'math-evaluator', 'evaluate')).toEqual({
      shown: '18,446,744,073,709,551,616',
      copied: '18446744073709551616',
    });
    const question = {
      text: '1234 + 0.5',
      kind: 'expression',
      tool: 'math-evaluator',
      operation: 'evaluate',
      options: {},
    } as const;
    const shown = '1\u202f234,5';
    expect(await findAnswer(question, { ...context, locale: 'fr' })).toEqual({ shown, copied: '1234.5' });
  });

  test('with the options of the match', async () => {
    expect(await ask('0.5', 'math-evaluator', 'evaluate', 'expression', { numbers: 'fraction' })).toMatchObject({
      copied: '1/2',
    });
  });

  test('with the notices of the run', async () => {
    expect(await ask('sqrt(2)', 'math-evaluator', 'evaluate')).toMatchObject({
      copied: '1.4142135623730950488016887242097',
      notice: expect.stringContaining('32'),
    });
  });
});

describe('has no answer', () => {
  test.each([
    ['for a text of several lines', '{"a":1}', 'json-prettify', 'format'],
    ['for one of more than 200 characters', `${'9'.repeat(250)} + 1`, 'math-evaluator', 'evaluate'],
    ['that is the value itself', 'hello', 'html-entities', 'escape'],
    ['that is a number without its unit', '#777777', 'color-converter', 'contrast'],
    ['for a run that fails', '2 ^ * 64', 'math-evaluator', 'evaluate'],
    ['for a document without its pair', '{}', 'json-diff', 'compare'],
    ['for a tool that holds secrets', 'Basic dXNlcjpwYXNz', 'basic-auth-generator', 'read'],
    ['for an operation without input', '15', 'percentage-calculator', 'calculate'],
    ['for an unknown operation', '15', 'percentage-calculator', 'toString'],
  ])('%s', async (_, text, tool, operation) => {
    expect(await ask(text, tool, operation, 'phrase')).toBeUndefined();
  });

  test('that shows the content of a token, whatever tool reads it', async () => {
    const token =
      'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U';
    expect(await ask(token, 'jwt-parser', 'decode')).toEqual({ shown: 'Signature not checked · No expiry' });
    const key = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIOMqqnkVzrm0SdG6UOoqKLsabgH5C9okWi0dh2l9GKJl';
    expect(await ask(key, 'rsa-key-pair-generator', 'convert')).toEqual({ shown: 'Ed25519 key' });
    expect(await ask(token, 'base64-string-converter', 'decode')).toBeUndefined();
    expect(await ask('SGVsbG8=', 'base64-string-converter', 'decode')).toMatchObject({ shown: 'Hello' });
    expect(await ask('SGVsbG8=', 'base64-string-converter', 'decode', 'jwt')).toBeUndefined();
  });
});
