import { ToolError } from '#core/tool.ts';
import { shorten } from '#lib/text/shorten.ts';
import type { Asked } from './questions.ts';

/** Longer questions are none. */
const maxLength = 300;

/** Questions in English and French. */
const patterns: readonly (readonly [question: Asked['question'], pattern: RegExp])[] = [
  ['isPercentOf', /^(?<x>.+?) (?:is|est) (?<y>[^%]+)% ?(?:of what|de combien)$/i],
  ['whatPercent', /^(?<x>.+?) (?:is what ?(?:percentage|%)|est quel (?:pourcentage|%)) (?:of|de) (?<y>.+)$/i],
  ['whatPercent', /^what ?(?:percentage|%) is (?<x>[^%]+) (?:out )?of (?<y>.+)$/i],
  [
    'whatPercent',
    /^(?:what|quel) ?(?:percentage|pourcentage|%) (?:of|de) (?<y>[^%]+) (?:is|est|représente) (?<x>.+)$/i,
  ],
  [
    'whatPercent',
    /^(?<x>[^%]+?) ?(?:\/|(?<= )(?:(?:out )?of|sur)(?= )) ?(?<y>[^%]+?)(?: (?:as|in|en)(?: an?)? ?(?:percentage|pourcentage|%))?$/i,
  ],
  ['percentOf', /^(?<x>[^%]+)% ?(?:tip on|de pourboire sur) (?<y>.+)$/i],
  ['minus', /^(?<y>[^%]+)% ?(?:off|de (?:remise|réduction) sur) (?<x>.+)$/i],
  ['percentOf', /^(?:what is |combien font )?(?<x>[^%]+)% ?(?:of|de) (?<y>.+)$/i],
  ['plus', /^(?<x>[^%]+?) ?(?:\+|plus) ?(?<y>[^%]+)%$/i],
  ['minus', /^(?<x>[^%]+?) ?(?:[-−]|minus|moins) ?(?<y>[^%]+)%$/i],
  ['change', /^(?:(?:from|de) )?(?<x>.+) (?:to|à) (?<y>.+)$/i],
];

/**
 * Reads a question such as `15% of 80`, `from 80 to 92`, `80 + 20%` or `20 percent off 80`.
 * @throws ToolError `unknown-question` {text}
 */
export function readQuestion(text: string): Asked {
  const written = text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ ?\?$/, '')
    .replace(/ ?\b(?:per ?cent|pour ?cent)\b/gi, '%');
  for (const [question, pattern] of written.length > maxLength ? [] : patterns) {
    const { x, y } = pattern.exec(written)?.groups ?? {};
    if (x !== undefined && y !== undefined) return { question, x, y, times: '' };
  }
  throw new ToolError('unknown-question', { text: shorten(written, 20) }, { offset: 0, length: text.length });
}
