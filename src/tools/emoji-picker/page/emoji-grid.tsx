import { useEffect, useMemo, useRef, useState } from 'react';
import { fileKind } from '#core/kinds/file-kinds.ts';
import { isBigText } from '#lib/big-text/big-text.ts';
import { readCsv } from '#lib/csv/read.ts';
import { ValueRows } from '#page/results/value-rows.tsx';
import { useTool } from '#page/services.ts';
import { useOperation } from '#page/session/use-operation.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { Presets } from '#ui/controls/buttons/presets.tsx';
import { Checkbox } from '#ui/controls/choices/checkbox.tsx';
import { SymbolGrid } from '#ui/controls/choices/symbol-grid.tsx';
import { CopyButton } from '#ui/controls/copying/copy-button.tsx';
import { useCopying } from '#ui/controls/copying/use-copying.ts';
import { TextField } from '#ui/controls/fields/text-field.tsx';
import { TreeBar, ViewNote } from '#ui/controls/tree-bar.tsx';
import { Pane } from '#ui/display/pane.tsx';
import type messages from '../en.json';
import tool from '../tool.ts';
import { isDrawable, useDrawable } from './drawable.ts';
import { useSearchKeys } from './use-search-keys.ts';

export interface EmojiGridProps {
  readonly session: SessionOf<typeof tool>;
  /** Those that this device cannot draw are left out. */
  readonly isDrawableOnly: boolean;
  /** A pick is collected, and copied with Shift only. */
  readonly isCollecting: boolean;
  readonly onCollecting: (on: boolean) => void;
  readonly collected: string;
  readonly onCollect: (collected: string) => void;
}

/** The emoji that were found, those collected, and what there is to know of the one picked last. */
export function EmojiGrid(props: EmojiGridProps) {
  const { session, isDrawableOnly, isCollecting, onCollecting, collected, onCollect } = props;
  const { message, output, labelOf } = useToolMessages<typeof messages>();
  const [picked, setPicked] = useState<string>();
  const [copied, setCopied] = useState('');
  const wanted = useRef('');
  const [copyState, copyWanted] = useCopying(() => wanted.current);
  const { recent, favorites, addRecent, toggleFavorite } = useKept();
  const table = resultOf(session, 'search');
  const all = useMemo(() => readSymbols(table), [table]);
  const symbols = useDrawable(all, isDrawableOnly);
  const hidden = all.length - symbols.length;
  const { latest } = useOperation(session, 'describe', picked, {});

  const pick = async (index: number, isShifted: boolean) => {
    const found = symbols[index];
    if (!found) return;
    const { symbol, code = symbol } = found;
    setPicked(symbol);
    if (isShifted !== isCollecting) onCollect(collected + code);
    else await take(code);
  };
  useSearchKeys(session, (isShifted) => void pick(0, isShifted));
  const take = async (code: string) => {
    wanted.current = code;
    if (!(await copyWanted())) return;
    setCopied(code);
    addRecent(code);
  };
  return (
    <>
      {hidden > 0 && <ViewNote>{message('hidden', { n: hidden })}</ViewNote>}
      <SymbolGrid
        label={output('search')}
        symbols={symbols}
        copied={copyState === 'copied' ? picked : undefined}
        onPick={(index, isShifted) => void pick(index, isShifted)}
      />
      <p role="status" className="visually-hidden">
        {copied && message('copied', { emoji: copied })}
      </p>
      <TreeBar isFoot>
        <TextField
          label={message('tray')}
          labelPosition="left"
          placeholder={message(isCollecting ? 'collecting' : 'collect')}
          value={collected}
          onChange={onCollect}
          clearable
        />
        <CopyButton wide disabled={collected === ''} content={() => collected} />
        <Checkbox checked={isCollecting} onChange={onCollecting}>
          {message('collectSeveral')}
        </Checkbox>
      </TreeBar>
      <TreeBar>
        <Presets
          isLine
          title={message('favorites')}
          values={favorites}
          current={copied}
          onPick={(symbol) => void take(symbol)}
        />
        <Presets isLine title={message('recent')} values={recent} current={copied} onPick={(code) => void take(code)} />
      </TreeBar>
      {picked !== undefined && latest && (
        <Pane
          title={message('about', { emoji: picked })}
          actions={
            <Button
              variant="text"
              icon="heart"
              aria-pressed={favorites.includes(picked)}
              onClick={() => toggleFavorite(picked)}
            >
              {message(favorites.includes(picked) ? 'unfavorite' : 'favorite')}
            </Button>
          }
        >
          {!isDrawable(picked) && (
            <ViewNote isWarning>{message('undrawable', { version: latest.value.version ?? '' })}</ViewNote>
          )}
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

const maxRecent = 16;
const maxFavorites = 100;

/** What was copied last, the newest first, and the favorites in the order in which they were added: kept in this browser. */
function useKept() {
  const { memory } = useTool();
  const [kept, setKept] = useState({ recent: readList(undefined), favorites: readList(undefined) });
  useEffect(() => {
    const read = () => {
      const state = memory.readKept('state');
      setKept({ recent: readList(state, 'recent', maxRecent), favorites: readList(state, 'favorites', maxFavorites) });
    };
    read();
    return memory.onKeptElsewhere('state', read);
  }, [memory]);
  const keep = (part: Partial<typeof kept>) => {
    const next = { ...kept, ...part };
    setKept(next);
    memory.writeKept('state', next);
  };
  const { recent, favorites } = kept;
  const without = (list: readonly string[], code: string) => list.filter((other) => other !== code);
  return {
    recent,
    favorites,
    addRecent: (code: string) => keep({ recent: [code, ...without(recent, code)].slice(0, maxRecent) }),
    toggleFavorite: (symbol: string) =>
      keep({
        favorites: favorites.includes(symbol)
          ? without(favorites, symbol)
          : [...favorites, symbol].slice(-maxFavorites),
      }),
  };
}

/** What is kept may be anything. */
function readList(kept: unknown, name = '', limit = 0): readonly string[] {
  const list: unknown = kept instanceof Object ? Object.getOwnPropertyDescriptor(kept, name)?.value : undefined;
  return Array.isArray(list) ? list.filter((code) => typeof code === 'string').slice(0, limit) : [];
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
