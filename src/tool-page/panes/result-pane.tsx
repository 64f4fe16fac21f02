import { type ReactNode, useEffect, useRef, useState } from 'react';
import { kindInfo } from '#core/kinds/kinds.ts';
import { headlineOf, toneOf } from '#core/operations/headline.ts';
import { copiedFrom } from '#page/copying/copied.ts';
import { useNewest } from '#page/copying/use-newest.ts';
import { isReference } from '#page/layouts/shape.ts';
import {
  Headline,
  NoticeList,
  Offers,
  RefreshButton,
  ResultContent,
  ResultFoot,
  ResultMenus,
  RowHeadline,
  RunProgress,
  resultViews,
  StaleStrip,
} from '#page/lazy-parts.tsx';
import { preload } from '#page/own-components.ts';
import { FullScreenButton } from '#page/panes/full-screen-button.tsx';
import { useKeptHeight } from '#page/panes/use-kept-height.ts';
import { HeadlineContext } from '#page/results/headline-context.ts';
import { resultParts } from '#page/results/result-parts.ts';
import type { ResultViews } from '#page/results/use-result-views.tsx';
import { isEmptyInput, useTool } from '#page/services.ts';
import type { Success } from '#page/session/use-run.ts';
import type { RunView } from '#page/session/use-run-view.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { Button, IconButton } from '#ui/controls/buttons/button.tsx';
import { CopyButton } from '#ui/controls/copying/copy-button.tsx';
import classes from '#ui/display/pane.module.css';
import { FindContext, usePaneFind } from '#ui/find/find-context.ts';
import { Nothing } from '#ui/lazy.tsx';
import { useMessages } from '#ui/messages.ts';
import { whenIdle } from '#ui/when-idle.ts';

/** Draws a result; `wrap`: its lines are to be broken where they are long. */
export type RenderResult = (success: Success, wrap: boolean) => ReactNode;

export interface ResultPaneProps {
  readonly session: ToolSession;
  readonly view: RunView;
  /** Shown large, as generators do. */
  readonly isBig?: boolean | undefined;
  /** Values without a surface, not a document. */
  readonly isPlain?: boolean | undefined;
  /** An empty page offers its examples here; set to false where there is no room. */
  readonly hasExamples?: boolean | undefined;
  /** What the page is for: a button before *Copy*, which is the loud one then. */
  readonly action?: ReactNode;
  /** Its title, and what *Copy* copies, where it is a part of something longer. */
  readonly named?: { readonly title: string; readonly what: string } | undefined;
  readonly renderResult?: RenderResult | undefined;
  /** What is wrong with the input, where that is the result of a check. */
  readonly verdict?: ReactNode;
  /** Other ways to show it, of `useResultViews`. */
  readonly views?: ResultViews | undefined;
  /** Of a download, with its extension. */
  readonly fileName?: string | undefined;
  /** They are reported there, and not here. */
  readonly hasNoticesByInput?: boolean | undefined;
}

/** Shows the result with its copy and download buttons, its notices and its status. */
export function ResultPane(props: ResultPaneProps) {
  const {
    session,
    view,
    isBig,
    isPlain,
    hasExamples = true,
    action,
    named,
    renderResult,
    verdict,
    views,
    fileName,
    hasNoticesByInput,
  } = props;
  const { success, isStale } = view;
  const { id, messages, ExampleChoice = Nothing } = useTool();
  const { t } = useMessages();
  const find = usePaneFind();
  const pane = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [wrap, setWrap] = useState(true);
  const [chosenName, setChosenName] = useState<string>();
  const parts = resultParts(session.operation, success?.value, views?.instead);
  const { single } = parts;
  const isOld = isStale && success !== undefined && single?.value !== '';
  const isOwnView = views?.shown !== undefined;
  const copied = copiedFrom(session.operation, parts, messages, success, isOwnView);
  // The first row of a list that was looked up is one of several answers.
  const searched = isReference(session.operation) ? copied : undefined;
  const newest = useNewest(session, () => copied?.content() ?? '', isOld);
  // The first result finds them there, in one piece.
  useEffect(() => whenIdle(() => void preload(resultViews)), []);
  const isMissing = single ? single.value === undefined : !success;
  const isLine =
    single?.kind === 'boolean' ||
    (isPlain && !isBig && !renderResult && typeof single?.value === 'string' && !kindInfo(single.kind).present);
  const first = single
    ? isLine
      ? { ...single, name: single.name ?? session.name }
      : undefined
    : headlineOf(session.operation, parts.values);
  const exported = single ?? copied ?? first;
  const tone = first && toneOf(session.operation, success?.value, first);
  // Beside the button that copies what a verdict is about, the name of the verdict would be that of something else.
  const own = tone && session.operation.copies !== undefined ? undefined : first?.name;
  const titled = single ? (single.name ?? session.name) : own;
  const what = named?.what ?? copied?.what;
  const title = (titled && messages.outputs?.[titled]) ?? t(single ? 'output' : 'results');

  const save = async () => {
    const { saveResult } = await import('#page/results/save-result.ts');
    await saveResult(session, parts, { id, fileName, chosenName });
  };
  const { outcome, cancelled } = session.run;
  const isNothing = !success && !cancelled;
  // The examples keep their place until the first run has ended: nothing is shown for a moment only.
  const isStarting = session.operation.live !== false && (!outcome || 'nothing' in outcome);
  const isUnused =
    hasExamples &&
    isNothing &&
    !view.missing &&
    (isEmptyInput(session.input) || isStarting) &&
    !view.problem &&
    !session.run.slow;
  const isOldShown = isOld && !views?.isOfInput;
  const isMarkedOld = isOldShown && view.isStaleSettled;
  const height = useKeptHeight(pane, success !== undefined, outcome !== undefined && 'failure' in outcome);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of what it holds
    <div
      ref={pane}
      style={height === undefined ? undefined : { minHeight: height }}
      className={classes.pane}
      data-pane
      data-plain={isPlain || undefined}
      data-kind={single?.kind}
      onKeyDown={find.onKeyDown}
    >
      <header className={classes.head}>
        <h2 className={views && 'visually-hidden'}>{isMarkedOld ? t('oldResult') : (named?.title ?? title)}</h2>
        {views?.choice}
        <div className={classes.actions}>
          <RunProgress run={session.run} size={'file' in session.input ? session.input.file.size : undefined} />
          {!isMissing && exported && (
            <ResultMenus
              session={session}
              value={exported.value}
              kind={exported.kind}
              name={exported.name}
              values={single ? undefined : parts.values}
            />
          )}
          {action ?? <RefreshButton session={session} success={success} />}
          {typeof single?.value === 'string' && !isOwnView && (
            <IconButton
              icon="text-wrap"
              data-action="wrap"
              label={t('wrap')}
              aria-pressed={wrap}
              onClick={() => setWrap(!wrap)}
            />
          )}
          {/* It has its place before the content offers it: nothing moves. */}
          {(find.open || (success && !isOwnView)) && (
            <IconButton icon="search" label={t('find')} disabled={!find.open} onClick={find.open} />
          )}
          <CopyButton
            wide
            variant={isPlain ? 'basic' : 'text'}
            tone={action && !isOld ? 'primary' : undefined}
            action={isOld ? 'copyOld' : 'copy'}
            label={isOld ? t('copyOld') : what ? t('copyWhat', { what }) : t('copy')}
            disabled={!copied}
            confirmation={isOld ? t('copiedOld') : undefined}
            content={newest}
            source={success}
            fallback={() => (single ? body.current : null)}
          />
          <Button
            variant="text"
            icon="download"
            data-action="download"
            aria-label={single ? undefined : t('downloadAll')}
            disabled={isMissing}
            onClick={() => void save()}
          >
            {t('download')}
          </Button>
          <FullScreenButton />
        </div>
      </header>
      <HeadlineContext value={first?.name}>
        <FindContext value={find.offer}>
          <div
            ref={body}
            // A click on the text makes it the place to find in.
            tabIndex={-1}
            className={classes.body}
            data-pane-body
            data-results
            data-stale={isOldShown || undefined}
            data-big={isBig || undefined}
          >
            {isUnused && <ExampleChoice session={session} />}
            {verdict}
            {isNothing && !isUnused && !verdict && (view.missing || view.offering || !isOwnView) && (
              <p className={classes.empty}>
                {view.missing ?? (view.offering ? '' : t('empty'))} <Offers of={view.offering} />
              </p>
            )}
            {isOwnView && !isUnused && !(isNothing && view.missing) && (
              <section className={classes.view}>{views.shown}</section>
            )}
            {!isOwnView && success && first && (
              <Headline answer={first} label={title} tone={tone} isDocument={session.operation.long} />
            )}
            {!isOwnView && !renderResult && searched?.columns && typeof searched.value === 'string' && (
              <RowHeadline table={searched.value} columns={searched.columns} label={title} />
            )}
            {isPlain && success && !hasNoticesByInput && (
              <NoticeList notices={success.notices} input={session.input} isOld={isOld} />
            )}
            {!isOwnView &&
              success &&
              !isLine &&
              (renderResult?.(success, wrap) ?? (
                <ResultContent
                  // What another search found does not slide there from what the last one found.
                  key={isReference(session.operation) ? String(session.run.outcomeInput) : undefined}
                  session={session}
                  parts={parts}
                  title={title}
                  headlineColumns={searched?.columns}
                  wrap={wrap}
                  isBig={isBig}
                />
              ))}
          </div>
        </FindContext>
      </HeadlineContext>
      {success && !isReference(session.operation) && (
        <ResultFoot
          session={session}
          success={success}
          parts={parts}
          hasNotices={!hasNoticesByInput && !isPlain}
          isOld={isOld}
          isOwnView={isOwnView}
          fileName={fileName}
          onName={setChosenName}
        />
      )}
      <StaleStrip session={session} view={view} isOld={isMarkedOld} />
    </div>
  );
}
