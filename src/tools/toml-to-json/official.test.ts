import { testOfficial } from '#testing/official.ts';
import { judgeToml, tomlExceptions } from '#testing/official-toml.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

testOfficial('toml-parsing', {
  id: 'toml-to-json',
  tool,
  logic,
  judge: judgeToml('toJson', JSON.parse),
  exceptions: tomlExceptions,
});
