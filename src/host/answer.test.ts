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
    ['1700000000', 'date-converter', 'describe', '2023-11-14T22:13:20Z'],
    ['0xff', 'base-converter', 'describe', '255'],
    ['15% of 80', 'percentage-calculator', 'ask', '12'],
    ['#ff6600', 'color-converter', 'convertAll', 'rgb(255 102 0)'],
  ])('%s', async (text, tool, operation, answer) => {
    expect(await ask(text, tool, operation)).toEqual({ shown: answer, copied: answer });
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
    ['that is the value itself', '10.0.0.0/8', 'ipv4-subnet-calculator', 'describe'],
    ['that copies the value itself', '550e8400-e29b-41d4-a716-446655440000', 'uuid-generator', 'inspect'],
    ['that is a number without its unit', '20°C', 'temperature-converter', 'convertAll'],
    ['for a run that fails', '2 ^ * 64', 'math-evaluator', 'evaluate'],
    ['for a document without its pair', '{}', 'json-diff', 'compare'],
    ['for a tool that holds secrets', 'Basic dXNlcjpwYXNz', 'basic-auth-generator', 'read'],
    ['for an operation without input', '15', 'percentage-calculator', 'calculate'],
    ['for an unknown operation', '15', 'percentage-calculator', 'toString'],
  ])('%s', async (_, text, tool, operation) => {
    expect(await ask(text, tool, operation, 'phrase')).toBeUndefined();
  });

  test('for the content of a token, whatever tool reads it', async () => {
    expect(await ask('SGVsbG8=', 'base64-string-converter', 'decode')).toMatchObject({ shown: 'Hello' });
    expect(await ask('SGVsbG8=', 'base64-string-converter', 'decode', 'jwt')).toBeUndefined();
  });
});
