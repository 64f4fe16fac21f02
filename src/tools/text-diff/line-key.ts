import type { Context, OptionsOf } from '#core/tool.ts';
import type { LineKey } from '#lib/diff/compare-texts.ts';
import type { FlowSettings } from '#lib/diff/flow-comparer.ts';
import { splitLine } from '#lib/diff/lines.ts';
import { normalForm } from '#lib/text/normal-form.ts';
import { compilePattern } from '#lib/user-pattern/user-pattern.ts';
import type tool from './tool.ts';

export type Comparing = Omit<OptionsOf<typeof tool, 'words'>, 'changed' | 'unit' | 'sortLines'>;

const spaces: Readonly<Record<Comparing['whitespace'], (line: string) => string>> = {
  none: (line) => line,
  end: (line) => line.trimEnd(),
  amount: (line) => line.trimEnd().replace(/\s+/g, ' '),
  all: (line) => line.replace(/\s+/g, ''),
};

/**
 * What counts of a line with these options.
 * @throws ToolError `bad-pattern` {reason}, in the option `pattern`
 */
export function lineKey(options: Comparing, ctx: Pick<Context, 'message'>): LineKey {
  const pattern =
    options.pattern === '' ? undefined : compilePattern(options.pattern, 'u', 'pattern', 'bad-pattern', ctx);
  const fold = folder(options);
  const space = spaces[options.whitespace];
  return (line) => {
    const [content, end] = splitLine(line);
    if (options.blankLines && content.trim() === '') return null;
    if (pattern?.test(content)) return null;
    const key = space(fold(content));
    return options.lineEnds || options.whitespace === 'all' ? key : `${key}${end}`;
  };
}

/** The same for the words, sentences or characters of a line, and for what ends it. */
export function flowSettings(options: Comparing, unit: FlowSettings['unit']): FlowSettings {
  const { whitespace, lineEnds, numbers } = options;
  const fold = folder(options);
  const runs = [whitespace === 'none' ? [] : '\\s+', numbers ? '\\p{Nd}+' : []].flat();
  return {
    unit,
    runs: runs.length > 0 ? new RegExp(runs.join('|'), 'u') : undefined,
    keyOf: (token, isLast) => {
      if (/^[\r\n]/.test(token)) return whitespace === 'all' ? null : lineEnds ? '\n' : token;
      const folded = fold(token);
      if (whitespace === 'none') return folded || null;
      const kept = isLast ? folded.trimEnd() : folded;
      if (whitespace === 'end') return kept || null;
      return kept.replace(/\s+/g, whitespace === 'all' ? '' : ' ') || null;
    },
  };
}

/** A text as it counts, but for its white space. */
function folder({ unicodeForm, ignoreCase, numbers, punctuation }: Comparing): (text: string) => string {
  const steps: ((text: string) => string)[] = [];
  if (unicodeForm) steps.push((text) => normalForm(text, 'NFC'));
  if (ignoreCase) steps.push((text) => text.toLowerCase());
  if (numbers) steps.push((text) => text.replace(/\p{Nd}+/gu, '0'));
  if (punctuation) steps.push((text) => text.replace(/\p{P}/gu, ''));
  return (text) => steps.reduce((folded, step) => step(folded), text);
}
