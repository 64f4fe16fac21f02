import { describeOutcome, inputOf, testOfficial } from '#testing/official.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

testOfficial('html-entities', {
  id: 'html-entities',
  tool,
  logic,
  async judge(row, ask) {
    const read = async (input: unknown) => {
      const outcome = await ask('unescape', input);
      return 'value' in outcome ? outcome.value : describeOutcome(outcome);
    };
    if (row.options?.['mode'] === 'decode') {
      const text = await read(inputOf(row));
      return text === row.expect ? undefined : `${JSON.stringify(text)}, not ${JSON.stringify(row.expect)}`;
    }
    const outcome = await ask('escape', inputOf(row));
    if (!('value' in outcome)) return describeOutcome(outcome);
    const escaped = String(outcome.value);
    if (row.options?.['mode'] === 'encode') {
      // Numbers may mean the same characters.
      const isSame = !/[<>"]/.test(escaped) && (await read(escaped)) === (await read(row.expect));
      return isSame ? undefined : `${JSON.stringify(escaped)}, not ${JSON.stringify(row.expect)}`;
    }
    const wanted = row.expect as { readonly roundtrip: string; readonly encodedMustNotContain: readonly string[] };
    if ((await read(escaped)) !== wanted.roundtrip) return `another text after ${JSON.stringify(escaped)}`;
    return wanted.encodedMustNotContain.some((part) => escaped.includes(part)) ? `not escaped: ${escaped}` : undefined;
  },
});
