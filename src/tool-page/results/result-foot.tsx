import { fileKind } from '#core/kinds/file-kinds.ts';
import { isBigText, linesOf } from '#lib/big-text/big-text.ts';
import { countRecords } from '#lib/csv/record-index.ts';
import { NoticeList } from '#page/notice-list.tsx';
import { useFacts } from '#page/session/use-facts.ts';
import type { Success } from '#page/session/use-run.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import classes from '#ui/display/pane.module.css';
import { formatBytes, formatDuration } from '#ui/display/values/quantity.ts';
import { useMessages } from '#ui/messages.ts';
import { fileIn } from './file-in.ts';
import { fileNameOf } from './file-name-of.ts';
import type { ResultParts } from './result-parts.ts';
import { SaveForms } from './save-forms.tsx';
import { SaveName } from './save-name.tsx';

export interface ResultFootProps {
  readonly session: ToolSession;
  readonly success: Success;
  readonly parts: ResultParts;
  /** Not where they are reported elsewhere. */
  readonly hasNotices: boolean;
  /** It is the result of an earlier input. */
  readonly isOld: boolean;
  /** Something else is shown than the result as it is: its size says nothing of that. */
  readonly isOwnView: boolean;
  /** The name that is proposed for a file. */
  readonly fileName?: string | undefined;
  /** A name under which a file is to be saved. */
  readonly onName: (fileName: string) => void;
}

/** The foot of a result: file name to save, notices, size, facts and duration. */
export function ResultFoot({
  session,
  success,
  parts,
  hasNotices,
  isOld,
  isOwnView,
  fileName,
  onName,
}: ResultFootProps) {
  const { locale } = useMessages();
  const formatFacts = useFacts();
  const { single, facts, values } = parts;
  const file = fileIn(single);
  return (
    <>
      {file && (
        <div className={classes.saving}>
          <SaveName content={file} fileName={fileName ?? fileNameOf(session)} onName={onName} />
        </div>
      )}
      {session.operation.saveAs && success.operation === session.name && (
        <div className={classes.saving}>
          <SaveForms session={session} value={success.value} forms={session.operation.saveAs} />
        </div>
      )}
      {hasNotices && <NoticeList isInPane notices={success.notices} input={session.input} isOld={isOld} />}
      <footer className={classes.status}>
        {!isOwnView && !(facts.length > 0 && isOneLine(single?.value)) && (
          <Size value={single?.value} isTable={isTable(single) && !detailsCount(session, 'rows')} />
        )}
        {formatFacts(facts, values, session.operation.output).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        <span>{formatDuration(success.duration, locale)}</span>
      </footer>
    </>
  );
}

/** The facts say more of such a text than its size does. */
const isOneLine = (value: unknown): boolean => typeof value === 'string' && !value.includes('\n');

/** A final line break ends the last line. */
const countLines = (text: string): number => text.replace(/\n$/, '').split('\n').length;

const isTable = (single: ResultParts['single']): boolean =>
  single !== undefined && fileKind(single.kind).present === 'table';

/** Whether the details of the present operation count something, which they know better than a text shows. */
const detailsCount = ({ tool, operation }: ToolSession, fact: string): boolean =>
  tool.operations[operation.details ?? '']?.facts?.includes(fact) === true;

/** The first record names the columns. */
const countRows = (csv: string): number => Math.max(0, countRecords(csv) - 1);

/** How many rows, or bytes and lines, a single result has; nothing of an empty text. */
function Size({ value, isTable }: { readonly value: unknown; readonly isTable: boolean }) {
  const { t, locale } = useMessages();
  if (value === '') return null;
  if (isTable && typeof value === 'string') return <span>{t('rows', { n: countRows(value) })}</span>;
  if (isBigText(value)) {
    const { byteCount } = value;
    return (
      <>
        <span>{formatBytes(byteCount, locale)}</span>
        <span>{t('lines', { n: linesOf(value) })}</span>
      </>
    );
  }
  if (typeof value === 'string') {
    return (
      <>
        <span>{formatBytes(new TextEncoder().encode(value).length, locale)}</span>
        <span>{t('lines', { n: countLines(value) })}</span>
      </>
    );
  }
  if (value instanceof Uint8Array) return <span>{formatBytes(value.length, locale)}</span>;
  return value instanceof Blob ? <span>{formatBytes(value.size, locale)}</span> : null;
}
