import { useMemo, useState } from 'react';
import { fileKind } from '#core/file-kinds.ts';
import { isBigText } from '#lib/big-text.ts';
import { readCsv } from '#lib/csv/read.ts';
import { ValueRows } from '#page/results/value-rows.tsx';
import { useOperation } from '#page/session/use-operation.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import { ControlRow } from '#ui/controls/control-row.tsx';
import { copy } from '#ui/controls/copy.ts';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { SymbolGrid } from '#ui/controls/symbol-grid.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { Pane } from '#ui/display/pane.tsx';
import type messages from '../en.json';
import tool from '../tool.ts';

/** The emoji that were found, those collected, and what there is to know of the one picked last. */
export function EmojiGrid({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message, output, labelOf } = useToolMessages<typeof messages>();
  const [picked, setPicked] = useState<string>();
  const [collected, setCollected] = useState('');
  const [copied, setCopied] = useState('');
  const table = resultOf(session, 'search');
  const symbols = useMemo(() => readSymbols(table), [table]);
  const { latest } = useOperation(session, 'describe', picked, {});

  const pick = async (index: number, isMore: boolean) => {
    const { symbol = '', code = symbol } = symbols[index] ?? {};
    setPicked(symbol);
    if (isMore) setCollected((text) => text + code);
    else if (await copy(code)) setCopied(code);
  };
  return (
    <>
      <SymbolGrid label={output('search')} symbols={symbols} onPick={(index, isMore) => void pick(index, isMore)} />
      <p role="status" className="visually-hidden">
        {copied && message('copied', { emoji: copied })}
      </p>
      <ControlRow>
        <TextField label={message('tray')} placeholder={message('collect')} value={collected} onChange={setCollected} />
        <CopyButton wide disabled={collected === ''} content={() => collected} />
      </ControlRow>
      {picked !== undefined && latest && (
        <Pane title={message('about', { emoji: picked })}>
          <ValueRows
            values={latest.value}
            kinds={Object.fromEntries(Object.keys(latest.value).map((name) => [name, fileKind('text')]))}
            labelOf={labelOf}
            groups={tool.operations.describe.outputGroups}
          />
        </Pane>
      )}
    </>
  );
}

interface Found {
  readonly symbol: string;
  readonly name: string;
  /** What a pick copies, where that is not the emoji itself. */
  readonly code: string | undefined;
}

function readSymbols(table: unknown): readonly Found[] {
  const content = isBigText(table) ? table.content : table;
  const text = content instanceof Uint8Array ? new TextDecoder().decode(content) : String(content ?? '');
  const [, ...records] = readCsv(text);
  return records.map(({ fields: [symbol = '', name = '', code] }) => ({ symbol, name, code }));
}
