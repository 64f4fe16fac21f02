import { describeOutcome, inputOf, judgeRefusal, testOfficial } from '#testing/official.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

/** As a path may be, `/usr/bin`. */
const notLiteral = 'with unknown flags it is no literal, but a pattern with slashes';

testOfficial('regex-syntax', {
  id: 'regex-tester',
  tool,
  logic,
  // Each part of a valid literal is explained.
  judge: async (row, ask) => {
    const outcome = await ask('explain', inputOf(row));
    if (row.expectError) return judgeRefusal(outcome);
    return 'value' in outcome ? undefined : describeOutcome(outcome);
  },
  exceptions: {
    'early/0e631216f7271fce': notLiteral,
    'early/c9566d6dccc93ae5': notLiteral,
    'early/ef63ef2fa948d9b1': notLiteral,
  },
});
