import { useMemo } from 'react';
import type { FileKind } from '#core/kind.ts';
import { isBigText } from '#lib/big-text/big-text.ts';
import { truncateText } from '#lib/big-text/truncate.ts';
import { firstLines } from '#lib/lines/first.ts';
import { PictureRoom } from '#ui/display/media/picture-room.tsx';
import { TableRoom } from '#ui/display/tables/table-room.tsx';
import { DocumentView } from '#ui/display/text/document-view.tsx';
import { TextView } from '#ui/display/text/text-view.tsx';
import { lazy } from '#ui/lazy.tsx';
import { useMessages } from '#ui/messages.ts';
import { formatBytes } from './quantity.ts';
import { contentOf } from './result-content.ts';
import { showNumber } from './shown-number.ts';

const VirtualText = lazy(() => import('#ui/display/text/virtual-text.tsx'), 'VirtualText');
const FilePreview = lazy(() => import('#ui/display/media/file-preview.tsx'), 'FilePreview');
const loadPresented = () => import('./presented-value.tsx');
const PresentedValue = lazy(loadPresented, 'PresentedValue', undefined, true);
const PictureValue = lazy(loadPresented, 'PresentedValue', PictureRoom, true);
const TableValue = lazy(loadPresented, 'PresentedValue', TableRoom, true);

export interface ValueViewProps {
  readonly value: unknown;
  readonly kind: FileKind;
  readonly label: string;
  readonly wrap?: boolean;
  /** Of a longer text only this many lines are shown, and the number of the others. */
  readonly maxLines?: number | undefined;
  /** Of a text longer than this, in bytes, only the beginning is shown, and that there is more. */
  readonly maxLength?: number | undefined;
  /** A pane shows nothing else: a text has line numbers where it is long or of a language, and one can find in it. */
  readonly isDocument?: boolean | undefined;
  /** The label of a column of a table. */
  readonly columnLabelOf?: (column: string) => string;
}

/** Shows one value by its kind. */
export function ValueView({ value: whole, maxLines = Infinity, maxLength = Infinity, ...rest }: ValueViewProps) {
  const { t, locale } = useMessages();
  const isText = typeof whole === 'string' || isBigText(whole);
  const isPlain = isText && !rest.kind.present;
  const { text, more } = useMemo(
    () => (isText ? firstLines(whole, maxLines) : { text: whole, more: 0 }),
    [isText, whole, maxLines],
  );
  const beginning = useMemo(() => (isPlain ? truncateText(whole, maxLength) : undefined), [isPlain, whole, maxLength]);
  return (
    <>
      <Value value={beginning?.text ?? text} {...rest} />
      {beginning ? (
        <p data-more>
          {t('beginning', { shown: formatBytes(beginning.shown, locale), total: formatBytes(beginning.total, locale) })}
        </p>
      ) : (
        more > 0 && <p data-more>{t('moreLines', { n: more })}</p>
      )}
    </>
  );
}

function Value(props: Omit<ValueViewProps, 'maxLines' | 'maxLength'>) {
  const { value, kind, label, wrap = true, isDocument = false } = props;
  if (kind.present === 'picture') return <PictureValue {...props} />;
  if (kind.present === 'table') return <TableValue {...props} />;
  if (kind.present === 'drawing') return <TextView text={String(contentOf(value))} label={label} isDrawing />;
  if (kind.present) return <PresentedValue {...props} />;
  if (isBigText(value)) return <VirtualText text={value} label={label} language={kind.language} />;
  if (value instanceof Blob || value instanceof Uint8Array)
    return <FilePreview file={value} label={label} isText={kind.mime.startsWith('text/')} />;
  const text = typeof value === 'number' && !isDocument ? showNumber(value) : String(contentOf(value));
  const Text = isDocument ? DocumentView : TextView;
  return <Text text={text} label={label} language={kind.language} wrap={wrap} />;
}
