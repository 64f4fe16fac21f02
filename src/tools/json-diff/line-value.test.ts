import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sideOf } from '#lib/diff/displayed-rows.ts';
import { testTool } from '#testing/test-tool.ts';
import { pathOfLine, valueOfLine } from './line-value.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run } = testTool(tool, logic);

async function sidesOf(left: string, right: string) {
  const { comparison, places } = await run('compare', left, { right });
  return ([0, 1] as const).map((index) => {
    const [text, starts] = sideOf(comparison, index);
    return { text, starts, places: places[index] };
  });
}

it('each line leads to the value that begins or ends there', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), fc.jsonValue({ maxDepth: 4 }), async (left, right) => {
      const documents = [left, right].map((value) => JSON.parse(JSON.stringify(value)) as unknown);
      const sides = await sidesOf(JSON.stringify(left), JSON.stringify(right));
      for (const [index, side] of sides.entries())
        for (let line = 0; line < side.starts.length - 1; line++) {
          let value = documents[index];
          for (const step of pathOfLine(side, line)) value = (value as Record<string, unknown>)[step];
          expect(JSON.parse(valueOfLine(side, line))).toEqual(value);
        }
    }),
  );
});
