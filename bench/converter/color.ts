/**
 * One color in every notation with what surrounds it, and a palette of 5,000 lines, beside culori alone reading and
 * writing the same lines. Run: npx tsx bench/converter/color.ts
 */
import { formatHex, useMode as loadMode, modeHsl, modeLch, modeOklch, modeRgb, parse } from 'culori/fn';
import { plainContext } from '../../src/core/execution/context.ts';
import { execute } from '../../src/core/execution/execute.ts';
import * as logic from '../../src/tools/color-converter/logic.ts';
import tool from '../../src/tools/color-converter/tool.ts';
import { timeBest } from '../shared/measure.ts';

for (const mode of [modeRgb, modeHsl, modeLch, modeOklch]) loadMode(mode);
const context = plainContext();
const colors = Array.from({ length: 5_000 }, (_, index) => {
  const [red, green, blue] = [index % 256, (index * 7) % 256, (index * 31) % 256];
  return [
    `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`,
    `rgb(${red} ${green} ${blue} / 50%)`,
    `hsl(${index % 360} 60% 40%)`,
    `oklch(60% 0.1 ${index % 360})`,
  ][index % 4];
});
const text = colors.join('\n');

/** Runs twenty times and prints the best, in milliseconds. */
async function measure(label: string, run: () => unknown, baseline?: number): Promise<number> {
  const { time } = await timeBest(run, 20);
  const ratio = baseline === undefined ? '' : `, ${(time / baseline).toFixed(1)} times culori’s`;
  console.log(`${label}: ${time.toFixed(2)} ms${ratio}`);
  return time;
}

const alone = await measure('culori, 5,000 lines to hex', () => colors.map((line) => formatHex(parse(line ?? ''))));
await measure('palette of 5,000 lines', () => execute(logic, tool, 'exportPalette', text, {}, context), alone);
const one = await measure('culori, one color to hex', () => formatHex(parse('oklch(63% 0.17 149)')));
await measure('every notation', () => execute(logic, tool, 'convertAll', 'oklch(63% 0.17 149)', {}, context), one);
await measure('outside sRGB', () => execute(logic, tool, 'convertAll', 'oklch(63% 0.37 149)', {}, context), one);
await measure('what surrounds it', () => execute(logic, tool, 'inspect', 'oklch(63% 0.17 149)', {}, context), one);
