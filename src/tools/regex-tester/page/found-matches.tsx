import { useMemo } from 'react';
import { fileKind } from '#core/kinds/file-kinds.ts';
import { isBigText } from '#lib/big-text/big-text.ts';
import { readCsv } from '#lib/csv/read.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import { MarkedText } from '#ui/display/text/marked-text.tsx';
import { ValueView } from '#ui/display/values/value-view.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';

/** Characters of a text that are shown with their matches; and marks in it. */
const [maxShown, maxMarked] = [20_000, 500];

/** The text with its matches, and the table of them. */
export function FoundMatches({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message, output, columnOf } = useToolMessages<typeof messages>();
  const table = resultOf(session, 'match')?.matches;
  const searched = session.run.success?.input;
  const text = typeof searched === 'string' ? searched : undefined;
  const marked = useMemo(
    () => (text && table && !isBigText(table) ? markMatches(text, table) : undefined),
    [text, table],
  );
  if (!table) return null;
  return (
    <>
      {marked && <MarkedText label={message('inText')} pieces={marked.pieces} />}
      {marked?.isCut && <p data-more>{message('shortened', { n: marked.length })}</p>}
      <ValueView value={table} kind={fileKind('csv')} label={output('matches')} columnLabelOf={columnOf} />
    </>
  );
}

/** A text in pieces, those that match with their numbers. */
function markMatches(text: string, table: string) {
  const pieces: { readonly text: string; readonly note?: string }[] = [];
  const end = text.length > maxShown ? maxShown : text.length;
  let plain = 0;
  let count = 0;
  let [start, stop] = [-1, -1];
  // Row by row: there may be very many.
  for (const { fields } of readCsv(table)) {
    if (start < 0) {
      [start, stop] = [fields.indexOf('start'), fields.indexOf('end')];
      continue;
    }
    const [from, to] = [Number(fields[start]), Number(fields[stop])];
    if (to > end || count++ >= maxMarked) break;
    if (from > plain) pieces.push({ text: text.slice(plain, from) });
    pieces.push({ text: text.slice(from, to), note: fields[0] ?? '' });
    plain = to;
  }
  const isCut = end < text.length || count > maxMarked;
  const length = isCut && count > maxMarked ? plain : end;
  if (length > plain) pieces.push({ text: text.slice(plain, length) });
  return { pieces, length, isCut };
}
