import { type ReactNode, useEffect, useId, useRef } from 'react';
import { EarlierResults, HeaderActions, LayoutExtras, Presets, Problem } from '#page/lazy-parts.tsx';
import { OperationSwitch } from '#page/options/operation-switch.tsx';
import { type RenderResult, ResultPane } from '#page/panes/result-pane.tsx';
import { usePasteElsewhere } from '#page/panes/use-paste-elsewhere.ts';
import { useTool } from '#page/services.ts';
import { useRunView } from '#page/session/use-run-view.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { ViewNote } from '#ui/controls/tree-bar.tsx';
import { hasKeyboard, isTextField, usePointerChoice } from '#ui/focus.ts';
import { useMessages } from '#ui/messages.ts';
import generator from './generator.module.css';
import classes from './generator-layout.module.css';
import { Options } from './layout-frame.tsx';

export interface GeneratorLayoutProps {
  readonly session: ToolSession;
  /** What is typed leads to the result, and comes before it: beside it where there is room. */
  readonly isForm?: boolean;
  /** Options that have no control in the form: the page has its own for them. */
  readonly hiddenOptions?: readonly string[];
  /** Draws the result in a way of the tool's own; the kinds' where absent. */
  readonly renderResult?: RenderResult | undefined;
  /** Follows the result. */
  readonly answerNote?: ReactNode;
  /** Follows the options. */
  readonly children?: ReactNode;
}

/** The frame of an operation without input: result first, with a button for the next one; in a form, options first. */
export function GeneratorLayout(props: GeneratorLayoutProps) {
  const { session, isForm = false, hiddenOptions = [] } = props;
  const { renderResult, answerNote, children } = props;
  const { messages } = useTool();
  const { t } = useMessages();
  const view = useRunView(session);
  const id = useId();
  const form = useRef<HTMLElement>(null);
  usePasteElsewhere(session);
  const selectFirst = () => {
    if (hasKeyboard() && !isTextField(document.activeElement)) form.current?.querySelector('input')?.select();
  };
  const choice = usePointerChoice((control) => {
    // Another operation; an option leaves the focus where it is.
    if (control.closest('[data-basis]')) selectFirst();
  });
  // The link that led here may still have the focus.
  useEffect(selectFirst, []);
  const { earlierResults, long: isLong, fixed: isFixed } = session.operation;
  const fields = Object.fromEntries(
    Object.entries(session.fields).filter(([name, { place }]) => place !== 'own' && !hiddenOptions.includes(name)),
  );
  const refresh = !isFixed && (
    <Button icon="refresh" data-action="refresh" autoFocus={earlierResults !== undefined} onClick={session.refresh}>
      {messages.refresh ?? t('refresh')}
    </Button>
  );
  const result = (
    <>
      <ResultPane
        isPlain
        hasExamples={false}
        session={session}
        view={view}
        isBig={!isLong}
        renderResult={renderResult}
        action={refresh}
      />
      {answerNote}
      {view.problem && <Problem id={id} outcome={view.problem} />}
    </>
  );
  const options = (
    <>
      <header className={classes.head}>
        <h2>{t('options')}</h2>
        {/* Keeps its place, so that nothing moves when an option is changed. */}
        <Button
          variant="text"
          icon="restore"
          data-action="reset"
          disabled={session.changedOptions.length === 0}
          onClick={session.resetOptions}
        >
          {t('resetOptions')}
        </Button>
      </header>
      <Presets session={session} />
      <Options session={session} view={view} fields={fields} />
      {children}
    </>
  );
  return (
    <div
      className={generator.generator}
      data-long={isFixed ? 'fixed' : isLong || undefined}
      data-form={isForm || undefined}
      {...choice}
    >
      <HeaderActions session={session} view={view} />
      <OperationSwitch session={session} />
      {messages.warning && (
        <ViewNote isWarning isSilent>
          {messages.warning}
        </ViewNote>
      )}
      <div className={classes.work} data-aside={earlierResults !== undefined || undefined}>
        {isForm && (
          <section ref={form} data-pane data-over className={classes.options}>
            {options}
          </section>
        )}
        <div className={classes.answer}>{result}</div>
        {!isForm && (
          <section data-over className={classes.options}>
            {options}
          </section>
        )}
        {/* After the options, which it would move with each result. */}
        {earlierResults !== undefined && (
          <EarlierResults success={view.success} options={session.run.outcomeOptions} count={earlierResults} />
        )}
      </div>
      <LayoutExtras session={session} view={view} />
    </div>
  );
}
