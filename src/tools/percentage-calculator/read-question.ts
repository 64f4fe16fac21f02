import { ToolError } from '#core/tool.ts';
import type { Asked } from './questions.ts';

/** Longer questions are none. */
const maxLength = 300;

/** Questions in English and French, their numbers in the order in which they stand. */
const patterns: readonly (readonly [question: Asked['question'], pattern: RegExp])[] = [
  ['isPercentOf', /^(.+?) (?:is|est) ([^%]+)% ?(?:of what|de combien)$/i],
  ['whatPercent', /^(.+?) (?:is what (?:percent|percentage|%)|est quel (?:pourcentage|%)) (?:of|de) (.+)$/i],
  ['percentOf', /^(?:what is |combien font )?([^%]+)% ?(?:of|de) (.+)$/i],
  ['change', /^(?:from|de) (.+) (?:to|à) (.+)$/i],
  ['plus', /^([^%]+?) ?\+ ?([^%]+)%$/],
  ['minus', /^([^%]+?) ?[-−] ?([^%]+)%$/],
];

/**
 * Reads a question such as `15% of 80`, `from 80 to 92` or `80 + 20%`.
 * @throws ToolError `unknown-question`
 */
export function readQuestion(text: string): Asked {
  const written = text.trim().replace(/\s+/g, ' ').replace(/ ?\?$/, '');
  for (const [question, pattern] of written.length > maxLength ? [] : patterns) {
    const [, x, y] = pattern.exec(written) ?? [];
    if (x !== undefined && y !== undefined) return { question, x, y, times: '' };
  }
  throw new ToolError('unknown-question', {}, { offset: 0, length: text.length });
}
