import { expect, test } from 'vitest';
import { runCli } from '#testing/run-cli.ts';

const toIso = 'date-converter describe --output-zone UTC --pick iso8601';

test.each([
  [['--each', 'line'], '1700000000\n\n \n', '2023-11-14T22:13:20Z\n\n\n'],
  [[], '', ''],
  [[], ' ', ''],
] as const)('a pipe %j makes no present moment of an empty value', async (args, stdin, stdout) => {
  expect(await runCli(['pipe', ...args, toIso], { stdin })).toMatchObject({ status: 0, stdout });
});
