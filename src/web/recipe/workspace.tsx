import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { createPortal } from 'react-dom';
import type { OnError } from '#core/execution/each.ts';
import { unpackAddress } from '#core/execution/packed-link.ts';
import { eachOfAddress, stepsOfAddress } from '#core/execution/recipe-link.ts';
import { readLink } from '#core/fields.ts';
import { toKebab } from '#core/kebab.ts';
import { hasSecretInput, holdsSecrets } from '#core/operations/has-secret-input.ts';
import { emptyInput, type Input, inputValue, ToolContext, type ToolMemory } from '#page/services.ts';
import { toInput } from '#page/session/to-input.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { Button, IconButton } from '#ui/controls/buttons/button.tsx';
import { OrderList } from '#ui/controls/choices/order-list.tsx';
import { useFormat } from '#ui/messages.ts';
import { reportMissingCode } from '#ui/page-hints.ts';
import type { AppServices } from '../boot/services.ts';
import type { View } from '../boot/view.ts';
import { pathTo } from '../navigation/routes.ts';
import { savedName, savedRecipes } from '../state/saved-recipes.ts';
import { useSetting } from '../state/setting.ts';
import { replaceAddress } from '../storage/memory.ts';
import { useLoadedMessages } from '../tool/use-loaded-messages.ts';
import { useToolLinks } from '../tool/use-tool-links.ts';
import { AddStep } from './add-step.tsx';
import { EachBar } from './each/each-bar.tsx';
import { EachResult } from './each/each-result.tsx';
import type { Each } from './each/each-services.ts';
import { FilesResult } from './each/files-result.tsx';
import { OnErrorSelect } from './each/on-error-select.tsx';
import { useEach } from './each/use-each.ts';
import { linkOf, type ToolOf } from './forms.ts';
import { runByThemselves, toNewSteps } from './linked-recipe.ts';
import classes from './recipe.module.css';
import { RecipeHeart } from './recipe-heart.tsx';
import { RecipeMenus } from './recipe-menus.tsx';
import { stepServices } from './recipe-services.ts';
import type { RecipeActions, RecipeTexts } from './recipe-types.ts';
import { Starters } from './starters.tsx';
import type { StepChoice } from './step-choices.ts';
import { StepView, type StepViewProps } from './step-view.tsx';
import { actions, beginWith, type NewStep, type RecipeState, type RecipeStep, shownStep } from './steps.ts';
import { useCatalog } from './use-catalog.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { type Passed, valueFrom } from './use-step-session.ts';
import { type ToolParts, useToolParts } from './use-tool-parts.ts';
import { type InputUndo, useUndo } from './use-undo.ts';

export interface WorkspaceProps {
  readonly view: View;
  readonly services: AppServices;
  readonly texts: RecipeTexts;
  readonly memory: ToolMemory;
  /** A step takes a secret: the input is stored nowhere. */
  readonly isSecret: { current: boolean };
  /** Of the input. */
  readonly session: ToolSession;
  /** Several files that the recipe runs on; the input is the first one. */
  readonly files: readonly File[];
  /** Those that another input has replaced. */
  readonly former: readonly File[];
  readonly onOpen: (files: readonly File[]) => void;
  /** Where the menus are. */
  readonly menus: Element | null;
  readonly onInputUndo: (undo: InputUndo) => void;
}

type Change = (state: RecipeState) => RecipeState;

/** What the recipe of an address runs on; undefined for the whole input. */
function eachOf(address: string): Each | undefined {
  const [, each, column = ''] = /^(line|json|csv)(?::(.*))?$/s.exec(eachOfAddress(address) ?? '') ?? [];
  return each === undefined ? undefined : { each: each as Each['each'], column, onError: 'stop' };
}

/** Of a tool that is not loaded. */
const noOperations = { operations: {} };

const idOf = ({ id }: RecipeStep): number => id;

/** Steps beside the result of one of them. */
export function Workspace({
  view,
  services,
  texts,
  memory,
  isSecret,
  session,
  files,
  former,
  onOpen,
  menus,
  onInputUndo,
}: WorkspaceProps) {
  const format = useFormat();
  const { setInput } = session;
  const links = useToolLinks(view, services);
  const [state, change] = useReducer((before: RecipeState, next: Change) => next(before), beginWith([]));
  const { steps } = state;
  const { known, load } = useToolParts(
    view,
    steps.map(({ tool }) => tool),
  );
  const { catalog, nameKind } = useCatalog(view);
  const [isBadLink, setBadLink] = useState(false);
  const [isHeld, setHeld] = useState(false);
  /** That of the saved recipe that was opened, or last saved. */
  const [name, setName] = useState<string>();
  const saved = useSetting(savedRecipes).find((one) => one.name === name);
  const [results, setResults] = useState<ReadonlyMap<number, Passed | undefined>>(new Map());
  const [place, setPlace] = useState<HTMLElement | null>(null);
  /** What becomes of a file that fails. */
  const [onFileError, setOnFileError] = useState<OnError>('skip');
  /** Behind which step another one is being chosen; null at the end. */
  const [adding, setAdding] = useState<number | null>();

  const toolOf: ToolOf = useCallback((id) => known.get(id)?.tool, [known]);
  const loadTool = useCallback(async (id: string) => (await load(id))?.tool, [load]);
  const isSecretPassed = steps.some(({ tool }) => holdsSecrets(toolOf(tool) ?? noOperations));
  const passing = useMemo(
    (): ToolMemory => ({
      ...memory,
      leaveInput: (other, given, field) => memory.leaveInput(other, given, field, isSecretPassed),
    }),
    [memory, isSecretPassed],
  );

  const { input } = session;
  const {
    each,
    setEach,
    tried,
    begun,
    recipe,
    used: ran,
    isOnRequest,
    ofAll,
    ofFiles,
    kind,
  } = useEach({
    view,
    services,
    links,
    memory: passing,
    texts,
    input,
    files,
    steps,
    toolOf,
  });
  useEffect(() => {
    const begin = async () => {
      const address = await unpackAddress(location.search + location.hash);
      const linked = address === undefined ? null : stepsOfAddress(address);
      setBadLink(linked === null);
      if (!address || !linked) return;
      setName(savedName(location));
      setEach(eachOf(address));
      const read = await toNewSteps(linked, loadTool);
      const tools = new Map(await Promise.all(read.map(async ({ tool }) => [tool, await loadTool(tool)] as const)));
      const hasInput = memory.readShared().has('input');
      // No link carries a secret.
      if (hasInput && [...tools.values()].some((tool) => tool && hasSecretInput(tool))) setInput(emptyInput);
      else setHeld(hasInput && !runByThemselves(read, (id) => tools.get(id)));
      change(() => beginWith(read));
    };
    const load = () => void begin().catch(reportMissingCode);
    load();
    // Another saved recipe is opened.
    addEventListener('hashchange', load);
    return () => removeEventListener('hashchange', load);
  }, [loadTool, memory, setInput, setEach]);
  const isLoaded = steps.every(({ tool }) => known.has(tool));
  const isUntouched = steps.length === 0 && state.past.length === 0;
  useEffect(() => {
    if (!isLoaded || isUntouched) return;
    const { text, isQuery } = linkOf(steps, toolOf, each);
    replaceAddress(isQuery ? text : '', isQuery ? '' : text);
  }, [steps, each, isLoaded, isUntouched, toolOf]);

  const stepActions = useMemo((): RecipeActions => {
    const act = <A extends readonly unknown[]>(action: (state: RecipeState, ...args: A) => RecipeState) => {
      return (...args: A) => change((before) => action(before, ...args));
    };
    return {
      add: act(actions.add),
      remove: act(actions.remove),
      move: act(actions.move),
      duplicate: act(actions.duplicate),
      turnOff: act(actions.turnOff),
      setOperation: act(actions.setOperation),
      setOptions: act(actions.setOptions),
      setPick: act(actions.setPick),
      select: act(actions.select),
      onPassed: (id, passed) => setResults((all) => (all.get(id) === passed ? all : new Map([...all, [id, passed]]))),
      open(href: string, tool: string, input: Input) {
        passing.leaveInput(tool, input);
        location.assign(new URL(href, document.baseURI));
      },
    };
  }, [passing]);
  const { undo, redo } = useUndo({ state, session, change, onInputUndo });

  isSecret.current = steps.some(({ tool }) => hasSecretInput(toolOf(tool) ?? noOperations));
  const holdsSecret = isSecret.current;
  useEffect(() => {
    // What was entered before the step was added is no longer stored.
    if (holdsSecret) memory.writeInput(input, true);
  }, [holdsSecret, input, memory]);
  /** Its tool or its operation is not there. */
  const isMissing = ({ tool, operation }: RecipeStep): boolean => {
    const parts = known.get(tool);
    return parts === null || (parts !== undefined && !Object.hasOwn(parts.tool.operations, operation));
  };
  const isKnown = (step: RecipeStep) => !isMissing(step);
  const shown = shownStep(state, isKnown);
  const final = shownStep({ ...state, selected: undefined }, isKnown);
  const focus = useKeptFocus(steps, shown ? steps.indexOf(shown) + 1 : 0);
  /** What a step gets, and the place of the step that it gets it from. */
  const sources = new Map<number, { readonly before: number | undefined; readonly given: Passed | undefined }>();
  let source: { readonly before: number | undefined; readonly given: Passed | undefined } = {
    before: undefined,
    given: isHeld ? undefined : begun,
  };
  for (const [index, step] of steps.entries()) {
    sources.set(step.id, source);
    if (!step.isOff) source = { before: index, given: results.get(step.id) };
  }
  const used = steps.filter(({ isOff }) => !isOff);
  const [firstUsed] = used;
  const firstOperation = firstUsed && toolOf(firstUsed.tool)?.operations[firstUsed.operation];
  const hasInput = !firstOperation || firstOperation.input !== undefined;

  const add = async ({ tool, operation, options, misfit }: StepChoice) => {
    const fields = (await loadTool(tool.id))?.operations[operation.name]?.options ?? {};
    const conversion = (misfit?.conversion ?? []).map((one) => ({ tool: one.tool.id, operation: one.operation.name }));
    const values = readLink(fields, new URLSearchParams(options));
    const added = { tool: tool.id, operation: operation.name, options: values };
    stepActions.add([...conversion, added], adding ?? undefined);
  };
  const begin = (begun: readonly NewStep[], to?: Input) => {
    const isOther = to !== undefined && inputValue(to) !== inputValue(input);
    change((before) => actions.replaceAll(before, begun, isOther ? { from: input, to } : undefined));
    if (isOther) setInput(to, 'replace');
    setName(undefined);
  };
  const reverse = async (backwards: readonly NewStep[]) => {
    const last = used.at(-1);
    const passed = last && !each ? results.get(last.id) : undefined;
    begin(backwards, passed && (await toInput(valueFrom(passed), true)));
  };
  // Another step shows what it makes of the first value.
  const isForAll =
    (each !== undefined || files.length > 0) && hasInput && !isHeld && shown === used.at(-1) && used.every(isKnown);
  const titleOf = ({ tool }: RecipeStep): string => known.get(tool)?.messages.title ?? tool;
  const givenAt = (behind: number | null): Passed | undefined => {
    const at = steps.findIndex(({ id }) => id === behind);
    const next = at < 0 ? undefined : steps[at + 1];
    return (next ? sources.get(next.id) : source)?.given;
  };

  return (
    <>
      {menus &&
        createPortal(
          <RecipeMenus
            view={view}
            texts={texts}
            steps={steps}
            toolOf={toolOf}
            titleOf={titleOf}
            input={hasInput && !holdsSecret && 'text' in input ? input.text : undefined}
            each={each}
            name={name}
            onSaved={setName}
            onUndo={undo}
            onRedo={redo}
            onReverse={(backwards) => void reverse(backwards).catch(reportMissingCode)}
          />,
          menus,
        )}
      <div className={classes.side} data-without-input={!hasInput || undefined} {...focus}>
        {isBadLink && (
          <p role="alert" className={classes.alert}>
            {texts.badLink}
          </p>
        )}
        {isHeld && (
          <p role="status" className={classes.alert}>
            {texts.held}{' '}
            <Button tone="primary" icon="player-play" onClick={() => setHeld(false)}>
              {texts.run}
            </Button>
          </p>
        )}
        {steps.length > 0 && name !== undefined && (
          <div className={classes.named}>
            <h2>{name}</h2>
            {saved && <RecipeHeart recipe={saved} texts={texts} />}
          </div>
        )}
        {steps.length > 0 && hasInput && (
          <ToolContext value={ofAll}>
            {files.length > 0 ? (
              <div className={classes.each}>
                <p>{format(texts.each.files, { n: files.length })}</p>
                <OnErrorSelect
                  label={texts.each.onFileError}
                  texts={texts}
                  value={onFileError}
                  onChange={setOnFileError}
                />
              </div>
            ) : (
              <EachBar texts={texts} each={each} tried={tried} onChange={setEach} />
            )}
          </ToolContext>
        )}
        {former.length > 0 && (
          <Button icon="arrow-back-up" onClick={() => onOpen(former)}>
            {format(texts.each.backToFiles, { n: former.length })}
          </Button>
        )}
        {steps.length > 0 && (
          <div className={classes.steps}>
            <OrderList items={steps} idOf={idOf} titleOf={titleOf} label={texts.steps} onMove={stepActions.move}>
              {(step, index) => {
                const parts = known.get(step.tool);
                if (isMissing(step))
                  return (
                    <article className={classes.step} data-step={index + 1} tabIndex={-1}>
                      <p className={classes.alert}>
                        {format(texts.unknown, { use: `${step.tool}/${step.operation}` })}{' '}
                        <IconButton icon="trash" label={texts.remove} onClick={() => stepActions.remove(step.id)} />
                      </p>
                    </article>
                  );
                if (!parts) return <article className={classes.step} aria-busy />;
                return (
                  <ToolStep
                    key={step.revision}
                    parts={parts}
                    services={services}
                    links={links}
                    memory={passing}
                    {...{ step, index, texts, nameKind }}
                    before={sources.get(step.id)?.before}
                    given={step.isOff ? undefined : sources.get(step.id)?.given}
                    count={steps.length}
                    isShown={step.id === shown?.id}
                    isFinal={step === used.at(-1)}
                    onShowFinal={step === final ? undefined : () => stepActions.select(undefined)}
                    place={step.id === shown?.id && !isForAll ? place : undefined}
                    actions={stepActions}
                    href={`${pathTo(step.tool, view.route.locale)}?op=${toKebab(step.operation)}`}
                    onAdd={() => setAdding(step.id)}
                  />
                );
              }}
            </OrderList>
          </div>
        )}
        <Button
          data-add-step
          icon="plus"
          tone={steps.length === 0 ? 'primary' : 'default'}
          onClick={() => setAdding(null)}
        >
          {texts.add}
        </Button>
      </div>
      {shown ? (
        <div ref={setPlace} className={classes.side} />
      ) : (
        <div className={classes.side} {...focus}>
          <Starters
            texts={texts}
            host={services.host}
            input={input}
            nameKind={nameKind}
            loadTool={loadTool}
            onBegin={begin}
          />
        </div>
      )}
      {isForAll && recipe && place && (
        <ToolContext value={ofAll}>
          <EachResult
            key={String(isOnRequest)}
            input={input}
            recipe={recipe}
            isTried={tried !== undefined && 'first' in tried}
            runLabel={texts.run}
            place={place}
          />
        </ToolContext>
      )}
      {isForAll && files.length > 0 && place && (
        <ToolContext value={ofFiles}>
          <FilesResult
            files={files}
            recipe={JSON.stringify(ran)}
            kind={kind}
            onError={onFileError}
            isOnRequest={isOnRequest}
            texts={texts}
            place={place}
            host={services.host}
            onClear={() => setInput(emptyInput, 'replace')}
          />
        </ToolContext>
      )}
      {adding !== undefined && (
        <AddStep
          view={view}
          catalog={catalog}
          texts={texts}
          nameKind={nameKind}
          detect={services.detect}
          given={givenAt(adding)}
          onAdd={(choice) => void add(choice).catch(reportMissingCode)}
          onClose={() => setAdding(undefined)}
        />
      )}
    </>
  );
}

interface ToolStepProps extends StepViewProps {
  readonly parts: ToolParts;
  readonly services: AppServices;
  readonly links: ReturnType<typeof useToolLinks>;
  readonly memory: ToolMemory;
}

/** A step, within the services of its tool. */
function ToolStep({ parts, services, links, memory, ...props }: ToolStepProps) {
  const { tool, messages, loadMessages } = parts;
  const { tool: id, operation } = props.step;
  const runMessages = useLoadedMessages(loadMessages);
  const value = useMemo(
    () => ({
      ...services,
      ...links,
      ...stepServices({ id, tool, host: services.host, messages: { ...messages, ...runMessages } }, memory, operation),
    }),
    [services, links, id, tool, messages, runMessages, memory, operation],
  );
  return (
    <ToolContext value={value}>
      <StepView {...props} />
    </ToolContext>
  );
}
