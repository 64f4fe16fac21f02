import { parse } from 'yaml';
import { testOfficial } from '#testing/official.ts';
import { judgeToml, tomlExceptions } from '#testing/official-toml.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

testOfficial('toml-parsing', {
  id: 'toml-to-yaml',
  tool,
  logic,
  judge: judgeToml('toYaml', (text) => parse(text, { intAsBigInt: false })),
  exceptions: tomlExceptions,
});
