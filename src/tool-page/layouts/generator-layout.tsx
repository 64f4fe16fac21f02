import { type ReactNode, useId } from 'react';
import { HeaderActions, LayoutExtras, Presets, Problem } from '#page/lazy-parts.tsx';
import { OperationSwitch } from '#page/options/operation-switch.tsx';
import { type RenderResult, ResultPane } from '#page/panes/result-pane.tsx';
import { useTool } from '#page/services.ts';
import { useRunView } from '#page/session/use-run-view.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/button.tsx';
import { useMessages } from '#ui/messages.ts';
import classes from './generator-layout.module.css';
import { Options } from './layout-frame.tsx';

export interface GeneratorLayoutProps {
  readonly session: ToolSession;
  /** The result is several texts of many lines. */
  readonly isLong?: boolean;
  /** Each run gives the same result: there is no next one. */
  readonly isFixed?: boolean;
  /** Draws the result in a way of the tool's own; the kinds' where absent. */
  readonly renderResult?: RenderResult | undefined;
  /** Follows the options. */
  readonly children?: ReactNode;
}

/** The frame of an operation without input: result first, with a button for the next one. */
export function GeneratorLayout({
  session,
  isLong = false,
  isFixed = false,
  renderResult,
  children,
}: GeneratorLayoutProps) {
  const { messages } = useTool();
  const { t } = useMessages();
  const view = useRunView(session);
  const id = useId();
  return (
    <div className={classes.generator} data-long={isLong || undefined}>
      <HeaderActions session={session} view={view} />
      <OperationSwitch session={session} />
      <ResultPane session={session} view={view} isBig={!isLong} renderResult={renderResult} />
      <div className={classes.bar}>
        {!isFixed && (
          <Button tone="primary" icon="refresh" data-action="refresh" onClick={session.refresh}>
            {messages.refresh ?? t('refresh')}
          </Button>
        )}
        {/* Keeps its place, so that nothing moves when an option is changed. */}
        <Button
          className={classes.reset}
          variant="text"
          icon="restore"
          data-action="reset"
          disabled={session.changedOptions.length === 0}
          onClick={session.resetOptions}
        >
          {t('resetOptions')}
        </Button>
      </div>
      {view.problem && <Problem id={id} outcome={view.problem} />}
      <Presets session={session} />
      <Options session={session} view={view} fields={session.fields} />
      {children}
      <LayoutExtras session={session} view={view} />
    </div>
  );
}
