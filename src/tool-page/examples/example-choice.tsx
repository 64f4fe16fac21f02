import { type KeyboardEvent, useEffect, useRef } from 'react';
import { examplesOf } from '#page/examples/examples.ts';
import { readableInput } from '#page/examples/readable-input.ts';
import { focusInput } from '#page/panes/focus-input.ts';
import { isEmptyInput, useTool } from '#page/services.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { useMessages } from '#ui/messages.ts';
import classes from './example-choice.module.css';

export interface ExampleChoiceProps {
  readonly session: Pick<ToolSession, 'name' | 'input' | 'loadExample'>;
}

/** Maximum number of examples where a result would be. */
const maxShown = 5;

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** What an empty page shows instead of a result: examples to run, by a press or by the arrow keys and Enter. */
export function ExampleChoice({ session: { name, input, loadExample } }: ExampleChoiceProps) {
  const { tool } = useTool();
  const { t } = useMessages();
  const list = useRef<HTMLUListElement>(null);
  const isOffered = isEmptyInput(input);
  useEffect(() => {
    const enter = (event: globalThis.KeyboardEvent) => {
      const isInput = (event.target as Element).closest?.('[data-input-pane]');
      if (event.key !== 'ArrowDown' || event.defaultPrevented || !isInput || !isOffered) return;
      event.preventDefault();
      list.current?.querySelector('button')?.focus();
    };
    document.addEventListener('keydown', enter);
    return () => document.removeEventListener('keydown', enter);
  }, [isOffered]);
  const move = (event: KeyboardEvent<HTMLUListElement>) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const next = buttons[buttons.indexOf(event.target as HTMLButtonElement) + step];
    if (next) next.focus();
    else if (step < 0) focusInput();
  };
  const examples = examplesOf(tool, name).filter((example) => example.input !== undefined);
  return (
    <div className={classes.choice} data-example-choice data-examples>
      <p>
        {t('tryExample')} <span>{t('tryByKeys')}</span>
      </p>
      <ul ref={list} onKeyDown={move}>
        {examples.slice(0, maxShown).map((example) => (
          <li key={example.id}>
            <button type="button" data-example onClick={() => loadExample(name, example)}>
              <strong>{example.name}</strong>
              <code>{readableInput(tool, name, example)?.slice(0, maxInput).replace(/\s+/g, ' ').trim()}</code>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Longer inputs are cut, in UTF-16 units: a line holds fewer. */
const maxInput = 200;
