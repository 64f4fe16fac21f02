import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { createPortal } from 'react-dom';
import { readLink, withoutSamples } from '#core/fields.ts';
import { findOperation } from '#core/operations/find-operation.ts';
import { hasSecretInput, holdsSecrets } from '#core/operations/has-secret-input.ts';
import type { CatalogItem } from '#core/registry.ts';
import { createOperationTitles } from '#core/search/operation-titles.ts';
import { emptyInput, type Input, inputValue, ToolContext, type ToolMemory } from '#page/services.ts';
import { toInput } from '#page/session/to-input.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { ViewNote } from '#ui/controls/tree-bar.tsx';
import { useMessages } from '#ui/messages.ts';
import { reportMissingCode } from '#ui/page-hints.ts';
import type { AppServices } from '../boot/services.ts';
import type { View } from '../boot/view.ts';
import { savedRecipes } from '../state/saved-recipes.ts';
import { useSetting } from '../state/setting.ts';
import type { PageMemory } from '../storage/memory.ts';
import { useToolLinks } from '../tool/use-tool-links.ts';
import { AddStep } from './adding/add-step.tsx';
import type { StepChoice } from './adding/step-choices.ts';
import { EachResult } from './each/each-result.tsx';
import { FilesResult } from './each/files-result.tsx';
import { RunsOn } from './each/runs-on.tsx';
import { useEach } from './each/use-each.ts';
import type { ToolOf } from './forms.ts';
import { LinkNotices } from './link/link-notices.tsx';
import { useAddress } from './link/use-address.ts';
import { RecipeHeart } from './menus/recipe-heart.tsx';
import { RecipeMenus } from './menus/recipe-menus.tsx';
import classes from './recipe.module.css';
import type { RecipeActions, WorkspaceTexts } from './recipe-types.ts';
import { sourcesOf } from './sources.ts';
import { Starters } from './starters.tsx';
import { StepList } from './step-list.tsx';
import { actions, beginWith, type NewStep, type RecipeState, type RecipeStep, shownStep } from './steps.ts';
import { useCatalog } from './use-catalog.ts';
import { stepsOf, useConversions } from './use-conversions.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { type Passed, valueFrom } from './use-step-session.ts';
import { useToolParts } from './use-tool-parts.ts';
import { type InputUndo, useUndo } from './use-undo.ts';

export interface WorkspaceProps {
  readonly view: View;
  readonly services: AppServices;
  readonly texts: WorkspaceTexts;
  readonly memory: PageMemory;
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

/** Puts a value into a map of steps, which stays as it is where it has that. */
const put =
  <V,>(id: number, value: V) =>
  (all: ReadonlyMap<number, V>): ReadonlyMap<number, V> =>
    all.get(id) === value ? all : new Map([...all, [id, value]]);

/** Of a tool that is not loaded. */
const noOperations = { operations: {} };

const noTools: readonly CatalogItem[] = [];

/** Steps beside the result of one of them. */
export function Workspace(props: WorkspaceProps) {
  const { view, services, texts, memory, isSecret, session, files, former, onOpen, menus, onInputUndo } = props;
  const { t } = useMessages();
  const { setInput } = session;
  const links = useToolLinks(view, services);
  const [state, change] = useReducer((before: RecipeState, next: Change) => next(before), beginWith([]));
  const { steps } = state;
  const parts = useToolParts(
    view,
    steps.map(({ tool }) => tool),
  );
  const { known, load } = parts;
  const { catalog, nameKind } = useCatalog(view);
  const findConversion = useConversions(catalog ?? noTools, texts);
  const titles = useMemo(() => createOperationTitles(catalog ?? noTools), [catalog]);
  const [results, setResults] = useState<ReadonlyMap<number, Passed | undefined>>(new Map());
  const [problems, setProblems] = useState<ReadonlyMap<number, string | undefined>>(new Map());
  const [place, setPlace] = useState<HTMLElement | null>(null);
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
    division,
    each,
    setEach,
    onFileError,
    setOnFileError,
    tried,
    begun,
    recipe,
    ran,
    isOnRequest,
    ofAll,
    ofFiles,
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
  const isLoaded = steps.every(({ tool }) => known.has(tool));
  const address = useAddress({ state, each, setEach, change, memory, session, toolOf, loadTool, isLoaded });
  const { isHeld, name, setName } = address;
  const saved = useSetting(savedRecipes).find((one) => one.name === name);

  const stepActions = useMemo((): RecipeActions => {
    const act = <A extends readonly unknown[]>(action: (state: RecipeState, ...args: A) => RecipeState) => {
      return (...args: A) => change((before) => action(before, ...args));
    };
    return {
      add: act(actions.add),
      insert: act(actions.insert),
      remove: act(actions.remove),
      move: act(actions.move),
      duplicate: act(actions.duplicate),
      turnOff: act(actions.turnOff),
      endAt: act(actions.endAt),
      setOperation: act(actions.setOperation),
      setOptions: act(actions.setOptions),
      setPick: act(actions.setPick),
      edit: act(actions.edit),
      select: act(actions.select),
      onPassed: (id, passed) => setResults(put(id, passed)),
      onProblem: (id, problem) => setProblems(put(id, problem)),
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
    if (!holdsSecret) return;
    memory.writeInput(input, true);
    memory.writeFiles(files, true);
  }, [holdsSecret, input, files, memory]);
  /** Its tool or its operation is not there. */
  const isMissing = ({ tool, operation }: RecipeStep): boolean => {
    const parts = known.get(tool);
    return parts === null || (parts !== undefined && !Object.hasOwn(parts.tool.operations, operation));
  };
  const isKnown = (step: RecipeStep) => !isMissing(step);
  const shown = shownStep(state, isKnown);
  const final = shownStep({ ...state, selected: undefined }, isKnown);
  const focus = useKeptFocus(steps, shown ? steps.indexOf(shown) + 1 : 0);
  const { sources, end } = sourcesOf(steps, isHeld ? undefined : begun, results, problems);
  const used = steps.filter(({ isOff }) => !isOff);
  const [firstUsed] = used;
  const firstOperation = firstUsed && findOperation(toolOf(firstUsed.tool), firstUsed.operation);
  const hasInput = !firstOperation || firstOperation.input !== undefined;

  const outputs = useMemo(
    () =>
      new Map(
        [...results].map(([id, passed]) => [id, passed && 'output' in passed ? passed.output : undefined] as const),
      ),
    [results],
  );

  const add = async ({ tool, operation, options, pick, misfit }: StepChoice) => {
    const fields = (await loadTool(tool.id))?.operations[operation.name]?.options ?? {};
    const values = { ...withoutSamples(fields), ...readLink(fields, new URLSearchParams(options)) };
    const added = { tool: tool.id, operation: operation.name, options: values, pick };
    stepActions.add([...stepsOf(misfit?.conversion ?? []), added], adding ?? undefined);
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
  const isForSeveral = each !== undefined || files.length > 0;
  const isForAll = isForSeveral && hasInput && !isHeld && shown === used.at(-1) && used.every(isKnown);
  const titleOf = ({ tool: id, operation: name }: RecipeStep): string => {
    const tool = catalog?.find((one) => one.id === id);
    const operation = tool?.operations.find((one) => one.name === name);
    return tool && operation ? titles.tool(tool, operation) : (known.get(id)?.messages.title ?? id);
  };
  const givenAt = (behind: number | null): Passed | undefined => {
    const at = steps.findIndex(({ id }) => id === behind);
    const next = at < 0 ? undefined : steps[at + 1];
    return (next ? sources.get(next.id) : end)?.given;
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
            input={hasInput && 'text' in input ? input.text : undefined}
            isSecret={holdsSecret}
            detect={services.detect}
            outputs={outputs}
            each={each}
            tried={!isHeld && begun && 'input' in begun ? begun.input : undefined}
            host={services.host}
            name={name}
            onSaved={setName}
            onUndo={undo}
            onRedo={redo}
            onReverse={(backwards) => void reverse(backwards).catch(reportMissingCode)}
          />,
          menus,
        )}
      <div className={classes.side} data-without-input={!hasInput || undefined} {...focus}>
        <LinkNotices address={address} texts={texts} />
        {steps.length > 0 && name !== undefined && (
          <div className={classes.named}>
            <h2>{name}</h2>
            {saved && <RecipeHeart recipe={saved} texts={texts} />}
          </div>
        )}
        {/* What is chosen before the link is read would be lost. */}
        {hasInput && !address.isReading && (
          <ToolContext value={ofAll}>
            <RunsOn
              {...{ texts, tried, files, former, onOpen, onFileError, setOnFileError }}
              each={division}
              onChange={setEach}
            />
          </ToolContext>
        )}
        {steps.length > 0 && hasInput && holdsSecret && <ViewNote>{t('notStored')}</ViewNote>}
        {steps.length > 0 && (
          <StepList
            {...{ view, services, links, steps, known, isMissing, titleOf, sources, shown, final, texts, nameKind }}
            memory={passing}
            held={isHeld ? texts.held : undefined}
            actions={stepActions}
            findConversion={findConversion}
            isForSeveral={isForSeveral}
            added={state.added}
            place={isForAll ? undefined : place}
            onAdd={setAdding}
          />
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
            recipe={ran}
            kind={ofFiles.kind}
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
          parts={parts}
          onAdd={(choice) => void add(choice).catch(reportMissingCode)}
          onClose={() => setAdding(undefined)}
        />
      )}
    </>
  );
}
