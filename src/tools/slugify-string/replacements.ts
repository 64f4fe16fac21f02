import { ToolError } from '#core/tool.ts';
import { relocateToOption } from '#lib/errors/relocate-to-option.ts';
import { mapLines } from '#lib/lines/map.ts';
import { escapePattern } from '#lib/text/escape-pattern.ts';
import { invisible } from './invisible.ts';

const arrows = /→|=>|->/;

/**
 * Reads what is to be replaced, one pair per line: `& → and`; `=>` and `->` are arrows too. All pairs are replaced at
 * once, the longest first. A symbol becomes words of its own, a part of a word does not.
 * @throws ToolError `bad-replacement` in the option `replacements`
 */
export function replacerOf(written: string): (text: string) => string {
  const pairs = new Map<string, string>();
  relocateToOption('replacements', () =>
    mapLines(written, (line) => {
      if (line.trim() === '') return line;
      const [from = '', to, ...more] = line.normalize('NFKC').replace(invisible, '').split(arrows);
      const sought = from.trim();
      if (sought === '' || to === undefined || more.length > 0)
        throw new ToolError('bad-replacement', { line: line.trim() }, { offset: 0, length: line.length });
      const replacement = to.trim();
      pairs.set(sought, /[\p{L}\p{N}]/u.test(sought) || replacement === '' ? replacement : ` ${replacement} `);
      return line;
    }),
  );
  if (pairs.size === 0) return (text) => text;
  const sought = [...pairs.keys()].sort((a, b) => b.length - a.length).map(escapePattern);
  const pattern = new RegExp(sought.join('|'), 'gu');
  return (text) => text.replace(pattern, (found) => pairs.get(found) ?? found);
}
