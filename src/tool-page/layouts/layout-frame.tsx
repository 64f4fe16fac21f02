import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { Fields } from '#core/fields.ts';
import { Presets } from '#page/lazy-parts.tsx';
import { OperationSwitch } from '#page/options/operation-switch.tsx';
import { OptionsForm } from '#page/options/options-form.tsx';
import { useTool } from '#page/services.ts';
import type { RunView } from '#page/session/use-run-view.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { Button, IconButton } from '#ui/controls/button.tsx';
import { usePointerChoice } from '#ui/focus.ts';
import { useMessages } from '#ui/messages.ts';
import classes from './layout-frame.module.css';
import { ShareButton } from './share-button.tsx';

export interface LayoutFrameProps {
  readonly session: ToolSession;
  readonly view: RunView;
  /** Gives the input the focus, after a choice made with the pointer too. */
  readonly onFocusInput: () => void;
  /** Options that the page has controls of its own for. */
  readonly hiddenOptions?: readonly string[] | undefined;
  /** The panes. */
  readonly children: ReactNode;
}

/**
 * What all layouts with an input have: operations, primary options, and the other options as a rail beside the panes or,
 * where there is less room, as a sheet that a button opens.
 */
export function LayoutFrame({ session, view, onFocusInput, hiddenOptions = [], children }: LayoutFrameProps) {
  const { t } = useMessages();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const choice = usePointerChoice(onFocusInput);
  const { changedOptions, operation } = session;
  const fields = pick(session.fields, (name) => !hiddenOptions.includes(name));
  const names = Object.keys(fields);
  const { primary = names.length > maxPrimary ? [] : names } = operation;
  const primaryFields = pick(fields, (name) => primary.includes(name));
  const otherFields = pick(fields, (name) => !primary.includes(name));
  const hasOthers = Object.keys(otherFields).length > 0;
  const changed = changedOptions.filter((name) => !primary.includes(name)).length;
  const reset = () => {
    session.resetOptions();
    onFocusInput();
  };
  const close = useCallback(() => {
    setOpen(false);
    toggle.current?.focus();
  }, []);
  useEffect(() => {
    if (!isOpen) return;
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    document.addEventListener('keydown', closeByEscape);
    return () => document.removeEventListener('keydown', closeByEscape);
  }, [isOpen, close]);
  const form = (shown: Fields, onReset?: () => void) => (
    <Options session={session} view={view} fields={shown} onReset={onReset} />
  );
  return (
    <div className={classes.frame}>
      <div className={classes.layout} data-single={session.names.length < 2 || undefined} {...choice}>
        <div className={classes.bar}>
          <OperationSwitch session={session} />
          <Presets session={session} />
          <div className={classes.actions}>
            {names.length > 0 && (
              <span className={classes.toggle} data-few={!hasOthers || undefined}>
                <Button
                  ref={toggle}
                  icon="adjustments-horizontal"
                  aria-expanded={isOpen}
                  aria-controls={id}
                  onClick={() => setOpen(!isOpen)}
                >
                  {changed > 0 ? t('changedOptions', { n: changed }) : t('options')}
                </Button>
              </span>
            )}
            <ShareButton session={session} />
          </div>
        </div>
        <div className={classes.work}>{children}</div>
        <div id={id} className={classes.options} data-open={isOpen || undefined}>
          {Object.keys(primaryFields).length > 0 && (
            <div className={classes.primary}>{form(primaryFields, hasOthers ? undefined : reset)}</div>
          )}
          {hasOthers && (
            <aside className={classes.rail} aria-label={t('options')}>
              <header className={classes.head}>
                <h2>{t('options')}</h2>
                <Button
                  variant="text"
                  icon="restore"
                  data-action="reset"
                  disabled={changedOptions.length === 0}
                  onClick={reset}
                >
                  {t('resetOptions')}
                </Button>
                <span className={classes.close}>
                  <IconButton icon="x" label={t('close')} onClick={close} />
                </span>
              </header>
              <div className={classes.form}>{form(otherFields)}</div>
            </aside>
          )}
        </div>
      </div>
    </div>
  );
}

const pick = (fields: Fields, isPicked: (name: string) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => isPicked(name)));

/** So few options all have room beside the input. */
const maxPrimary = 3;

interface OptionsProps {
  readonly session: ToolSession;
  readonly view: RunView;
  readonly fields: Fields;
  readonly onReset?: (() => void) | undefined;
}

/** Some of the session's options as a form. */
export function Options({ session, view, fields, onReset }: OptionsProps) {
  const { messages } = useTool();
  return (
    <OptionsForm
      fields={fields}
      messages={messages}
      values={session.options}
      issues={view.issues}
      onChange={session.setOption}
      isChanged={session.changedOptions.length > 0}
      onReset={onReset}
    />
  );
}
