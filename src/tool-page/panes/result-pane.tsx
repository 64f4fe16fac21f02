import { type ReactNode, useId, useRef, useState } from 'react';
import { kindInfo } from '#core/kinds.ts';
import { NoticeList, ResultStatus, SaveName, StaleStrip, ValueRows, ValueView } from '#page/lazy-parts.tsx';
import { FullScreenButton } from '#page/panes/full-screen-button.tsx';
import { RefreshButton } from '#page/results/refresh-button.tsx';
import { type ResultParts, resultParts } from '#page/results/result-parts.ts';
import { useTool } from '#page/services.ts';
import { useDownload } from '#page/session/use-download.ts';
import type { Success } from '#page/session/use-run.ts';
import type { RunView } from '#page/session/use-run-view.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { Button, IconButton } from '#ui/controls/button.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import classes from '#ui/display/pane.module.css';
import { contentOf } from '#ui/display/result-content.ts';
import { FindContext, usePaneFind } from '#ui/find/find-context.ts';
import { useMessages } from '#ui/messages.ts';

export interface ResultPaneProps {
  readonly session: ToolSession;
  readonly view: RunView;
  /** Shown large, as generators do. */
  readonly isBig?: boolean;
  readonly renderResult?: ((success: Success) => ReactNode) | undefined;
  /** Of a download, with its extension. */
  readonly fileName?: string | undefined;
  /** Not where they are reported elsewhere. */
  readonly hasNotices?: boolean;
}

/** Shows the result with its copy and download buttons, its notices and its status. */
export function ResultPane(props: ResultPaneProps) {
  const { session, view, isBig = false, renderResult, hasNotices = true } = props;
  const { success, isStale, isPending } = view;
  const isOld = isStale && success !== undefined;
  const { messages } = useTool();
  const { t } = useMessages();
  const download = useDownload();
  const find = usePaneFind();
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const [wrap, setWrap] = useState(true);
  const [chosenName, setChosenName] = useState<string>();
  const { single, kinds, values, facts } = resultParts(session.operation, success?.value);
  const labelOf = (name: string) => messages.outputs?.[name] ?? name;
  const file = fileIn(single);
  const fileName = file ? chosenName : (props.fileName ?? nameAfterInput(session));
  const title = single ? (messages.outputs?.[single.name ?? session.name] ?? t('output')) : t('results');

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of what it holds
    <div className={classes.pane} data-pane onKeyDown={find.onKeyDown}>
      <header className={classes.head}>
        <h2 id={`${id}title`}>{title}</h2>
        <div className={classes.actions}>
          <RefreshButton session={session} success={success} />
          {typeof single?.value === 'string' && (
            <IconButton icon="text-wrap" label={t('wrap')} aria-pressed={wrap} onClick={() => setWrap(!wrap)} />
          )}
          {find.open && <IconButton icon="search" label={t('find')} onClick={find.open} />}
          {!single ? (
            <>
              <CopyButton
                wide
                variant="text"
                action={isOld ? 'copyOld' : 'copy'}
                label={isOld ? t('copyOld') : t('copyAll')}
                disabled={!success}
                content={() => toJson(values)}
              />
              <IconButton
                icon="download"
                data-action="download"
                label={t('downloadAll')}
                disabled={!success}
                onClick={() => void toJson(values).then((json) => download(json, kindInfo('json')))}
              />
            </>
          ) : (
            <>
              <CopyButton
                wide
                variant="text"
                action={isOld ? 'copyOld' : 'copy'}
                {...(isOld && { label: t('copyOld') })}
                disabled={!success}
                content={() => contentOf(single.value)}
                fallback={() => body.current}
              />
              <Button
                variant="text"
                icon="download"
                data-action="download"
                disabled={!success}
                onClick={() => void download(single.value, kindInfo(single.kind), { fileName })}
              >
                {t('download')}
              </Button>
            </>
          )}
          <FullScreenButton />
        </div>
      </header>
      <StaleStrip session={session} isOld={isOld} isPending={isPending} />
      <FindContext value={find.finds}>
        <div
          ref={body}
          // A click on the text makes it the place to find in.
          tabIndex={-1}
          className={classes.body}
          data-pane-body
          data-results
          data-stale={isOld || undefined}
          data-big={isBig || undefined}
        >
          {!success && !session.run.cancelled && <p className={classes.empty}>{t('empty')}</p>}
          {success && renderResult?.(success)}
          {success && !renderResult && single && (
            <ValueView
              value={single.value}
              kind={kindInfo(single.kind)}
              label={title}
              wrap={wrap}
              maxLines={isBig ? maxGenerated : undefined}
            />
          )}
          {success && !renderResult && !single && (
            <ValueRows
              values={values}
              kinds={Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, kindInfo(kind)]))}
              labelOf={labelOf}
              groups={session.operation.outputGroups}
              maxLines={isBig ? maxGenerated : undefined}
              wordFor={(name, value) => messages.values?.[name]?.[value] ?? value}
            />
          )}
        </div>
      </FindContext>
      {file && <SaveName content={file} onName={setChosenName} />}
      {success && hasNotices && <NoticeList isInPane notices={success.notices} input={session.input} />}
      {success && (
        <footer className={classes.status}>
          <ResultStatus value={single?.value} facts={facts} values={values} duration={success.duration} />
        </footer>
      )}
    </div>
  );
}

/** Several values as one JSON text, by code that is fetched when it is asked for. */
async function toJson(values: Readonly<Record<string, unknown>>): Promise<string> {
  const { recordToJson } = await import('#page/results/result-json.ts');
  return recordToJson(values);
}

/** A result whose kind does not tell what type of file it is. */
function fileIn(single: ResultParts['single']): Blob | Uint8Array | undefined {
  if (!single || kindInfo(single.kind).mime?.startsWith('text/')) return undefined;
  return single.value instanceof Blob || single.value instanceof Uint8Array ? single.value : undefined;
}

/** What is made of a file, whatever its type, is called after it. */
function nameAfterInput({ operation: { input: kind, output }, input }: ToolSession): string | undefined {
  if (kind === undefined || kindInfo(kind).repr !== 'file' || !('file' in input) || typeof output !== 'string') return;
  return `${input.file.name}.${kindInfo(output).extension ?? 'txt'}`;
}

/** Lines of what a generator makes that are shown; copies and downloads have all. */
const maxGenerated = 1_000;
