import { useEffect, useState } from 'react';
import { type BetterUse, betterUse } from '#core/better-use.ts';
import { emptyInput, type Input, inputValue, isEmptyInput, type Taker, useTool } from '#page/services.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/display/icon.tsx';
import { useMessages } from '#ui/messages.ts';
import classes from './looks-like.module.css';

interface LooksLikeProps {
  readonly session: ToolSession;
  /** The operation has refused the input. */
  readonly isRefused: boolean;
}

/** What the text is, and what takes it. */
interface Suggestion {
  readonly input: Input;
  readonly kindName: string;
  readonly better?: BetterUse | undefined;
  readonly taker?: Taker | undefined;
}

/** How long an input must be unchanged before it is looked at, in milliseconds. */
const settleDelay = 300;

/** Offers what an input is clearly meant for where that is not the present operation; nothing else. */
export function LooksLike({ session, isRefused }: LooksLikeProps) {
  const { id, tool, messages, memory, findTakers } = useTool();
  const { t } = useMessages();
  const { input, name, names, isSample } = session;
  const [found, setFound] = useState<Suggestion>();
  useEffect(() => {
    let gone = false;
    const look = async () => {
      const { kinds, takers } = await findTakers(input);
      const better = betterUse(kinds, tool, names, name, isRefused);
      if (gone) return;
      const taker = takers.find((one) => one.tool !== id && one.isLeft);
      const isUseful = better && (better.operation !== undefined || taker);
      const kindName = kinds.find(({ kind }) => kind === better?.kind)?.name ?? '';
      setFound(isUseful ? { input, kindName, better, taker } : undefined);
    };
    if ('file' in input || isEmptyInput(input) || isSample) return setFound(undefined);
    const timer = setTimeout(() => look().catch(() => {}), settleDelay);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [id, tool, names, name, input, isRefused, isSample, findTakers]);
  if (!found || found.input !== input) return null;
  const { kindName, better, taker } = found;
  const { operation, document } = better ?? {};
  const use = (name: string) => {
    if (document !== undefined) {
      session.setOptionsOf(name, { [document]: inputValue(input).toString() });
      session.setInput(emptyInput, 'replace');
    }
    session.setOperation(name);
  };
  return (
    <p className={classes.hint} data-hint role="status">
      <Icon name="bulb" />
      {t('looksLike', { kind: kindName })}
      {operation !== undefined ? (
        <Button variant="text" onClick={() => use(operation)}>
          {messages.operations[operation]}
        </Button>
      ) : (
        taker && (
          <a href={taker.href} onClick={() => memory.leaveInput(taker.tool, input, taker.document)}>
            {t('openIn', { title: taker.title })}
          </a>
        )
      )}
    </p>
  );
}
