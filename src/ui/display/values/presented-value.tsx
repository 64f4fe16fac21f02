import { useEffect, useMemo, useRef } from 'react';
import type { FileKind } from '#core/kind.ts';
import { isBigText } from '#lib/big-text/big-text.ts';
import { formatDecimal } from '#lib/text/format-decimal.ts';
import { PictureRoom, sizeOf } from '#ui/display/media/picture-room.tsx';
import { useObjectUrl } from '#ui/display/media/use-object-url.ts';
import { TableRoom } from '#ui/display/tables/table-room.tsx';
import { lazy } from '#ui/lazy.tsx';
import { useMessages } from '#ui/messages.ts';
import { contentOf } from './result-content.ts';
import classes from './value-view.module.css';

const CsvTable = lazy(
  () => import('#ui/display/tables/csv-table.tsx'),
  'CsvTable',
  ({ text }) => <TableRoom value={text} />,
);
const Table = lazy(
  () => import('#ui/display/tables/table.tsx'),
  'Table',
  ({ rows }) => <TableRoom value={rows} />,
);

export interface PresentedValueProps {
  readonly value: unknown;
  readonly kind: FileKind;
  readonly label: string;
  /** The label of a column of a table. */
  readonly columnLabelOf?: ((column: string) => string) | undefined;
}

/** A value of a kind that is shown otherwise than as text. */
export function PresentedValue({ value, kind, label, columnLabelOf }: PresentedValueProps) {
  switch (kind.present) {
    case 'picture':
      return <Picture value={value} kind={kind} label={label} />;
    case 'table':
      if (Array.isArray(value)) return <Table rows={value} label={label} labelOf={columnLabelOf} />;
      return isBigText(value) || typeof value === 'string' ? (
        <CsvTable text={value} label={label} labelOf={columnLabelOf} />
      ) : null;
    case 'color':
      return <Color value={String(value)} />;
    default:
      return <Digits value={String(value)} />;
  }
}

/** The digits of a whole number in groups. */
function Digits({ value }: { readonly value: string }) {
  const { locale } = useMessages();
  return <code>{formatDecimal(value, locale)}</code>;
}

function Picture({ value, kind, label }: PresentedValueProps) {
  const blob = useMemo(() => new Blob([contentOf(value) as BlobPart], { type: kind.mime }), [value, kind]);
  const url = useObjectUrl(blob);
  if (!url) return <PictureRoom value={value} />;
  const size = sizeOf(value);
  const style = size && {
    ['--width' as string]: `${size.width}px`,
    ['--ratio' as string]: Number(size.width) / Number(size.height),
  };
  return <img className={classes.picture} src={url} alt={label} {...size} style={style} />;
}

function Color({ value }: { readonly value: string }) {
  const swatch = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (swatch.current) swatch.current.style.backgroundColor = value;
  }, [value]);
  return (
    <span className={classes.color} data-color>
      <span ref={swatch} className={classes.swatch} />
      <code>{value}</code>
    </span>
  );
}
