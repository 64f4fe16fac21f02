import type { OptionsOf } from '#core/tool.ts';
import type { LineKey } from '#lib/diff/compare-texts.ts';
import { splitLine } from '#lib/diff/lines.ts';
import { compilePattern } from '#lib/user-pattern.ts';
import type tool from './tool.ts';

export type Comparing = Omit<OptionsOf<typeof tool, 'compare'>, 'changed' | 'sortLines'>;

const spaces: Readonly<Record<Comparing['whitespace'], (line: string) => string>> = {
  none: (line) => line,
  end: (line) => line.trimEnd(),
  amount: (line) => line.trimEnd().replace(/\s+/g, ' '),
  all: (line) => line.replace(/\s+/g, ''),
};

/**
 * What counts of a line with these options.
 * @throws ToolError `bad-pattern`, in the option `pattern`
 */
export function lineKey(options: Comparing): LineKey {
  const pattern = options.pattern === '' ? undefined : compilePattern(options.pattern, 'u', 'pattern', 'bad-pattern');
  const steps: ((content: string) => string)[] = [];
  if (options.unicodeForm) steps.push((content) => content.normalize('NFC'));
  if (options.ignoreCase) steps.push((content) => content.toLowerCase());
  if (options.numbers) steps.push((content) => content.replace(/\p{Nd}+/gu, '0'));
  if (options.punctuation) steps.push((content) => content.replace(/\p{P}/gu, ''));
  if (options.whitespace !== 'none') steps.push(spaces[options.whitespace]);
  return (line) => {
    const [content, end] = splitLine(line);
    if (options.blankLines && content.trim() === '') return null;
    if (pattern?.test(content)) return null;
    const key = steps.reduce((text, step) => step(text), content);
    return options.lineEnds || options.whitespace === 'all' ? key : `${key}${end}`;
  };
}
