import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { RunOutcome } from '#core/execution/execute.ts';
import { type BetterUse, betterUse, isAnotherValue, isClearlyFor } from '#core/kinds/better-use.ts';
import { type KindId, kindInfo } from '#core/kinds/kinds.ts';
import { isGeneralKind, isOfAnything } from '#core/search/related.ts';
import { examplesOf } from '#page/examples/examples.ts';
import { focusInput } from '#page/panes/focus-input.ts';
import {
  emptyInput,
  type Input,
  inputValue,
  isEmptyInput,
  type MatchingTool,
  type ToolServices,
  useTool,
} from '#page/services.ts';
import { useExecute } from '#page/session/use-execute.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { Icon } from '#ui/display/icon.tsx';
import { hasKeyboard } from '#ui/focus.ts';
import { useMessages } from '#ui/messages.ts';
import classes from './looks-like.module.css';
import { mayTurn } from './may-turn.ts';

export interface LooksLikeProps {
  readonly session: ToolSession;
  /** The operation has refused the input. */
  readonly isRefused: boolean;
}

/** What the text is, and what takes it; nothing where all that there is to say is that it was pasted behind or into another one. */
interface Suggestion {
  readonly input: Input;
  readonly kindName?: string;
  readonly better?: BetterUse | undefined;
  readonly match?: MatchingTool | undefined;
  /** The inverse operation, which takes what the present one refuses. */
  readonly other?: string | undefined;
}

const nameOf = (kinds: Awaited<ReturnType<ToolServices['findMatchingTools']>>['kinds'], wanted: KindId): string =>
  kinds.find(({ kind }) => kind === wanted)?.name ?? '';

/** How long a typed input must be unchanged before it is looked at, in milliseconds. */
const settleDelay = 300;

/** Offers what an input is clearly meant for where that is not the present operation, and the line breaks it was pasted with. */
export const LooksLike = (props: LooksLikeProps) => (
  <>
    <OtherUse {...props} />
    {props.session.operation.countsFinalLineBreak && <LineBreaks of={props.session} />}
  </>
);

export interface LineBreaksProps {
  readonly of: Pick<ToolSession, 'pastedRaw' | 'keepLineBreaks'>;
}

/** Offers the carriage returns of a pasted text, which a text field has not; nothing where it has lost none. */
export function LineBreaks({ of: { pastedRaw, keepLineBreaks } }: LineBreaksProps) {
  const { t } = useMessages();
  if (pastedRaw === undefined) return null;
  const breaks = pastedRaw.includes('\r\n') ? 'CRLF' : 'CR';
  return (
    <Hint isOfText>
      {t('nowLineFeeds', { breaks })}
      <Button variant="text" onClick={keepLineBreaks}>
        {t('keepLineBreaks', { breaks })}
      </Button>
    </Hint>
  );
}

const offersOperation = (outcome: RunOutcome | undefined, operation: string): boolean =>
  outcome !== undefined &&
  'failure' in outcome &&
  outcome.failure.offers?.some((offer) => offer.operation === operation) === true;

function OtherUse({ session, isRefused }: LooksLikeProps) {
  const { id, tool, messages, memory, findMatchingTools } = useTool();
  const { t } = useMessages();
  const { input, name, names, operation: present, isSample, isPasted, joined, replaceJoined } = session;
  const { turned, turn, turnBack, hasActed = false, operationBy } = session;
  const [found, setFound] = useState<Suggestion>();
  const execute = useExecute();
  const { inverse } = present;
  const isShort = present.input !== undefined && kindInfo(present.input).isShort;
  const latest = useRef(session.optionsOf);
  latest.current = session.optionsOf;
  useEffect(() => {
    let gone = false;
    const isCarried = turned !== undefined && turned !== 'kept' && turned.isCarried === true;
    const mayGoTo = (operation: string) => hasActed && mayTurn({ turned, joined, operationBy }, isRefused, operation);
    const look = async () => {
      if (isCarried) {
        const value = inputValue(input);
        const outcome = await execute(name, value, latest.current(name));
        // What is clearly of its kind has an error; what it leaves as it is, it is not for either.
        const isTaken =
          'value' in outcome ? outcome.value !== value : isClearlyFor((await findMatchingTools(input)).kinds, present);
        if (gone) return;
        if (!isTaken) return turnBack();
      }
      if (joined?.isTight && isAnotherValue((await findMatchingTools({ text: joined.pasted })).detected, present))
        return gone || replaceJoined();
      const { kinds, matching } = await findMatchingTools(input);
      const better = betterUse(kinds, tool, names, name, isRefused, operationBy === 'text');
      if (gone) return;
      const match = matching.find((one) => one.tool !== id);
      // Data in JSON or a table may be of the kind of the operation too: where it takes it, it stays.
      const isInverse = better?.operation === tool.operations[name]?.inverse;
      // A refused text may also be one of the present kind with an error.
      const isTurned = better && better.kind !== 'text' && (isRefused || isInverse || !isOfAnything(better.kind));
      // A short value that only the inverse takes was not begun for the present operation.
      const isCertain = isPasted || (isRefused && isInverse && isShort);
      const target = isCertain && isTurned && better.document === undefined ? better.operation : undefined;
      if (better && target !== undefined && mayGoTo(target))
        return turn(target, nameOf(kinds, better.kind), better.options);
      const isUseful = better && (better.operation !== undefined || match);
      if (isUseful) return setFound({ input, kindName: nameOf(kinds, better.kind), better, match });
      const taken = inverse === undefined ? undefined : tool.operations[inverse]?.input;
      // YAML, for one, takes nearly any text: a document for it would have been recognized.
      const isLoose = taken !== undefined && kindInfo(taken).language !== undefined;
      const mayBeOther = isRefused && !isLoose && !isClearlyFor(kinds, present);
      const other = mayBeOther && inverse !== undefined && names.includes(inverse) ? inverse : undefined;
      const isOther =
        other !== undefined &&
        !('file' in input) &&
        'value' in (await execute(other, inputValue(input), latest.current(other)));
      if (gone) return;
      // A short value that only the inverse takes is for that, also where it is too short to be recognized.
      const isForOther = isOther && isShort && taken !== undefined && !isGeneralKind(taken);
      if (isForOther && mayGoTo(other)) return turn(other, '');
      setFound(isOther || joined ? { input, other: isOther ? other : undefined } : undefined);
    };
    // An example was chosen for its operation.
    const isExample = !isRefused && examplesOf(tool, name).some((example) => example.input === inputValue(input));
    // What is restored was looked at before, and would move the page by itself; a link may have led to another operation.
    const isKnown = !hasActed && !isRefused;
    if (isEmptyInput(input) || isSample || isExample || isKnown) return setFound(undefined);
    const timer = setTimeout(() => look().catch(() => {}), isPasted ? 0 : settleDelay);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [
    id,
    tool,
    names,
    name,
    present,
    inverse,
    execute,
    input,
    isRefused,
    isSample,
    hasActed,
    operationBy,
    isPasted,
    isShort,
    joined,
    replaceJoined,
    turned,
    turn,
    turnBack,
    findMatchingTools,
  ]);
  /** The button goes with the hint, and would leave the focus nowhere. */
  const goTo = (operation: string) => {
    session.setOperation(operation);
    if (hasKeyboard()) focusInput();
  };
  if (turned && turned !== 'kept' && !turned.isCarried)
    return (
      <Hint>
        {t(turned.kindName === '' ? 'turnedTo' : 'turned', {
          kind: turned.kindName,
          operation: messages.operations[name] ?? name,
        })}
        <Button variant="text" onClick={() => goTo(turned.from)}>
          {t('turnBack', { operation: messages.operations[turned.from] ?? turned.from })}
        </Button>
      </Hint>
    );
  if (!found || found.input !== input) return null;
  const { kindName = '', better, match, other } = found;
  if (other !== undefined)
    return (
      <Hint>
        {t('otherDirection')}
        <Button variant="text" onClick={() => goTo(other)}>
          {messages.operations[other]}
        </Button>
      </Hint>
    );
  if (!better)
    return (
      <Hint isOfText>
        {t('addedToOld')}
        <Button onClick={replaceJoined}>{t('keepPasted')}</Button>
      </Hint>
    );
  const { operation, document } = better;
  // The error offers it by itself.
  if (isRefused && operation !== undefined && offersOperation(session.run.outcome, operation)) return null;
  const use = (name: string) => {
    if (document !== undefined) {
      session.setOptionsOf(name, { [document]: inputValue(input).toString() });
      session.setInput(emptyInput, 'replace');
    }
    goTo(name);
  };
  return (
    <Hint>
      {better.kind === 'text' ? t('otherDirection') : t('looksLike', { kind: kindName })}
      {operation !== undefined ? (
        <Button variant="text" onClick={() => use(operation)}>
          {messages.operations[operation]}
        </Button>
      ) : (
        match && (
          <a href={match.href} onClick={() => memory.leaveInput(match.tool, input, match.field)}>
            {t('openIn', { title: match.title })}
          </a>
        )
      )}
    </Hint>
  );
}

interface HintProps {
  /** It says what has become of the text, as a notice does, and is announced with its result. */
  readonly isOfText?: boolean;
  readonly children: ReactNode;
}

const Hint = ({ isOfText = false, children }: HintProps) => (
  <p className={classes.hint} data-hint data-of-text={isOfText || undefined} role={isOfText ? undefined : 'status'}>
    <Icon name={isOfText ? 'alert-triangle' : 'bulb'} />
    {children}
  </p>
);
