import type { KindInfo } from '#core/kind.ts';
import { useDownload } from '#page/session/use-download.ts';
import { IconButton } from '#ui/controls/button.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { contentOf } from '#ui/display/result-content.ts';
import { ValueView } from '#ui/display/value-view.tsx';
import { useMessages } from '#ui/messages.ts';
import classes from './value-rows.module.css';

export interface RowsProps {
  readonly values: Readonly<Record<string, unknown>>;
  readonly kinds: Readonly<Record<string, KindInfo>>;
  readonly labelOf: (name: string) => string;
  /** The word for a value that is a code. */
  readonly wordFor?: (name: string, value: string) => string;
  /** Shown beneath a label. */
  readonly noteOf?: (name: string) => string | undefined;
  /** The row that is pointed out. */
  readonly marked?: string | undefined;
  /** Of a longer text only so many lines are shown, and how many more there are. */
  readonly maxLines?: number | undefined;
}

/**
 * Several labelled values, each with a copy button, and a download button where it is long, binary or has several lines;
 * those that are absent are left out.
 */
export function ValueRows({
  values,
  kinds,
  labelOf,
  wordFor = (_, value) => value,
  noteOf,
  marked,
  maxLines,
}: RowsProps) {
  const { t } = useMessages();
  const download = useDownload();
  const shown = (name: string) => {
    const value = values[name];
    return typeof value === 'string' || typeof value === 'boolean' ? wordFor(name, String(value)) : value;
  };
  const rows = Object.entries(kinds).filter(([name]) => values[name] !== null && values[name] !== undefined);
  return (
    <dl className={classes.rows}>
      {rows.map(([name, kind]) => {
        const value = shown(name);
        const label = labelOf(name);
        const note = noteOf?.(name);
        const isLong = isDocument(value);
        return (
          <div
            key={name}
            className={classes.row}
            data-marked={name === marked || undefined}
            data-long={isLong || undefined}
          >
            <dt>
              {label}
              {note && <small>{note}</small>}
            </dt>
            <dd>
              <ValueView value={value} kind={kind} label={label} maxLines={maxLines} />
              <CopyButton content={() => contentOf(value)} what={label} />
              {isLong && (
                <IconButton
                  icon="download"
                  label={t('downloadWhat', { what: label })}
                  onClick={() => void download(value, kind, { part: name })}
                />
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Shorter texts of one line, in characters, are copied rather than saved. */
const minDocumentLength = 1_000;

/** Whether a value is fit for a file of its own. */
const isDocument = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.length >= minDocumentLength || value.includes('\n')
    : typeof value === 'object' && value !== null;
