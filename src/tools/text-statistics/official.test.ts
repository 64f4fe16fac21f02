import { describeOutcome, inputOf, testOfficial } from '#testing/official.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

testOfficial('grapheme', {
  id: 'text-statistics',
  tool,
  logic,
  async judge(row, ask) {
    const { count } = row.expect as { readonly count: number };
    const outcome = await ask('stats', inputOf(row));
    if (!('value' in outcome)) return describeOutcome(outcome);
    const { characters } = outcome.value as { readonly characters: number };
    return characters === count ? undefined : `${characters} characters instead of ${count}`;
  },
});
