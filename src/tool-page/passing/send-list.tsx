import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { KindId } from '#core/kinds/kinds.ts';
import { stepOf } from '#page/passing/step-of.ts';
import { type Input, type MatchingTools, useTool } from '#page/services.ts';
import { toInput } from '#page/session/to-input.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { Icon } from '#ui/display/icon.tsx';
import { useMessages } from '#ui/messages.ts';
import { reportMissingCode } from '#ui/page-hints.ts';
import classes from './send-list.module.css';

export interface SendListProps {
  readonly value: unknown;
  readonly kind: KindId;
  /** The output that it is, where the operation has several. */
  readonly name?: string | undefined;
  /** Called when the search opens in its place. */
  readonly onSearch: () => void;
}

/** How many tools are offered before the search. */
const maxOffered = 5;

/** The tools that best take a value, each a link that brings it along, and the search for others. */
export function SendList({ value, kind, name, onSearch }: SendListProps) {
  const { id, memory, control, findMatchingTools, searchWith } = useTool();
  const { t } = useMessages();
  const [input, setInput] = useState<Input>();
  const [matching, setMatching] = useState<MatchingTools['matching']>();
  useEffect(() => {
    let gone = false;
    const find = async () => {
      const made = await toInput(value);
      const found = made && (await findMatchingTools(made, kind));
      if (gone) return;
      setInput(made);
      setMatching(found?.matching.filter(({ tool }) => tool !== id) ?? []);
    };
    find().catch(() => {
      reportMissingCode();
      if (!gone) setMatching([]);
    });
    return () => {
      gone = true;
    };
  }, [value, kind, id, findMatchingTools]);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The panel had it until there was something to choose from.
    if (matching && document.activeElement?.contains(list.current))
      list.current?.querySelector<HTMLElement>('a, button:enabled')?.focus();
  }, [matching]);
  const step = () => stepOf(id, control.current, name);
  const search = (typed?: string) => {
    onSearch();
    if (input) searchWith(input, typed, step());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const all = [...(list.current?.querySelectorAll<HTMLElement>('a, button:enabled') ?? [])];
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1 + all.length, Home: 0, End: all.length - 1 }[key];
    const isTyped = [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
    if (next !== undefined) all[next % all.length]?.focus();
    else if (isTyped && input) search(key);
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys pressed on the links it holds
    <div ref={list} className={classes.send} aria-busy={!matching} onKeyDown={onKeyDown}>
      <ul>
        {matching?.slice(0, maxOffered).map(({ tool, title, icon, operation, href, field }) => (
          <li key={tool}>
            <a href={href} onClick={() => input && memory.leaveInput(tool, input, field, false, step())}>
              <Icon name={icon} />
              <span>{title}</span>
              <small>{operation}</small>
            </a>
          </li>
        ))}
      </ul>
      <Button variant="text" icon="search" disabled={!input} onClick={() => search()}>
        {/* Not as a word that a narrow bar leaves out. */}
        <span>{t('sendSearch')}</span>
      </Button>
    </div>
  );
}
