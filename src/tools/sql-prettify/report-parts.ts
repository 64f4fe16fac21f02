import type { Context } from '#core/tool.ts';
import { dialectsOfCommand } from './dialect-signs.ts';
import type { DialectId } from './dialects.ts';
import { shorten } from './shorten.ts';
import { dataEnd, type Part } from './split.ts';

/** Reports commands of another dialect's client, and data that nothing ends: it may be statements. */
export function reportParts(text: string, parts: readonly Part[], id: DialectId, ctx: Context): void {
  // A dialect that was chosen is what its user wants.
  if (id === 'sql') reportClient(text, parts, ctx);
  const last = parts.at(-1);
  if (last?.kind === 'data' && !dataEnd.test(text.slice(last.start, last.end))) ctx.notice('open-data', {}, last.start);
}

/** Reports the dialect that all commands of clients are written for. */
function reportClient(text: string, parts: readonly Part[], ctx: Context): void {
  const signs = parts.flatMap((part) => {
    const x = commandOf(text, part);
    const [first, second] = part.kind === 'data' ? (['postgresql'] as const) : dialectsOfCommand(x);
    const offset = part.tokens.length > 0 ? part.end : part.start;
    return first ? [{ x: shorten(x), first, second, offset }] : [];
  });
  const [sign] = signs;
  if (!sign || signs.some(({ first }) => first !== sign.first)) return;
  const { x, first, second, offset } = sign;
  if (second) ctx.notice('written-for-two', { x, first, second }, offset, [{ dialect: first }, { dialect: second }]);
  else ctx.notice('written-for', { x, first }, offset, [{ dialect: first }]);
}

function commandOf(text: string, { kind, tokens, start, end, terminator }: Part): string {
  if (kind === 'data') return 'COPY … FROM stdin';
  return tokens.length > 0 ? terminator.trim() : text.slice(start, end).trim();
}
