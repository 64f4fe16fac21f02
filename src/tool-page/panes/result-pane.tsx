import { type ReactNode, useId, useRef, useState } from 'react';
import { kindInfo } from '#core/kinds.ts';
import { isBigText } from '#lib/big-text.ts';
import { StaleStrip, ValueRows, ValueView } from '#page/lazy-parts.tsx';
import { useTool } from '#page/services.ts';
import { useDownload } from '#page/session/use-download.ts';
import type { Good } from '#page/session/use-run.ts';
import { useSentences } from '#page/session/use-run-messages.ts';
import type { Findings } from '#page/session/use-run-view.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { Button, IconButton } from '#ui/controls/button.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { Notices } from '#ui/display/notices.tsx';
import classes from '#ui/display/pane.module.css';
import { formatBytes, formatDuration } from '#ui/display/quantity.ts';
import { contentOf } from '#ui/display/result-content.ts';
import { useWords } from '#ui/messages.ts';

export interface ResultPaneProps {
  readonly session: ToolSession;
  readonly findings: Findings;
  /** Shown large, as generators do. */
  readonly isBig?: boolean;
  readonly renderResult?: ((good: Good) => ReactNode) | undefined;
  /** Of a download, with its extension. */
  readonly fileName?: string | undefined;
  /** Not where they are told elsewhere. */
  readonly hasNotices?: boolean;
}

/** Shows the result with its copy and download buttons, its notices and its status. */
export function ResultPane(props: ResultPaneProps) {
  const { session, findings, isBig = false, renderResult, fileName, hasNotices = true } = props;
  const { good, isStale, isPending } = findings;
  const isOld = isStale && good !== undefined;
  const { strings } = useTool();
  const { words, locale } = useWords();
  const sentences = useSentences();
  const download = useDownload();
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const [wrap, setWrap] = useState(true);
  const { output } = session.operation;
  const isRecord = typeof output !== 'string';
  const values = isRecord && good ? (good.value as Readonly<Record<string, unknown>>) : {};
  const labelOf = (name: string) => strings.outputs?.[name] ?? name;
  const title = isRecord ? words.results : (strings.outputs?.[session.name] ?? words.output);

  return (
    <div className={classes.pane}>
      <header className={classes.head}>
        <h2 id={`${id}title`}>{title}</h2>
        <div className={classes.actions}>
          {typeof good?.value === 'string' && (
            <IconButton icon="text-wrap" label={words.wrap} aria-pressed={wrap} onClick={() => setWrap(!wrap)} />
          )}
          {isRecord ? (
            <>
              <CopyButton
                wide
                variant="text"
                label={isOld ? words.copyOld : words.copyAll}
                disabled={!good}
                content={() => toJson(values)}
              />
              <IconButton
                icon="download"
                label={words.downloadAll}
                disabled={!good}
                onClick={() => void toJson(values).then((json) => download(json, kindInfo('json')))}
              />
            </>
          ) : (
            <>
              <CopyButton
                wide
                variant="text"
                {...(isOld && { label: words.copyOld })}
                disabled={!good}
                content={() => contentOf(good?.value)}
                fallback={() => body.current}
              />
              <Button
                variant="text"
                icon="download"
                disabled={!good}
                onClick={() => void download(good?.value, kindInfo(output), { fileName })}
              >
                {words.download}
              </Button>
            </>
          )}
        </div>
      </header>
      <StaleStrip session={session} isOld={isOld} isPending={isPending} />
      <div
        ref={body}
        className={classes.body}
        data-results
        data-stale={isOld || undefined}
        data-big={isBig || undefined}
      >
        {!good && !session.run.cancelled && <p className={classes.empty}>{words.empty}</p>}
        {good && renderResult?.(good)}
        {good && !renderResult && !isRecord && (
          <ValueView value={good.value} kind={kindInfo(output)} label={title} wrap={wrap} />
        )}
        {good && !renderResult && isRecord && (
          <ValueRows
            values={values}
            kinds={Object.fromEntries(Object.entries(output).map(([name, kind]) => [name, kindInfo(kind)]))}
            labelOf={labelOf}
            mostLines={isBig ? mostGenerated : undefined}
            wordFor={(name, value) => strings.values?.[name]?.[value] ?? value}
          />
        )}
      </div>
      {good && hasNotices && <Notices isInPane messages={good.notices.map((notice) => sentences.notice(notice))} />}
      {good && (
        <footer className={classes.status}>
          <Size value={good.value} />
          <span>{formatDuration(good.duration, locale)}</span>
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

/** Lines of what a generator makes that are shown; copies and downloads have all. */
const mostGenerated = 1_000;

/** How many bytes and lines a single result has. */
function Size({ value }: { readonly value: unknown }) {
  const { words, locale, format } = useWords();
  if (isBigText(value)) {
    const { byteCount, lineCount } = value;
    return (
      <>
        <span>{formatBytes(byteCount, locale)}</span>
        <span>{format(words.lines, { n: lineCount })}</span>
      </>
    );
  }
  if (typeof value === 'string') {
    return (
      <>
        <span>{formatBytes(new TextEncoder().encode(value).length, locale)}</span>
        <span>{format(words.lines, { n: value === '' ? 0 : value.split('\n').length })}</span>
      </>
    );
  }
  if (value instanceof Uint8Array) return <span>{formatBytes(value.length, locale)}</span>;
  return value instanceof Blob ? <span>{formatBytes(value.size, locale)}</span> : null;
}
