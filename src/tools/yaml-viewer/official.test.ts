import { describeOutcome, inputOf, judgeRefusal, testOfficial } from '#testing/official.ts';
import { judgeTaken } from '#testing/official-yaml.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

/** What is YAML can be formatted, and then again without any change; what is no YAML is refused. */
testOfficial('yaml-parsing', {
  id: 'yaml-viewer',
  tool,
  logic,
  async judge(row, ask) {
    const outcome = await ask('format', inputOf(row));
    if (row.expectError) return judgeRefusal(outcome);
    if (!('value' in outcome)) return judgeTaken(outcome);
    const again = await ask('format', outcome.value);
    return 'value' in again && again.value === outcome.value ? undefined : describeOutcome(again);
  },
});
