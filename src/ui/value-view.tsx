import { useEffect, useMemo, useRef, useState } from 'react';
import type { KindInfo } from '#core/kind.ts';
import { isBigText } from '#lib/big-text.ts';
import { formatHexDump } from '#lib/hex-dump.ts';
import { CopyButton } from './copy-button.tsx';
import { highlighterFor } from './highlight.tsx';
import { formatBytes } from './quantity.ts';
import { contentOf, fileNameOf } from './result-content.ts';
import { ScrollRegion } from './scroll-region.tsx';
import { Table } from './table.tsx';
import { useTool } from './tool.ts';
import classes from './value-view.module.css';
import { VirtualText } from './virtual-text.tsx';
import { useWords } from './words.ts';

export interface ValueViewProps {
  readonly value: unknown;
  readonly kind: KindInfo;
  readonly label: string;
  readonly wrap?: boolean;
}

/** Shows one value as its kind asks for. */
export function ValueView({ value, kind, label, wrap = true }: ValueViewProps) {
  if (isBigText(value)) return <VirtualText text={value} label={label} highlight={highlighterFor(kind.language)} />;
  if (kind.present === 'picture') return <Picture value={value} kind={kind} label={label} />;
  if (value instanceof Blob || value instanceof Uint8Array)
    return <FileResult value={value} kind={kind} label={label} />;
  if (kind.present === 'table' && Array.isArray(value)) return <Table rows={value} label={label} />;
  if (kind.present === 'color' && typeof value === 'string') return <Color value={value} />;
  const text = typeof value === 'string' ? value : String(contentOf(value));
  return <Text text={text} kind={kind} label={label} wrap={wrap} />;
}

function Text({
  text,
  kind,
  label,
  wrap,
}: {
  readonly text: string;
  readonly kind: KindInfo;
  readonly label: string;
  readonly wrap: boolean;
}) {
  const highlight = highlighterFor(kind.language);
  return (
    <ScrollRegion className={classes.text} data-wrap={wrap} aria-label={label}>
      <pre>
        {highlight ? text.split('\n').map((row, index) => [index > 0 && '\n', ...[highlight(row)].flat()]) : text}
      </pre>
    </ScrollRegion>
  );
}

/** A temporary address of a file, for pictures and downloads. */
function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}

function Picture({ value, kind, label }: Omit<ValueViewProps, 'wrap'>) {
  const blob = useMemo(() => new Blob([contentOf(value) as BlobPart], { type: kind.mime ?? '' }), [value, kind]);
  const url = useObjectUrl(blob);
  return url && <img className={classes.picture} src={url} alt={label} />;
}

const shownBytes = 4_096;

/** A file or bytes: what it is, its beginning, and a picture where it is one. */
function FileResult({
  value,
  kind,
  label,
}: {
  readonly value: Blob | Uint8Array;
  readonly kind: KindInfo;
  readonly label: string;
}) {
  const { locale } = useWords();
  const [head, setHead] = useState<{ readonly bytes: Uint8Array; readonly mime: string | undefined }>();
  const size = value instanceof Blob ? value.size : value.length;
  const blob = useMemo(
    () => (value instanceof Blob ? value : new Blob([value as BlobPart], { type: head?.mime ?? '' })),
    [value, head],
  );
  const isPicture = head?.mime?.startsWith('image/') ?? false;
  const url = useObjectUrl(isPicture ? blob : undefined);

  useEffect(() => {
    let gone = false;
    const start = value instanceof Blob ? value.slice(0, shownBytes).arrayBuffer() : value.slice(0, shownBytes).buffer;
    Promise.all([start, import('#lib/detect-file-type.ts')]).then(([buffer, { detectFileType }]) => {
      const bytes = new Uint8Array(buffer);
      if (!gone) setHead({ bytes, mime: detectFileType(bytes)?.mime });
    });
    return () => {
      gone = true;
    };
  }, [value]);

  const text = head && decodeHead(head.bytes);
  return (
    <div className={classes.file}>
      <p className={classes.facts}>
        {formatBytes(size, locale)}
        {head?.mime && <code>{head.mime}</code>}
      </p>
      {url && <img className={classes.picture} src={url} alt={label} />}
      {head && !isPicture && (
        <Text text={text ?? formatHexDump(head.bytes)} kind={kind} label={label} wrap={text !== undefined} />
      )}
    </div>
  );
}

/** The beginning of a text; nothing where the bytes are not UTF-8. */
function decodeHead(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return undefined;
  }
}

function Color({ value }: { readonly value: string }) {
  const swatch = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (swatch.current) swatch.current.style.backgroundColor = value;
  }, [value]);
  return (
    <span className={classes.color}>
      <span ref={swatch} className={classes.swatch} />
      <code>{value}</code>
    </span>
  );
}

export interface RowsProps {
  readonly values: Readonly<Record<string, unknown>>;
  readonly kinds: Readonly<Record<string, KindInfo>>;
  readonly labelOf: (name: string) => string;
  /** The word for a value that is a code. */
  readonly wordFor: (name: string, value: string) => string;
}

/** Several labelled values, each with a copy button; those that are absent are left out. */
export function ValueRows({ values, kinds, labelOf, wordFor }: RowsProps) {
  const shown = (name: string) => {
    const value = values[name];
    return typeof value === 'string' ? wordFor(name, value) : value;
  };
  const rows = Object.entries(kinds).filter(([name]) => values[name] !== null && values[name] !== undefined);
  return (
    <dl className={classes.rows}>
      {rows.map(([name, kind]) => (
        <div key={name} className={classes.row}>
          <dt>{labelOf(name)}</dt>
          <dd>
            <ValueView value={shown(name)} kind={kind} label={labelOf(name)} />
            <CopyButton content={() => contentOf(shown(name))} what={labelOf(name)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Downloads a value under a name made of the tool's id and the kind's extension. */
export function useDownload() {
  const { id } = useTool();
  return async (value: unknown, kind: KindInfo) => {
    const content = contentOf(value);
    const blob = content instanceof Blob ? content : new Blob([content], { type: kind.mime ?? 'text/plain' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = await fileNameOf(id, kind, blob);
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  };
}
