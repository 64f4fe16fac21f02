import { inputOf, judgeRefusal, testOfficial } from '#testing/official.ts';
import { judgeTaken } from '#testing/official-yaml.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

/** Takes what is YAML and refuses what is not; that the values arrive is judged in JSON. */
testOfficial('yaml-parsing', {
  id: 'yaml-to-toml',
  tool,
  logic,
  async judge(row, ask) {
    const outcome = await ask('toToml', inputOf(row));
    return row.expectError ? judgeRefusal(outcome) : judgeTaken(outcome);
  },
});
