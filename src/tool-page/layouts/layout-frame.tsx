import { type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import { type Fields, isFormField, isPrivate } from '#core/fields.ts';
import { HeaderActions, LayoutExtras, Presets } from '#page/lazy-parts.tsx';
import { OperationSwitch } from '#page/options/operation-switch.tsx';
import { OptionsForm } from '#page/options/options-form.tsx';
import type { ResultViews } from '#page/results/use-result-views.tsx';
import { isEmptyInput, useTool } from '#page/services.ts';
import type { RunView } from '#page/session/use-run-view.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { Button, IconButton } from '#ui/controls/buttons/button.tsx';
import { hasKeyboard, isTextField, usePointerChoice } from '#ui/focus.ts';
import { useMessages } from '#ui/messages.ts';
import classes from './layout-frame.module.css';

export interface LayoutFrameProps {
  readonly session: ToolSession;
  readonly view: RunView;
  /**
   * Gives the input the focus, after a choice made with the pointer too; where an operation or a filter was chosen, selected,
   * so that a paste replaces it.
   */
  readonly onFocusInput: (isSelected?: boolean) => void;
  /** Options that the page has controls of its own for. */
  readonly hiddenOptions?: readonly string[] | undefined;
  /** The text that this bar copies instead of the result; the bar is absent while it is empty. */
  readonly barCopies?: string | undefined;
  readonly views?: ResultViews | undefined;
  /** The panes. */
  readonly children: ReactNode;
  /** Follows the panes, where these fill the window. */
  readonly after?: ReactNode;
}

/**
 * What all layouts with an input have: operations, primary options, and the other options as a rail beside the panes or,
 * where there is less room or they are collapsed, as a sheet that a button opens.
 */
export function LayoutFrame(props: LayoutFrameProps) {
  const { session, view, onFocusInput, hiddenOptions = [], children, after } = props;
  const { railCollapsed } = useTool().arrangement;
  const { t } = useMessages();
  const id = useId();
  /** The options are open: in a sheet at the bottom of a narrow window, or at the side. */
  const [opened, setOpened] = useState<'sheet' | 'side'>();
  const isOpen = opened !== undefined;
  const isSingle = session.names.length < 2;
  const frame = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const latest = useRef(session);
  latest.current = session;
  /** Focuses what is to be filled in next: the option that the operation needs, else the input. */
  const focusNext = (isSelected: boolean) => {
    const { operation, options, input, isSample } = latest.current;
    const { needs } = operation;
    const isNext = needs !== undefined && options[needs] === '' && !isEmptyInput(input) && !isSample;
    const fields = [`[data-option="${needs}"] :is(input, textarea)`, `:is(input, textarea)[name="${needs}"]`];
    const field = isNext && frame.current?.querySelector<HTMLElement>(fields.join());
    if (field) field.focus();
    else onFocusInput(isSelected);
  };
  const choice = usePointerChoice((control) => {
    // A choice may have brought a field of its own, which has the focus.
    if (!isTextField(document.activeElement)) focusNext(control.closest('[data-list], [data-filter]') !== null);
  });
  const pressOperation = ({ target }: MouseEvent<HTMLElement>) => {
    const isOperation =
      target instanceof Element && target.closest('[data-list] [role=menuitem], [data-action="swap"]');
    // After the choice has been rendered.
    if (isOperation && hasKeyboard()) setTimeout(() => focusNext(true));
  };
  const { changedOptions, operation } = session;
  const names = Object.keys(session.fields).filter(
    (name) => !hiddenOptions.includes(name) && !session.fields[name]?.place,
  );
  const isRare = (name: string) => session.fields[name]?.more === true;
  const { primary = names.length > maxPrimary ? [] : names.filter((name) => !isRare(name)) } = operation;
  const first = names.filter((name) => primary.includes(name));
  /** What the fields of a form depend on is in view at every width, and no other option of theirs. */
  const decisive = first.filter((name) =>
    Object.values(session.fields).some(
      (field) => isFormField(field) && !isPrivate(field) && field.when?.field === name,
    ),
  );
  const settings = first.filter((name) => !decisive.includes(name));
  const others = names.filter((name) => !primary.includes(name));
  const hasOthers = others.length > 0;
  const changed = changedOptions.filter((name) => names.includes(name) && !decisive.includes(name)).length;
  const reset = () => {
    session.resetOptions();
    onFocusInput();
  };
  const close = () => {
    setOpened(undefined);
    toggle.current?.focus();
  };
  const collapse = (isCollapsed: boolean) => {
    railCollapsed.set(isCollapsed);
    // The button that was pressed goes; the one that undoes it comes with the next frame.
    const next = isCollapsed ? toggle.current : frame.current?.querySelector<HTMLElement>('[data-collapse]');
    requestAnimationFrame(() => next?.focus());
  };
  const showOptions = () => {
    const width = frame.current?.offsetWidth ?? 0;
    if (width >= railWidth && hasOthers && railCollapsed.get()) collapse(false);
    else setOpened(isOpen ? undefined : width < sheetWidth ? 'sheet' : 'side');
  };
  const form = (shown: readonly string[], onReset?: () => void) => (
    <Options session={session} view={view} fields={pick(session.fields, shown)} onReset={onReset} />
  );
  return (
    <>
      <HeaderActions session={session} view={view} />
      <div ref={frame} className={classes.frame}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the presses of what it holds */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on an item of a menu is a click */}
        <div className={classes.layout} data-rail={hasOthers || undefined} {...choice} onClick={pressOperation}>
          <div
            className={classes.bar}
            data-bar
            data-bare={(isSingle && !operation.inverse && !operation.presets && first.length === 0) || undefined}
          >
            <OperationSwitch session={session} />
            <Presets session={session} />
            <div className={classes.settings}>
              {decisive.length > 0 && (
                <div className={classes.primary} data-over data-form>
                  {form(decisive)}
                </div>
              )}
              {settings.length > 0 && opened !== 'sheet' && (
                <div className={classes.primary} data-over>
                  {form(settings, hasOthers ? undefined : reset)}
                </div>
              )}
              {names.length > 0 && (
                <span className={classes.toggle} data-few={!hasOthers || undefined}>
                  <Button
                    ref={toggle}
                    icon="adjustments-horizontal"
                    aria-expanded={isOpen}
                    aria-controls={id}
                    onClick={showOptions}
                  >
                    {changed > 0 ? t('changedOptions', { n: changed }) : t('options')}
                  </Button>
                </span>
              )}
            </div>
          </div>
          <div className={classes.work} data-work>
            {children}
          </div>
          <div id={id} className={classes.options} data-over data-open={isOpen || undefined}>
            {opened === 'sheet' && <div className={classes.sheet}>{form(settings)}</div>}
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
                  <span className={classes.collapse}>
                    <IconButton
                      data-collapse
                      icon="layout-sidebar-right-collapse"
                      label={t('hideOptions')}
                      onClick={() => collapse(true)}
                    />
                  </span>
                  <span className={classes.close}>
                    <IconButton icon="x" label={t('close')} onClick={close} />
                  </span>
                </header>
                <div className={classes.form}>{form(others)}</div>
              </aside>
            )}
          </div>
        </div>
      </div>
      {after}
      <LayoutExtras {...props} frame={frame} onEscape={isOpen ? close : undefined} />
    </>
  );
}

const pick = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));

/** So few options all have room beside the input. */
const maxPrimary = 3;

/** From this width in pixels there is room for the rail, as in the style sheet. */
const railWidth = 1200;

/** Below this width in pixels all options are in a sheet, as in the style sheet. */
const sheetWidth = 560;

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
      changed={session.changedOptions}
      onReset={onReset}
    />
  );
}
