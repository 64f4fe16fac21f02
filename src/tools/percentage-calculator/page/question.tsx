import { useEffect, useId, useRef, useState } from 'react';
import { fileKind } from '#core/kinds/file-kinds.ts';
import { copiedOf } from '#core/operations/headline.ts';
import { useAnswerAnnouncement } from '#page/announcements/use-run-announcement.ts';
import { Headline, Offers, ValueRows } from '#page/lazy-parts.tsx';
import { useOperation } from '#page/session/use-operation.ts';
import { useRunMessages } from '#page/session/use-run-messages.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { useAnnouncement } from '#ui/announcements.ts';
import { IconButton } from '#ui/controls/buttons/button.tsx';
import { CopyButton } from '#ui/controls/copying/copy-button.tsx';
import { TextField } from '#ui/controls/fields/text-field.tsx';
import { TreeBar } from '#ui/controls/tree-bar.tsx';
import { AnswerRoom } from '#ui/display/answer-room.tsx';
import { Pane } from '#ui/display/pane.tsx';
import { contentOf } from '#ui/display/values/result-content.ts';
import { hasKeyboard } from '#ui/focus.ts';
import { useIsHydrated } from '#ui/hydrated.ts';
import type messages from '../en.json';
import tool from '../tool.ts';

const { output, options } = tool.operations.calculate;
const kinds = Object.fromEntries(Object.entries(output).map(([name, kind]) => [name, fileKind(kind)]));

export const questions = options.question.values;
export type Question = (typeof questions)[number];

/** What is typed for a question. */
export interface Numbers {
  readonly x: string;
  readonly y: string;
  readonly times: string;
}

export interface QuestionProps {
  readonly session: SessionOf<typeof tool>;
  readonly question: Question;
  readonly numbers: Numbers;
  readonly onChange: (numbers: Numbers) => void;
  /** Its first field has the focus on arrival. */
  readonly hasFirstFocus: boolean;
  /** The newest example or link was for it. */
  readonly isNewest: boolean;
}

const isBlank = (text: string) => text.trim() === '';
const fill = (text: string) => (isBlank(text) ? '1' : text);

/** The codes of what is wrong with a number whatever the others are. */
const misspelt: ReadonlySet<string | undefined> = new Set([
  'bad-number',
  'second-sign',
  'bad-group',
  'number-too-long',
]);

/** A question with a field for each number, and room for its answer, which comes once all are there. */
export function QuestionPane({ session, question, numbers, onChange, hasFirstFocus, isNewest }: QuestionProps) {
  const { message, option, value, labelOf, wordFor } = useToolMessages<typeof messages>();
  const runMessages = useRunMessages();
  // In the static HTML they take nothing yet.
  const isHydrated = useIsHydrated();
  const { decimals, rounding, decimalSign } = session.optionsOf('calculate');
  const { x, y, times } = numbers;
  const errorId = useId();
  const [isOpen, setOpen] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Somebody who has just chosen an operation by keyboard goes on choosing.
    const field = fields.current?.querySelector('input');
    const isChoosing = document.activeElement instanceof HTMLInputElement && document.activeElement !== field;
    if (!hasFirstFocus || !hasKeyboard() || isChoosing) return;
    field?.focus({ preventScroll: true });
    // What is remembered comes with the next render, and is replaced by what is typed.
    setTimeout(() => field?.select());
  }, [hasFirstFocus]);
  const needed = question === 'repeated' ? [x, y, times] : [x, y];
  const isComplete = !needed.some(isBlank);
  const isBegun = !isComplete && !needed.every(isBlank);
  const asked = { question, decimals, rounding, decimalSign };
  const answer = useOperation(session, isComplete ? 'calculate' : undefined, undefined, { ...asked, ...numbers });
  // While some are missing, mistakes in the others are shown.
  const filled = { x: fill(x), y: fill(y), times: fill(times) };
  const check = useOperation(session, isBegun ? 'calculate' : undefined, undefined, { ...asked, ...filled });
  const { outcome } = isComplete ? answer : check;
  const failure = outcome && 'failure' in outcome ? outcome.failure : undefined;
  const isTold = isComplete || misspelt.has(failure?.code);
  const { success } = answer;
  const shown = isComplete ? success : undefined;
  const copied = shown && copiedOf(tool.operations.calculate, shown.value);
  const error = isTold ? failure : undefined;
  const errorText = error && runMessages.failure(error);
  useAnnouncement(errorText);
  const isWorkedOn = isComplete && fields.current?.contains(document.activeElement) === true;
  useAnswerAnnouncement(tool.operations.calculate, isWorkedOn ? success : undefined);
  const fieldOf = (name: keyof Numbers, label: string) => (
    <TextField
      label={label}
      inputMode={name === 'y' && question === 'split' ? 'text' : 'decimal'}
      readOnly={!isHydrated}
      // The static page alone has it: keys that come before the effect above are not lost.
      autoFocus={import.meta.env.SSR && hasFirstFocus && name === 'x'}
      value={numbers[name]}
      errorId={error?.at?.field === name ? errorId : undefined}
      onChange={(text) => onChange({ ...numbers, [name]: text })}
    />
  );
  return (
    <Pane
      title={value('question', question)}
      actions={
        <>
          <IconButton
            icon="chevron-down"
            label={message('more')}
            aria-expanded={isOpen}
            disabled={!shown && !isOpen}
            onClick={() => setOpen(!isOpen)}
          />
          <CopyButton
            action="copy"
            what={copied?.name && labelOf(copied.name)}
            disabled={!copied}
            content={() => contentOf(copied?.value)}
          />
        </>
      }
    >
      <div ref={fields} data-results={isNewest ? 'newest' : ''}>
        <TreeBar>
          {fieldOf('x', message(`x-${question}`))}
          {fieldOf('y', message(`y-${question}`))}
          {question === 'repeated' && fieldOf('times', option('times'))}
        </TreeBar>
        <AnswerRoom answer={copied && <Headline answer={copied} label={labelOf(copied.name ?? '')} />}>
          {error && (
            <p id={errorId} data-problem>
              {errorText}
            </p>
          )}
          {success?.notices.map((notice) => (
            <p key={`${notice.code} ${notice.at?.field}`}>
              {runMessages.notice(notice)} <Offers of={notice} />
            </p>
          ))}
          {shown && shown.notices.length === 0 && <p>{shown.value.sentence}</p>}
        </AnswerRoom>
        {isOpen && shown && (
          <ValueRows isAnswer values={shown.value} kinds={kinds} labelOf={labelOf} wordFor={wordFor} />
        )}
      </div>
    </Pane>
  );
}
