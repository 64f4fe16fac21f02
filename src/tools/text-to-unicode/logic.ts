import type { RunOf } from '#core/tool.ts';
import { cleanText } from './clean.ts';
import { escapeText, withoutReference } from './escape.ts';
import { uPlus } from './forms.ts';
import type { InvisibleClass } from './invisible.ts';
import type tool from './tool.ts';
import { areBytes, readCodes, unescapeText } from './unescape.ts';

/** A text with escapes for its characters. Reading it back gives the same text. */
export const encode: RunOf<typeof tool, 'encode'> = (text, { form, which }, ctx) => {
  const [first, ...others] = withoutReference(text, form);
  if (first !== undefined)
    ctx.notice('no-reference', { n: others.length + 1, x: uPlus(first.charCodeAt(0)) }, text.indexOf(first));
  return escapeText(text, form, which);
};

/**
 * The text of escapes, of all forms mixed; of bytes and units only where their form is chosen.
 * @throws ToolError `not-hex`, `odd-digits`, `not-utf8`
 */
export const decode: RunOf<typeof tool, 'decode'> = (text, { form }, ctx) => {
  if (form === 'utf-8' || form === 'utf-16') return readCodes(text, form);
  const { text: result, escapes, kept } = unescapeText(text);
  for (const [why, { offset, ...what }] of kept) ctx.notice(why, what, { offset, length: what.x.length });
  if (escapes === 0 && kept.size === 0 && text.trim() !== '')
    ctx.notice('no-escapes', {}, undefined, areBytes(text) ? [{ form: 'utf-8' }] : []);
  const [, quote = '', inner = ''] = /^\s*(["'\x60])([\s\S]*)\1\s*$/.exec(text) ?? [];
  if (escapes > 0 && quote !== '') ctx.notice('quotes-kept', { quote }, undefined, [{ input: inner }]);
  const halves = result.match(/\p{Cs}/gu)?.length ?? 0;
  if (halves > 0) ctx.notice('half-pairs', { n: halves });
  return result;
};

/** What a text consists of, and what in it is not what it seems. */
export const inspect: RunOf<typeof tool, 'inspect'> = async (text, _options, ctx) => {
  const { inspectText, maxRows } = await import('./inspect.ts');
  const { result, found } = inspectText(text, ctx.message);
  // The verdict names only the worst.
  for (const { kind, n, offset } of found) ctx.notice(`${kind}-found`, { n }, offset);
  if (result.codePoints > maxRows) ctx.notice('first-rows', { n: maxRows });
  return result;
};

/** Removes or shows what is not seen. */
export const clean: RunOf<typeof tool, 'clean'> = (text, { classes: which, mode }, ctx) => {
  const { text: result, counts, kept } = cleanText(text, which as readonly InvisibleClass[], mode);
  const n = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const names = [...counts].slice(0, 5).map(([name, count]) => (count > 1 ? `${count} × ${name}` : name));
  if (n > 0)
    ctx.notice(mode === 'show' ? 'shown' : 'removed', { n, names: names.join(', ') + (counts.size > 5 ? ', …' : '') });
  else if (text !== '') ctx.notice('nothing-found');
  if (kept > 0) ctx.notice('kept', { n: kept });
  return result;
};
