import { useEffect, useId } from 'react';
import { createPortal } from 'react-dom';
import { type Field, type Fields, hasPane, withoutSamples } from '#core/fields.ts';
import { copiedName } from '#core/operations/headline.ts';
import { Options } from '#page/layouts/layout-frame.tsx';
import { Problem } from '#page/lazy-parts.tsx';
import { useTool } from '#page/services.ts';
import { useRunMessages } from '#page/session/use-run-messages.ts';
import { useRunView } from '#page/session/use-run-view.ts';
import { withToolLinks } from '#page/tool-link.tsx';
import { Button, IconButton } from '#ui/controls/buttons/button.tsx';
import { Select } from '#ui/controls/fields/select.tsx';
import { Disclosure } from '#ui/display/disclosure.tsx';
import { Icon } from '#ui/display/icon.tsx';
import { formatBytes } from '#ui/display/values/quantity.ts';
import { useFormat, useMessages } from '#ui/messages.ts';
import classes from './recipe.module.css';
import type { RecipeActions, RecipeTexts } from './recipe-types.ts';
import type { Cause } from './sources.ts';
import { StepMenu } from './step-menu.tsx';
import { type FromEdit, StepResult } from './step-result.tsx';
import type { RecipeStep } from './steps.ts';
import { summaryOf } from './summary-of.ts';
import { useArrival } from './use-arrival.ts';
import type { OfferedConversion } from './use-conversions.ts';
import { type Misfit, type Passed, useStepSession } from './use-step-session.ts';

export interface StepViewProps {
  readonly step: RecipeStep;
  /** Its place, from 0. */
  readonly index: number;
  /** What it is called. */
  readonly title: string;
  /** It has just been added: what it needs gets the focus. */
  readonly isAdded: boolean;
  /** The place of the step before that is on; undefined where there is none. */
  readonly before: number | undefined;
  /** The place of the step without a result that it waits for, and what is wrong there. */
  readonly cause: Cause | undefined;
  readonly fromEdit: FromEdit | undefined;
  /** How many there are. */
  readonly count: number;
  readonly given: Passed | undefined;
  readonly isShown: boolean;
  /** Its result is that of the recipe. */
  readonly isFinal: boolean;
  /** Shows the last result there is; undefined where that is its own. */
  readonly onShowFinal: (() => void) | undefined;
  /** Where its result is shown, if it is. */
  readonly place: Element | null | undefined;
  /** The recipe runs on several values. */
  readonly isForSeveral: boolean;
  readonly texts: RecipeTexts;
  readonly nameKind: (kind: string) => string;
  readonly actions: RecipeActions;
  /** The address of the tool's page with the operation; undefined where it does not offer that. */
  readonly href: string | undefined;
  /** Adds a step behind this one. */
  readonly onAdd: () => void;
  /** What would make of what it gets something that it takes; undefined where nothing does. */
  readonly findConversion: (misfit: Misfit) => OfferedConversion | undefined;
}

/** Longer results are not edited here, in UTF-16 code units. */
const maxEditedLength = 100_000;

const pickFields = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, toFormField(fields[name] as Field)]));

/** What the step says little without, such as a pattern, a key or a second document. */
const isNeeded = (field: Field | undefined): boolean =>
  field !== undefined && (field.place === 'input' || field.place === 'own' || hasPane(field));

/** What has a place of its own on a tool's page is among the options here. */
function toFormField({ place: _, ...field }: Field): Field {
  return hasPane(field as Field) ? ({ ...(field as Field), multiline: true } as Field) : (field as Field);
}

/** A step: what it does, with which options, and what comes of it. */
export function StepView(props: StepViewProps) {
  const { step, index, title, isAdded, count, before, given, cause, isShown, isFinal, place } = props;
  const { isForSeveral, texts, nameKind, actions, href, onAdd, findConversion } = props;
  const { messages } = useTool();
  const { locale } = useMessages();
  const format = useFormat();
  const { linkedNotice } = useRunMessages();
  const id = useId();
  const isFirst = before === undefined;
  const { session, misfit, isDone, passed } = useStepSession(
    isForSeveral ? { ...step, edited: undefined } : step,
    given,
    isFirst,
    actions.onPassed,
    actions.setOptions,
  );
  const view = useRunView(session);
  const { operation, fields, names, name } = session;
  // What it has is the result of what it got before.
  const isWaiting = misfit !== undefined || (!isFirst && !given);
  const shownView = isWaiting ? { ...view, isStale: true, isStaleSettled: true } : view;

  const optionNames = Object.keys(fields);
  // The steps of a recipe are short: only what is declared to be chosen by most, or needed, is in the open.
  const isOpen = (option: string) => isNeeded(fields[option]) || operation.primary?.includes(option);
  const opened = optionNames.filter(isOpen);
  const others = optionNames.filter((option) => !isOpen(option));
  const changed = session.changedOptions.filter((option) => others.includes(option)).length;
  const outputs = typeof operation.output === 'string' ? [] : Object.keys(operation.output);
  const n = index + 1;
  // What a recipe makes of several values is made without what was written for one of them.
  const edited = step.isOff || isForSeveral ? undefined : step.edited;
  const editable = typeof passed === 'string' && passed.length <= maxEditedLength ? passed : undefined;

  const status = (): string => {
    if (step.isOff) return texts.skipped;
    if (misfit) return tellMisfit(misfit);
    if (!isFirst && !given) return format(texts.waits, { n: (cause?.index ?? before) + 1 });
    if (session.run.slow) return texts.running;
    if (view.missing) return view.missing;
    const [issue] = Object.values(view.issues);
    if (issue) return issue;
    if (!isDone) return '';
    if (passed === undefined) {
      const output = step.pick ?? copiedName(operation) ?? '';
      return format(texts.noPick, { output: messages.outputs?.[output] ?? output });
    }
    return textOf(passed);
  };
  const textOf = (value: unknown): string => {
    const summary = summaryOf(value);
    if ('size' in summary) return format(texts.bytes, { size: formatBytes(summary.size, locale) });
    return summary.text || texts.empty;
  };
  const tellMisfit = (what: Misfit): string =>
    what === 'noInput'
      ? texts.noInput
      : format(texts.mismatch, {
          step: n,
          wanted: nameKind(what.wanted),
          given: nameKind(what.given),
          n: before === undefined ? 0 : before + 1,
        });
  const told = edited === undefined ? status() : format(texts.editedShown, { text: textOf(edited) });
  const notices = isDone ? (view.success?.notices ?? []).filter(({ isHint }) => !isHint) : [];
  const [notice] = notices;
  const isWrong =
    edited === undefined && (misfit !== undefined || view.missing !== undefined || Object.keys(view.issues).length > 0);
  const conversion = misfit && findConversion(misfit);
  const wrong = view.problemText ?? (isWrong ? told : undefined);
  // What does not fit names its step by itself.
  const named = wrong === undefined ? undefined : misfit ? told : format(texts.stepTitle, { n, title: wrong });
  const problem = isWaiting && !misfit ? undefined : named;
  useEffect(
    () => actions.onProblem(step.id, step.isOff ? undefined : problem),
    [actions, step.id, step.isOff, problem],
  );
  const samplesLeft = (of: string) => withoutSamples(session.tool.operations[of]?.options ?? {});
  const reset = () => {
    session.resetOptions();
    session.setOptions(withoutSamples(fields));
  };

  // Until the session has arrived at the operation, there may be fields of another one.
  const lacks = name === step.operation && opened.some((option) => session.options[option] === '');
  const article = useArrival(isAdded, lacks);

  return (
    <article
      ref={article}
      className={classes.step}
      aria-labelledby={`${id}title`}
      tabIndex={-1}
      data-step={n}
      data-off={step.isOff || undefined}
      data-shown={isShown || undefined}
      data-waiting={(!step.isOff && !isFirst && !given) || undefined}
    >
      <header>
        <div className={classes.name}>
          <h3 id={`${id}title`}>
            <span className={classes.number}>{n}</span> {title}
          </h3>
          {names.length > 1 && (
            <span data-control="operation">
              <Select
                aria-label={texts.operation}
                options={names.map((value) => ({ value, label: messages.operations[value] ?? value }))}
                value={name}
                onChange={(value) => actions.setOperation(step.id, value, samplesLeft(value))}
              />
            </span>
          )}
        </div>
        <span className={classes.tools}>
          {operation.live === false && !step.isOff && (
            <Button tone="primary" icon="player-play" disabled={!isFirst && !given} onClick={session.refresh}>
              {texts.run}
            </Button>
          )}
          <StepMenu
            {...{ step, index, count, texts, actions, href, onAdd }}
            input={session.input}
            result={isForSeveral || edited !== undefined ? undefined : editable}
          />
          <IconButton icon="trash" label={texts.remove} onClick={() => actions.remove(step.id)} />
        </span>
      </header>
      {!step.isOff && opened.length > 0 && (
        <Options session={session} view={view} fields={pickFields(fields, opened)} />
      )}
      {!step.isOff && (others.length > 0 || outputs.length > 1) && (
        <Disclosure isDeferred summary={changed > 0 ? `${texts.options} (${changed})` : texts.options}>
          {outputs.length > 1 && (
            <Select
              label={texts.passes}
              labelPosition="left"
              options={[
                { value: '', label: texts.headline },
                ...outputs.map((value) => ({ value, label: messages.outputs?.[value] ?? value })),
              ]}
              value={step.pick ?? ''}
              onChange={(value) => actions.setPick(step.id, value || undefined)}
            />
          )}
          <Options session={session} view={view} fields={pickFields(fields, others)} onReset={reset} />
        </Disclosure>
      )}
      {view.problem && edited === undefined && !misfit && !step.isOff && (isFirst || given) ? (
        <Problem id={`${id}problem`} outcome={view.problem} />
      ) : (
        <button
          type="button"
          className={classes.status}
          data-wrong={isWrong || undefined}
          aria-pressed={isShown}
          aria-label={`${format(texts.show, { n })}: ${told}`}
          disabled={step.isOff}
          onClick={() => actions.select(step.id)}
        >
          <Icon name="corner-down-right" />
          <span>{told}</span>
        </button>
      )}
      {conversion && !step.isOff && (
        <Button icon="plus" onClick={() => actions.insert(step.id, conversion.steps)}>
          {conversion.label}
        </Button>
      )}
      {notice && !step.isOff && (
        <p className={classes.notice} data-notices>
          <Icon name="alert-triangle" />
          {withToolLinks(linkedNotice(notice))}
          {notices.length > 1 && ` (+${notices.length - 1})`}
        </p>
      )}
      {place &&
        createPortal(
          <StepResult
            {...{ session, isDone, n, count, title, isFinal, texts, edited, place }}
            view={shownView}
            computed={editable}
            fromEdit={props.fromEdit}
            onShowFinal={props.onShowFinal}
            onEdit={(value) => actions.edit(step.id, value)}
            summary={cause?.problem ?? view.problemText ?? told}
            isWrong={isWrong || view.problemText !== undefined || cause?.problem !== undefined}
            failure={cause?.problem ?? problem}
          />,
          place,
        )}
    </article>
  );
}
