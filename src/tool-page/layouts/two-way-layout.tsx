import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { kindInfo } from '#core/kinds/kinds.ts';
import { useNewest } from '#page/copying/use-newest.ts';
import {
  Details,
  InputHistoryButton,
  LooksLike,
  NoticeList,
  Problem,
  ReadAs,
  RefreshButton,
  ResultMenus,
  RunProgress,
  StaleStrip,
} from '#page/lazy-parts.tsx';
import { InputPane, type InputPaneHandle } from '#page/panes/input-pane.tsx';
import { ResultPane } from '#page/panes/result-pane.tsx';
import { usePageInput } from '#page/panes/use-page-input.ts';
import { resultParts } from '#page/results/result-parts.ts';
import { emptyInput, type Input, isEmptyInput, useTool } from '#page/services.ts';
import { type RunView, useRunView } from '#page/session/use-run-view.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { CopyButton } from '#ui/controls/copying/copy-button.tsx';
import { Nothing } from '#ui/lazy.tsx';
import { useMessages } from '#ui/messages.ts';
import { LayoutFrame } from './layout-frame.tsx';
import layout from './tool-layout.module.css';
import classes from './two-way-layout.module.css';

export interface TwoWayLayoutProps {
  readonly session: ToolSession;
  /** Follows directly below the pane of the input. */
  readonly control?: ReactNode;
  /** Follows the panes. */
  readonly children?: ReactNode;
}

/**
 * The frame of a tool whose operation has an inverse: two panes, in each of which one can type; the other then shows
 * the result.
 */
export function TwoWayLayout({ session, control, children }: TwoWayLayoutProps) {
  const { tool } = useTool();
  const view = useRunView(session);
  const source = useRef<InputPaneHandle>(null);
  /** The content of the other pane until there is a result. */
  const [held, setHeld] = useState<Input>(emptyInput);
  /** The operation whose input is first: the one that was chosen by name. */
  const [first, setFirst] = useState(session.name);
  /** The operation that runs because one types in the other pane. */
  const [edited, setEdited] = useState<string>();
  if (session.name !== edited && (edited !== undefined || session.name !== first)) {
    setEdited(undefined);
    setFirst(session.name);
  }
  const ends = [first, tool.operations[first]?.inverse ?? ''];
  const openFiles = ([file]: readonly File[]) => void (file && session.open(file));
  usePageInput({ pane: source, session, openFiles });
  // The panes may have changed sides: an input that nobody touched is selected again.
  const focusInput = (isSelected?: boolean) => source.current?.focus(isSelected || session.isSelected);
  const panes = useRef<HTMLDivElement>(null);
  // Those of a link with an operation change sides under the focus that the page began with.
  useEffect(() => {
    if (first !== '' && panes.current?.contains(document.activeElement)) source.current?.focus();
  }, [first]);
  const isFilled = ends.every((name) => !kindInfo(tool.operations[name]?.input ?? 'text').isShort);
  const edit =
    (name: string): ToolSession['setInput'] =>
    (input, how, pasted, history) => {
      setHeld(session.input);
      setEdited(name);
      session.setOperation(name);
      session.setInput(input, how, pasted, history);
    };
  return (
    <LayoutFrame
      session={session}
      view={view}
      onFocusInput={focusInput}
      after={isFilled && session.operation.details && <Details session={session} />}
    >
      <div ref={panes} className={layout.panes} data-fill={isFilled || undefined}>
        {ends.map((name) => (
          <Side key={name} {...{ name, session, view, source, held, control }} onEdit={edit(name)} onOpen={openFiles} />
        ))}
      </div>
      {!isFilled && session.operation.details && (
        <div className={layout.side}>
          <Details session={session} />
        </div>
      )}
      {children}
    </LayoutFrame>
  );
}

interface SideProps {
  /** The operation whose input it is. */
  readonly name: string;
  readonly session: ToolSession;
  readonly view: RunView;
  readonly source: RefObject<InputPaneHandle | null>;
  readonly held: Input;
  readonly control: ReactNode;
  readonly onEdit: ToolSession['setInput'];
  readonly onOpen: (files: readonly File[]) => void;
}

/** A pane that holds the input, or the result until one types there. */
function Side({ name, session, view, source, held, control, onEdit, onOpen }: SideProps) {
  const { id: toolId, tool, messages, ExampleChips = Nothing } = useTool();
  const { t } = useMessages();
  const id = useId();
  const { success, isStale, isStaleSettled, problem, mark } = view;
  const isSource = name === session.name;
  const file = 'file' in session.input ? session.input.file : undefined;
  const kindId = tool.operations[name]?.input ?? 'text';
  const kind = kindInfo(kindId);
  const { single } = resultParts(session.operation, success?.value);
  const text = typeof success?.value === 'string' ? success.value : undefined;
  const isOld = isStale && Boolean(text);
  const newest = useNewest(session, () => text ?? '', isStale);
  // Too long to be a document of elements, it is shown only.
  if (!isSource && success && text === undefined)
    return (
      <div className={layout.side}>
        <ResultPane session={session} view={view} />
      </div>
    );

  const result = text !== undefined ? { text } : isEmptyInput(session.input) ? emptyInput : held;
  const save = async () => {
    const [{ saveFile }, { fileKind }] = await Promise.all([
      import('#page/results/save-file.ts'),
      import('#core/kinds/file-kinds.ts'),
    ]);
    await saveFile(toolId, text, fileKind(kindId), {});
  };
  const resultButtons = (
    <>
      <RunProgress run={session.run} size={file?.size} />
      {success && single && <ResultMenus session={session} value={single.value} kind={single.kind} />}
      <RefreshButton session={session} success={success} />
      <CopyButton
        wide
        variant="text"
        action={isOld ? 'copyOld' : 'copy'}
        {...(isOld && { label: t('copyOld'), confirmation: t('copiedOld') })}
        disabled={!text}
        content={newest}
        source={success}
      />
      <Button
        variant="text"
        icon="download"
        data-action="download"
        disabled={text === undefined}
        onClick={() => void save()}
      >
        {t('download')}
      </Button>
    </>
  );
  const role = isSource
    ? {
        ref: source,
        input: session.input,
        onInput: session.setInput,
        placeholder: messages.placeholders?.[name] ?? messages.placeholder,
        mark,
        history: <InputHistoryButton session={session} />,
        undo: session.undo,
        redo: session.redo,
        replaceCount: session.replaceCount,
        isSample: session.isSample,
        isPastedWhole: session.isPastedWhole,
        hasFirstFocus: true,
      }
    : { input: result, onInput: onEdit, placeholder: t('empty'), actions: resultButtons };
  return (
    <div className={layout.side}>
      {/* The same pane in either role, so that it keeps the focus. */}
      <div
        className={classes.pane}
        data-pane-frame
        data-results={isSource ? undefined : ''}
        data-stale={(!isSource && isStale) || undefined}
      >
        <InputPane
          {...role}
          title={messages.inputs?.[name] ?? t('input')}
          kind={kind}
          isShort={kind.isShort}
          describedBy={isSource && problem ? id : undefined}
          problem={isSource ? view.problemText : undefined}
          onOpen={onOpen}
          foot={
            isSource && (
              <>
                {problem ? (
                  <Problem
                    id={id}
                    outcome={problem}
                    onGoTo={(at) => source.current?.goTo(at.offset, at.length ?? 1)}
                    file={file}
                    onRead={session.open}
                  />
                ) : (
                  !session.isOwn && <ExampleChips name={session.name} loadExample={session.loadExample} />
                )}
                <LooksLike session={session} isRefused={view.isRefused} />
              </>
            )
          }
        />
      </div>
      {isSource && control}
      {isSource && !problem && file && (
        <ReadAs canEdit file={file} outcome={session.run.outcome} onRead={session.open} />
      )}
      {!isSource && <StaleStrip session={session} view={view} isOld={isStaleSettled && !isEmptyInput(result)} />}
      {!isSource && success && <NoticeList notices={success.notices} input={session.input} />}
    </div>
  );
}
